"""Puzzles that were cut from people's matches, in Redis: a hash per game, by their ids.

Each begins with the number of those before it, so that they keep their order.

Matches that wait to be cut are a sorted set per shard. A match leaves it only when its puzzles are
stored: if a process is killed in between, the next one does it again, with the same puzzles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage import keys
from storage.base import TableKey
from storage.part import StorePart


class PuzzleSupply(StorePart):
    """Matches to cut puzzles from, and the puzzles."""

    async def ask_for_cutting(self, table: TableKey, *, at: float) -> None:
        """Have puzzles cut from a match that is over; `at` says which comes first."""
        await self._client.ask("ZADD", keys.to_cut(keys.shard_of(table)), at, str(table))

    async def to_cut(self, until: float, *, limit: int) -> Sequence[TableKey]:
        """Matches that wait since then, the longest first. One round trip."""
        found = await self._first_until(keys.to_cut, until, limit)
        return [TableKey.parse(name) for name, _ in found[:limit]]

    async def end_cutting(self, table: TableKey) -> None:
        """Nothing more is to be cut from it."""
        await self._client.ask("ZREM", keys.to_cut(keys.shard_of(table)), str(table))

    async def keep_puzzles(self, game: str, puzzles: Mapping[str, str]) -> None:
        """Keep puzzles, as JSON by their ids, after the others; one that is there stays as it is.

        One process does so at a time: see `PuzzleCutter`.
        """
        key, there = keys.cut_puzzles(game), await self.count_cut_puzzles(game)
        rows = ((id_, f"{n} {text}") for n, (id_, text) in enumerate(puzzles.items(), there))
        await self._client.ask_all(*(("HSETNX", key, *row) for row in rows))

    async def count_cut_puzzles(self, game: str) -> int:
        """How many were cut of a game."""
        return int(await self._client.ask("HLEN", keys.cut_puzzles(game)))

    async def cut_puzzles(self, game: str) -> Mapping[str, str]:
        """All that were cut of a game, likewise, in order. What has no place in it is left out."""
        stored: dict[str, str] = await self._client.ask("HGETALL", keys.cut_puzzles(game))
        rows = ((*text.partition(" ")[::2], id_) for id_, text in stored.items())
        placed = (row for row in rows if row[0].isascii() and row[0].isdigit())
        ordered = sorted(placed, key=lambda row: (int(row[0]), row[2]))
        return {id_: text for _, text, id_ in ordered}
