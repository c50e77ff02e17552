"""A table at which somebody's time runs out, and what people do about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.application.model import Choice, Post, Reply
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import TableKey
from tests.bot.salle import Salle, Someone, button

DAY = 86_400


@dataclass
class Absence:
    """A match in which both have moved; `late` is to move, and `waiting` waits."""

    salle: Salle
    table: TableKey
    late: Someone
    waiting: Someone

    @classmethod
    async def at(cls, salle: Salle, one: Someone, two: Someone, **terms: object) -> Absence:
        table = await salle.match(one, two, **{"clock": DAY} | terms)
        return await cls.of(salle, table, one, two)

    @classmethod
    async def of(cls, salle: Salle, table: TableKey, one: Someone, two: Someone) -> Absence:
        """At a table where nobody has moved yet."""
        for _ in range(2):
            mover, _ = await _mover(salle, table, one, two)
            await _plays(salle, table, mover)
        late, waiting = await _mover(salle, table, one, two)
        return cls(salle, table, late, waiting)

    async def plays(self, who: Someone) -> None:
        """Make a move, any that is legal."""
        await _plays(self.salle, self.table, who)

    @property
    async def loaded(self):
        return await self.salle.tables.load(self.table)

    @property
    async def match(self):
        return (await self.loaded).match

    async def seat_of(self, person: Someone) -> Seat:
        return (await self.loaded).seat_of(str(person.address))

    async def flag(self) -> None:
        """The time of who is late runs out."""
        await self.acts(Act.FLAG, await self.seat_of(self.late))

    async def acts(self, act: Act, seat: Seat | None, **facts: object) -> None:
        entry = Entry(act=act, seat=seat, at=int(self.salle.time.now), **facts)
        await self.salle.tables.act(self.table, lambda _: entry)

    async def taps(self, who: Someone, *labels: str) -> Reply:
        """Tap a button under their turn, and then those of what comes of it."""
        post = await who.turn(self.table)
        for label in labels:
            reply = await who.taps(button(post, label))
            post = reply.private
        return reply

    async def button(self, who: Someone, label: str) -> Choice:
        return button(await who.turn(self.table), label)

    def told(self, who: Someone) -> Post:
        """The last message that they were sent."""
        return self.salle.doors.to(who.address)[-1]


def acts_first(salle: Salle, act: Callable[[], Awaitable[object]]) -> None:
    """Somebody acts right before the next entry is written, as another process may."""
    commit = salle.store.commit

    async def commit_later(*args: Any, **facts: Any) -> None:
        salle.store.commit = commit
        await act()
        await commit(*args, **facts)

    salle.store.commit = commit_later


async def _plays(salle: Salle, table: TableKey, who: Someone) -> None:
    loaded = await salle.tables.load(table)
    seat = loaded.seat_of(str(who.address))
    moves = loaded.game.legal_moves(loaded.match.game_state, seat)
    await who.plays(table, str(next(iter(moves))))


async def _mover(salle, table, one, two):
    loaded = await salle.tables.load(table)
    seat = loaded.seat_of(str(one.address))
    return (one, two) if seat in loaded.match.active else (two, one)


async def flag(salle: Salle, table: TableKey) -> None:
    """The time of whoever is to move runs out."""
    (seat,) = (await salle.tables.load(table)).match.active
    entry = Entry(act=Act.FLAG, seat=seat, at=int(salle.time.now))
    await salle.tables.act(table, lambda _: entry)


async def pass_once_each(salle: Salle, table: TableKey) -> None:
    """Both have made a move at Cannae, as if they had tapped elsewhere."""
    for seat in Seat:
        entry = Entry(act=Act.MOVE, seat=seat, move="-", at=int(salle.time.now))
        await salle.tables.act(table, lambda _, entry=entry: entry)


async def time_runs_out(salle: Salle, table: TableKey) -> None:
    """It is a little later than the clock allows that runs once its player is told."""
    async with asyncio.timeout(60):
        while (  # noqa: ASYNC110 - only the store knows when a platform has taken the message
            deadline := (await salle.tables.load(table)).deadline
        ) is None:
            await asyncio.sleep(0.01)
    salle.time.now = deadline + 60
    await salle.clock.sweep()
