"""The outbox in memory, and its workers: the part of `storage.memory` that keeps notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from storage.base import Beat, DeadWorker, Notice, OutboxEntry
from storage.keys import shard_of

_RETIRED = float("-inf")


@dataclass(frozen=True, slots=True)
class _Taken:
    """An entry in somebody's hands."""

    entry: OutboxEntry
    worker: str


class MemoryOutbox:
    """The same meaning as over Redis, without its streams and scripts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._new: list[OutboxEntry] = []
        self._taken: dict[tuple[int, str], _Taken] = {}
        self._parked: dict[str, list[Notice]] = {}
        self._posts: Counter[int] = Counter()  # by shard: ids repeat, as in Redis
        self._posting = asyncio.Condition()
        self._beats: dict[str, float] = {}
        self._read_at: dict[str, float] = {}  # when a worker last asked for notices

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """The oldest `count`, of all tables together."""
        self._read_at[worker] = self._clock()
        try:
            async with asyncio.timeout(wait), self._posting:
                await self._posting.wait_for(lambda: bool(self._new))
        except TimeoutError:
            return []
        entries, self._new = self._new[:count], self._new[count:]
        self._hand_out(worker, entries)
        return entries

    async def taken(self, worker: str) -> Sequence[OutboxEntry]:
        """A scan."""
        self._read_at[worker] = self._clock()
        return self._held_by(worker)

    async def done(self, entry: OutboxEntry) -> None:
        """Can be done twice."""
        self._taken.pop(entry.key, None)

    async def post(self, notices: Sequence[Notice]) -> None:
        """At the end of the one queue."""
        self._add(notices)
        await self._wake()

    async def park(self, entry: OutboxEntry, platform: str) -> None:
        """One step."""
        if self._taken.pop(entry.key, None):
            self._parked.setdefault(platform, []).append(entry.notice)

    async def unpark(self, platform: str) -> None:
        """All at once."""
        await self.post(self._parked.pop(platform, []))

    def _add(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            shard = shard_of(notice.table)
            self._posts[shard] += 1
            entry = OutboxEntry(id=str(self._posts[shard]), shard=shard, notice=notice)
            self._new.append(entry)

    async def _wake(self) -> None:
        async with self._posting:
            self._posting.notify_all()

    def _hand_out(self, worker: str, entries: Sequence[OutboxEntry]) -> None:
        for entry in entries:
            self._taken[entry.key] = _Taken(entry, worker)

    def _held_by(self, worker: str) -> list[OutboxEntry]:
        held = [taken.entry for taken in self._taken.values() if taken.worker == worker]
        return sorted(held, key=lambda entry: (entry.shard, int(entry.id)))

    # -- the outbox's workers ------------------------------------------------------------------

    async def beat(self, worker: str, *, lapse: float) -> Beat:
        """One step."""
        now = self._clock()
        noted = self._beats.get(worker)
        lapsed = noted is None or noted <= now - lapse
        self._beats[worker] = now
        if lapsed and noted is not None:  # what kept this worker away may have kept the others
            stale = {name for name, at in self._beats.items() if _RETIRED < at <= now - lapse}
            self._beats |= dict.fromkeys(stale, now)
        heard = self._read_at | self._beats  # who never says that he lives, reads
        dead = sorted(name for name, at in heard.items() if at <= now - lapse)
        return Beat(
            lapsed=lapsed,
            dead=[DeadWorker(name=name, found=now) for name in dead if name != worker],
        )

    async def take_over(self, worker: str, dead: Sequence[DeadWorker]) -> Sequence[OutboxEntry]:
        """All in one step."""
        entries: list[OutboxEntry] = []
        for each in dead:
            if self._read_at.get(each.name, each.found) > each.found:
                continue
            entries += self._held_by(each.name)
            if self._beats.get(each.name, each.found) <= each.found:
                self._beats.pop(each.name, None)
                self._read_at.pop(each.name, None)
        self._hand_out(worker, entries)
        return sorted(entries, key=lambda entry: (entry.shard, int(entry.id)))

    async def retire(self, worker: str) -> None:
        """Noted as last heard of long ago."""
        self._beats[worker] = _RETIRED
