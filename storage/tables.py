"""Tables in Redis: their logs, and the one step that changes them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from engines.core.record import DamagedRecordError, Record
from storage import codec, keys
from storage.base import (
    CLOSING_ACTS,
    KEEP,
    KEPT_AFTER_END,
    NO_CHANGES,
    ConflictError,
    Moment,
    Notice,
    StoredTable,
    TableKey,
    Timer,
)
from storage.client import LuaScript, Raw, RedisClient, ServerError
from storage.outbox import stream_fields

_COMMIT: Final = LuaScript.named("commit")
_NOTE_MESSAGE: Final = LuaScript.named("note_message")


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
                waiting,
                waits,
            ) = await self._client.ask_all(
                Raw(("LRANGE", keys.log(table), 0, -1)),
                ("ZSCORE", keys.deadlines(shard), str(table)),
                ("ZSCORE", keys.automatic_answers(shard), str(table)),
                ("HGETALL", keys.preset_answers(table)),
                ("HGETALL", keys.profile(asker)),
                ("ZCARD", keys.running(asker)),
                ("ZSCORE", keys.running(asker), str(table)),
                ("ZCARD", keys.waiting(asker)),
                ("ZSCORE", keys.waiting(asker), str(table)),
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
            asker_waiting=waiting - (waits is not None),
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
        answer_changes: Mapping[str, str] = NO_CHANGES,
    ) -> None:
        """One script. If its answer is lost (StoreAwayError), load again: a commit that was
        written after all makes the same commit conflict."""
        replace, rows = codec.encode_change(record, expected)
        await self._change(
            table,
            expected,
            *rows,
            replace=replace,
            timer=timer,
            seen=preset_answers,
            preset_answers=None if is_last else answer_changes,
            ending=_ending(record) if is_last else "",
            notices=notices,
        )

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
        """The same script, without an entry."""
        timer = Timer(deadline=KEEP, reminder=KEEP, answer_at=answer_at)
        await self._change(
            table, expected, timer=timer, seen=seen, preset_answers=changes, notices=notices
        )

    async def restart_timer(self, table: TableKey, timer: Timer, *, expected: int) -> None:
        """The same script, without an entry."""
        await self._change(table, expected, timer=timer)

    async def _change(
        self,
        table: TableKey,
        expected: int | None,
        *rows: bytes,
        timer: Timer,
        replace: bool = False,
        seen: Mapping[str, str] | None = None,
        preset_answers: Mapping[str, str] | None = NO_CHANGES,
        ending: str = "",
        notices: Sequence[Notice] = (),
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
            keys.set_aside(shard),
        )
        times = {"deadline": timer.deadline, "reminder": timer.reminder, "answer": timer.answer_at}
        change = {
            "table": str(table),
            "expected": -1 if expected is None else expected,
            "replace": replace,
            "timers": {name: at for name, at in times.items() if at is not KEEP},
            "seen": seen,
            "preset_answers": preset_answers,
            "ending": ending,
            "kept_after_end": self._kept_after_end,
            "notices": list(map(stream_fields, notices)),
        }
        text = json.dumps(change, ensure_ascii=False)
        if not await self._client.run(_COMMIT, touched, text, *rows):
            raise ConflictError(f"{table} has changed since version {expected}")

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
