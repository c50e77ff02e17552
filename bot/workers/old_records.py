"""Records of matches and tournaments that ended long ago are dropped, if the operator wants that.

Nothing is dropped that stands in no export: `python -m storage export` says when it was made.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application.game_faults import fault_of
from bot.application.loaded_table import LoadedTable
from bot.application.loaded_tournament import DamagedTournamentError, NoTournamentError
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from bot.workers.patience import now_and_then
from storage.base import StoreAwayError, TableKey
from storage.tournaments import lists_of

log = structlog.get_logger(__name__)

_LOOK: Final = 3_600.0  # seconds between two looks
_PAGE: Final = 100  # tables dropped between two breaths
_BREATH: Final = 0.1  # seconds; players are not to notice
DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True, kw_only=True)
class OldRecords:
    """Drops what ended more than `keep_days` ago, and stands in an export."""

    tables: Tables
    keep_days: float

    async def run(self) -> None:
        """Look for ever, every hour. Any number of processes may."""
        await now_and_then(self.drop_all, every=_LOOK, failing="old records were not dropped")

    async def drop_all(self) -> int:
        """Drop all that may go by now; how many matches. Raises StoreAwayError."""
        store, dropped = self.tables.store, 0
        exported_at = await store.exported_at()
        if exported_at is None:
            log.warning("old records are kept: nothing has been exported yet")
            return 0
        before = min(self.tables.now() - self.keep_days * DAY, exported_at)
        await self._drop_tournaments(before)
        running = dict[str, bool]()  # whether a tournament is
        held = set[TableKey]()  # the matches of those that are
        while found := await self._ended(before, held):
            for key in found:
                if await self._drop(key, running):
                    dropped += 1
                else:
                    held.add(key)
            await asyncio.sleep(_BREATH)
        if dropped:
            log.info("old records are dropped", matches=dropped, days=self.keep_days)
        return dropped

    async def _ended(self, before: float, held: set[TableKey]) -> list[TableKey]:
        found = await self.tables.store.ended_tables(before, limit=_PAGE + len(held))
        return [key for key in found if key not in held]

    async def _drop(self, key: TableKey, running: dict[str, bool]) -> bool:
        # Off the lists first: broken off in between, it is found again.
        # Of one that can't be read nobody knows the lists: `python -m storage rebuild` finds them.
        store = self.tables.store
        try:
            table = await self.tables.load(key)
            if await self._is_kept(table, running):
                return False
            await store.unlist_table(await self.tables.lists.addresses_of(table), key)
        except StoreAwayError:
            raise
        except Exception as err:
            log.warning(
                "lists may name a record that is dropped", table=str(key), why=fault_of(err)
            )
        await store.drop(key)
        return True

    async def _is_kept(self, table: LoadedTable, running: dict[str, bool]) -> bool:
        # Whether it belongs to a tournament that isn't over, or that somebody may still mend.
        if (match := table.record.head.tournament) is None:
            return False
        name = match.tournament
        if name not in running:
            try:
                running[name] = (await Tournaments(self.tables).load(name)).is_running
            except (NoTournamentError, DamagedTournamentError) as err:
                running[name] = isinstance(err, DamagedTournamentError)
        return running[name]

    async def _drop_tournaments(self, before: float) -> None:
        store, tournaments = self.tables.store, Tournaments(self.tables)
        while found := await store.ended_tournaments(before, limit=_PAGE):
            for name in found:
                if loaded := await tournaments.find(name):
                    await store.unlist_tournament(list(lists_of(loaded.record)), name)
                await store.drop_tournament(name)
            await asyncio.sleep(_BREATH)
