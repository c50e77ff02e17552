"""The store in memory: for tests, and for nothing else. It forgets when the process ends."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence

from engines.core.record import Record
from storage import codec
from storage.base import (
    KEEP,
    KEPT_AFTER_END,
    NO_CHANGES,
    NO_ONE,
    ConflictError,
    Ending,
    Moment,
    Notice,
    Reached,
    StoredTable,
    TableKey,
    Timer,
    ending_of,
)
from storage.memory_exchange import MemoryExchange
from storage.memory_inbox import MemoryInbox
from storage.memory_outbox import MemoryOutbox
from storage.memory_talk import MemoryTalk
from storage.memory_timers import MemoryTimers, put


class MemoryStore(MemoryTimers, MemoryTalk, MemoryOutbox, MemoryInbox, MemoryExchange):
    """Fulfils `storage.contract.Store`, with the same meaning as the store over Redis.

    `clock` gives seconds; it measures how long an entry lies, an update is leased, and
    somebody is there.
    """

    def __init__(
        self,
        *,
        clock: Callable[[], float] = time.monotonic,
        kept_after_end: float = KEPT_AFTER_END,
    ) -> None:
        MemoryTimers.__init__(self)
        MemoryOutbox.__init__(self, clock)
        MemoryTalk.__init__(self)
        MemoryInbox.__init__(self, clock)
        MemoryExchange.__init__(self, clock)
        self._kept_after_end = kept_after_end
        self.rows: dict[TableKey, list[bytes]] = {}  # tests may damage them
        self._preset_answers: dict[TableKey, dict[str, str]] = {}
        self._profiles: dict[str, dict[str, str]] = {}
        self._running: dict[str, dict[TableKey, float]] = {}
        self._finished: dict[str, dict[TableKey, float]] = {}
        self._pending: dict[str, dict[TableKey, float]] = {}
        self._waiting: dict[str, dict[TableKey, float]] = {}
        self._posted: dict[TableKey, dict[str, str]] = {}
        self._reached: dict[TableKey, dict[str, Reached]] = {}
        self._ended: dict[TableKey, float] = {}  # when, by our clock
        self._ends: dict[TableKey, float] = {}  # when matches ended, by their logs
        self._closed: set[TableKey] = set()  # those of them whose logs go
        self._moved: dict[tuple[str, str], str] = {}
        self._secret = secrets.token_bytes(32)

    # -- tables ------------------------------------------------------------------------------

    async def load(
        self,
        table: TableKey,
        *,
        asker: str = "",
        people: Collection[str] = (),
        has_message_refs: bool = False,
    ) -> StoredTable | None:
        """Read from the rows, as if they came from elsewhere."""
        await asyncio.sleep(0)  # racing writers meet here, as they would over a network
        self._put_away()
        if table not in self.rows:
            return None
        return StoredTable(
            record=codec.decode(self.rows[table]),
            reached=dict(self._reached.get(table, {})),
            outages=tuple(self._outages),
            running_at=self._running_at,
            profiles={who: dict(self._profiles.get(who, {})) for who in (asker, *people)},
            deadline=self._deadlines.get(table),
            reminder=self._reminders.get(table),
            answer_at=self._answer_times.get(table),
            preset_answers=dict(self._preset_answers.get(table, {})),
            asker_profile=dict(self._profiles.get(asker, {})),
            asker_tables=len(self._running.get(asker, {})),
            is_listed=table in self._running.get(asker, {}),
            asker_waiting=len(self._waiting.get(asker, {}).keys() - {table}),
            message_refs=dict(self._posted.get(table, {})) if has_message_refs else {},
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
        reached: Mapping[str, Reached] = NO_ONE,
        answer_changes: Mapping[str, str] = NO_CHANGES,
    ) -> None:
        """One step: nothing is awaited between the look and the change."""
        await asyncio.sleep(0)
        rows = self._rows_at(table, expected, preset_answers)
        ending = ending_of(record) if is_last else None
        replace_rows, new = codec.encode_change(record, expected, is_finished=ending is Ending.OVER)
        self.rows[table] = new if replace_rows else rows + new
        self._set_timer(table, timer)
        self._change_answers(table, answer_changes)
        if expected is None:
            self._posted.pop(table, None)
            self._reached.pop(table, None)
            self._talk.pop(table, None)
        self._note_reached(table, reached)
        if is_last:
            self._preset_answers.pop(table, None)
            self._ended[table] = self._clock()
            if ending is Ending.CLOSED:
                self._closed.add(table)
            elif record.log:
                self._ends[table] = record.log[-1].at
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
        self._change_answers(table, changes)
        self._set_timer(table, Timer(deadline=KEEP, reminder=KEEP, answer_at=answer_at))
        self._add(notices)
        await self._wake()

    def _change_answers(self, table: TableKey, changes: Mapping[str, str]) -> None:
        changed = {**self._preset_answers.get(table, {}), **changes}
        self._preset_answers[table] = {name: value for name, value in changed.items() if value}

    def _put_away(self) -> None:
        """What has come to its end long ago goes when somebody asks for a table."""
        until = self._clock() - self._kept_after_end
        for table in [table for table, at in self._ended.items() if at <= until]:
            self._posted.pop(table, None)
            self._reached.pop(table, None)
            if table in self._closed:
                self._closed.remove(table)
                self._ended.pop(table)
                self._talk.pop(table, None)
                self.rows.pop(table, None)

    def _rows_at(
        self, table: TableKey, expected: int | None, preset_answers: Mapping[str, str] | None = None
    ) -> list[bytes]:
        self._put_away()
        rows = self.rows.get(table, [])
        if codec.version(rows) != (-1 if expected is None else expected):
            raise ConflictError(f"{table} has changed since version {expected}")
        if preset_answers not in (None, self._preset_answers.get(table, {})):
            raise ConflictError(f"{table} has other preset answers by now")
        return rows

    async def remind(
        self,
        table: TableKey,
        notices: Sequence[Notice],
        *,
        now: float,
        again: float | None = None,
    ) -> None:
        """One step."""
        if self._reminders.get(table, now + 1) <= now:
            put(self._reminders, table, again)
            self._add(notices)
            await self._wake()

    async def restart_timer(
        self,
        table: TableKey,
        timer: Timer,
        *,
        expected: int,
        reached: Mapping[str, Reached] = NO_ONE,
    ) -> None:
        """One step, as `commit`."""
        await asyncio.sleep(0)
        self._rows_at(table, expected)
        self._set_timer(table, timer)
        self._note_reached(table, reached, anew=True)

    # -- matches that ended long ago -----------------------------------------------------------

    async def ended_tables(self, before: float, *, limit: int) -> Sequence[TableKey]:
        """Sorted anew each time."""
        ended = sorted((at, table) for table, at in self._ends.items() if at <= before)
        return [table for _, table in ended[:limit]]

    async def drop(self, table: TableKey) -> None:
        """All at once."""
        kept = (
            *(self.rows, self._posted, self._reached, self._talk, self._preset_answers),
            *(self._ends, self._ended, self._deadlines, self._reminders, self._answer_times),
            self._set_aside,
        )
        for one in kept:
            one.pop(table, None)

    async def exported_at(self) -> float | None:
        """Memory is never exported."""
        return None

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
        for lists in (self._running, self._finished, self._pending, self._waiting):
            lists.pop(address, None)

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """Settings move too, where the new chat has none."""
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        self._moved[platform, old] = new
        self._moved.pop((platform, new), None)
        for lists in (self._running, self._finished, self._pending):
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

    async def list_waiting(
        self, table: TableKey, waiting: Sequence[str], others: Sequence[str], *, at: float
    ) -> None:
        """One entry an address."""
        for address in waiting:
            self._waiting.setdefault(address, {})[table] = at
        for address in others:
            self._waiting.get(address, {}).pop(table, None)

    async def relist_waiting(self, address: str, tables: Sequence[TableKey], *, at: float) -> None:
        """At once."""
        self._waiting[address] = dict.fromkeys(tables, at)

    async def list_pending(
        self, addresses: Sequence[str], table: TableKey, *, at: float
    ) -> Sequence[int]:
        """One entry an address."""
        for address in addresses:
            self._pending.setdefault(address, {})[table] = at
        return [len(self._pending[address]) for address in addresses]

    async def unlist_pending(self, addresses: Sequence[str], tables: Sequence[TableKey]) -> None:
        """As many entries an address."""
        for address in addresses:
            for table in tables:
                self._pending.get(address, {}).pop(table, None)

    async def pending_challenges(self, address: str) -> Mapping[TableKey, float]:
        """Sorted anew."""
        listed = self._pending.get(address, {})
        return {table: listed[table] for table in reversed(_newest_first(listed))}

    # -- messages, and Salle itself ------------------------------------------------------------

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """A copy."""
        self._put_away()
        return dict(self._posted.get(table, {}))

    async def set_message_ref(
        self,
        table: TableKey,
        to: str,
        reference: str,
        *,
        reached: Mapping[str, Reached] = NO_ONE,
        unless_newer: bool = False,
    ) -> str:
        """One entry a recipient."""
        posted = self._posted.setdefault(table, {})
        before = posted.get(to, "")
        if not (unless_newer and _version_of(before) > _version_of(reference)):
            put(posted, to, reference or None)
        self._note_reached(table, reached)
        return before

    async def note_reached(self, table: TableKey, reached: Mapping[str, Reached]) -> None:
        """One entry a player."""
        self._note_reached(table, reached)

    def _note_reached(
        self, table: TableKey, reached: Mapping[str, Reached], *, anew: bool = False
    ) -> None:
        kept = self._reached.setdefault(table, {})
        for address, one in reached.items():
            known = kept.get(address)
            if not known or one.version > known.version or (anew and one.version == known.version):
                kept[address] = one

    async def secret(self) -> bytes:
        """Kept as long as this object."""
        return self._secret

    async def close(self) -> None:
        """Nothing to let go of."""


def _version_of(reference: str) -> int:
    version = reference.partition("|")[0]
    return int(version) if version.isdecimal() else -1


def _newest_first(listed: Mapping[TableKey, float]) -> list[TableKey]:
    by_time = sorted(((at, str(table), table) for table, at in listed.items()), reverse=True)
    return [table for _, _, table in by_time]
