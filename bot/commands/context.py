"""What every command needs: the tables, the asker's taste, and the way to one of his tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.application.model import Address, Ask, Choice, Post, Prompt, Reply, TableLine, Turn
from bot.application.tables import DamagedTableError, NoTableError, Seen, Tables
from bot.application.tickets import Ticket, Verb
from bot.messages import preferences as tastes
from bot.messages.perspective import Desk
from bot.messages.preferences import Taste
from bot.messages.words import say_in
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.match import Status
from engines.core.seat import Seat
from renderers.wording import Say
from storage.base import Store, TableKey

_LISTED = 40  # tables looked at for one list


class NotPlayingError(Exception):
    """The asker has no seat at this table."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(str(seen.key))
        self.seen = seen


class WhichTableError(Exception):
    """The asker has several tables here: he is shown them, most urgent first."""

    def __init__(self, seens: Sequence[Seen]) -> None:
        super().__init__(f"{len(seens)} tables")
        self.seens = seens


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

    async def see(self, ask: Ask, key: TableKey) -> Seen:
        """A table with the asker's settings; what the platform says of him is remembered."""
        seen = await self.tables.see(key, asker=ask.me)
        await self.remember(ask, seen.settings)
        return seen

    async def remember(self, ask: Ask, settings: Mapping[str, str]) -> None:
        """Keep name and locale for messages sent later; a private message opens his door."""
        said = {tastes.LOCALE: ask.who.locale, tastes.NAME: ask.who.name}
        if ask.where == ask.who.address:
            said[tastes.CLOSED] = ""
        news = {k: v for k, v in said.items() if settings.get(k, "") != v}
        if news:
            await self.store.set_settings(ask.me, news)

    def taste(self, ask: Ask, settings: Mapping[str, str]) -> Taste:
        """His choice, else the platform's locale, else the chat's."""
        return Taste.of(settings, ask.who.locale, ask.chat_locale)

    async def say(self, ask: Ask) -> Say:
        """Words for an asker of whom nothing is loaded yet."""
        return say_in(self.taste(ask, await self.store.settings(ask.me)).language)

    def desk(self, ask: Ask, seen: Seen, *, seat: Seat | None = None) -> Desk:
        """The table as the asker sees it: his own seat's, or a spectator's."""
        seat = seat or seen.seat_of(ask.me, ask.as_seat)
        return Desk(seen=seen, taste=self.taste(ask, seen.settings), seat=seat)

    async def public_desk(self, seen: Seen) -> Desk:
        """The table as its chat sees it, in the chat's language and look."""
        chat = str(Address(platform=seen.key.platform, id=seen.key.chat))
        return Desk(seen=seen, taste=Taste.of(await self.store.settings(chat)))

    def player_desk(self, ask: Ask, seen: Seen) -> Desk:
        """The same for a player. Raises NotPlayingError."""
        desk = self.desk(ask, seen)
        if desk.seat is None:
            raise NotPlayingError(seen)
        return desk

    async def find(self, ask: Ask, key: TableKey | None, *, wanted: Status | None = None) -> Seen:
        """The table that a command means: the named one, or the asker's only one here.

        Raises:
            NoTableHereError: none fits. WhichTableError: several do.
        """
        if key is not None:
            return await self.see(ask, key)
        mine = await self.seen_of(ask.me, asker=ask.me)
        # Not by the key's own chat: a group may have moved since the table was opened.
        listed = () if ask.is_home else await self.store.tables(str(ask.where))
        at_hand = [seen for seen in mine if ask.is_home or seen.key in listed]
        here = [seen for seen in at_hand if wanted is None or seen.here.status is wanted]
        if wanted is Status.OVER:
            here = here or at_hand  # that it isn't over yet is said by the command
        playing = [seen for seen in here if seen.here.status is Status.PLAYING] or here
        urgent = [s for s in playing if s.seat_of(ask.me) in s.here.active] or playing
        if not urgent:
            raise NoTableHereError
        if len(urgent) > 1 and wanted is not Status.OVER and urgent is not here:
            raise WhichTableError(urgent)
        return max(urgent, key=lambda seen: seen.at)

    async def seen_of(self, address: str, *, asker: str = "") -> list[Seen]:
        """All tables listed under somebody that can be read."""
        keys = await self.store.tables(address)
        found = await asyncio.gather(
            *(self.tables.see(key, asker=asker) for key in keys[-_LISTED:]), return_exceptions=True
        )
        seens: list[Seen] = []
        for one in found:
            if isinstance(one, Seen):
                seens.append(one)
            elif not isinstance(one, NoTableError | DamagedTableError):
                raise one
        return seens

    def line(self, ask: Ask, seen: Seen) -> TableLine:
        """A table in the asker's list."""
        desk = self.desk(ask, seen)
        seat = desk.seat or Seat.ONE
        status = seen.here.status
        turn = {Status.OPEN: Turn.OPEN, Status.PLAYING: Turn.THEIRS}.get(status, Turn.OVER)
        if status is Status.PLAYING and seat in seen.here.active and not seen.owes(seat):
            turn = Turn.MINE
        if status is Status.OPEN and seen.record.head.challenger is not seat:
            turn = Turn.MINE
        result = ""
        if outcome := seen.here.outcome:
            key = "drawn" if outcome.winner is None else "won" if outcome.winner is seat else "lost"
            result = desk.say(f"hall-line-{key}")
        return TableLine(
            key=seen.key,
            game=seen.game.id,
            title=desk.say(f"{seen.game.id}-name"),
            who=desk.names[seat.other],
            turn=turn,
            since=seen.at,
            deadline=seen.deadline,
            result=result,
        )

    def list_reply(self, ask: Ask, seens: Sequence[Seen], lead: str) -> Reply:
        """Tables to choose from, the most urgent first."""
        order = list(Turn)
        rows = sorted(
            ((self.line(ask, seen), seen) for seen in seens),
            key=lambda row: (order.index(row[0].turn), row[0].deadline or row[0].since),
        )
        controls = tuple(
            Choice(
                label=f"{line.title} · {line.who}",
                ticket=str(Ticket(verb=Verb.HAND, table=seen.key, version=seen.version)),
                detail=line.result,
            )
            for line, seen in rows[:20]
        )
        return Reply(private=Post(prompt=Prompt(lead=lead, controls=controls)))
