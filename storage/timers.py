"""Timers in Redis: three sorted sets per shard, when Salle last ran, and past outages."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from typing import Final

from storage import keys
from storage.base import KEPT_OUTAGES, Credit, Notice, TableKey
from storage.batching import Word
from storage.client import LuaScript
from storage.notice_queue import stream_fields
from storage.part import StorePart

_log = logging.getLogger(__name__)

_REMIND: Final = LuaScript.named("remind")
_CREDIT: Final = LuaScript.named("credit")
_SHARDS: Final = range(keys.SHARDS)
_TIMERS: Final = (keys.deadlines, keys.reminders, keys.automatic_answers)


class Timers(StorePart):
    """Deadlines, reminders, automatic answers; and the times when Salle was away."""

    async def due_deadlines(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """Tables whose deadline has passed, the longest overdue first; they stay listed.

        One round trip, like the other two.
        """
        return await self._due(keys.deadlines, now, limit)

    async def due_reminders(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """Tables where a reminder is due, as `due_deadlines`; they stay listed until `remind`."""
        return await self._due(keys.reminders, now, limit)

    async def due_answers(self, now: float, *, limit: int = 100) -> Sequence[TableKey]:
        """Tables where an automatic answer is due, as `due_deadlines`; they stay listed."""
        return await self._due(keys.automatic_answers, now, limit)

    async def _due(
        self, key_of: Callable[[int], str], now: float, limit: int
    ) -> Sequence[TableKey]:
        # The first of every shard, and of those the first.
        # Where some can't be read, they are set aside, and those behind them are looked at.
        while True:
            due = await self._first_until(key_of, now, limit)
            read = [(_readable(name), name, shard) for name, shard in due]
            unreadable = [(name, shard) for table, name, shard in read if table is None]
            if not unreadable:
                return [table for table, *_ in read if table][:limit]
            _log.error("timers of no tables: %r", [name for name, _ in unreadable])
            await asyncio.gather(*(self._set_aside(shard, n, now) for n, shard in unreadable))

    async def remind(
        self,
        table: TableKey,
        notices: Sequence[Notice],
        *,
        now: float,
        again: float | None = None,
    ) -> None:
        """Add a reminder's notices, if it is still due, and list the next one, atomically.

        The next is due at `again`; None: there is none.
        """
        shard = keys.shard_of(table)
        text = json.dumps(list(map(stream_fields, notices)), ensure_ascii=False)
        touched = (keys.reminders(shard), keys.outbox(shard))
        next_at = "" if again is None else again
        await self._client.run(_REMIND, touched, str(table), now, text, next_at)

    async def set_reminder(self, table: TableKey, at: float | None) -> None:
        """List a reminder for something without a log, such as a pinned list; None removes it."""
        reminders, name = keys.reminders(keys.shard_of(table)), str(table)
        await self._client.ask(
            *(("ZREM", reminders, name) if at is None else ("ZADD", reminders, at, name))
        )

    async def set_aside(self, table: TableKey, *, at: float) -> None:
        """Remove all timers of a table that nothing can be done about, and list it as set aside."""
        await self._set_aside(keys.shard_of(table), str(table), at)

    async def _set_aside(self, shard: int, name: str, at: float) -> None:
        await self._client.do_all(
            ("ZADD", keys.set_aside(shard), at, name),
            *(("ZREM", timers_of(shard), name) for timers_of in _TIMERS),
        )

    async def tables_set_aside(self) -> Sequence[TableKey]:
        """Tables that are still set aside: they have had no deadline since, and haven't ended."""
        found = await self._client.ask_all(
            *(("ZRANGE", keys.set_aside(shard), 0, -1) for shard in _SHARDS)
        )
        return [table for names in found for name in names if (table := _readable(name))]

    async def credit_downtime(self, clock: Callable[[], float], *, shut: float) -> Credit:
        """Note that Salle is running, at the time that `clock` tells.

        If more than `shut` seconds have passed since the last note, Salle or its store was away:
        `load` reports that as an outage. In the same step automatic answers are postponed by as
        much, so that they don't all come at once; other timers stay, and fire too early. If the
        clock was put back, all timers move back by as much. If this is interrupted and repeated, or
        done by several processes at once, each outage is still noted only once.

        Two round trips, and one more for each shard that was away.
        """
        found = await self._client.ask_all(*(("GET", keys.credited(shard)) for shard in _SHARDS))
        now = clock()  # after they were read, so that none is ahead of it but by the clock's fault
        seen = dict(zip(_SHARDS, found, strict=True))
        passed = {shard: now - float(at) for shard, at in seen.items() if at}
        away = [shard for shard, seconds in passed.items() if abs(seconds) > shut]

        async def note(*shards: int) -> list[float]:
            words: list[Word] = [now, shut, KEPT_OUTAGES]
            for shard in shards:
                words += (shard, seen[shard] or "")
            answers = await self._client.run(_CREDIT, (keys.credited(shards[0]),), *words)
            return list(map(float, answers))

        # One by one where it may take the server long.
        noted = [at for shard in away for at in await note(shard)]
        lost = [passed[shard] for shard, at in zip(away, noted, strict=True) if at == now]
        others = [shard for shard in _SHARDS if shard not in away]
        if await self._client.is_cluster():
            for several in await asyncio.gather(*map(note, others)):
                noted += several
        elif others:
            noted += await note(*others)
        return Credit(until=min(now, *noted), lost=max(lost, key=abs, default=0.0))


def _readable(name: str) -> TableKey | None:
    try:
        return TableKey.parse(name)
    except ValueError:
        return None
