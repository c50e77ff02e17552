"""Queues of notices in Redis, such as the outbox: a stream a shard, read by one group of workers.

A table's notices lie in one stream of a queue, in the order of its log.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from storage import keys
from storage.base import (
    LONGEST_REQUEST,
    REQUEST,
    Notice,
    NoticeKind,
    OutboxEntry,
    QueueLoad,
    TableKey,
)
from storage.client import LuaScript, RedisClient
from storage.server_errors import ServerError
from storage.stream_reads import Row, StreamReader, lacks_group

_log = logging.getLogger(__name__)

GROUP: Final = "salle"

_PARK: Final = LuaScript.named("park")
_POST: Final = LuaScript.named("post")
_UNPARK: Final = LuaScript.named("unpark")

LONGEST_SHARED: Final = 4.0
"""Seconds for which a read waits where other processes use the store: the time after which a worker
counts as dead, but for a beat. In a longer read a worker that is suspended could be given notices
after others have found it dead, and taken over what it had."""

_PAGE: Final = 100  # notices of a shard read or moved at a time


class NoticeQueue:
    """A queue in the part that is common to all: notices that are taken, and then done."""

    streams: Sequence[str]  # by shard
    _client: RedisClient
    _is_alone: bool
    _reader: StreamReader

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """`count` of each shard."""
        wait = wait if self._is_alone else min(wait, LONGEST_SHARED)
        return read_entries(await self._reader.read(worker, count=count, wait=wait))

    async def taken(self, worker: str) -> Sequence[OutboxEntry]:
        """A page of every shard that has more, until none has.

        Reading tells `take_over.lua` that the worker is there.
        """
        found: dict[int, list[Row]] = {shard: [] for shard in range(keys.SHARDS)}
        after = dict.fromkeys(found, "0")
        while after:
            pages = await self._history(worker, after)
            for shard, rows in pages.items():
                found[shard] += rows
            after = {shard: rows[-1][0] for shard, rows in pages.items() if len(rows) == _PAGE}
        return read_entries(found.items())

    async def _history(self, worker: str, after: Mapping[int, str]) -> dict[int, list[Row]]:
        """What the worker holds in some shards after an id; a page of each."""
        words = ("XREADGROUP", "GROUP", GROUP, worker, "COUNT", _PAGE, "STREAMS")
        answers = await self._client.ask_each(
            *((*words, self.streams[shard], id) for shard, id in after.items())
        )
        found = {}
        for shard, answer in zip(after, answers, strict=True):
            if isinstance(answer, ServerError):
                if not lacks_group(answer):  # else nobody has taken anything there yet
                    raise answer
            elif answer:
                found[shard] = answer[0][1]
        return found

    async def done(self, entry: OutboxEntry) -> None:
        """Acknowledged and deleted, so that a stream holds only what is still to be done."""
        stream = self.streams[entry.shard]
        await self._client.do_all(("XACK", stream, GROUP, entry.id), ("XDEL", stream, entry.id))

    async def queue_load(self, *, now: float) -> QueueLoad:
        """One round trip; two commands a shard."""
        answers = await self._client.ask_all(
            *(("XLEN", stream) for stream in self.streams),
            *(("XRANGE", stream, "-", "+", "COUNT", 1) for stream in self.streams),
        )
        lengths, oldest = answers[: len(self.streams)], answers[len(self.streams) :]
        return QueueLoad(notices=sum(lengths), oldest=_age(oldest, now))


class Outbox(NoticeQueue):
    """The part of a store that keeps notices to people and chats until they are told."""

    streams: Sequence[str] = tuple(map(keys.outbox, range(keys.SHARDS)))

    async def post(self, notices: Sequence[Notice]) -> None:
        """A script a stream. If its answer is lost and it is done again, some are told twice."""
        queues: dict[str, list[list[str]]] = {}
        for notice in notices:
            key_of = keys.computer_turns if notice.is_to_computer else keys.outbox
            queue = queues.setdefault(key_of(keys.shard_of(notice.table)), [])
            queue.append(stream_fields(notice))
        await asyncio.gather(
            *(
                self._client.run(_POST, (stream,), json.dumps(some, ensure_ascii=False))
                for stream, some in queues.items()
            )
        )

    async def park(self, entry: OutboxEntry, platform: str) -> None:
        """One script, in the entry's shard."""
        streams = (self.streams[entry.shard], keys.parked(entry.shard, platform))
        await self._client.run(_PARK, streams, GROUP, entry.id)

    async def unpark(self, platform: str, *, most: int | None = None) -> None:
        """One round trip where nothing is parked; else a script for each page of a shard.

        Of `most` every shard that has any gets an equal part, of a page at least.
        """
        lengths = await self._client.ask_all(
            *(("XLEN", keys.parked(shard, platform)) for shard in range(keys.SHARDS))
        )
        full = [shard for shard, length in enumerate(lengths) if length]
        pages = None if most is None else math.ceil(most / _PAGE / max(1, len(full)))
        await asyncio.gather(*(self._unpark(shard, platform, pages) for shard in full))

    async def parked_load(self, platforms: Sequence[str]) -> Mapping[str, int]:
        """One round trip."""
        parked = [(platform, shard) for platform in platforms for shard in range(keys.SHARDS)]
        lengths = await self._client.ask_all(
            *(("XLEN", keys.parked(shard, platform)) for platform, shard in parked)
        )
        found = dict.fromkeys(platforms, 0)
        for (platform, _), length in zip(parked, lengths, strict=True):
            found[platform] += length
        return found

    async def _unpark(self, shard: int, platform: str, pages: int | None) -> None:
        streams = (self.streams[shard], keys.parked(shard, platform))
        for _ in count() if pages is None else range(pages):
            if not await self._client.run(_UNPARK, streams, _PAGE):
                return


def _age(first: Iterable[Sequence[Row]], now: float) -> float:
    """Seconds since the oldest of all was added; the first of each stream is its oldest."""
    added = [int(rows[0][0].partition("-")[0]) / 1000 for rows in first if rows]
    return max(0.0, now - min(added, default=now))


def stream_fields(notice: Notice) -> list[str]:
    """A notice as a stream holds it, names and values in turn; with what it comes of."""
    fields = {
        "table": str(notice.table),
        "version": str(notice.version),
        "to": notice.to,
        "kind": str(notice.kind),
    }
    if request := REQUEST.get():
        fields["request"] = request[:LONGEST_REQUEST]
    return [word for field in fields.items() for word in field]


def _read(id: str, shard: int, fields: Sequence[str]) -> OutboxEntry:
    """Read back what `stream_fields` wrote, as the server lists it. Raises ValueError, KeyError."""
    found = dict(zip(fields[::2], fields[1::2], strict=True))
    notice = Notice(
        table=TableKey.parse(found["table"]),
        version=int(found["version"]),
        to=found["to"],
        kind=NoticeKind(found["kind"]),
    )
    request = found.get("request", "")[:LONGEST_REQUEST]
    return OutboxEntry(id=id, shard=shard, notice=notice, request=request)


def read_entries(shards: Iterable[tuple[int, Iterable[Row]]]) -> list[OutboxEntry]:
    """What can be read of some shards' rows, as the server lists them.

    What can't be read stays in the outbox; nothing else waits for it.
    """
    entries = []
    for shard, rows in shards:
        for id, fields in rows:
            if fields is None:  # taken, and since deleted by somebody else's hand
                continue
            try:
                entries.append(_read(id, shard, fields))
            except (ValueError, KeyError):
                _log_unreadable(shard, id, " ".join(fields))
    return entries


@lru_cache(maxsize=1024)  # once, however often it is read
def _log_unreadable(shard: int, id: str, fields: str) -> None:
    _log.error("unreadable notice %s in shard %s: %s", id, shard, fields)
