"""Analyses of finished matches, in Redis: a hash per table; per shard a sorted set of what waits.

A table's hash lies beside its log and goes with it. What waits was put there by the commit that
ended the match, or by somebody who asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engines.core.seat import Seat
from storage import keys
from storage.base import TableKey
from storage.client import LuaScript
from storage.followers import judged_for
from storage.part import StorePart

_KEEP: Final = LuaScript.named("keep_analysis")
_ASKED: Final = 0  # before all that waits since its end
_FOUND, _DONE, _OF, _FAILED = "found", "done", "of", "failed"
_SHOWN = "shown_to_"  # and a seat: the player who has asked, and at which position they are


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAnalysis:
    """What is kept of the analysis of a match; nothing of it before it has begun."""

    found: str = ""  # the whole, as its writer put it
    done: int = 0  # while it is made: how many decisions were judged, ...
    of: int = 0  # ... and how many there are to judge
    failed: int = 0  # how often it broke, or its process was killed
    shown_to: Mapping[Seat, int] = field(default_factory=dict)  # at which ply, who has asked
    spectators: Mapping[str, int] = field(default_factory=dict)  # the same of who has no seat
    is_waiting: bool = False  # it is made, or somebody will make it


class Analyses(StorePart):
    """What became of the decisions of matches that are over."""

    async def analysis(self, table: TableKey) -> StoredAnalysis:
        """What there is of a match's analysis. One round trip."""
        kept, followers, waits = await self._client.ask_all(
            ("HGETALL", keys.analysis(table)),
            ("HGETALL", keys.followers(table)),
            ("ZSCORE", keys.to_analyse(keys.shard_of(table)), str(table)),
        )
        return StoredAnalysis(
            found=kept.get(_FOUND, ""),
            done=int(kept.get(_DONE, 0)),
            of=int(kept.get(_OF, 0)),
            failed=int(kept.get(_FAILED, 0)),
            shown_to={
                seat: int(kept[f"{_SHOWN}{seat}"]) for seat in Seat if f"{_SHOWN}{seat}" in kept
            },
            spectators=judged_for(followers),
            is_waiting=waits is not None,
        )

    async def ask_for_analysis(self, *tables: TableKey, at: float = _ASKED) -> None:
        """Have matches analysed: before all others, unless `at` puts them behind.

        What failed before is tried again.
        """
        await self._client.ask_all(
            *(("HDEL", keys.analysis(one), _FAILED) for one in tables),
            *(("ZADD", keys.to_analyse(keys.shard_of(one)), at, str(one)) for one in tables),
        )

    async def note_shown(self, table: TableKey, seat: Seat, ply: int) -> None:
        """A player who has asked for the analysis is at this position of the match."""
        await self._client.ask("HSET", keys.analysis(table), f"{_SHOWN}{seat}", ply)

    async def to_analyse(self, until: float, *, limit: int) -> Sequence[TableKey]:
        """Matches that wait since then, those first that somebody has asked for. One round trip."""
        found = await self._first_until(keys.to_analyse, until, limit)
        return [TableKey.parse(name) for name, _ in found[:limit]]

    async def begin_analysis(self, table: TableKey) -> int:
        """Count a try in advance, because it may kill its process; returns the number before."""
        tries = await self._client.ask("HINCRBY", keys.analysis(table), _FAILED, 1)
        return int(tries) - 1

    async def note_progress(self, table: TableKey, done: int, of: int) -> None:
        """So much of an analysis is made."""
        await self._client.ask("HSET", keys.analysis(table), _DONE, done, _OF, of)

    async def keep_analysis(self, table: TableKey, found: str) -> None:
        """Keep it as long as the table, and take it off what waits. One step."""
        shard = keys.shard_of(table)
        touched = (keys.analysis(table), keys.to_analyse(shard), keys.log(table))
        await self._client.run(_KEEP, touched, str(table), found)

    async def give_up_analysis(self, table: TableKey) -> None:
        """Nobody is to analyse it, unless somebody asks."""
        await self._client.ask("ZREM", keys.to_analyse(keys.shard_of(table)), str(table))
