"""What every command needs: the tables, the asker's taste, and the way to one of his tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.application import profile
from bot.application.model import Address, Ask, Choice, Post, Prompt, Reply, TableSummary, Turn
from bot.application.tables import DamagedTableError, LoadedTable, NoTableError, Tables
from bot.application.tickets import Ticket, Verb
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.match_state import Status
from engines.core.seat import Seat
from renderers.wording import Say
from storage.base import Store, TableKey

_LISTED = 40  # tables looked at for one list


class NotPlayingError(Exception):
    """The asker has no seat at this table."""

    def __init__(self, table: LoadedTable) -> None:
        super().__init__(str(table.key))
        self.table = table


class WhichTableError(Exception):
    """The asker has several tables here: he is shown them, most urgent first."""

    def __init__(self, tables: Sequence[LoadedTable]) -> None:
        super().__init__(f"{len(tables)} tables")
        self.tables = tables


class NoTableHereError(LookupError):
    """The asker has no table in this chat that the command could mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Shared by all commands; made once by the composition root."""

    tables: Tables
    games: Mapping[str, AnyGame]
    players: Mapping[str, AnyComputer]

    @property
    def store(self) -> Store:
        """Where everything rests."""
        return self.tables.store

    def now(self) -> float:
        """Seconds since the epoch."""
        return self.tables.now()

    async def load(self, ask: Ask, key: TableKey) -> LoadedTable:
        """A table with the asker's settings; what the platform says of him is remembered."""
        table = await self.tables.load(key, asker=ask.me)
        await self.remember(ask, table.asker_profile)
        return table

    async def remember(self, ask: Ask, settings: Mapping[str, str]) -> None:
        """Keep name and locale for messages sent later; a private message opens his door."""
        said = {profile.LOCALE: ask.who.locale, profile.NAME: ask.who.name}
        if ask.where == ask.who.address:
            said[profile.PRIVATE_CHAT_CLOSED] = ""
        news = {k: v for k, v in said.items() if settings.get(k, "") != v}
        if news:
            await self.store.update_profile(ask.me, news)

    def preferences(self, ask: Ask, settings: Mapping[str, str]) -> Preferences:
        """His choice, else the platform's locale, else the chat's."""
        return Preferences.of(settings, ask.who.locale, ask.chat_locale)

    async def say(self, ask: Ask) -> Say:
        """Words for an asker of whom nothing is loaded yet."""
        return say_in(self.preferences(ask, await self.store.profile(ask.me)).language)

    def perspective(self, ask: Ask, table: LoadedTable, *, seat: Seat | None = None) -> Perspective:
        """The table as the asker sees it: his own seat's, or a spectator's."""
        seat = seat or table.seat_of(ask.me, ask.as_seat)
        return Perspective(
            table=table, preferences=self.preferences(ask, table.asker_profile), seat=seat
        )

    async def public_perspective(self, table: LoadedTable) -> Perspective:
        """The table as its chat sees it, in the chat's language and look."""
        chat = str(Address(platform=table.key.platform, id=table.key.chat))
        return Perspective(table=table, preferences=Preferences.of(await self.store.profile(chat)))

    def player_perspective(self, ask: Ask, table: LoadedTable) -> Perspective:
        """The same for a player. Raises NotPlayingError."""
        perspective = self.perspective(ask, table)
        if perspective.seat is None:
            raise NotPlayingError(table)
        return perspective

    async def find(
        self, ask: Ask, key: TableKey | None, *, wanted: Status | None = None
    ) -> LoadedTable:
        """The table that a command means: the named one, or the asker's only one here.

        Raises:
            NoTableHereError: none fits. WhichTableError: several do.
        """
        if key is not None:
            return await self.load(ask, key)
        mine = await self.tables_of(ask.me, asker=ask.me)
        # Not by the key's own chat: a group may have moved since the table was opened.
        listed = () if ask.is_home else await self.store.tables_of(str(ask.where))
        at_hand = [table for table in mine if ask.is_home or table.key in listed]
        match = [table for table in at_hand if wanted is None or table.match.status is wanted]
        if wanted is Status.OVER:
            match = match or at_hand  # that it isn't over yet is said by the command
        playing = [table for table in match if table.match.status is Status.PLAYING] or match
        urgent = [s for s in playing if s.seat_of(ask.me) in s.match.active] or playing
        if not urgent:
            raise NoTableHereError
        if len(urgent) > 1 and wanted is not Status.OVER and urgent is not match:
            raise WhichTableError(urgent)
        return max(urgent, key=lambda table: table.at)

    async def tables_of(self, address: str, *, asker: str = "") -> list[LoadedTable]:
        """All tables listed under somebody that can be read."""
        keys = await self.store.tables_of(address)
        found = await asyncio.gather(
            *(self.tables.load(key, asker=asker) for key in keys[-_LISTED:]), return_exceptions=True
        )
        tables: list[LoadedTable] = []
        for one in found:
            if isinstance(one, LoadedTable):
                tables.append(one)
            elif not isinstance(one, NoTableError | DamagedTableError):
                raise one
        return tables

    def line(self, ask: Ask, table: LoadedTable) -> TableSummary:
        """A table in the asker's list."""
        perspective = self.perspective(ask, table)
        seat = perspective.seat or Seat.ONE
        status = table.match.status
        turn = {Status.OPEN: Turn.OPEN, Status.PLAYING: Turn.THEIRS}.get(status, Turn.OVER)
        if (
            status is Status.PLAYING
            and seat in table.match.active
            and not table.automatic_answer(seat)
        ):
            turn = Turn.MINE
        if status is Status.OPEN and table.record.head.challenger is not seat:
            turn = Turn.MINE
        result = ""
        if outcome := table.match.outcome:
            key = "drawn" if outcome.winner is None else "won" if outcome.winner is seat else "lost"
            result = perspective.say(f"hall-line-{key}")
        return TableSummary(
            key=table.key,
            game=table.game.id,
            title=perspective.say(f"{table.game.id}-name"),
            who=perspective.names[seat.other],
            turn=turn,
            since=table.at,
            deadline=table.deadline,
            result=result,
        )

    def list_reply(self, ask: Ask, tables: Sequence[LoadedTable], lead: str) -> Reply:
        """Tables to choose from, the most urgent first."""
        order = list(Turn)
        rows = sorted(
            ((self.line(ask, table), table) for table in tables),
            key=lambda row: (order.index(row[0].turn), row[0].deadline or row[0].since),
        )
        controls = tuple(
            Choice(
                label=f"{line.title} · {line.who}",
                ticket=str(Ticket(verb=Verb.HAND, table=table.key, version=table.version)),
                detail=line.result,
            )
            for line, table in rows[:20]
        )
        return Reply(private=Post(prompt=Prompt(lead=lead, controls=controls)))
