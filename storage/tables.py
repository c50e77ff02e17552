"""Tables in Redis: their logs and timers, and the one step that changes them."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engines.core.record import DamagedRecordError, Record
from storage import codec, keys
from storage.base import (
    CLOSING_ACTS,
    KEPT_AFTER_END,
    ConflictError,
    Notice,
    StoredTable,
    TableKey,
    Timer,
)
from storage.client import LuaScript, Raw, RedisClient, ServerError
from storage.outbox import stream_fields

_log = logging.getLogger(__name__)

_COMMIT: Final = LuaScript.named("commit")
_NOTE_MESSAGE: Final = LuaScript.named("note_message")
_TAKE_DUE: Final = LuaScript.named("take_due")
_POSTPONE: Final = LuaScript.named("postpone")


class Tables:
    """The part of a store that keeps tables."""

    def __init__(self, client: RedisClient, *, kept_after_end: float = KEPT_AFTER_END) -> None:
        self._client = client
        self._kept_after_end = max(1, round(kept_after_end * 1000))  # milliseconds

    async def load(self, table: TableKey, *, asker: str = "") -> StoredTable | None:
        """One round trip. A commit in between the answers shows in the next conflict."""
        shard = keys.shard_of(table)
        try:
            (
                rows,
                deadline,
                answer_at,
                answers,
                profile,
                running,
                listed,
            ) = await self._client.ask_all(
                Raw(("LRANGE", keys.log(table), 0, -1)),
                ("ZSCORE", keys.deadlines(shard), str(table)),
                ("ZSCORE", keys.automatic_answers(shard), str(table)),
                ("HGETALL", keys.preset_answers(table)),
                ("HGETALL", keys.profile(asker)),
                ("ZCARD", keys.running(asker)),
                ("ZSCORE", keys.running(asker), str(table)),
            )
        except ServerError as err:
            if err.code == "WRONGTYPE":
                raise DamagedRecordError(f"what is stored as {table} is not a table") from err
            raise
        if not rows:
            return None
        return StoredTable(
            record=codec.decode(rows),
            deadline=deadline,
            answer_at=answer_at,
            preset_answers=answers,
            asker_profile=profile,
            asker_tables=running,
            is_listed=listed is not None,
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
        """One script. If its answer is lost (StoreAwayError), load again: a commit that was
        written after all makes the same commit conflict."""
        replace, rows = codec.encode_change(record, expected)
        await self._change(
            table,
            expected,
            *rows,
            replace=replace,
            timers={
                "deadline": timer.deadline,
                "reminder": timer.reminder,
                "answer": timer.answer_at,
            },
            preset_answers=None if is_last else {},
            ending=_ending(record) if is_last else "",
            notices=list(map(stream_fields, notices)),
        )

    async def set_preset_answers(
        self,
        table: TableKey,
        changes: Mapping[str, str],
        *,
        expected: int,
        answer_at: float | None,
    ) -> None:
        """The same script, without an entry."""
        await self._change(
            table,
            expected,
            replace=False,
            timers={"answer": answer_at},
            preset_answers=changes,
            ending="",
            notices=[],
        )

    async def _change(
        self, table: TableKey, expected: int | None, *rows: bytes, **change: Any
    ) -> None:
        shard = keys.shard_of(table)
        touched = (
            keys.log(table),
            keys.preset_answers(table),
            keys.deadlines(shard),
            keys.reminders(shard),
            keys.automatic_answers(shard),
            keys.outbox(shard),
            keys.message_refs(table),
            keys.over(shard),
        )
        change |= {
            "table": str(table),
            "expected": -1 if expected is None else expected,
            "kept_after_end": self._kept_after_end,
        }
        text = json.dumps(change, ensure_ascii=False)
        if not await self._client.run(_COMMIT, touched, text, *rows):
            raise ConflictError(f"{table} has changed since version {expected}")

    async def due_deadlines(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """One round trip."""
        return await self._due(keys.deadlines, now, limit)

    async def due_answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """One round trip."""
        return await self._due(keys.automatic_answers, now, limit)

    async def due_reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """One round trip, and one for each that is due: whose answer is lost, is not named."""
        taken = []
        for table in await self._due(keys.reminders, now, limit):
            key = keys.reminders(keys.shard_of(table))
            if await self._client.run(_TAKE_DUE, (key,), str(table), now):
                taken.append(table)
        return taken

    async def _due(
        self, key_of: Callable[[int], str], now: float, limit: int
    ) -> Sequence[TableKey]:
        """The first of every shard, and of those the first."""
        found = await self._client.ask_all(
            *(
                ("ZRANGEBYSCORE", key_of(shard), "-inf", now, "WITHSCORES", "LIMIT", 0, limit)
                for shard in range(keys.SHARDS)
            )
        )
        due = sorted(
            (float(at), name)
            for flat in found
            for name, at in zip(flat[::2], flat[1::2], strict=True)
        )
        return [table for _, name in due[:limit] if (table := _readable(name))]

    async def postpone_timers(self, seconds: float) -> None:
        """A shard at a time. Broken off and done again, some tables gain twice, none loses."""
        for shard in range(keys.SHARDS):
            timers = (keys.deadlines(shard), keys.reminders(shard), keys.automatic_answers(shard))
            await self._client.run(_POSTPONE, timers, seconds)

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """One hash a table."""
        refs: Mapping[str, str] = await self._client.ask("HGETALL", keys.message_refs(table))
        return refs

    async def set_message_ref(self, table: TableKey, to: str, reference: str) -> None:
        """One field a recipient."""
        touched = (keys.message_refs(table), keys.log(table), keys.over(keys.shard_of(table)))
        words = (str(table), to, reference, self._kept_after_end)
        await self._client.run(_NOTE_MESSAGE, touched, *words)


def _ending(record: Record) -> str:
    """How a table has come to its end, as `commit.lua` calls it."""
    is_closed = bool(record.log) and record.log[-1].act in CLOSING_ACTS
    return "closed" if is_closed else "over"


def _readable(name: str) -> TableKey | None:
    """The table that a sorted set names; the others must not wait for one that can't be read."""
    try:
        return TableKey.parse(name)
    except ValueError:
        _log.error("a timer of no table: %r", name)
        return None
