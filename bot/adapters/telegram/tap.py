"""A tap on a button of ours: read once, and answered once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog
from telegram import CallbackQuery, Message
from telegram.error import BadRequest, TelegramError

from bot.adapters.telegram import requests
from bot.adapters.telegram.layout import ALERT, cut
from bot.adapters.telegram.places import MessageRef
from bot.application.model import Ask
from bot.application.tickets import Ticket
from bot.commands.registry import registry

log = structlog.get_logger(__name__)

_TOO_LATE: Final = ("query is too old", "query id is invalid")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """A tap on one of our buttons, read once."""

    query: CallbackQuery
    ask: Ask
    button: Ticket | str  # a text: of a menu, or none of ours
    message: MessageRef | None  # None: it was sent from inline mode, perhaps where we aren't

    @classmethod
    def read(cls, query: CallbackQuery) -> Tap:
        """What Telegram tells of it."""
        return cls(
            query=query,
            ask=requests.tapped(query),
            button=registry().read(query.data or ""),
            message=requests.ref_of(query.message) if query.message else None,
        )

    @property
    def data(self) -> str:
        """What its button holds."""
        return self.query.data or ""

    @property
    def verb(self) -> str:
        """What its ticket asks for; "" if it has none."""
        return self.button.verb if isinstance(self.button, Ticket) else ""

    @property
    def concerns(self) -> str:
        """The table that it is about, else its asker: such taps are answered one after another."""
        return str(self.button.table) if isinstance(self.button, Ticket) else self.ask.me

    @property
    def is_idle(self) -> bool:
        """Whether it was a square with nothing to choose: many buttons have that same ticket."""
        message = self.query.message
        if not isinstance(message, Message) or message.reply_markup is None:
            return False
        every = [button for row in message.reply_markup.inline_keyboard for button in row]
        return sum(button.callback_data == self.query.data for button in every) > 1


@dataclass(slots=True)
class CallbackAnswer:
    """One tap's answer: given once, whatever happens."""

    query: CallbackQuery
    is_sent: bool = False

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
