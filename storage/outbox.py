"""The outbox in Redis: a stream a shard, read by one group of workers.

A table's notices lie in one stream, in the order of its log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from storage import keys
from storage.base import Notice, NoticeKind, OutboxEntry, TableKey
from storage.client import LuaScript, RedisClient, ServerError

_log = logging.getLogger(__name__)

GROUP: Final = "salle"
STREAMS: Final = tuple(map(keys.outbox, range(keys.SHARDS)))
_SHARD_OF: Final = {stream: shard for shard, stream in enumerate(STREAMS)}

_PARK: Final = LuaScript.named("park")
_UNPARK: Final = LuaScript.named("unpark")

_PAGE: Final = 100  # notices of a shard read or moved at a time

_Row = list[Any]  # an id, and names and values in turn; or None if the entry was deleted


class Outbox:
    """The part of a store that keeps notices until they are told."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """One read over every shard (a cluster would need one a shard), `count` of each."""
        words = ("XREADGROUP", "GROUP", GROUP, worker, "COUNT", count)
        block = ("BLOCK", max(1, round(wait * 1000))) if wait > 0 else ()  # BLOCK 0 is for ever
        streams = ("STREAMS", *STREAMS, *(">" for _ in STREAMS))
        try:
            answer = await self._client.wait(wait, *words, *block, *streams)
        except ServerError as err:
            if not lacks_group(err):
                raise
            await self._create_groups()
            return await self.take(worker, count=count, wait=wait)
        return read_entries((_SHARD_OF[stream], rows) for stream, rows in answer or ())

    async def taken(self, worker: str) -> Sequence[OutboxEntry]:
        """A page of every shard that has more, until none has.

        Reading tells `take_over.lua` that the worker is there.
        """
        found: dict[int, list[_Row]] = {shard: [] for shard in range(keys.SHARDS)}
        after = dict.fromkeys(found, "0")
        while after:
            pages = await self._history(worker, after)
            for shard, rows in pages.items():
                found[shard] += rows
            after = {shard: rows[-1][0] for shard, rows in pages.items() if len(rows) == _PAGE}
        return read_entries(found.items())

    async def _history(self, worker: str, after: Mapping[int, str]) -> dict[int, list[_Row]]:
        """What the worker holds in some shards after an id; a page of each."""
        words = ("XREADGROUP", "GROUP", GROUP, worker, "COUNT", _PAGE)
        streams = ("STREAMS", *(STREAMS[shard] for shard in after), *after.values())
        try:
            answer = await self._client.ask(*words, *streams)
        except ServerError as err:
            if not lacks_group(err):
                raise
            return {}  # nobody has taken anything yet
        return {_SHARD_OF[stream]: rows for stream, rows in answer or ()}

    async def done(self, entry: OutboxEntry) -> None:
        """Acknowledged and deleted, so that a stream holds only what is still to be told."""
        stream = STREAMS[entry.shard]
        await self._client.do_all(("XACK", stream, GROUP, entry.id), ("XDEL", stream, entry.id))

    async def post(self, notices: Sequence[Notice]) -> None:
        """One round trip. If its answer is lost and it is done again, some are told twice."""
        if notices:
            await self._client.ask_all(*map(_added, notices))

    async def park(self, entry: OutboxEntry, platform: str) -> None:
        """One script, in the entry's shard."""
        streams = (STREAMS[entry.shard], keys.parked(entry.shard, platform))
        await self._client.run(_PARK, streams, GROUP, entry.id)

    async def unpark(self, platform: str) -> None:
        """One round trip where nothing is parked; else a script for each page of a shard."""
        lengths = await self._client.ask_all(
            *(("XLEN", keys.parked(shard, platform)) for shard in range(keys.SHARDS))
        )
        await asyncio.gather(
            *(self._unpark(shard, platform) for shard, length in enumerate(lengths) if length)
        )

    async def _unpark(self, shard: int, platform: str) -> None:
        streams = (STREAMS[shard], keys.parked(shard, platform))
        while await self._client.run(_UNPARK, streams, _PAGE):
            pass

    async def _create_groups(self) -> None:
        """Make the group in every stream, from the stream's beginning."""
        for stream in STREAMS:
            try:
                await self._client.ask("XGROUP", "CREATE", stream, GROUP, "0", "MKSTREAM")
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
    stream = STREAMS[keys.shard_of(notice.table)]
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


def read_entries(shards: Iterable[tuple[int, Iterable[_Row]]]) -> list[OutboxEntry]:
    """What can be read of some shards' rows, as the server lists them.

    What can't be read stays in the outbox; nothing else waits for it.
    """
    entries = []
    for shard, rows in shards:
        for id, fields in rows:
            if fields is None:  # taken, and since deleted by somebody else's hand
                continue
            try:
                notice = _read(fields)
            except (ValueError, KeyError):
                _log_unreadable(shard, id, " ".join(fields))
                continue
            entries.append(OutboxEntry(id=id, shard=shard, notice=notice))
    return entries


@lru_cache(maxsize=1024)  # once, however often it is read
def _log_unreadable(shard: int, id: str, fields: str) -> None:
    _log.error("unreadable notice %s in shard %s: %s", id, shard, fields)


def lacks_group(err: ServerError) -> bool:
    """Whether a stream, or its group, is yet to be made."""
    return err.code == "NOGROUP" or str(err) == "no such key"
