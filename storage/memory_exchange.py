"""What processes tell each other, in memory: the part of `storage.memory` that forgets at once."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager

from storage.base import MOST_AHEAD, MOST_PRESENT, NEWS, Rate, Reservation


class MemoryExchange:
    """News, presence, rates and leases, with the same meaning as over Redis."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._listeners: defaultdict[str, set[asyncio.Queue[str]]] = defaultdict(set)
        self._present: dict[str, dict[str, float]] = {}  # until when
        self._leases: dict[str, tuple[str, float]] = {}  # whose, and until when
        self._requests: dict[tuple[str, str], deque[float]] = defaultdict(deque)

    async def lease(self, name: str, holder: str, *, lasting: float) -> bool:
        """One step."""
        now = self._clock()
        whose, until = self._leases.get(name, (holder, now))
        if whose != holder and until > now:
            return False
        self._leases[name] = holder, now + lasting
        return True

    async def release(self, name: str, holder: str) -> None:
        """One step."""
        if self._leases.get(name, ("", 0.0))[0] == holder:
            del self._leases[name]

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

    async def note_present(self, place: str, names: Collection[str], *, lasting: float) -> None:
        """Those whose time is over first make room."""
        until = self._clock() + lasting
        there = {**self._there(place), **dict.fromkeys(names, until)}
        last = sorted(there, key=lambda name: there[name])[-MOST_PRESENT:]
        self._present[place] = {name: there[name] for name in last}

    async def note_gone(self, place: str, names: Collection[str]) -> None:
        """One entry a name."""
        for name in names:
            self._present.get(place, {}).pop(name, None)

    async def present(self, place: str) -> Collection[str]:
        """Computed anew."""
        return list(self._there(place))

    def _there(self, place: str) -> dict[str, float]:
        now = self._clock()
        return {name: at for name, at in self._present.get(place, {}).items() if at > now}

    async def reserve(
        self, source: str, overall: Rate, narrower: Mapping[str, Rate], *, within: float
    ) -> Reservation:
        """One step."""
        now = self._clock()
        rates = {"": overall, **narrower}
        slots = {name: self._slot(now, (source, name), rate) for name, rate in rates.items()}
        slot = slots.pop("")
        if slot > now:  # at an even pace
            latest = self._requests[source, ""][-1]
            slot = max(slot, latest + overall.seconds / overall.count)
        if late := [one for one in slots.values() if one > slot]:
            return Reservation(is_made=False, wait=max(late) - now, is_full=True)
        if slot > now + min(within, MOST_AHEAD):
            return Reservation(is_made=False, wait=slot - now)
        for name in rates:
            self._requests[source, name].append(slot)
        return Reservation(is_made=True, wait=slot - now)

    def _slot(self, now: float, key: tuple[str, str], rate: Rate) -> float:
        requests = self._requests[key]
        while len(requests) > rate.count:
            requests.popleft()
        oldest = requests[0] + rate.seconds if len(requests) == rate.count else now
        return max(now, oldest, *requests)


async def _heard(listener: asyncio.Queue[str]) -> AsyncIterator[str]:
    while True:
        yield await listener.get()
