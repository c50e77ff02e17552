"""The outbox in Redis: a stream a shard, read by one group of workers.

A table's notices lie in one stream, in the order of its log.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

from storage import keys
from storage.base import Notice, OutboxEntry, TableKey
from storage.client import LuaScript, RedisClient, ServerError

_log = logging.getLogger(__name__)

_GROUP: Final = "salle"
_STREAMS: Final = tuple(keys.outbox(shard) for shard in range(keys.SHARDS))
_SHARD_OF: Final = {stream: shard for shard, stream in enumerate(_STREAMS)}
_TAKE_OVER: Final = LuaScript.named("take_over")


class Outbox:
    """The part of a store that keeps notices until they are told."""

    def __init__(self, line: RedisClient) -> None:
        self._client = line

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
            await self._found()
            return await self.take(worker, count=count, wait=wait)
        return _entries(
            (_SHARD_OF[stream], id, text, 1)
            for stream, entries in answer or ()
            for id, (_, text) in entries
        )

    async def take_over(
        self, worker: str, *, idle: float, count: int = 16
    ) -> Sequence[OutboxEntry]:
        """Also what this very worker took and, having died, didn't finish."""
        try:
            claimed = await self._client.run(
                _TAKE_OVER, _STREAMS, _GROUP, worker, round(idle * 1000), count
            )
        except ServerError as err:
            if not _lacks_group(err):
                raise
            return []  # nobody has taken anything yet
        return _entries((number - 1, *rest) for number, *rest in claimed)

    async def done(self, entry: OutboxEntry) -> None:
        """Acknowledged and deleted, so that a stream holds only what is still to be told."""
        stream = _STREAMS[entry.shard]
        await self._client.do_all(("XACK", stream, _GROUP, entry.id), ("XDEL", stream, entry.id))

    async def post(self, notices: Sequence[Notice]) -> None:
        """One round trip. If its answer is lost and it is done again, some are told twice."""
        if notices:
            streams = [(_STREAMS[keys.shard_of(notice.table)], notice) for notice in notices]
            await self._client.ask_all(
                *(("XADD", stream, "*", "n", written(notice)) for stream, notice in streams)
            )

    async def _found(self) -> None:
        """Make the group in every stream, from the stream's beginning."""
        for stream in _STREAMS:
            try:
                await self._client.ask("XGROUP", "CREATE", stream, _GROUP, "0", "MKSTREAM")
            except ServerError as err:
                if err.code != "BUSYGROUP":  # somebody else has made it
                    raise


def written(notice: Notice) -> str:
    """A notice as the outbox keeps it."""
    fields = (str(notice.table), notice.version, notice.to, notice.kind)
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Notice:
    """Read back what `written` wrote."""
    table, version, to, kind = json.loads(text)
    return Notice(table=TableKey.parse(table), version=version, to=to, kind=kind)


def _entries(rows: Iterable[tuple[Any, ...]]) -> list[OutboxEntry]:
    entries = []
    for shard, id, text, deliveries in rows:
        try:
            notice = read(text)
        except ValueError:  # it stays where it is; the others must not wait for it
            _log.error("unreadable notice %s in shard %s: %r", id, shard, text)
            continue
        entries.append(OutboxEntry(id=id, shard=shard, notice=notice, deliveries=deliveries))
    return entries


def _lacks_group(err: ServerError) -> bool:
    return "NOGROUP" in str(err)  # not always at its beginning: a script says where
