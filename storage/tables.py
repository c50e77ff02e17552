"""Tables in Redis: their logs, and the script that changes them."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from engines.core.record import DamagedRecordError, Head, Record
from engines.core.result import Result
from storage import codec, keys
from storage.base import (
    KEEP,
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
from storage.client import LuaScript, Raw
from storage.migrations import carried_profile
from storage.notice_queue import stream_fields
from storage.part import StorePart
from storage.persons import first_of, identities_of
from storage.server_errors import ServerError
from storage.stored_results import stored

_COMMIT: Final = LuaScript.named("commit")


class Tables(StorePart):
    """Logs, and answers given in advance."""

    async def load(
        self,
        table: TableKey,
        *,
        asker: str = "",
        people: Collection[str] = (),
        players: Collection[str] = (),
        has_message_refs: bool = False,
    ) -> StoredTable | None:
        """The table, with what is stored about the asker, in one round trip; None if there is none.

        `people`: the addresses of those whose profiles come with it; `players`: of those of whom it
        is looked up who they are. `has_message_refs`: what `message_refs` answers comes, too. A
        commit in between the answers shows in the next conflict.

        Raises:
            DamagedRecordError: the log can't be read. Other tables aren't affected.
        """
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
                persons,
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
                ("HMGET", keys.PERSONS, asker, *players),
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
            identities=identities_of(asker, persons[0]) if asker else (),
            first_identities=first_of((asker, *players), persons),
            asker_tables=running,
            is_listed=listed is not None,
            asker_waiting=waiting - (waits is not None),
            message_refs=rest[-1] if has_message_refs else {},
        )

    async def heads(self, tables: Sequence[TableKey]) -> Sequence[Head]:
        """The heads of the tables that exist and can be read, in one round trip."""
        if not tables:
            return []
        names = map(keys.log, tables)
        rows = await self._client.ask_all(*(Raw(("LINDEX", name, 0)) for name in names))
        found = []
        for row in filter(None, rows):
            with suppress(DamagedRecordError):
                found.append(codec.decode([row]).head)
        return found

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
        result: Result | None = None,
    ) -> None:
        """Store what `record` has beyond `expected` entries, in one step and one round trip.

        `expected=None` opens the table: head and all entries. `timer` replaces the table's timer.
        Opening removes message references of an earlier table with the same name.

        `is_last`: nothing more will happen here. The preset answers are removed; message references
        and who was reached expire after `KEPT_AFTER_END`. A finished match stays, marked as such;
        the log of an unaccepted challenge expires with its references.

        `preset_answers`: those that `timer` was made from; None if it doesn't depend on them.
        `reached`: the actor is here and so knows of their decision, as `note_reached` notes it.
        `answer_changes`: what the act changes of them, as in `set_preset_answers`.
        `result`: the result of the match, if this ends it; it waits to be applied.
        `notices`: one to followers is expanded into one per follower, after all others. When its
        match ends a table loses its followers.

        A table in an older form is rewritten, which takes one more round trip.

        Raises:
            ConflictError: the stored log has another version (or the table exists already), or the
                preset answers are others.
            StoreAwayError: it may or may not have been written. Load again: a retry of a commit
                that was written would conflict with itself.
        """
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
            result=stored(result) if result else "",
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
        """Change some answers given in advance, and the time of the next automatic answer.

        Atomic. The answers are secret: beside the log, never in it. An empty value removes one.
        `seen` are all earlier answers, from which `answer_at` was made.

        Raises:
            ConflictError: the stored log hasn't `expected` entries, or the answers aren't those
                that were `seen`; nothing was done.
        """
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
        """Give a table a timer without an act, so that it is no longer set aside.

        `reached` replaces what is stored, even for the same decision.

        Raises:
            ConflictError: the stored log hasn't `expected` entries; nothing was done.
        """
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
        result: str = "",
    ) -> bool:
        # Whether it was done, and not in vain for the form of the log. Raises ConflictError.
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
            keys.unreckoned(shard),
            keys.followers(table),
            keys.to_analyse(shard),
            keys.analysis(table),
        )
        own = [one for one in notices if not one.is_to_followers]
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
            "result": result,
            "kept_after_end": self._kept_after_end,
            "notices": [stream_fields(one) for one in own if not one.is_to_computer],
            "computer_turns": [stream_fields(one) for one in own if one.is_to_computer],
            "followed": [stream_fields(one) for one in notices if one.is_to_followers],
            "reached": {address: str(one) for address, one in reached.items()},
            "is_reached_anew": is_reached_anew,
        }
        text = json.dumps(change, ensure_ascii=False)
        answer = await self._client.run(_COMMIT, touched, text, *rows)
        if answer == 0:
            raise ConflictError(f"{table} has changed since version {expected}")
        return bool(answer == 1)


def _span(text: str) -> Span:
    began, _, ended = text.partition(" ")
    return float(began), float(ended)
