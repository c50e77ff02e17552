"""Buttons. Every tap is answered once and at once; what changes on the screen comes after."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import structlog
from telegram import CallbackQuery, Message
from telegram.error import BadRequest

from bot.adapters.telegram import requests
from bot.adapters.telegram.challenges import CHOICE, Challenges
from bot.adapters.telegram.layout import ALERT, cut
from bot.adapters.telegram.ordered_locks import OrderedLocks
from bot.adapters.telegram.places import LOOKS, TURN, MessageRef
from bot.adapters.telegram.preference_menu import SET, Preferences
from bot.adapters.telegram.responses import PAGE, Responder
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import boards, game_rules
from bot.commands.application import Application
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

_TOO_LATE: Final = ("query is too old", "query id is invalid")
_PRIVATE_LOOKS: Final = LOOKS | {Verb.RESIGN, Verb.CHANGE}
"""What a tap in a group shows in the private chat; the outcome of an act comes by itself."""
_PATIENCE: Final = 3.0  # seconds; a tap can be answered for about 15
_TOAST: Final = 60  # characters that can be read before a toast is gone


@dataclass(slots=True)
class CallbackAnswer:
    """One tap's answer: given once, whatever happens."""

    query: CallbackQuery
    is_given: bool = False

    async def give(self, text: str = "", *, is_alert: bool = False, url: str | None = None) -> None:
        """Stop the spinner. A tap that waited too long for us can't be answered any more."""
        if self.is_given:
            return
        self.is_given = True
        how: dict[str, Any] = {"url": url} if url else {"text": cut(text, ALERT) or None}
        try:
            await self.query.answer(show_alert=is_alert, cache_time=0, **how)
        except BadRequest as err:
            if not any(late in str(err).lower() for late in _TOO_LATE):
                raise
            log.info("a tap was too old to be answered")


class Taps:
    """What buttons do."""

    def __init__(
        self,
        app: Application,
        responder: Responder,
        preferences: Preferences,
        challenges: Challenges,
    ) -> None:
        self._app = app
        self._challenges = challenges
        self._responder = responder
        self._preferences = preferences
        self._locks = OrderedLocks()

    async def tapped(self, query: CallbackQuery) -> None:
        """Answer, then change what the tap changes."""
        answer = CallbackAnswer(query)
        ask = requests.tapped(query)
        try:
            await self._answer(answer, ask, query.data or "")
        except StoreAwayError:
            words = await self._responder.words(ask)
            await answer.give(words("hall-store-away"), is_alert=True)
        finally:
            if not answer.is_given:  # something of ours broke
                words = await self._responder.words(ask)
                await answer.give(words("hall-broken"), is_alert=True)

    async def _answer(self, answer: CallbackAnswer, ask: Ask, data: str) -> None:
        message = answer.query.message
        on = requests.ref_of(message) if message else None
        kind, _, rest = data.partition(":")
        if kind == PAGE and on:
            await self._turn_page(answer, ask, rest, on)
        elif kind == SET and on:
            ack, post = await self._preferences.tapped(ask, rest)
            await answer.give(ack)
            await self._responder.show(ask, post, on=on)
        elif kind == CHOICE:
            refused = await self._challenges.refusal(answer.query)
            await answer.give(refused, is_alert=bool(refused))
            if not refused:
                await self._challenges.chosen(answer.query, rest)
        elif ask.is_private:
            await self._in_private(answer, ask, data, on)
        else:
            await self._in_group(answer, ask, data, on)

    async def _turn_page(self, answer: CallbackAnswer, ask: Ask, rest: str, on: MessageRef) -> None:
        game, number, table = (*rest.split(":", 2), "", "")[:3]
        key = TableKey.parse(table) if table.count(":") == 2 else None
        reply = await self._app.run(game_rules.rules, ask, game, key)
        await answer.give(reply.ack, is_alert=reply.is_error)
        if reply.private and reply.private.pictures:
            turned = int(number) if number.isdecimal() else 0
            await self._responder.show_page(ask, reply.private, turned, on)

    async def _in_private(
        self, answer: CallbackAnswer, ask: Ask, data: str, on: MessageRef | None
    ) -> None:
        async with self._locks.of(_table(data)):
            reply = await self._app.tap(ask, data)
            await answer.give(reply.ack, is_alert=reply.is_error)
        if reply.private and (reply.ack or not _is_idle(answer.query)):
            await self._responder.show(ask, reply.private, on=on)

    async def _in_group(
        self, answer: CallbackAnswer, ask: Ask, data: str, on: MessageRef | None
    ) -> None:
        verb = _verb(data)
        if verb is Verb.HAND and (
            line := await self._app.query(boards.hand_line, "", ask, Ticket.parse(data).table)
        ):
            await answer.give(line, is_alert=True)
            return
        async with self._locks.of(_table(data)):
            reply = await self._app.tap(ask, data)
            if verb not in _PRIVATE_LOOKS or not reply.private:
                said = _said(reply, verb)
                await answer.give(said, is_alert=reply.is_error or len(said) > _TOAST)
        if not answer.is_given:
            await self._look(answer, ask, reply, verb or Verb.HAND)
        if reply.public and on and not _is_idle(answer.query):
            await self._responder.edit_public(on, reply.public)

    async def _look(self, answer: CallbackAnswer, ask: Ask, reply: Reply, verb: Verb) -> None:
        """In the private chat, or a link to where it is shown once that chat is open."""
        word = verb if verb in LOOKS else TURN
        sending = asyncio.create_task(self._responder.privately(ask, reply, word=word))
        await asyncio.wait([sending], timeout=_PATIENCE)
        if sending.done() and (link := sending.result()):
            await answer.give(url=link)
        else:
            words = await self._responder.words(ask)
            await answer.give(words("hall-in-private"))
            await sending


def _is_idle(query: CallbackQuery) -> bool:
    """Whether it was a square with nothing to choose: many buttons carry that one ticket."""
    message = query.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return False
    every = [button for row in message.reply_markup.inline_keyboard for button in row]
    return sum(button.callback_data == query.data for button in every) > 1


def _said(reply: Reply, verb: Verb | None) -> str:
    """The answer's words; after a move sent from a group, what came of it for the mover alone."""
    if verb is Verb.SEND_PUBLIC and reply.private and not reply.is_error:
        return " ".join(reply.private.lines) or reply.ack
    return reply.ack


def _verb(data: str) -> Verb | None:
    try:
        return Ticket.parse(data).verb
    except TicketError:
        return None


def _table(data: str) -> str:
    try:
        return str(Ticket.parse(data).table)
    except TicketError:
        return ""
