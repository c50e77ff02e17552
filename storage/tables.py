"""Tables in Redis: rows, moments, and the one step that changes them.

A table is one list: a row that says when it must be looked at, and the rows of its record.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from engines.core.record import DamagedRecordError, Record
from storage import codec as stored
from storage import keys
from storage.base import ConflictError, Notice, StoredTable, TableKey, Timer
from storage.client import LuaScript, Raw, RedisClient, ServerError
from storage.outbox import written
from storage.shorthand import long, short

_PARSED: Final = 512  # tables whose rows are kept as they were read
_COMMIT: Final = LuaScript.named("moments", "commit")
_DUE: Final = LuaScript.named("moments", "due")
_LATER: Final = LuaScript.named("moments", "later")
_STANDING: Final = LuaScript.named("moments", "standing")
_MOMENTS: Final = re.compile(rb"([0-9.]*)\|([0-9.]*)\|([0-9.]*)")
_DEADLINE, _REMINDER, _ANSWER = 1, 2, 3  # as the scripts count them
_EVERY_SHARD: Final = tuple(map(keys.due, range(keys.SHARDS)))


class Tables:
    """The part of a store that keeps tables."""

    def __init__(self, line: RedisClient) -> None:
        self._client = line
        self._parsed: OrderedDict[TableKey, tuple[list[bytes], Record]] = OrderedDict()

    async def load(self, table: TableKey, *, asker: str = "") -> StoredTable | None:
        """One round trip. A commit in between the answers shows in the next conflict."""
        try:
            rows, preset_answers, asker_profile = await self._client.ask_all(
                Raw(("LRANGE", keys.rows(table), 0, -1)),
                ("HGETALL", keys.preset_answers(table)),
                ("HGETALL", keys.profile(asker)),
            )
        except ServerError as err:
            if err.code == "WRONGTYPE":
                raise DamagedRecordError(f"what is stored as {table} is not a table") from err
            raise
        if not rows:
            return None
        timer = _timer(rows[0])
        return StoredTable(
            record=self._read(table, rows[1:]),
            deadline=timer.deadline,
            answer_at=timer.answer_at,
            preset_answers=preset_answers,
            asker_profile=asker_profile,
        )

    def _read(self, table: TableKey, rows: list[bytes]) -> Record:
        """Parse what is new since the last load or commit."""
        known, record = self._parsed.get(table, ([], None))
        if record is None or rows[: len(known)] != known:
            record = stored.read(rows)
        else:
            record = stored.more(record, rows[len(known) :])
        return self._keep(table, rows, record)

    def _keep(self, table: TableKey, rows: list[bytes], record: Record) -> Record:
        self._parsed[table] = rows, record
        self._parsed.move_to_end(table)
        while len(self._parsed) > _PARSED:
            self._parsed.popitem(last=False)
        return record

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
        """One script. If its answer is lost (StoreAwayError), load again: a commit that was
        written after all makes the same commit conflict."""
        is_whole, rows = stored.change(record, expected)
        shard = keys.shard_of(table)
        is_ours = await self._client.run(
            _COMMIT,
            (keys.rows(table), keys.due(shard), keys.preset_answers(table), keys.outbox(shard)),
            *_outline(expected),
            keys.name(table),
            _moment(timer.deadline),
            _moment(timer.reminder),
            _moment(timer.answer_at),
            int(is_last),
            int(is_whole),
            len(rows),
            *rows,
            *map(written, notices),
        )
        if not is_ours:
            raise ConflictError(f"{table} has changed since version {expected}")
        if is_whole:
            self._keep(table, rows, record)

    async def due_deadlines(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """One script over every shard; a cluster would need one a shard."""
        names = await self._client.run(_DUE, _EVERY_SHARD, now, limit, _DEADLINE, 0)
        return list(map(keys.table, names))

    async def due_reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """As `due_deadlines`, and each is named once: a lost answer loses its reminders."""
        names = await self._client.run(_DUE, _EVERY_SHARD, now, limit, _REMINDER, 1)
        return list(map(keys.table, names))

    async def due_answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """As `due_deadlines`."""
        names = await self._client.run(_DUE, _EVERY_SHARD, now, limit, _ANSWER, 0)
        return list(map(keys.table, names))

    async def set_preset_answers(
        self,
        table: TableKey,
        changes: Mapping[str, str],
        *,
        expected: int,
        answer_at: float | None,
    ) -> None:
        """One script."""
        is_ours = await self._client.run(
            _STANDING,
            (keys.rows(table), keys.due(keys.shard_of(table)), keys.preset_answers(table)),
            *_outline(expected),
            keys.name(table),
            _moment(answer_at),
            *(word for change in changes.items() for word in change),
        )
        if not is_ours:
            raise ConflictError(f"{table} has changed since version {expected}")

    async def postpone_timers(self, seconds: float) -> None:
        """A shard at a time. Broken off and done again, some tables gain twice, none loses."""
        for due in _EVERY_SHARD:
            await self._client.run(_LATER, (due,), seconds)

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """One hash a table."""
        message_refs = await self._client.ask("HGETALL", keys.message_refs(table))
        return {long(to): long(reference) for to, reference in message_refs.items()}

    async def set_message_ref(self, table: TableKey, to: str, reference: str) -> None:
        """One field a recipient."""
        change = ("HSET", short(to), short(reference)) if reference else ("HDEL", short(to))
        await self._client.ask(change[0], keys.message_refs(table), *change[1:])


def _outline(version: int | None) -> tuple[int, bytes]:
    """As `rows.outline`, with the moments before the record."""
    count, beginning = stored.outline(version)
    return count + (version is not None), beginning


def _moment(at: float | None) -> str:
    """To the millisecond."""
    return "" if at is None else f"{at:.3f}".rstrip("0").rstrip(".")


def _timer(row: bytes) -> Timer:
    """The moments of a table, as its first row has them. Raises DamagedRecordError."""
    found = _MOMENTS.fullmatch(row)
    if found is None:
        raise DamagedRecordError("unreadable moments")
    try:
        deadline, reminder, answer_at = (float(at) if at else None for at in found.groups())
    except ValueError:  # more points than one
        raise DamagedRecordError("unreadable moments") from None
    return Timer(deadline=deadline, reminder=reminder, answer_at=answer_at)
