"""The inbox of the store in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from storage.inbox import REMEMBERED


@dataclass(slots=True)
class _Source:
    """What one platform has told."""

    bodies: dict[int, str] = field(default_factory=dict)
    leases: dict[int, float] = field(default_factory=dict)  # by number, until when
    seen: dict[int, float] = field(default_factory=dict)  # by number, until when


class MemoryInbox:
    """The part of a store that keeps updates."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._sources: dict[str, _Source] = {}

    async def receive(
        self, source: str, updates: Mapping[int, str], *, owner: str, lease: float
    ) -> Sequence[int]:
        """All in one step. Numbers that are too old are forgotten when they come again."""
        kept, now = self._source(source), self._clock()
        new = [number for number in updates if kept.seen.get(number, now) <= now]
        for number in new:
            if updates[number]:
                kept.bodies[number] = updates[number]
                kept.leases[number] = now + lease
            kept.seen[number] = now + REMEMBERED
        return new

    async def take_up(
        self, source: str, *, owner: str, lease: float, held: Iterable[int] = (), count: int = 100
    ) -> Mapping[int, str]:
        """A scan."""
        kept, now = self._source(source), self._clock()
        for number in held:
            if number in kept.leases:
                kept.leases[number] = now + lease
        due = sorted((at, number) for number, at in kept.leases.items() if at <= now)[:count]
        for _, number in due:
            kept.leases[number] = now + lease
        return {number: kept.bodies[number] for number in sorted(number for _, number in due)}

    async def put_back(self, source: str, numbers: Iterable[int]) -> None:
        """Their leases have run out."""
        kept = self._source(source)
        for number in numbers:
            if number in kept.leases:
                kept.leases[number] = float("-inf")

    async def put_back_of_gone(self, source: str) -> None:
        """Nothing outlives a process here."""

    async def handled(self, source: str, numbers: Iterable[int]) -> None:
        """Can be done twice."""
        kept = self._source(source)
        for number in numbers:
            kept.bodies.pop(number, None)
            kept.leases.pop(number, None)

    def _source(self, source: str) -> _Source:
        return self._sources.setdefault(source, _Source())
