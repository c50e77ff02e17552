"""The outbox in Redis: a stream a shard, read by one group of workers.

A table's notices lie in one stream, in the order of its log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

from storage import keys
from storage.base import Notice, NoticeKind, OutboxEntry, TableKey
from storage.client import RedisClient, ServerError

_log = logging.getLogger(__name__)

_GROUP: Final = "salle"
_STREAMS: Final = tuple(map(keys.outbox, range(keys.SHARDS)))
_SHARD_OF: Final = {stream: shard for shard, stream in enumerate(_STREAMS)}


class Outbox:
    """The part of a store that keeps notices until they are told."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """One read over every shard (a cluster would need one a shard), `count` of each."""
        words = ("XREADGROUP", "GROUP", _GROUP, worker, "COUNT", count)
        block = ("BLOCK", max(1, round(wait * 1000))) if wait > 0 else ()  # BLOCK 0 is for ever
        streams = ("STREAMS", *_STREAMS, *(">" for _ in _STREAMS))
        try:
            answer = await self._client.wait(wait, *words, *block, *streams)
        except ServerError as err:
            if not _lacks_group(err):
                raise
            await self._create_groups()
            return await self.take(worker, count=count, wait=wait)
        return _entries(
            (_SHARD_OF[stream], id, fields, 1)
            for stream, entries in answer or ()
            for id, fields in entries
        )

    async def take_over(
        self, worker: str, *, idle: float, count: int = 16
    ) -> Sequence[OutboxEntry]:
        """Also what this very worker took and, having died, didn't finish.

        Two round trips: XAUTOCLAIM would need one, but doesn't say how often an entry was taken.
        """
        milliseconds = round(idle * 1000)
        try:
            found = await self._client.ask_all(
                *(("XPENDING", s, _GROUP, "IDLE", milliseconds, "-", "+", count) for s in _STREAMS)
            )
        except ServerError as err:
            if not _lacks_group(err):
                raise
            await self._create_groups()
            return await self.take_over(worker, idle=idle, count=count)
        left = [
            (shard, id, deliveries + 1)
            for shard, pending in enumerate(found)
            for id, _, _, deliveries in pending
        ][:count]
        # Of two who claim the same entry one gets it: for the other it isn't idle any more.
        claimed = await self._client.ask_all(
            *(
                ("XCLAIM", _STREAMS[shard], _GROUP, worker, milliseconds, id)
                for shard, id, _ in left
            )
        )
        return _entries(
            (shard, id, answer[0][1], deliveries)
            for (shard, id, deliveries), answer in zip(left, claimed, strict=True)
            if answer and answer[0]
        )

    async def done(self, entry: OutboxEntry) -> None:
        """Acknowledged and deleted, so that a stream holds only what is still to be told."""
        stream = _STREAMS[entry.shard]
        await self._client.do_all(("XACK", stream, _GROUP, entry.id), ("XDEL", stream, entry.id))

    async def post(self, notices: Sequence[Notice]) -> None:
        """One round trip. If its answer is lost and it is done again, some are told twice."""
        if notices:
            await self._client.ask_all(*map(_added, notices))

    async def _create_groups(self) -> None:
        """Make the group in every stream, from the stream's beginning."""
        for stream in _STREAMS:
            try:
                await self._client.ask("XGROUP", "CREATE", stream, _GROUP, "0", "MKSTREAM")
            except ServerError as err:
                if err.code != "BUSYGROUP":  # somebody else has made it
                    raise


def stream_fields(notice: Notice) -> dict[str, str | int]:
    """A notice as the stream holds it."""
    return {
        "table": str(notice.table),
        "version": notice.version,
        "to": notice.to,
        "kind": notice.kind,
    }


def _added(notice: Notice) -> tuple[str | int, ...]:
    stream = _STREAMS[keys.shard_of(notice.table)]
    words = (word for field in stream_fields(notice).items() for word in field)
    return ("XADD", stream, "*", *words)


def _read(fields: Sequence[str]) -> Notice:
    """Read back what `stream_fields` wrote, as the server lists it. Raises ValueError, KeyError."""
    found = dict(zip(fields[::2], fields[1::2], strict=True))
    return Notice(
        table=TableKey.parse(found["table"]),
        version=int(found["version"]),
        to=found["to"],
        kind=NoticeKind(found["kind"]),
    )


def _entries(rows: Iterable[tuple[int, str, Any, int]]) -> list[OutboxEntry]:
    entries = []
    for shard, id, fields, deliveries in rows:
        try:
            notice = _read(fields)
        except (ValueError, KeyError):  # it stays where it is; the others must not wait for it
            _log.error("unreadable notice %s in shard %s: %r", id, shard, fields)
            continue
        entries.append(OutboxEntry(id=id, shard=shard, notice=notice, deliveries=deliveries))
    return entries


def _lacks_group(err: ServerError) -> bool:
    return err.code == "NOGROUP"
