"""When the rules of a game have been mended: whom that concerns is told, once.

A match that began before is replayed by the entries that it has. Where today's rules refuse one,
the match is halted (`engines.core.halted`), and an entry of its log says so: with it both players
and the chat are told. All other matches go on.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application.loaded_table import (
    BusyError,
    DamagedTableError,
    LoadedTable,
    NoTableError,
)
from bot.application.tables import Tables
from bot.workers.patience import now_and_then
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry
from storage.base import TableKey

log = structlog.get_logger(__name__)

_LOOK: Final = 3_600.0  # seconds between two looks
_BREATH: Final = 0.05  # between two pages; players are not to notice


@dataclass(frozen=True, slots=True, kw_only=True)
class MendedRules:
    """Tells of matches that can't go on. Any number of processes may look."""

    tables: Tables
    breath: float = _BREATH

    async def run(self) -> None:
        """Look after the start, and now and then."""
        failing = "matches of older rules were not looked for"
        await now_and_then(self.look, every=_LOOK, failing=failing)

    async def look(self) -> int:
        """Look at all tables, if rules were mended since that was done last; how many were halted.

        Raises StoreAwayError.
        """
        store, halted = self.tables.store, 0
        rules = await asyncio.to_thread(self._rules)  # which may have to load the games first
        known = await store.rules_looked_for()
        if all(number <= known.get(game, 0) for game, number in rules.items()):
            return 0
        async for page in store.begun_under_older_rules(rules):
            for key in page:
                halted += await self._halt(key)
            await asyncio.sleep(self.breath)
        await store.note_rules_looked_for(rules)
        if halted:
            log.warning("matches can't go on under mended rules", matches=halted)
        return halted

    def _rules(self) -> dict[str, int]:
        return {id_: game.rules for id_, game in self.tables.games.items()}

    async def _halt(self, key: TableKey) -> bool:
        # Tell both players, if it is halted and they haven't been told; whether they were now.
        with suppress(NoTableError, DamagedTableError, BusyError, MatchError):
            table = await self.tables.load(key)
            if _is_to_be_told(table):
                await self.tables.act(key, self._entry, table=table)
                return True
        return False

    def _entry(self, table: LoadedTable) -> Entry:
        if not _is_to_be_told(table):
            raise MatchError("is-over", "another process has told them")
        return Entry(act=Act.HALT, at=int(self.tables.now()))


def _is_to_be_told(table: LoadedTable) -> bool:
    is_halted = table.match.halted_at is not None and table.match.status is Status.PLAYING
    return is_halted and not any(entry.act is Act.HALT for entry in table.record.log)
