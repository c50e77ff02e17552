"""How often somebody has done something lately, in memory: the part of `storage.memory`."""

from __future__ import annotations


class MemoryActRates:
    """The same meaning as over Redis."""

    def __init__(self) -> None:
        self._free_at: dict[str, float] = {}

    async def admit(self, name: str, *, now: float, every: float, most: int) -> float:
        """One step: nothing is awaited between the look and the change."""
        furthest = now + every * most
        free_at = min(max(self._free_at.get(name, now), now), furthest) + every
        if free_at > furthest:
            return free_at - furthest
        self._free_at[name] = free_at
        return 0.0
