"""Records of matches that ended long ago are dropped, if the operator wants that.

Nothing is dropped that stands in no export: `python -m storage export` says when it was made.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application.game_faults import fault_of
from bot.application.tables import Tables
from bot.workers.patience import now_and_then
from storage.base import StoreAwayError, TableKey

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
        while found := await store.ended_tables(before, limit=_PAGE):
            for key in found:
                await self._drop(key)
            dropped += len(found)
            await asyncio.sleep(_BREATH)
        if dropped:
            log.info("old records are dropped", matches=dropped, days=self.keep_days)
        return dropped

    async def _drop(self, key: TableKey) -> None:
        # Off the lists first: broken off in between, it is found again.
        # Of one that can't be read nobody knows the lists: `python -m storage rebuild` finds them.
        store = self.tables.store
        try:
            table = await self.tables.load(key)
            await store.unlist_table(await self.tables.lists.addresses_of(table), key)
        except StoreAwayError:
            raise
        except Exception as err:
            log.warning(
                "lists may name a record that is dropped", table=str(key), why=fault_of(err)
            )
        await store.drop(key)
