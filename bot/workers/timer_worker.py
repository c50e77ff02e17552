"""The worker of timers: deadlines that have passed and automatic answers become entries of the log,
through the same gate as moves; reminders become notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

import structlog

from bot.application import daily_puzzles, notices, timer_changes
from bot.application.game_faults import fault_of
from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    LoadedTable,
    NoTableError,
)
from bot.application.next_matches import begin_next
from bot.application.preset_answers import RANDOM
from bot.application.tables import Tables
from bot.application.timers import next_reminder
from bot.application.tournament_reports import report
from bot.application.tournaments import Tournaments
from bot.timing.outages import SHUT
from bot.workers import own_notices
from bot.workers.overdue import (
    first_answer,
    overdue_act,
    spend_vacations,
    to_be_reminded,
)
from engines.core.match_state import Status
from engines.core.record import Entry
from storage.base import StoreAwayError, StoreRefusedError, TableKey

log = structlog.get_logger(__name__)

_TICK: Final = 5.0  # seconds between two looks, about
_NOTE: Final = 15.0  # seconds between two notes that Salle runs; much less than SHUT
_PAGE: Final = 100  # tables of each kind that are seen to at one look
_AWAY: Final = 1.0  # seconds to wait for the store
_RETRY: Final = 3_600.0  # seconds until tables that were set aside are tried again


# What reminders of no table are about, by what stands in the place of its name.
_DAILY: Final = {
    daily_puzzles.OF_CHAT: daily_puzzles.remind_chat,
    daily_puzzles.OF_PERSON: daily_puzzles.remind_person,
    daily_puzzles.EDIT: daily_puzzles.remind_edit,
}


class NotDueError(Exception):
    """Somebody acted in time after all."""


@dataclass(slots=True, kw_only=True)
class TimerWorker:
    """Looks at what is overdue. Any number of them may run: the gate lets one act through."""

    tables: Tables
    shut: float = SHUT
    _noted_at: float = field(default=float("-inf"), init=False)
    _tournaments: Tournaments = field(init=False)

    def __post_init__(self) -> None:
        """Results of matches go to their tournaments."""
        self._tournaments = Tournaments(self.tables)

    async def run(self) -> None:
        """Tick for ever. Nothing that goes wrong ends it, but to be cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(_for_ever(self.tick, _TICK))
            tasks.create_task(_for_ever(self.retry, _RETRY))

    async def tick(self) -> bool:
        """Note if Salle was away, then see to what was due by then.

        Answers whether more may be due.
        """
        now = self.tables.now()
        was_noted_lately = 0 <= now - self._noted_at < _NOTE
        return await self.sweep(now if was_noted_lately else await self.credit_downtime())

    async def credit_downtime(self) -> float:
        """Nobody loses time while Salle, or its store, was away. Up to when that is so."""
        credit = await self.tables.store.credit_downtime(self.tables.now, shut=self.shut)
        self._noted_at = credit.until
        if credit.lost:
            log.info("Salle was away, or the time was set; no clock ran", seconds=credit.lost)
        return credit.until

    async def sweep(self, now: float | None = None) -> bool:
        """See to what was due at `now`, the longest overdue first; whether more may be due.

        Whatever has been seen to isn't due any more.
        """
        if now is None:
            now = self.tables.now()
        store, is_more = self.tables.store, False
        lists = (
            (store.due_reminders, self._remind),
            (store.due_answers, self._answer),
            (store.due_deadlines, self._end),
        )
        # Nearly always nothing is due: that is asked in one round trip.
        if not any(await asyncio.gather(*(due(now, limit=1) for due, _ in lists))):
            return False
        for due, see_to in lists:
            tables = await due(now, limit=_PAGE)
            is_more |= len(tables) == _PAGE
            for key in tables:
                await self._alone(key, see_to, now)
        return is_more

    async def retry(self) -> bool:
        """Try again what was set aside: the player who has to decide there gets the full time."""
        await self.credit_downtime()
        left = 0
        for key in await self.tables.store.tables_set_aside():
            try:
                await timer_changes.restart_clock(self.tables, key)
                log.info("a table that was set aside can be read again", table=str(key))
            except (StoreAwayError, StoreRefusedError):
                raise
            except Exception:
                left += 1
        if left:
            log.warning("tables stay set aside: nothing is due there", tables=left)
        return False

    async def _alone(
        self, key: TableKey, see_to: Callable[[TableKey, float], Awaitable[None]], now: float
    ) -> None:
        # What goes wrong at a table concerns no other; the table is set aside.
        try:
            await see_to(key, now)
            return
        except (NotDueError, BusyError):  # somebody acts there
            return
        except (StoreAwayError, StoreRefusedError):
            raise
        except (DamagedTableError, NoTableError) as err:
            log.error("a table is set aside", table=str(key), why=str(err))
        except Exception as err:
            log.error("a table is set aside", table=str(key), why=fault_of(err))
        await self.tables.store.set_aside(key, at=now)

    async def _remind(self, key: TableKey, now: float) -> None:
        if key.table == notices.PINNED_LIST:
            await own_notices.remind(self.tables, key, now)
            return
        if daily := _DAILY.get(key.table):
            await daily(self.tables.store, key, now)
            return
        table = await self.tables.load(key)
        found = notices.of_reminders(key, table.match, to_be_reminded(table, now))
        again = next_reminder(table.clock, now)
        await self.tables.store.remind(key, found, now=now, again=again)

    async def _answer(self, key: TableKey, now: float) -> None:
        # Answer for the player who has waited longest; that draws the next one's moment.

        def decide(table: LoadedTable) -> Entry:
            if table.answer_at is None or table.answer_at > now or not table.automatic_answers:
                raise NotDueError
            return first_answer(table, self.tables.now())

        table = await self.tables.load(key)
        if table.answer_at is None:  # another process has given it, and perhaps ended the match
            raise NotDueError
        if table.automatic_answers:
            await self.tables.act(key, decide, table=table, is_automatic=True)
        else:  # the rules were mended meanwhile: they have to be asked after all
            await timer_changes.reschedule_answers(self.tables, key)

    async def _end(self, key: TableKey, now: float) -> None:
        # Do what is overdue; if nothing is, look again when something may be.

        def decide(table: LoadedTable) -> Entry:
            entry = overdue_act(table, now)
            if entry is None:
                raise NotDueError
            return entry.model_copy(update={"at": int(self.tables.now())})

        table = await self.tables.load(key)
        if table.match.status is Status.OVER:
            if await begin_next(self.tables, table) is None:
                await report(self._tournaments, table)
            return
        table = await spend_vacations(self.tables, table, now)
        if overdue_act(table, now):
            await self.tables.act(key, decide, table=table, is_automatic=True)
        else:
            await self.tables.retime(table)


async def _for_ever(work: Callable[[], Awaitable[bool]], pause: float) -> None:
    # Do it again and again: after about `pause` seconds, or at once if it says there is more.
    while True:
        # Jitter, so that automatic answers can't be told from a person's.
        seconds = pause * RANDOM.uniform(0.5, 1.5)
        try:
            if await work():
                seconds = 0.0
        except StoreAwayError:
            log.warning("the store is away; clocks wait")
            seconds = _AWAY
        except Exception:
            log.exception("the clocks were not looked at")
        await asyncio.sleep(seconds)
