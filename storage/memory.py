"""The store in memory: for tests, and for nothing else. It forgets when the process ends."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engines.core.record import Record
from storage import codec as stored
from storage.base import ConflictError, Loaded, Notice, Parcel, TableKey, Timer

Key = TypeVar("Key")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class _Taken:
    """A parcel in somebody's hands."""

    parcel: Parcel
    since: float


class MemoryStore:
    """Fulfils `storage.base.Store`, with the same meaning as the store over Redis.

    `clock` gives seconds; it measures how long a parcel lies and how long a token is remembered.
    """

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.rows: dict[TableKey, list[bytes]] = {}  # tests may damage them
        self._deadlines: dict[TableKey, float] = {}
        self._reminders: dict[TableKey, float] = {}
        self._answers: dict[TableKey, float] = {}
        self._standing: dict[TableKey, dict[str, str]] = {}
        self._settings: dict[str, dict[str, str]] = {}
        self._tables: dict[str, set[TableKey]] = {}
        self._posted: dict[TableKey, dict[str, str]] = {}
        self._moved: dict[tuple[str, str], str] = {}
        self._new: list[Parcel] = []
        self._taken: dict[str, _Taken] = {}
        self._posts = 0
        self._posting = asyncio.Condition()
        self._seen: dict[str, float] = {}
        self._secret = secrets.token_bytes(32)
        self._beat: float | None = None

    # -- tables ------------------------------------------------------------------------------

    async def load(self, table: TableKey, *, asker: str = "") -> Loaded | None:
        """Read from the rows, as if they came from elsewhere."""
        await asyncio.sleep(0)  # racing writers meet here, as they would over a network
        if table not in self.rows:
            return None
        return Loaded(
            record=stored.read(self.rows[table]),
            deadline=self._deadlines.get(table),
            answer=self._answers.get(table),
            standing=dict(self._standing.get(table, {})),
            settings=dict(self._settings.get(asker, {})),
        )

    async def commit(
        self,
        table: TableKey,
        record: Record,
        *,
        expected: int | None,
        timer: Timer,
        notices: Sequence[Notice] = (),
        is_last: bool = False,
    ) -> None:
        """One step: nothing is awaited between the look and the change."""
        await asyncio.sleep(0)
        rows = self._rows_at(table, expected)
        is_whole, new = stored.change(record, expected)
        self.rows[table] = new if is_whole else rows + new
        _set(self._deadlines, table, timer.deadline)
        _set(self._reminders, table, timer.reminder)
        _set(self._answers, table, timer.answer)
        if is_last:
            self._standing.pop(table, None)
        self._add(notices)
        await self._wake()

    async def overdue(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """A scan."""
        return _due(self._deadlines, now)[:limit]

    async def reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """A scan."""
        due = _due(self._reminders, now)[:limit]
        for table in due:
            del self._reminders[table]
        return due

    async def answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """A scan."""
        return _due(self._answers, now)[:limit]

    async def set_standing(
        self,
        table: TableKey,
        changes: Mapping[str, str],
        *,
        expected: int,
        answer: float | None,
    ) -> None:
        """One step, as `commit`."""
        await asyncio.sleep(0)
        self._rows_at(table, expected)
        changed = {**self._standing.get(table, {}), **changes}
        self._standing[table] = {name: value for name, value in changed.items() if value}
        _set(self._answers, table, answer)

    def _rows_at(self, table: TableKey, expected: int | None) -> list[bytes]:
        rows = self.rows.get(table, [])
        count, beginning = stored.outline(expected)
        if len(rows) != count or not b"".join(rows[:1]).startswith(beginning):
            raise ConflictError(f"{table} has changed since version {expected}")
        return rows

    async def give_back(self, seconds: float) -> None:
        """All at once."""
        for timers in (self._deadlines, self._reminders, self._answers):
            timers.update({table: at + seconds for table, at in timers.items()})

    async def beat(self, now: float) -> float | None:
        """Kept as long as this object."""
        before, self._beat = self._beat, now
        return before

    # -- the outbox ----------------------------------------------------------------------------

    async def take(self, worker: str, *, count: int = 16, wait: float = 1.0) -> Sequence[Parcel]:
        """The oldest `count`, of all tables together."""
        try:
            async with asyncio.timeout(wait), self._posting:
                await self._posting.wait_for(lambda: bool(self._new))
        except TimeoutError:
            return []
        parcels, self._new = self._new[:count], self._new[count:]
        self._hand_out(parcels)
        return parcels

    async def take_over(self, worker: str, *, idle: float, count: int = 16) -> Sequence[Parcel]:
        """The oldest first."""
        now = self._clock()
        parcels = [
            replace(taken.parcel, deliveries=taken.parcel.deliveries + 1)
            for taken in self._taken.values()
            if now - taken.since >= idle
        ][:count]
        self._hand_out(parcels)
        return parcels

    async def done(self, parcel: Parcel) -> None:
        """Can be done twice."""
        self._taken.pop(parcel.id, None)

    async def post(self, notices: Sequence[Notice]) -> None:
        """At the end of the one queue."""
        self._add(notices)
        await self._wake()

    def _add(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            self._posts += 1
            self._new.append(Parcel(id=str(self._posts), shard=0, notice=notice))

    async def _wake(self) -> None:
        async with self._posting:
            self._posting.notify_all()

    def _hand_out(self, parcels: Sequence[Parcel]) -> None:
        for parcel in parcels:
            self._taken[parcel.id] = _Taken(parcel, self._clock())

    # -- people and chats ----------------------------------------------------------------------

    async def settings(self, address: str) -> Mapping[str, str]:
        """A copy."""
        return dict(self._settings.get(address, {}))

    async def set_settings(self, address: str, changes: Mapping[str, str]) -> None:
        """All at once."""
        changed = {**self._settings.get(address, {}), **changes}
        self._settings[address] = {name: value for name, value in changed.items() if value}

    async def seat(self, addresses: Sequence[str], table: TableKey) -> None:
        """A set an address."""
        for address in addresses:
            self._tables.setdefault(address, set()).add(table)

    async def unseat(self, addresses: Sequence[str], table: TableKey) -> None:
        """A set an address."""
        for address in addresses:
            self._tables.get(address, set()).discard(table)

    async def tables(self, address: str) -> Sequence[TableKey]:
        """Sorted."""
        return sorted(self._tables.get(address, ()))

    async def forget(self, address: str) -> None:
        """Settings and list of tables; the tables' own logs stay."""
        self._settings.pop(address, None)
        self._tables.pop(address, None)

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """Settings move too, where the new chat has none."""
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        self._moved[platform, old] = new
        self._moved.pop((platform, new), None)
        self._tables.setdefault(there, set()).update(self._tables.pop(here, ()))
        self._settings[there] = {**self._settings.pop(here, {}), **self._settings.get(there, {})}

    async def chat_now(self, platform: str, chat: str) -> str:
        """Move after move."""
        while (platform, chat) in self._moved:
            chat = self._moved[platform, chat]
        return chat

    # -- messages and the hall -----------------------------------------------------------------

    async def posted(self, table: TableKey) -> Mapping[str, str]:
        """A copy."""
        return dict(self._posted.get(table, {}))

    async def set_posted(self, table: TableKey, to: str, reference: str) -> None:
        """One entry a recipient."""
        _set(self._posted.setdefault(table, {}), to, reference or None)

    async def secret(self) -> bytes:
        """Kept as long as this object."""
        return self._secret

    async def first_time(self, token: str, *, keep: float) -> bool:
        """Forgotten tokens are dropped when they are asked for again."""
        now = self._clock()
        if self._seen.get(token, now) > now:
            return False
        self._seen[token] = now + keep
        return True

    async def close(self) -> None:
        """Nothing to let go of."""


def _set(values: dict[Key, Value], key: Key, value: Value | None) -> None:
    if value is None:
        values.pop(key, None)
    else:
        values[key] = value


def _due(timers: Mapping[TableKey, float], now: float) -> list[TableKey]:
    due = sorted((at, str(table), table) for table, at in timers.items() if at <= now)
    return [table for _, _, table in due]
