"""What Salle's deliveries send through: a platform's messenger over the wire."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count

from bot.application.message_refs import NotedMessages
from bot.application.model import Address, Post
from bot.application.tickets import TicketError
from bot.application.tournament_tickets import TournamentTicket
from bot.messages.messenger import PrivateChatClosedError, RetryLaterError
from renderers.people.tournament_sheets import CrosstableSheet, StandingsSheet
from storage.base import Notice, TableKey
from tests.simulate.platforms import PAGE
from tests.simulate.wire import Wire, WireGoneError

_SOON = 0.05  # seconds


class WireMessenger:
    """One platform."""

    def __init__(self, platform: str, wire: Wire) -> None:
        self.platform = platform
        self.numbers = count(1)
        self._wire = wire

    @asynccontextmanager
    async def turn(self, whom: Address, notice: Notice) -> AsyncIterator[None]:
        await self._ask(do="turn")
        yield

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        return await self._send(chat, post, nonce, is_private=False, is_edit=bool(previous))

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        return await self._send(who, post, nonce, is_private=True)

    async def strip(self, reference: str, *, words: str = "") -> None:
        pass

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        return f"https://salle.example/{self.platform}/{table.table}"

    async def _send(
        self, to: Address, post: Post, nonce: str, *, is_private: bool, is_edit: bool = False
    ) -> str:
        choices = post.prompt.choices if post.prompt else ()
        answer = await self._ask(
            do="send",
            to=str(to),
            nonce=nonce,
            is_private=is_private,
            is_silent=post.is_silent,
            mentions=self._rung(post),
            table=str(post.table or ""),
            version=post.version,
            lines=list(post.lines),
            buttons=sorted({c.ticket.partition(":")[0] for c in choices if c.ticket}),
            is_over=post.is_over,
            tournament=_tournament(post),
            is_edit=is_edit,
            rows=_rows(post),
        )
        match answer.get("refused"):
            case "closed":
                raise PrivateChatClosedError
            case "later":
                raise RetryLaterError(_SOON)
        return answer["reference"]

    def _rung(self, post: Post) -> list[str]:
        # On the page a message to a chat is news for tabs, and rings for nobody.
        return [str(one.address) for one in post.mentions] if self.platform != PAGE else []

    async def _ask(self, **question: object) -> dict[str, str]:
        try:
            return await self._wire.ask(platform=self.platform, **question)
        except WireGoneError:
            raise RetryLaterError(_SOON) from None


def _tournament(post: Post) -> str:
    # The one that its buttons are of.
    for choice in post.prompt.choices if post.prompt and not post.table else ():
        with suppress(TicketError):
            return TournamentTicket.parse(choice.ticket).tournament
    return ""


def _rows(post: Post) -> list[str]:
    sheet = post.sheet.sheet if post.sheet else None
    rows = sheet.rows if isinstance(sheet, CrosstableSheet | StandingsSheet) else ()
    return [f"{row.name} {row.points}" for row in rows if row]
