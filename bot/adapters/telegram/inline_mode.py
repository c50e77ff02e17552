"""Inline mode: what somebody is offered who types our name in any chat, and what they send of it.

Telegram doesn't say in which chat they type, so they are offered all their tables. Their choice is
sent as a message of their own. Where Salle is in the chat it reads that message; elsewhere, and if
that news is lost, its button does the same.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from html import escape
from typing import Final

import structlog
from telegram import (
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
    Message,
    User,
)
from telegram.constants import InlineQueryLimit, ParseMode
from telegram.error import BadRequest

from bot.adapters.telegram import requests
from bot.adapters.telegram.context import TelegramContext
from bot.adapters.telegram.layout import keyboard_of
from bot.adapters.telegram.places import PLATFORM, invitation_link
from bot.application.model import Address, Ask, ButtonStyle, Choice
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import inline_offers
from bot.commands.inline_offers import InlineOffer

log = structlog.get_logger(__name__)

# Where an inline query comes from: Telegram doesn't say.
NOWHERE: Final = Address(platform=PLATFORM, id="inline")
_TITLE: Final = 120  # characters that an app shows whole


@dataclass(frozen=True, slots=True, kw_only=True)
class InlineMode:
    """Answers inline queries, and obeys what was chosen from them."""

    shared: TelegramContext

    async def answer(self, query: InlineQuery) -> None:
        """Offer what they may send; nobody else is shown it."""
        ask = Ask(
            who=requests.person(query.from_user), where=NOWHERE, nonce=query.id, is_private=True
        )
        found = await self.shared.app.query(inline_offers.offers, (), ask, query.query.strip())
        say = await self.shared.app.words(ask)
        secret = await self.shared.app.context.store.secret()
        results = [
            self._article(offer, say("inline-take-it"), secret)
            for offer in found[: InlineQueryLimit.RESULTS]
        ]
        button = InlineQueryResultsButton(say("inline-nothing"), start_parameter="hall")
        has_tables = any(offer.invitation is None for offer in found)
        try:
            await query.answer(
                results, cache_time=0, is_personal=True, button=None if has_tables else button
            )
        except BadRequest as err:  # they have typed on, and the answer comes too late
            log.info("an inline query was too old to be answered", why=str(err))

    def is_ours(self, message: Message) -> bool:
        """Whether a message was chosen from what we offered."""
        return message.via_bot is not None and message.via_bot.id == self.shared.bot.id

    async def obey(self, message: Message, user: User) -> None:
        """Send the move that was chosen; a table or an invitation asks nothing more of us."""
        ticket = _ticket_under(message)
        if ticket is None or ticket.verb != Verb.SEND_PUBLIC:
            return
        ask = requests.typed(message, user)
        reply = await self.shared.app.tap(ask, str(ticket))
        if reply.is_error or (reply.ack and not ask.is_private):
            await self.shared.responder.answer(ask, message, reply.ack)
        elif ask.is_private and reply.private:
            await self.shared.responder.show(ask, reply.private, above=reply.ack)

    def _article(self, offer: InlineOffer, take: str, secret: bytes) -> InlineQueryResultArticle:
        controls = offer.controls
        if offer.invitation:
            link = invitation_link(self.shared.bot.username, offer.invitation.sign(secret))
            controls = (Choice(label=take, ticket="", url=link, style=ButtonStyle.GO),)
        return InlineQueryResultArticle(
            id=hashlib.sha256(offer.key.encode()).hexdigest()[:32],
            title=offer.title[:_TITLE],
            description=offer.detail,
            input_message_content=InputTextMessageContent(
                escape(offer.said, quote=False), parse_mode=ParseMode.HTML
            ),
            reply_markup=keyboard_of([controls]) if controls else None,
        )


def _ticket_under(message: Message) -> Ticket | None:
    keyboard: InlineKeyboardMarkup | None = message.reply_markup
    for row in keyboard.inline_keyboard if keyboard else ():
        for button in row:
            try:
                return Ticket.parse(str(button.callback_data or ""))
            except TicketError:
                continue
    return None
