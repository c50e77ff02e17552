"""Finished matches and their removal, in Redis: two sorted sets per shard, by when they ended."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from storage import keys
from storage.base import TableKey
from storage.part import StorePart
from storage.tournaments import tournament_key

_log = logging.getLogger(__name__)


class OldRecords(StorePart):
    """Matches and tournaments that ended long ago."""

    async def ended_tables(self, before: float, *, limit: int) -> Sequence[TableKey]:
        """Matches that ended before then, the one that ended first at the front. One round trip."""
        tables = []
        for name, shard in await self._first_until(keys.ended, before, limit):
            try:
                tables.append(TableKey.parse(name))
            except ValueError:  # the others must not wait for one that can't be read
                _log.error("the end of no table: %r", name)
                await self._client.ask("ZREM", keys.ended(shard), name)
        return tables[:limit]

    async def drop(self, table: TableKey) -> None:
        """Remove all that is kept of a match that is over, except for the lists that name it.

        Can be done again without harm.
        """
        shard, name = keys.shard_of(table), str(table)
        own = (
            *(keys.log, keys.preset_answers, keys.message_refs),
            *(keys.reached, keys.talk, keys.followers, keys.analysis),
        )
        listed = (
            keys.ended,
            keys.deadlines,
            keys.reminders,
            keys.automatic_answers,
            keys.set_aside,
            keys.to_analyse,
            keys.to_cut,
        )
        await self._client.do_all(
            *(("DEL", key(table)) for key in own), *(("ZREM", key(shard), name) for key in listed)
        )

    async def ended_tournaments(self, before: float, *, limit: int) -> Sequence[str]:
        """The ids of those that ended before then, the one that ended first at the front."""
        found = await self._first_until(keys.ended_tournaments, before, limit)
        return [name for name, _ in found[:limit]]

    async def drop_tournament(self, tournament: str) -> None:
        """Remove all that is kept of one that is over, except for the lists that name it."""
        key = tournament_key(tournament)
        shard = keys.shard_of(key)
        own = (
            keys.tournament(tournament),
            keys.opened_matches(tournament),
            keys.message_refs(key),
        )
        listed = (keys.tournament_timers(shard), keys.ended_tournaments(shard))
        await self._client.do_all(
            *(("DEL", one) for one in own), *(("ZREM", one, tournament) for one in listed)
        )

    async def exported_at(self) -> float | None:
        """When the last whole export began; None if there was none. See `storage.backup`."""
        at = await self._client.ask("GET", keys.EXPORTED)
        return float(at) if at else None
