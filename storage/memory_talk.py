"""What is said at tables, in memory: the part of `storage.memory` that keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from storage.base import KEPT_TALK, ConflictError, Notice, TableKey, TalkLine
from storage.memory_outbox import MemoryOutbox


class MemoryTalk(MemoryOutbox):
    """The same meaning as over Redis. `_ended` is the store's: when tables came to their end."""

    _ended: dict[TableKey, float]
    _kept_after_end: float

    def __init__(self) -> None:
        self._talk: dict[TableKey, list[TalkLine]] = {}
        self._said_last: dict[TableKey, float] = {}

    async def talk(self, table: TableKey) -> Sequence[TalkLine]:
        """A copy."""
        return tuple(self._said_at(table))

    async def add_talk(
        self, table: TableKey, line: TalkLine, *, after: int, notices: Sequence[Notice] = ()
    ) -> None:
        """One step: nothing is awaited between the look and the change."""
        said = self._said_at(table)
        if (said[-1].number if said else 0) != after:
            raise ConflictError(f"something has been said at {table} since {after}")
        self._talk[table] = [*said, line][-KEPT_TALK:]
        self._said_last[table] = self._clock()
        self._add(notices)
        await self._wake()

    async def forget_talk(self, table: TableKey, who: str) -> None:
        """One step."""
        self._talk[table] = [line for line in self._said_at(table) if line.who != who]

    def _said_at(self, table: TableKey) -> list[TalkLine]:
        ended = self._ended.get(table)
        until = self._clock() - self._kept_after_end
        if ended is not None and max(ended, self._said_last.get(table, ended)) <= until:
            self._talk.pop(table, None)
        return self._talk.get(table, [])
