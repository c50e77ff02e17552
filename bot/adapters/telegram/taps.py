"""Taps on buttons: answered once and at once; messages are changed after that.

Every tap goes one way: it is read (`Tap`), the application is asked, what its reply comes to is
decided (`outcome_of`), and that is said and shown.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, Final

from telegram import CallbackQuery

from bot.adapters.background import answered_in_time
from bot.adapters.ordered_locks import OrderedLocks
from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.context import TelegramContext
from bot.adapters.telegram.menu import show_commands_in
from bot.adapters.telegram.outcomes import Show, outcome_of
from bot.adapters.telegram.places import JOIN, TURN, MessageRef, Place
from bot.adapters.telegram.quick_taps import QuickTaps
from bot.adapters.telegram.responses import Shown
from bot.adapters.telegram.tap import CallbackAnswer, Tap
from bot.application.model import Ask, Post, Reply
from bot.application.tickets import Verb
from bot.commands.declaration import MANAGED
from bot.commands.registry import registry
from storage.base import StoreAwayError

_ANSWER_AFTER: Final = 3.0  # seconds; a tap can be answered for about 15
_SPINS: Final = 2.5  # seconds that a tap spins at most until its message can be changed


class Taps:
    """Answers taps."""

    def __init__(self, shared: TelegramContext, challenges: Challenges) -> None:
        self._shared = shared
        self._challenges = challenges
        self._locks = OrderedLocks()
        self._quick = QuickTaps(shared.app)
        self._unanswered: set[tuple[str, str]] = set()  # in groups: who tapped, and what

    async def answer(self, query: CallbackQuery) -> Shown | None:
        """Answer, then change what the tap changes, and remember who tapped.

        What is to be noted of the message that was shown is returned.
        """
        tap, answer = Tap.read(query), CallbackAnswer(query)
        shown, has_forgotten = None, False
        try:
            shown, has_forgotten = await self._once(tap, answer)
        except StoreAwayError:
            words = await self._shared.app.words(tap.ask)
            await answer.send(words("hall-store-away"), is_alert=True)
        except Exception:
            await self._own_up(answer, tap.ask)
            raise
        await self._own_up(answer, tap.ask)
        if has_forgotten:
            await self._shared.users.forget(query.from_user)
        else:
            await self._shared.users.remember(query.from_user, is_private=tap.ask.is_private)
        return shown

    async def _own_up(self, answer: CallbackAnswer, ask: Ask) -> None:
        # Where nothing has been answered, say that something of ours broke.
        if not answer.is_sent:
            words = await self._shared.app.words(ask)
            await answer.send(words("hall-broken"), is_alert=True)

    async def _once(self, tap: Tap, answer: CallbackAnswer) -> tuple[Shown | None, bool]:
        # In a group a second tap before the first is answered is the same one: it sends nothing.
        # Its player can't have read yet what it would send.
        known = (tap.ask.me, tap.data)
        if known in self._unanswered:
            await answer.send()
            return None, False
        if not tap.ask.is_private:
            self._unanswered.add(known)
        try:
            return await self._answer(tap, answer)
        finally:
            self._unanswered.discard(known)

    async def _answer(self, tap: Tap, answer: CallbackAnswer) -> tuple[Shown | None, bool]:
        # What is to be noted, and whether the asker has had everything forgotten.
        tap = await self._with_rights(tap)
        async with self._locks.of(tap.concerns):
            tap = await self._quick.caught_up(tap)
            reply = await self._shared.app.tap(tap.ask, tap.button)
            outcome = outcome_of(tap, reply)
            if outcome.words is not None:
                await answer.send(outcome.words, is_alert=outcome.is_alert)
        await self._shared.messages.unpin(MessageRef.parse(reply.unpinned))
        shown = await self._show(tap, answer, reply, outcome.show)
        if reply.language:
            whose, language = reply.language
            await show_commands_in(self._shared.bot, Place.of(whose), language)
        return shown, reply.is_forgotten

    async def _with_rights(self, tap: Tap) -> Tap:
        # Where only those who manage a group may, Telegram is asked who does.
        is_managed = registry().who_may(tap.data) in MANAGED
        if not is_managed or tap.message is None or tap.ask.is_private:
            return tap
        return replace(tap, ask=await requests.with_rights(tap.ask, self._shared.bot))

    async def _show(
        self, tap: Tap, answer: CallbackAnswer, reply: Reply, show: Show
    ) -> Shown | None:
        ask, message = tap.ask, tap.message
        match show, reply:
            case Show.IN_PLACE | Show.APART, Reply(private=Post() as post):
                replacing = message if show is Show.IN_PLACE else None
                display = partial(self._shared.responder.display, ask, post, replacing=replacing)
                return await self._changed(tap, answer, post, display)
            case Show.PUBLIC, Reply(public=Post() as post) if message:
                return await self._changed(
                    tap, answer, post, partial(self._shared.responder.edit_public, message, post)
                )
            case Show.IN_PRIVATE_CHAT, _:
                await self._show_in_private_chat(tap, answer, reply)
            case Show.MENU, _ if message:
                await self._challenges.turn_menu(ask, tap.data, reply, message)
            case Show.SENT_INLINE, _:
                await tap.query.edit_message_reply_markup()
                await self._shared.responder.privately(ask, reply)
            case _:
                pass
        return None

    async def _changed(
        self,
        tap: Tap,
        answer: CallbackAnswer,
        post: Post,
        display: Callable[[], Coroutine[Any, Any, Shown | None]],
    ) -> Shown | None:
        # Change a message. If that takes a while, the tap spins, and is then answered in words.
        if tap.message is None:
            return await display()
        with self._quick.showing(tap, is_preview=post.is_preview):
            if self._shared.messages.limiter.delay(tap.message.chat) == 0:
                await answer.send()
                return await display()
            late = partial(answer.send, _gist(post))
            shown = await answered_in_time(display(), within=_SPINS, late=late)
            await answer.send()
            return shown

    async def _show_in_private_chat(self, tap: Tap, answer: CallbackAnswer, reply: Reply) -> None:
        # There, or by a link to where it is shown once that chat is open.
        is_look = tap.verb in registry().linked
        link_kind = tap.verb if is_look else JOIN if tap.verb == Verb.ACCEPT else TURN

        async def say_where() -> None:
            words = await self._shared.app.words(tap.ask)
            await answer.send(words("hall-in-private"))

        showing = self._shared.responder.privately(tap.ask, reply, link_kind=link_kind)
        link = await answered_in_time(showing, within=_ANSWER_AFTER, late=say_where)
        if link:
            await answer.send(url=link)
        elif not answer.is_sent:
            await say_where()


def _gist(post: Post) -> str:
    # What a post asks, or tells last, for a tap whose message can't be changed yet.
    return (post.prompt.lead if post.prompt else "") or "".join(post.lines[-1:])
