"""The store in memory: for tests, and for nothing else. It forgets when the process ends."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engines.core.record import Record
from storage import codec
from storage.base import (
    KEEP,
    ConflictError,
    Moment,
    Notice,
    OutboxEntry,
    StoredTable,
    TableKey,
    Timer,
)
from storage.memory_timers import MemoryTimers, put


@dataclass(frozen=True, slots=True)
class _Taken:
    """An entry in somebody's hands."""

    entry: OutboxEntry
    since: float


class MemoryStore(MemoryTimers):
    """Fulfils `storage.base.Store`, with the same meaning as the store over Redis.

    `clock` gives seconds; it measures how long an entry lies and how long a token is remembered.
    """

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self.rows: dict[TableKey, list[bytes]] = {}  # tests may damage them
        self._preset_answers: dict[TableKey, dict[str, str]] = {}
        self._profiles: dict[str, dict[str, str]] = {}
        self._running: dict[str, dict[TableKey, float]] = {}
        self._finished: dict[str, dict[TableKey, float]] = {}
        self._posted: dict[TableKey, dict[str, str]] = {}
        self._moved: dict[tuple[str, str], str] = {}
        self._new: list[OutboxEntry] = []
        self._taken: dict[str, _Taken] = {}
        self._posts = 0
        self._posting = asyncio.Condition()
        self._seen: dict[str, float] = {}
        self._secret = secrets.token_bytes(32)

    # -- tables ------------------------------------------------------------------------------

    async def load(self, table: TableKey, *, asker: str = "") -> StoredTable | None:
        """Read from the rows, as if they came from elsewhere."""
        await asyncio.sleep(0)  # racing writers meet here, as they would over a network
        if table not in self.rows:
            return None
        return StoredTable(
            record=codec.decode(self.rows[table]),
            deadline=self._deadlines.get(table),
            answer_at=self._answer_times.get(table),
            preset_answers=dict(self._preset_answers.get(table, {})),
            asker_profile=dict(self._profiles.get(asker, {})),
            asker_tables=len(self._running.get(asker, {})),
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
        preset_answers: Mapping[str, str] | None = None,
    ) -> None:
        """One step: nothing is awaited between the look and the change."""
        await asyncio.sleep(0)
        rows = self._rows_at(table, expected, preset_answers)
        replace_rows, new = codec.encode_change(record, expected)
        self.rows[table] = new if replace_rows else rows + new
        self._set_timer(table, timer)
        if is_last:
            self._preset_answers.pop(table, None)
        self._add(notices)
        await self._wake()

    async def set_preset_answers(
        self,
        table: TableKey,
        changes: Mapping[str, str],
        *,
        expected: int,
        seen: Mapping[str, str],
        answer_at: Moment,
        notices: Sequence[Notice] = (),
    ) -> None:
        """One step, as `commit`."""
        await asyncio.sleep(0)
        self._rows_at(table, expected, seen)
        changed = {**seen, **changes}
        self._preset_answers[table] = {name: value for name, value in changed.items() if value}
        self._set_timer(table, Timer(deadline=KEEP, reminder=KEEP, answer_at=answer_at))
        await self.post(notices)

    def _rows_at(
        self, table: TableKey, expected: int | None, preset_answers: Mapping[str, str] | None = None
    ) -> list[bytes]:
        rows = self.rows.get(table, [])
        if codec.version(rows) != (-1 if expected is None else expected):
            raise ConflictError(f"{table} has changed since version {expected}")
        if preset_answers not in (None, self._preset_answers.get(table, {})):
            raise ConflictError(f"{table} has other preset answers by now")
        return rows

    async def remind(self, table: TableKey, notices: Sequence[Notice], *, now: float) -> None:
        """One step."""
        if self._reminders.get(table, now + 1) <= now:
            del self._reminders[table]
            await self.post(notices)

    async def restart_timer(self, table: TableKey, timer: Timer, *, expected: int) -> None:
        """One step, as `commit`."""
        await asyncio.sleep(0)
        self._rows_at(table, expected)
        self._set_timer(table, timer)

    # -- the outbox ----------------------------------------------------------------------------

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """The oldest `count`, of all tables together."""
        try:
            async with asyncio.timeout(wait), self._posting:
                await self._posting.wait_for(lambda: bool(self._new))
        except TimeoutError:
            return []
        entries, self._new = self._new[:count], self._new[count:]
        self._hand_out(entries)
        return entries

    async def take_over(
        self, worker: str, *, idle: float, count: int = 16
    ) -> Sequence[OutboxEntry]:
        """The oldest first."""
        now = self._clock()
        entries = [
            replace(taken.entry, deliveries=taken.entry.deliveries + 1)
            for taken in self._taken.values()
            if now - taken.since >= idle
        ][:count]
        self._hand_out(entries)
        return entries

    async def done(self, entry: OutboxEntry) -> None:
        """Can be done twice."""
        self._taken.pop(entry.id, None)

    async def post(self, notices: Sequence[Notice]) -> None:
        """At the end of the one queue."""
        self._add(notices)
        await self._wake()

    def _add(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            self._posts += 1
            self._new.append(OutboxEntry(id=str(self._posts), shard=0, notice=notice))

    async def _wake(self) -> None:
        async with self._posting:
            self._posting.notify_all()

    def _hand_out(self, entries: Sequence[OutboxEntry]) -> None:
        for entry in entries:
            self._taken[entry.id] = _Taken(entry, self._clock())

    # -- people and chats ----------------------------------------------------------------------

    async def profile(self, address: str) -> Mapping[str, str]:
        """A copy."""
        return dict(self._profiles.get(address, {}))

    async def update_profile(self, address: str, changes: Mapping[str, str]) -> None:
        """All at once."""
        changed = {**self._profiles.get(address, {}), **changes}
        self._profiles[address] = {name: value for name, value in changed.items() if value}

    async def forget(self, address: str) -> None:
        """Settings and lists of tables; the tables' own logs stay."""
        self._profiles.pop(address, None)
        for lists in (self._running, self._finished):
            lists.pop(address, None)

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """Settings move too, where the new chat has none."""
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        self._moved[platform, old] = new
        self._moved.pop((platform, new), None)
        for lists in (self._running, self._finished):
            lists.setdefault(there, {}).update(lists.pop(here, {}))
        self._profiles[there] = {**self._profiles.pop(here, {}), **self._profiles.get(there, {})}

    async def chat_now(self, platform: str, chat: str) -> str:
        """Move after move."""
        while (platform, chat) in self._moved:
            chat = self._moved[platform, chat]
        return chat

    # -- lists of tables -----------------------------------------------------------------------

    async def list_running(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """One entry an address."""
        for address in addresses:
            self._running.setdefault(address, {})[table] = at

    async def list_finished(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """One entry an address, and one less."""
        for address in addresses:
            self._finished.setdefault(address, {})[table] = at
            self._running.get(address, {}).pop(table, None)

    async def unlist_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """From both lists of every address."""
        for address in addresses:
            for lists in (self._running, self._finished):
                lists.get(address, {}).pop(table, None)

    async def running_tables(self, address: str) -> Sequence[TableKey]:
        """Sorted anew."""
        return _newest_first(self._running.get(address, {}))

    async def finished_tables(self, address: str, *, limit: int) -> Sequence[TableKey]:
        """Sorted anew."""
        return _newest_first(self._finished.get(address, {}))[:limit]

    # -- messages, and Salle itself ------------------------------------------------------------

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """A copy."""
        return dict(self._posted.get(table, {}))

    async def set_message_ref(self, table: TableKey, to: str, reference: str) -> None:
        """One entry a recipient."""
        put(self._posted.setdefault(table, {}), to, reference or None)

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


def _newest_first(listed: Mapping[TableKey, float]) -> list[TableKey]:
    by_time = sorted(((at, str(table), table) for table, at in listed.items()), reverse=True)
    return [table for _, _, table in by_time]
