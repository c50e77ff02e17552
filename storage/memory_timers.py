"""The timers of the store in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from storage.base import KEEP, KEPT_OUTAGES, Credit, Span, TableKey, Timer

Key = TypeVar("Key")
Value = TypeVar("Value")


class MemoryTimers:
    """When tables need attention, as in `storage.contract.Store`."""

    def __init__(self) -> None:
        self._deadlines: dict[TableKey, float] = {}
        self._reminders: dict[TableKey, float] = {}
        self._answer_times: dict[TableKey, float] = {}
        self._set_aside: dict[TableKey, float] = {}
        self._running_at: float | None = None
        self._outages: list[Span] = []

    async def due_deadlines(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """A scan."""
        return _due(self._deadlines, now)[:limit]

    async def due_reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """A scan."""
        return _due(self._reminders, now)[:limit]

    async def due_answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """A scan."""
        return _due(self._answer_times, now)[:limit]

    async def set_reminder(self, table: TableKey, at: float | None) -> None:
        """One step."""
        put(self._reminders, table, at)

    async def credit_downtime(self, clock: Callable[[], float], *, shut: float) -> Credit:
        """All tables at once."""
        seen = self._running_at
        await asyncio.sleep(0)  # racing processes meet here, as they would over a network
        now = clock()
        if self._running_at is not None and self._running_at != seen:
            return Credit(until=min(now, self._running_at))
        self._running_at = now
        if seen is None or abs(now - seen) <= shut:
            return Credit(until=now)
        self._outages = [*self._outages, (seen, now)][-KEPT_OUTAGES:]
        lost = now - seen
        for timers in (self._answer_times,) if lost > 0 else self._timers:
            timers.update({table: at + lost for table, at in timers.items()})
        return Credit(until=now, lost=lost)

    async def set_aside(self, table: TableKey, *, at: float) -> None:
        """One step."""
        self._set_aside[table] = at
        for timers in self._timers:
            timers.pop(table, None)

    async def tables_set_aside(self) -> Sequence[TableKey]:
        """A copy."""
        return list(self._set_aside)

    @property
    def _timers(self) -> tuple[dict[TableKey, float], ...]:
        return self._deadlines, self._reminders, self._answer_times

    def _set_timer(self, table: TableKey, timer: Timer) -> None:
        if timer.deadline is not KEEP:
            self._set_aside.pop(table, None)
        for times, at in zip(
            self._timers, (timer.deadline, timer.reminder, timer.answer_at), strict=True
        ):
            if at is not KEEP:
                put(times, table, at)


def put(values: dict[Key, Value], key: Key, value: Value | None) -> None:
    """Set an entry, or remove it."""
    if value is None:
        values.pop(key, None)
    else:
        values[key] = value


def _due(timers: Mapping[TableKey, float], now: float) -> list[TableKey]:
    due = sorted((at, str(table), table) for table, at in timers.items() if at <= now)
    return [table for _, _, table in due]
