"""What processes tell each other, in memory: the part of `storage.memory` that forgets at once."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager

from storage.base import MOST_AHEAD, NEWS, Rate, Reservation


class MemoryExchange:
    """News, presence, rates and leases, with the same meaning as over Redis."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._listeners: defaultdict[str, set[asyncio.Queue[str]]] = defaultdict(set)
        self._leases: dict[str, dict[str, float]] = {}  # until when, by owner
        self._full_at: dict[tuple[str, str], float] = {}

    async def lease(self, name: str, *owners: str, lasting: float, most: int = 1) -> bool:
        """One step."""
        now = self._clock()
        there = {one: at for one, at in self._leases.get(name, {}).items() if at > now}
        missed = 0
        for owner in owners:
            if owner in there or len(there) < most:
                there[owner] = now + lasting
            else:
                missed += 1
        self._leases[name] = there
        return not missed

    async def release(self, name: str, *owners: str) -> None:
        """One step."""
        for owner in owners:
            self._leases.get(name, {}).pop(owner, None)

    async def owners(self, name: str) -> Collection[str]:
        """Computed anew."""
        now = self._clock()
        return [owner for owner, at in self._leases.get(name, {}).items() if at > now]

    async def publish(self, news: str, *, channel: str = NEWS) -> None:
        """Into every listener's queue."""
        for listener in self._listeners[channel]:
            listener.put_nowait(news)

    @asynccontextmanager
    async def listen(self, channel: str = NEWS) -> AsyncIterator[AsyncIterator[str]]:
        """A queue, which is never lost."""
        listener: asyncio.Queue[str] = asyncio.Queue()
        self._listeners[channel].add(listener)
        try:
            yield _heard(listener)
        finally:
            self._listeners[channel].remove(listener)

    async def reserve(
        self,
        source: str,
        overall: Rate,
        narrower: Mapping[str, Rate],
        *,
        within: float,
        now: float | None = None,
    ) -> Reservation:
        """One step."""
        ahead = MOST_AHEAD if now is None else 0.0
        now = self._clock() if now is None else now
        rates = {(source, ""): overall} | {(source, name): narrower[name] for name in narrower}
        full_at = {
            key: min(self._full_at.get(key, now), now + rate.every * rate.most + ahead)
            for key, rate in rates.items()
        }
        slots = [max(now, full_at[key] - r.every * (r.most - 1)) for key, r in rates.items()]
        slot = slots[0]
        if max(slots) > slot:
            return Reservation(is_made=False, wait=max(slots) - now, is_full=True)
        if slot > now + min(within, MOST_AHEAD):
            return Reservation(is_made=False, wait=slot - now)
        for key, rate in rates.items():
            self._full_at[key] = max(full_at[key], slot) + rate.every
        return Reservation(is_made=True, wait=slot - now)


async def _heard(listener: asyncio.Queue[str]) -> AsyncIterator[str]:
    while True:
        yield await listener.get()
