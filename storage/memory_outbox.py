"""Queues of notices in memory, and their workers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from storage.base import REQUEST, Beat, DeadWorker, Notice, OutboxEntry, QueueLoad
from storage.keys import SHARDS, shard_of

_RETIRED = float("-inf")


@dataclass(frozen=True, slots=True)
class _Taken:
    """An entry in somebody's hands."""

    entry: OutboxEntry
    worker: str


class MemoryQueue:
    """The same meaning as over Redis, without its streams and scripts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._new: list[OutboxEntry] = []
        self._taken: dict[tuple[int, str], _Taken] = {}
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
        entries = self._next(count)
        taken = {entry.key for entry in entries}
        self._new = [entry for entry in self._new if entry.key not in taken]
        self._hand_out(worker, entries)
        return entries

    def _next(self, count: int) -> list[OutboxEntry]:
        return self._new[:count]

    async def taken(self, worker: str) -> Sequence[OutboxEntry]:
        """A scan."""
        self._read_at[worker] = self._clock()
        return self._held_by(worker)

    async def done(self, entry: OutboxEntry) -> None:
        """Can be done twice."""
        self._taken.pop(entry.key, None)

    async def queue_load(self, *, now: float) -> QueueLoad:
        """Ages aren't known here."""
        return QueueLoad(notices=len(self._new) + len(self._taken), oldest=0.0)

    def _add(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            self._append(notice, REQUEST.get())

    def _append(self, notice: Notice, request: str) -> None:
        shard = shard_of(notice.table)
        self._posts[shard] += 1
        id_ = str(self._posts[shard])
        self._new.append(OutboxEntry(id=id_, shard=shard, notice=notice, request=request))

    async def _wake(self) -> None:
        async with self._posting:
            self._posting.notify_all()

    def _hand_out(self, worker: str, entries: Sequence[OutboxEntry]) -> None:
        for entry in entries:
            self._taken[entry.key] = _Taken(entry, worker)

    def _held_by(self, worker: str) -> list[OutboxEntry]:
        held = [taken.entry for taken in self._taken.values() if taken.worker == worker]
        return sorted(held, key=lambda entry: (entry.shard, int(entry.id)))

    # -- workers -------------------------------------------------------------------------------

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
            others=len(self._beats) - 1,
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


class MemoryComputerTurns(MemoryQueue):
    """A queue whose shards take turns."""

    _next_shard = 0

    def _next(self, count: int) -> list[OutboxEntry]:
        before: Counter[int] = Counter()  # of the same shard
        places = {}
        for entry in self._new:
            places[entry.key] = before[entry.shard], (entry.shard - self._next_shard) % SHARDS
            before[entry.shard] += 1
        entries = sorted(self._new, key=lambda entry: places[entry.key])[:count]
        self._next_shard = entries[-1].shard + 1
        return entries


class MemoryOutbox(MemoryQueue):
    """The part of `storage.memory` that keeps notices; those to the computer apart."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.computer_turns = MemoryComputerTurns(clock)
        self._parked: dict[str, list[OutboxEntry]] = {}

    async def post(self, notices: Sequence[Notice]) -> None:
        """At the end of the queues."""
        self._add(notices)
        await self._wake()

    async def park(self, entry: OutboxEntry, platform: str) -> None:
        """One step."""
        if self._taken.pop(entry.key, None):
            self._parked.setdefault(platform, []).append(entry)

    async def unpark(self, platform: str, *, most: int | None = None) -> None:
        """All at once."""
        parked = self._parked.pop(platform, [])
        for entry in parked[:most]:
            self._append(entry.notice, entry.request)
        if most is not None and parked[most:]:
            self._parked[platform] = parked[most:]
        await self._wake()

    async def parked_load(self, platforms: Sequence[str]) -> Mapping[str, int]:
        """As it is."""
        return {platform: len(self._parked.get(platform, ())) for platform in platforms}

    def _add(self, notices: Sequence[Notice]) -> None:
        super()._add([notice for notice in notices if not notice.is_to_computer])
        self.computer_turns._add([notice for notice in notices if notice.is_to_computer])

    async def _wake(self) -> None:
        await super()._wake()
        await self.computer_turns._wake()
