"""Tables in Redis: their logs, and the one step that changes them."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

from engines.core.record import DamagedRecordError, Record
from storage import codec, keys
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
    Span,
    StoredTable,
    TableKey,
    Timer,
    ending_of,
)
from storage.batching import Word
from storage.client import LuaScript, Raw, RedisClient
from storage.migrations import carried_profile
from storage.outbox import stream_fields
from storage.server_errors import ServerError

_COMMIT: Final = LuaScript.named("commit")
_NOTE_MESSAGE: Final = LuaScript.named("note_message")


class Tables:
    """The part of a store that keeps tables."""

    def __init__(self, client: RedisClient, *, kept_after_end: float = KEPT_AFTER_END) -> None:
        self._client = client
        self._kept_after_end = max(1, round(kept_after_end * 1000))  # milliseconds

    async def load(
        self,
        table: TableKey,
        *,
        asker: str = "",
        people: Collection[str] = (),
        has_message_refs: bool = False,
    ) -> StoredTable | None:
        """One round trip. A commit in between the answers shows in the next conflict."""
        shard = keys.shard_of(table)
        others = [address for address in people if address != asker]
        refs = [("HGETALL", keys.message_refs(table))] if has_message_refs else []
        try:
            (
                rows,
                deadline,
                reminder,
                answer_at,
                answers,
                reached,
                outages,
                running_at,
                profile,
                running,
                listed,
                waiting,
                waits,
                ended,
                *rest,
            ) = await self._client.ask_all(
                Raw(("LRANGE", keys.log(table), 0, -1)),
                ("ZSCORE", keys.deadlines(shard), str(table)),
                ("ZSCORE", keys.reminders(shard), str(table)),
                ("ZSCORE", keys.automatic_answers(shard), str(table)),
                ("HGETALL", keys.preset_answers(table)),
                ("HGETALL", keys.reached(table)),
                ("LRANGE", keys.outages(shard), 0, -1),
                ("GET", keys.credited(shard)),
                ("HGETALL", keys.profile(asker)),
                ("ZCARD", keys.running(asker)),
                ("ZSCORE", keys.running(asker), str(table)),
                ("ZCARD", keys.waiting(asker)),
                ("ZSCORE", keys.waiting(asker), str(table)),
                ("ZSCORE", keys.ended(shard), str(table)),
                *(("HGETALL", keys.profile(address)) for address in others),
                *refs,
            )
        except ServerError as err:
            if err.code == "WRONGTYPE":
                raise DamagedRecordError(f"what is stored as {table} is not a table") from err
            raise
        if not rows:
            return None
        return StoredTable(
            record=codec.decode(rows),
            reached={address: Reached.parse(text) for address, text in reached.items()},
            outages=tuple(map(_span, outages)),
            running_at=float(running_at) if running_at else None,
            profiles={
                address: carried_profile(stored)
                for address, stored in zip((asker, *others), (profile, *rest), strict=False)
            },
            deadline=deadline,
            reminder=reminder,
            answer_at=answer_at,
            preset_answers=answers,
            has_ended=ended is not None,
            asker_profile=carried_profile(profile),
            asker_tables=running,
            is_listed=listed is not None,
            asker_waiting=waiting - (waits is not None),
            message_refs=rest[-1] if has_message_refs else {},
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
        """One script; again for a table in an older form, which is then written anew. If its
        answer is lost (StoreAwayError), load again: a commit that was written after all makes the
        same commit conflict."""
        ending = ending_of(record) if is_last else None
        change = partial(
            self._change,
            table,
            expected,
            timer=timer,
            seen=preset_answers,
            preset_answers=None if is_last else answer_changes,
            ending=ending or "",
            ended_at=record.log[-1].at if is_last and record.log else 0,
            notices=notices,
            reached=reached,
        )
        replace, rows = codec.encode_change(record, expected, is_finished=ending is Ending.OVER)
        if not await change(rows=rows, replace=replace):
            await change(rows=codec.encode(record), replace=True)

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

    async def restart_timer(
        self,
        table: TableKey,
        timer: Timer,
        *,
        expected: int,
        reached: Mapping[str, Reached] = NO_ONE,
    ) -> None:
        """The same script, without an entry."""
        await self._change(table, expected, timer=timer, reached=reached, is_reached_anew=True)

    async def _change(
        self,
        table: TableKey,
        expected: int | None,
        *,
        rows: Sequence[bytes] = (),
        timer: Timer,
        replace: bool = False,
        seen: Mapping[str, str] | None = None,
        preset_answers: Mapping[str, str] | None = NO_CHANGES,
        ending: str = "",
        ended_at: int = 0,
        notices: Sequence[Notice] = (),
        reached: Mapping[str, Reached] = NO_ONE,
        is_reached_anew: bool = False,
    ) -> bool:
        """Whether it was done, and not in vain for the form of the log. Raises ConflictError."""
        shard = keys.shard_of(table)
        touched = (
            keys.log(table),
            keys.preset_answers(table),
            keys.deadlines(shard),
            keys.reminders(shard),
            keys.automatic_answers(shard),
            keys.outbox(shard),
            keys.message_refs(table),
            keys.ended(shard),
            keys.set_aside(shard),
            keys.reached(table),
            keys.talk(table),
            keys.computer_turns(shard),
        )
        times = {"deadline": timer.deadline, "reminder": timer.reminder, "answer": timer.answer_at}
        change = {
            "table": str(table),
            "expected": -1 if expected is None else expected,
            "head_begins": codec.HEAD_BEGINS.decode(),
            "replace": replace,
            "timers": {name: at for name, at in times.items() if at is not KEEP},
            "seen": seen,
            "preset_answers": preset_answers,
            "ending": ending,
            "ended_at": ended_at,
            "kept_after_end": self._kept_after_end,
            "notices": [stream_fields(one) for one in notices if not one.is_to_computer],
            "computer_turns": [stream_fields(one) for one in notices if one.is_to_computer],
            "reached": {address: str(one) for address, one in reached.items()},
            "is_reached_anew": is_reached_anew,
        }
        text = json.dumps(change, ensure_ascii=False)
        answer = await self._client.run(_COMMIT, touched, text, *rows)
        if answer == 0:
            raise ConflictError(f"{table} has changed since version {expected}")
        return bool(answer == 1)

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """One hash a table."""
        refs: Mapping[str, str] = await self._client.ask("HGETALL", keys.message_refs(table))
        return refs

    async def set_message_ref(
        self,
        table: TableKey,
        to: str,
        reference: str,
        *,
        reached: Mapping[str, Reached] = NO_ONE,
        unless_newer: bool = False,
    ) -> str:
        """One field a recipient."""
        touched = (
            keys.message_refs(table),
            keys.log(table),
            keys.ended(keys.shard_of(table)),
            keys.reached(table),
        )
        newer = "1" if unless_newer else ""
        words: list[Word] = [str(table), self._kept_after_end, to, reference, newer]
        for address, one in reached.items():
            words += [address, str(one)]
        return str(await self._client.run(_NOTE_MESSAGE, touched, *words))

    async def note_reached(self, table: TableKey, reached: Mapping[str, Reached]) -> None:
        """The same script, without a recipient."""
        await self.set_message_ref(table, "", "", reached=reached)


def _span(text: str) -> Span:
    began, _, ended = text.partition(" ")
    return float(began), float(ended)
