"""Deadlines and what Salle answers for people become entries of the log, through the same gate
as moves; reminders are notices.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import structlog

from bot.application import notices
from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    Decide,
    LoadedTable,
    NoTableError,
)
from bot.application.preset_answers import RANDOM
from bot.application.tables import Tables
from engines.core.game import RuleError
from engines.core.match_state import Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import StoreAwayError, TableKey

log = structlog.get_logger(__name__)

_TICK: Final = 5.0  # seconds between two looks, about
_SHUT: Final = 60.0  # seconds without a beat after which Salle counts as having been shut


class NotDueError(Exception):
    """Somebody acted in time after all."""


@dataclass(slots=True, kw_only=True)
class Clock:
    """Looks at what is overdue. Any number of them may run: the gate lets one act through."""

    tables: Tables
    tick: float = _TICK
    _broken: set[TableKey] = field(default_factory=set)

    async def run(self) -> None:
        """Tick for ever; a shut hall's time is given back to every clock."""
        await self.credit_downtime()
        while True:
            try:
                await self.sweep()
            except StoreAwayError:
                log.warning("the store is away; deadlines wait")
            # Jitter, so that automatic answers can't be told from a person's.
            await asyncio.sleep(self.tick * RANDOM.uniform(0.5, 1.5))

    async def credit_downtime(self) -> None:
        """Salle opens: nobody loses time while it was shut."""
        now = self.tables.now()
        last = await self.tables.store.heartbeat(now)
        if last is not None and now - last > _SHUT:
            await self.tables.store.postpone_timers(now - last)
            log.info("the hall was shut; clocks get the time back", seconds=round(now - last))

    async def sweep(self) -> None:
        """One tick."""
        now = self.tables.now()
        await self.tables.store.heartbeat(now)
        for key in await self.tables.store.due_reminders(now):
            await self._remind(key)
        for key in await self.tables.store.due_answers(now):
            await self._answer(key, now)
        for key in await self.tables.store.due_deadlines(now):
            await self._end(key, now)

    async def _remind(self, key: TableKey) -> None:
        table = await self._load(key)
        if table is None or table.match.status is not Status.PLAYING:
            return
        await self.tables.store.post(notices.of_reminder(key, table.version, table.match))

    async def _answer(self, key: TableKey, now: float) -> None:
        """Answer for whoever has waited longest; the next one's moment is drawn with that."""
        table = await self._load(key)
        if table is None:
            return

        def decide(table: LoadedTable) -> Entry:
            if table.answer_at is None or table.answer_at > now or not table.automatic_answers:
                raise NotDueError
            first = table.automatic_answers[0]
            return Entry(act=Act.MOVE, seat=first.seat, move=str(first.move), at=int(now))

        if table.automatic_answers:
            await self._act(key, decide)
        else:  # the rules were mended meanwhile: he has to be asked after all
            await self.tables.set_preset_answers(key, Seat.ONE, {})

    async def _end(self, key: TableKey, now: float) -> None:
        if await self._load(key) is None:
            return

        def decide(table: LoadedTable) -> Entry:
            if table.deadline is None or table.deadline > now:
                raise NotDueError
            if table.match.status is Status.OPEN:
                return Entry(act=Act.EXPIRE, at=int(now))
            active = sorted(table.match.active)
            late = next(
                (
                    s
                    for s in active
                    if not table.computer_level(s) and not table.automatic_answer(s)
                ),
                None,
            )
            if late is None:
                raise NotDueError
            return Entry(act=Act.TIMEOUT, seat=late, at=int(now))

        await self._act(key, decide)

    async def _act(self, key: TableKey, decide: Decide) -> None:
        try:
            await self.tables.act(key, decide)
        except (NotDueError, BusyError):
            pass  # it will be looked at again at the next tick, if it is still listed
        except RuleError as err:
            log.error("an act that is due can't be done", table=str(key), why=str(err))

    async def _load(self, key: TableKey) -> LoadedTable | None:
        """The table, or None if it can't be read: said once, not at every tick."""
        if key in self._broken:
            return None
        try:
            return await self.tables.load(key)
        except (DamagedTableError, NoTableError) as err:
            self._broken.add(key)
            log.error("a table that can't be read is due", table=str(key), why=str(err))
            return None
