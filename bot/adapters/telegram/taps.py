"""Taps on buttons: answered once and at once; messages are changed after that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import structlog
from telegram import CallbackQuery, Message
from telegram.error import BadRequest, TelegramError

from bot.adapters.ordered_locks import OrderedLocks
from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import Challenges
from bot.adapters.telegram.layout import ALERT, cut
from bot.adapters.telegram.menu import CommandLists
from bot.adapters.telegram.places import JOIN, TURN, MessageRef, Place
from bot.adapters.telegram.quick_taps import QuickTaps
from bot.adapters.telegram.responses import Responder
from bot.adapters.telegram.users import UserDirectory
from bot.application.model import Ask, Post, Reply
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import boards
from bot.commands.application import Application
from bot.commands.challenge_draft import DRAFT_PREFIX
from bot.commands.preferences import SETTING_PREFIX
from bot.commands.quiet import QUIET_PREFIX
from bot.commands.registry import registry
from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

_TOO_LATE: Final = ("query is too old", "query id is invalid")
_SENDS: Final = {Verb.WALK_PUBLIC, Verb.SEND_PUBLIC, Verb.KEY}
"""What may send a move from a group."""
_ANSWER_AFTER: Final = 3.0  # seconds; a tap can be answered for about 15
_SPINS: Final = 2.5  # seconds that a tap spins at most until its message can be changed
_TOAST: Final = 60  # characters; what is longer is shown as an alert, which stays


@dataclass(slots=True)
class CallbackAnswer:
    """One tap's answer: given once, whatever happens."""

    query: CallbackQuery
    is_sent: bool = False
    has_forgotten: bool = False  # the asker, at his wish

    async def send(self, text: str = "", *, is_alert: bool = False, url: str | None = None) -> None:
        """Answer, if that hasn't been done; after about 15 seconds Telegram takes no answer."""
        if self.is_sent:
            return
        self.is_sent = True
        answer: dict[str, Any] = {"url": url} if url else {"text": cut(text, ALERT) or None}
        try:
            await self.query.answer(show_alert=is_alert, cache_time=0, **answer)
        except BadRequest as err:
            if not any(late in str(err).lower() for late in _TOO_LATE):
                raise
            log.info("a tap was too old to be answered")
        except TelegramError as err:  # what the tap changes is shown all the same
            log.info("a tap's answer didn't arrive", why=str(err))


class Taps:
    """Answers taps."""

    def __init__(
        self,
        app: Application,
        responder: Responder,
        lists: CommandLists,
        challenges: Challenges,
        users: UserDirectory,
    ) -> None:
        self._app = app
        self._users = users
        self._challenges = challenges
        self._responder = responder
        self._lists = lists
        self._locks = OrderedLocks()
        self._quick = QuickTaps(app)
        self._unanswered: set[tuple[str, str]] = set()  # in groups: who tapped, and what

    async def answer(self, query: CallbackQuery) -> None:
        """Answer, then change what the tap changes; and remember who tapped."""
        answer = CallbackAnswer(query)
        ask = requests.tapped(query)
        try:
            await self._answer(answer, ask, query.data or "")
        except StoreAwayError:
            words = await self._app.words(ask)
            await answer.send(words("hall-store-away"), is_alert=True)
        except Exception:
            await self._own_up(answer, ask)
            raise
        await self._own_up(answer, ask)
        if answer.has_forgotten:
            await self._users.forget(query.from_user)
        else:
            await self._users.remember(query.from_user, is_private=ask.is_private)

    async def _own_up(self, answer: CallbackAnswer, ask: Ask) -> None:
        """Whoever has had no answer hears that something of ours broke."""
        if not answer.is_sent:
            words = await self._app.words(ask)
            await answer.send(words("hall-broken"), is_alert=True)

    async def _answer(self, answer: CallbackAnswer, ask: Ask, data: str) -> None:
        message = answer.query.message
        tapped_on = requests.ref_of(message) if message else None
        prefix = data.partition(":")[0]
        if prefix == SETTING_PREFIX and tapped_on:
            reply = await self._app.tap(ask, data)
            await answer.send(reply.ack, is_alert=reply.is_error)
            if reply.private:
                await self._responder.show(ask, reply.private, replacing=tapped_on)
            if reply.language:
                address, language = reply.language
                await self._lists.follow(Place.of(address), language)
        elif prefix == DRAFT_PREFIX and tapped_on:
            reply = await self._app.tap(ask, data)
            await answer.send(reply.ack, is_alert=reply.is_error)
            await self._challenges.turn_menu(ask, data, reply, tapped_on)
        elif prefix == QUIET_PREFIX and tapped_on and not ask.is_private:
            user, bot = answer.query.from_user, answer.query.get_bot()
            may_manage = await requests.is_admin(bot, tapped_on.chat, user.id)
            await self._in_group(answer, replace(ask, may_manage=may_manage), data, tapped_on)
        elif tapped_on is None:
            await self._under_inline(answer, ask, data)
        elif ask.is_private:
            await self._in_private(answer, ask, data, tapped_on)
        else:
            await self._once_in_group(answer, ask, data, tapped_on)

    async def _in_private(
        self, answer: CallbackAnswer, ask: Ask, data: str, tapped_on: MessageRef | None
    ) -> None:
        ticket = _ticket(data)
        async with self._lock(ask, ticket):
            ticket = await self._meant(ask, ticket, tapped_on)
            reply = await self._app.tap(ask, str(ticket) if ticket else data)
            if reply.ack or not reply.private or _is_idle(answer.query) or tapped_on is None:
                await answer.send(reply.ack, is_alert=reply.is_error)
        if reply.is_forgotten:
            answer.has_forgotten = True
        await self._responder.unpin(reply.unpinned)
        if reply.private and (reply.ack or not _is_idle(answer.query)):
            replacing = None if reply.is_apart else tapped_on
            show = partial(self._responder.show, ask, reply.private, replacing=replacing)
            await self._show(answer, show, reply.private, ticket, tapped_on)

    async def _meant(
        self, ask: Ask, ticket: Ticket | None, tapped_on: MessageRef | None
    ) -> Ticket | None:
        """The ticket as it is meant where the message doesn't show his last tap yet."""
        if ticket is None or tapped_on is None:
            return ticket
        return await self._quick.caught_up(ask, ticket, tapped_on)

    async def _show(
        self,
        answer: CallbackAnswer,
        show: Callable[[], Coroutine[None, None, None]],
        post: Post,
        ticket: Ticket | None,
        tapped_on: MessageRef | None,
    ) -> None:
        """Show what a tap made. If that takes a while, it spins so long or is answered in words."""
        if tapped_on is None:
            await show()
            return
        with self._quick.showing(ticket if post.is_preview else None, tapped_on):
            if self._responder.delay(tapped_on) == 0:
                await answer.send()
                await show()
                return
            task = asyncio.create_task(show())
            await asyncio.wait([task], timeout=_SPINS)
            await answer.send("" if task.done() else _gist(post))
            await task

    async def _once_in_group(
        self, answer: CallbackAnswer, ask: Ask, data: str, tapped_on: MessageRef | None
    ) -> None:
        """A second tap that comes before the first is answered is the same one: it sends nothing.

        He can't have read yet what he would send.
        """
        tap = (ask.me, data)
        if tap in self._unanswered:
            await answer.send()
            return
        self._unanswered.add(tap)
        try:
            await self._in_group(answer, ask, data, tapped_on)
        finally:
            self._unanswered.discard(tap)

    async def _in_group(
        self, answer: CallbackAnswer, ask: Ask, data: str, tapped_on: MessageRef | None
    ) -> None:
        ticket = _ticket(data)
        verb = ticket.verb if ticket else Verb.HAND
        if ticket and verb == Verb.HAND:
            line = await self._app.query(boards.hand_line, "", ask.by_button(), ticket.table)
            if line:
                await answer.send(line, is_alert=True)
                return
        async with self._lock(ask, ticket):
            ticket = await self._meant(ask, ticket, tapped_on)
            reply = await self._app.tap(ask, str(ticket) if ticket else data)
            changes = reply.public is not None and not _is_idle(answer.query)
            said = _alert_words(reply, verb)
            is_choice = verb == Verb.ACCEPT and reply.is_apart
            is_question = reply.private and reply.private.is_question
            is_read_there = verb in (*registry().looks, Verb.CHANGE) or is_choice or is_question
            if (said or not changes) and not (reply.private and is_read_there):
                is_alert = reply.is_error or reply.stays or len(said) > _TOAST
                await answer.send(said, is_alert=is_alert)
        if not answer.is_sent and not changes:
            await self._show_privately(answer, ask, reply, verb)
        if reply.public and changes and tapped_on:
            show = partial(self._responder.edit_public, tapped_on, reply.public)
            await self._show(answer, show, reply.public, ticket, tapped_on)

    async def _under_inline(self, answer: CallbackAnswer, ask: Ask, data: str) -> None:
        """Under what somebody sent from inline mode, in a chat that we may not be in.

        The answer is for who tapped; what he sees in his private chat, if that is open, is new.
        """
        ticket = _ticket(data)
        if ticket and ticket.verb == Verb.HAND:
            line = await self._app.query(boards.hand_line, "", ask.by_button(), ticket.table)
            if line:
                await answer.send(line, is_alert=True)
                return
        async with self._lock(ask, ticket):
            reply = await self._app.tap(ask, data)
        said = _alert_words(reply, ticket.verb if ticket else Verb.HAND)
        await answer.send(said, is_alert=reply.is_error or len(said) > _TOAST)
        if ticket and ticket.verb == Verb.SEND_PUBLIC and not reply.is_error:
            await answer.query.edit_message_reply_markup()
            await self._responder.privately(ask, reply)

    def _lock(self, ask: Ask, ticket: Ticket | None) -> asyncio.Lock:
        """The lock of the ticket's table, else the asker's: taps are answered one after another."""
        return self._locks.of(str(ticket.table) if ticket else ask.me)

    async def _show_privately(
        self, answer: CallbackAnswer, ask: Ask, reply: Reply, verb: str
    ) -> None:
        """In the private chat, or a link to where it is shown once that chat is open."""
        link_kind = verb if verb in registry().looks else JOIN if verb == Verb.ACCEPT else TURN
        sending = asyncio.create_task(self._responder.privately(ask, reply, link_kind=link_kind))
        await asyncio.wait([sending], timeout=_ANSWER_AFTER)
        if sending.done() and (link := sending.result()):
            await answer.send(url=link)
        else:
            words = await self._app.words(ask)
            await answer.send(words("hall-in-private"))
            await sending


def may_be_repeated(data: str) -> bool:
    """Whether a tap that was perhaps obeyed may be obeyed once more.

    Keys under a public board go on from what was tapped before, and are answered by an alert alone,
    which Telegram shows for seconds only: whoever got none taps again.
    """
    ticket = _ticket(data)
    return ticket is None or ticket.verb not in (Verb.KEY, Verb.WALK_PUBLIC)


def _is_idle(query: CallbackQuery) -> bool:
    """Whether it was a square with nothing to choose: many buttons have that same ticket."""
    message = query.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return False
    every = [button for row in message.reply_markup.inline_keyboard for button in row]
    return sum(button.callback_data == query.data for button in every) > 1


def _gist(post: Post) -> str:
    """What a post asks, or tells last, for a tap whose message can't be changed yet."""
    return (post.prompt.lead if post.prompt else "") or "".join(post.lines[-1:])


def _alert_words(reply: Reply, verb: str) -> str:
    """The answer's words; after a move sent from a group, what came of it for the mover alone."""
    if verb in _SENDS and reply.private and not reply.is_error:
        return " ".join(reply.private.lines) or reply.ack
    return reply.ack


def _ticket(data: str) -> Ticket | None:
    try:
        return Ticket.parse(data)
    except TicketError:
        return None
