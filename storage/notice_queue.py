"""Queues of notices in Redis: one stream per shard, read by one consumer group.

A table's notices lie in one stream of a queue, in the order of its log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from storage import keys
from storage.base import (
    LONGEST_REQUEST_ID,
    REQUEST_ID,
    Notice,
    NoticeKind,
    OutboxEntry,
    QueueLoad,
    TableKey,
)
from storage.part import StorePart
from storage.server_errors import ServerError
from storage.stream_reads import Row, StreamReader, lacks_group

_log = logging.getLogger(__name__)

GROUP: Final = "salle"

# Seconds for which a read waits where other processes use the store: the time after which a worker
# without a heartbeat counts as dead. In a longer read a suspended worker could be given notices
# after others have found it dead and taken over what it had.
LONGEST_SHARED: Final = 4.0

PAGE: Final = 100  # notices of a shard read or moved at a time


class NoticeQueue(StorePart):
    """Notices that workers claim, each by one worker, until it is done."""

    streams: Sequence[str]  # by shard
    _reader: StreamReader

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """New notices, those of a table in the order of its log, at most `count` of any one table.

        Waits up to `wait` seconds for one. With several workers, each gets some of a table's
        notices, and only its own are in order: skip a notice that is older than what its recipient
        has seen.

        Raises:
            StoreAwayError: some may have been taken although the answer was lost; see `taken`.
        """
        wait = wait if self._is_alone else min(wait, LONGEST_SHARED)
        return read_entries(await self._reader.read(worker, count=count, wait=wait))

    async def taken(self, worker: str) -> Sequence[OutboxEntry]:
        """All that this worker has taken and not finished, of each shard the oldest first.

        Call it after a lapse, and after `take` or `take_over` has failed. Reading also tells
        `take_over.lua` that the worker is alive.
        """
        found: dict[int, list[Row]] = {shard: [] for shard in range(keys.SHARDS)}
        after = dict.fromkeys(found, "0")
        while after:
            pages = await self._history(worker, after)
            for shard, rows in pages.items():
                found[shard] += rows
            after = {shard: rows[-1][0] for shard, rows in pages.items() if len(rows) == PAGE}
        return read_entries(found.items())

    async def _history(self, worker: str, after: Mapping[int, str]) -> dict[int, list[Row]]:
        # What the worker holds in some shards after an id; a page of each.
        words = ("XREADGROUP", "GROUP", GROUP, worker, "COUNT", PAGE, "STREAMS")
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
        """Remove a notice that has been handled, or never will be."""
        stream = self.streams[entry.shard]
        await self._client.do_all(("XACK", stream, GROUP, entry.id), ("XDEL", stream, entry.id))

    async def queue_load(self, *, now: float) -> QueueLoad:
        """The size of the queue, taken or not, for monitoring. `now` is the time.

        One round trip.
        """
        answers = await self._client.ask_all(
            *(("XLEN", stream) for stream in self.streams),
            *(("XRANGE", stream, "-", "+", "COUNT", 1) for stream in self.streams),
        )
        lengths, oldest = answers[: len(self.streams)], answers[len(self.streams) :]
        return QueueLoad(notices=sum(lengths), oldest=_age(oldest, now))


def _age(first: Iterable[Sequence[Row]], now: float) -> float:
    # Seconds since the oldest of all was added; the first of each stream is its oldest.
    added = [int(rows[0][0].partition("-")[0]) / 1000 for rows in first if rows]
    return max(0.0, now - min(added, default=now))


def stream_fields(notice: Notice) -> list[str]:
    """A notice as stream fields, names and values alternating, with the id of its request."""
    fields = {
        "table": str(notice.table),
        "version": str(notice.version),
        "to": notice.to,
        "kind": str(notice.kind),
    }
    if request_id := REQUEST_ID.get():
        fields["request"] = request_id[:LONGEST_REQUEST_ID]
    return [word for field in fields.items() for word in field]


def _read(id: str, shard: int, fields: Sequence[str]) -> OutboxEntry:
    found = dict(zip(fields[::2], fields[1::2], strict=True))
    notice = Notice(
        table=TableKey.parse(found["table"]),
        version=int(found["version"]),
        to=found["to"],
        kind=NoticeKind(found["kind"]),
    )
    request_id = found.get("request", "")[:LONGEST_REQUEST_ID]
    return OutboxEntry(id=id, shard=shard, notice=notice, request_id=request_id)


def read_entries(shards: Iterable[tuple[int, Iterable[Row]]]) -> list[OutboxEntry]:
    """The readable entries among some shards' rows, as the server returns them.

    Unreadable ones stay in the outbox and hold up nothing else.
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
