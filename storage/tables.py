"""Tables in Redis: rows, timers, and the one step that changes them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engines.core import rows as stored
from engines.core.record import DamagedRecordError, Record
from storage import keys
from storage.base import ConflictError, Loaded, Notice, TableKey, Timer
from storage.line import Line, Raw, Script
from storage.outbox import written
from storage.resp import ServerError, Word
from storage.shorthand import long, short

_PARSED: Final = 512  # tables whose rows are kept as they were read
_COMMIT: Final = Script.named("commit")
_DUE: Final = Script.named("due")
_LATER: Final = Script.named("later")
_STANDING: Final = Script.named("standing")


class Tables:
    """The part of a store that keeps tables."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._parsed: OrderedDict[TableKey, tuple[list[bytes], Record]] = OrderedDict()

    async def load(self, table: TableKey, *, asker: str = "") -> Loaded | None:
        """One round trip. A commit in between the answers shows in the next conflict."""
        try:
            rows, deadline, answer, standing, settings = await self._line.ask_all(
                Raw(("LRANGE", keys.rows(table), 0, -1)),
                ("ZSCORE", keys.deadlines(keys.shard_of(table)), keys.name(table)),
                ("ZSCORE", keys.answers(keys.shard_of(table)), keys.name(table)),
                ("HGETALL", keys.standing(table)),
                ("HGETALL", keys.settings(asker)),
            )
        except ServerError as err:
            if err.code == "WRONGTYPE":
                raise DamagedRecordError(f"what is stored as {table} is not a table") from err
            raise
        if not rows:
            return None
        return Loaded(
            record=self._read(table, rows),
            deadline=deadline,
            answer=answer,
            standing=standing,
            settings=settings,
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
        is_ours = await self._line.run(
            _COMMIT,
            (
                keys.rows(table),
                keys.deadlines(shard),
                keys.reminders(shard),
                keys.answers(shard),
                keys.standing(table),
                keys.outbox(shard),
            ),
            *stored.outline(expected),
            keys.name(table),
            _moment(timer.deadline),
            _moment(timer.reminder),
            _moment(timer.answer),
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

    async def overdue(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """One script over every shard; a cluster would need one a shard."""
        names = await self._line.run(_DUE, _all(keys.deadlines), now, limit, 0)
        return list(map(keys.table, names))

    async def reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """As `overdue`, and each is named once: a lost answer loses its reminders."""
        names = await self._line.run(_DUE, _all(keys.reminders), now, limit, 1)
        return list(map(keys.table, names))

    async def answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """As `overdue`."""
        names = await self._line.run(_DUE, _all(keys.answers), now, limit, 0)
        return list(map(keys.table, names))

    async def set_standing(
        self,
        table: TableKey,
        changes: Mapping[str, str],
        *,
        expected: int,
        answer: float | None,
    ) -> None:
        """One script."""
        is_ours = await self._line.run(
            _STANDING,
            (keys.rows(table), keys.standing(table), keys.answers(keys.shard_of(table))),
            *stored.outline(expected),
            keys.name(table),
            _moment(answer),
            *(word for change in changes.items() for word in change),
        )
        if not is_ours:
            raise ConflictError(f"{table} has changed since version {expected}")

    async def give_back(self, seconds: float) -> None:
        """A shard at a time. Broken off and done again, some tables gain twice, none loses."""
        for shard in range(keys.SHARDS):
            timers = (keys.deadlines(shard), keys.reminders(shard), keys.answers(shard))
            await self._line.run(_LATER, timers, seconds)

    async def posted(self, table: TableKey) -> Mapping[str, str]:
        """One hash a table."""
        posted = await self._line.ask("HGETALL", keys.posted(table))
        return {long(to): long(reference) for to, reference in posted.items()}

    async def set_posted(self, table: TableKey, to: str, reference: str) -> None:
        """One field a recipient."""
        change = ("HSET", short(to), short(reference)) if reference else ("HDEL", short(to))
        await self._line.ask(change[0], keys.posted(table), *change[1:])


def _moment(at: float | None) -> Word:
    return "" if at is None else at


def _all(name: Callable[[int], str]) -> list[str]:
    return [name(shard) for shard in range(keys.SHARDS)]
