"""Cuts puzzles from matches that are over, one at a time, at night, when nothing else waits.

A match comes here when it has been analysed. What waits lies in the store, so that any process may
take it up; one does at a time.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import structlog

from bot.application.analyses import Analyses
from bot.application.game_faults import fault_of
from bot.application.loaded_table import LoadedTable
from bot.application.tables import Tables
from bot.side_process.child import Function
from bot.side_process.parent import SideProcessError, SideProcesses
from bot.workers.cutting_puzzles import cut_puzzles
from bot.workers.patience import now_and_then
from storage.base import StoreAwayError, TableKey
from storage.owners import new_owner

log = structlog.get_logger(__name__)

NIGHT: Final = range(1, 6)  # hours by the host's clock
MOST: Final = 500  # puzzles of one game that are kept; then no more are cut

_LOOK: Final = 60.0  # seconds between two matches
_LONGEST: Final = 1_200.0  # seconds for one; then its process is ended
_LEASE: Final = "cutting_puzzles"


@dataclass(kw_only=True)
class PuzzleCutter:
    """Cuts what waits. Any number of processes may run it."""

    tables: Tables
    hours: Collection[int] = NIGHT
    most: int = MOST
    _owner: str = field(default_factory=new_owner, init=False)

    def __post_init__(self) -> None:
        self._analyses = Analyses(tables=self.tables)
        self._process = SideProcesses("cutting puzzles", longest=_LONGEST, lasts=False)
        self.cut: Function = cut_puzzles

    async def run(self) -> None:
        """Cut for ever. What is broken off is done again."""
        await now_and_then(self.cut_next, every=_LOOK, failing="no puzzles were cut")

    async def close(self) -> None:
        """End the process."""
        await self._process.end()

    async def cut_next(self) -> TableKey | None:
        """Cut the match that waits the longest, if it is night and Salle is idle.

        Raises StoreAwayError.
        """
        store, now = self.tables.store, self.tables.now()
        if datetime.fromtimestamp(now, UTC).astimezone().hour not in self.hours:
            return None
        waiting = await store.to_cut(now, limit=1)
        if not waiting or await store.to_analyse(now, limit=1):
            return None
        if not await store.lease(_LEASE, self._owner, lasting=_LONGEST):
            return None
        (key,) = waiting
        try:
            await self._take(key)
        finally:
            with suppress(StoreAwayError):
                await store.release(_LEASE, self._owner)
        return key

    async def _take(self, key: TableKey) -> None:
        store = self.tables.store
        try:
            table = await self.tables.find(key)
            if table is not None and await self._is_to_be_cut(table):
                await self._keep(table)
        except StoreAwayError:
            raise
        except (SideProcessError, OSError) as err:  # others must not wait behind it
            log.warning("no puzzles were cut from a match", table=str(key), why=str(err))
        except Exception as err:
            log.error("no puzzles can be cut from a match", table=str(key), why=fault_of(err))
        await store.end_cutting(key)

    async def _is_to_be_cut(self, table: LoadedTable) -> bool:
        head = table.record.head
        return (
            not head.is_study
            and table.match.halted_at is None
            and await self._analyses.may_be_made(table)
        )

    async def _keep(self, table: LoadedTable) -> None:
        store, game = self.tables.store, table.game.id
        known = await store.cut_puzzles(game)
        if len(known) >= self.most:
            return
        answer = await self._process.ask(
            self.cut,
            game,
            table.record.model_dump_json(),
            table.key.table,
            tuple(known.values()),
            zlib.crc32(str(table.key).encode()),
        )
        found: dict[str, str] = json.loads(answer)
        await store.keep_puzzles(game, dict([*found.items()][: self.most - len(known)]))
        if found:
            log.info("puzzles are cut from a match", game=game, puzzles=len(found))
