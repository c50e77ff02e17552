"""The outbox in Redis: notices to people and chats, and those that are parked."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final

from storage import keys
from storage.base import Notice, OutboxEntry
from storage.client import LuaScript
from storage.notice_queue import GROUP, PAGE, stream_fields
from storage.workers import WorkQueue

_PARK: Final = LuaScript.named("park")
_ENQUEUE: Final = LuaScript.named("enqueue")
_UNPARK: Final = LuaScript.named("unpark")


class Outbox(WorkQueue):
    """Notices to people and chats, until they are delivered."""

    streams: Sequence[str] = tuple(map(keys.outbox, range(keys.SHARDS)))

    async def enqueue(self, notices: Sequence[Notice]) -> None:
        """Add notices without an act, such as a reminder.

        Atomic per shard. If the answer is lost and it is retried, some are delivered twice.
        """
        queues: dict[str, list[list[str]]] = {}
        for notice in notices:
            key_of = keys.computer_turns if notice.is_to_computer else keys.outbox
            queue = queues.setdefault(key_of(keys.shard_of(notice.table)), [])
            queue.append(stream_fields(notice))
        await asyncio.gather(
            *(
                self._client.run(_ENQUEUE, (stream,), json.dumps(some, ensure_ascii=False))
                for stream, some in queues.items()
            )
        )

    async def park(self, entry: OutboxEntry, platform: str) -> None:
        """Park a notice, atomically: `platform` isn't served, or the worker has no room.

        Idempotent.
        """
        streams = (self.streams[entry.shard], keys.parked(entry.shard, platform))
        await self._client.run(_PARK, streams, GROUP, entry.id)

    async def unpark(self, platform: str, *, most: int | None = None) -> None:
        """Put what is parked for a platform back into the outbox, in the order it was parked.

        Atomic per notice, even if several processes do this at the same time. About `most` of them;
        None: all. Every shard that has any gets an equal share, of at least a page.

        One round trip if nothing is parked; otherwise one per page of a shard.
        """
        lengths = await self._client.ask_all(
            *(("XLEN", keys.parked(shard, platform)) for shard in range(keys.SHARDS))
        )
        full = [shard for shard, length in enumerate(lengths) if length]
        pages = None if most is None else math.ceil(most / PAGE / max(1, len(full)))
        await asyncio.gather(*(self._unpark(shard, platform, pages) for shard in full))

    async def parked_load(self, platforms: Sequence[str]) -> Mapping[str, int]:
        """How many notices are parked for each of these platforms. One round trip."""
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
            if not await self._client.run(_UNPARK, streams, PAGE):
                return
