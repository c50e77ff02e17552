"""The computer's turns in Redis: a queue beside the outbox; workers take what they can compute.

Its streams, group and workers are as the outbox's.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage import keys
from storage.base import OutboxEntry
from storage.client import RedisClient
from storage.notice_queue import GROUP, read_entries
from storage.server_errors import ServerError
from storage.stream_reads import StreamReader, lacks_group
from storage.workers import WorkQueue


class ComputerTurns(WorkQueue):
    """Notices to the computer, of whatever is committed or enqueued: no outbox holds them."""

    streams: Sequence[str] = tuple(map(keys.computer_turns, range(keys.SHARDS)))
    workers_key = keys.COMPUTER_WORKERS

    def __init__(self, client: RedisClient, *, is_alone: bool) -> None:
        self._client, self._is_alone = client, is_alone
        self._reader = StreamReader(client, GROUP, self.streams)
        self._next_shard = 0  # where the next look begins, so that the shards take turns
        self._were_none = False  # when a read had waited for some

    async def take(
        self, worker: str, *, count: int = 16, wait: float = 1.0
    ) -> Sequence[OutboxEntry]:
        """At most `count` of all, of each shard the first: so no chat waits behind another's.

        A look which shards have any, and a read of each of them in turn; where there are none, one
        read that waits over all: it takes one, or all that come at the same moment. After a read
        that came to nothing the next one waits without a look.
        """
        found: list[OutboxEntry] = []
        while (
            not self._were_none
            and len(found) < count
            and (shards := await self._shards_with_turns())
        ):
            for shard in shards[: count - len(found)]:
                found += await self._first(worker, shard)
                self._next_shard = (shard + 1) % keys.SHARDS
        self._were_none = False
        if not found:
            found += await super().take(worker, count=1, wait=wait)
            self._were_none = not found and wait > 0
        return found

    async def _first(self, worker: str, shard: int) -> Sequence[OutboxEntry]:
        words = ("XREADGROUP", "GROUP", GROUP, worker, "COUNT", 1)
        answer = await self._client.ask(*words, "STREAMS", self.streams[shard], ">")
        return read_entries((shard, rows) for _, rows in answer or ())

    async def _shards_with_turns(self) -> list[int]:
        # Shards that hold more than has been taken, in their turn.
        # One round trip where none holds anything, else two.
        lengths = await self._client.ask_all(*(("XLEN", stream) for stream in self.streams))
        order = [n % keys.SHARDS for n in range(self._next_shard, self._next_shard + keys.SHARDS)]
        full = [shard for shard in order if lengths[shard]]
        if not full:
            return []
        try:
            taken = await self._client.ask_all(
                *(("XPENDING", self.streams[shard], GROUP) for shard in full)
            )
        except ServerError as err:
            if not lacks_group(err):
                raise
            await self._reader.create_groups(self.streams)
            return await self._shards_with_turns()
        return [s for s, (count, *_) in zip(full, taken, strict=True) if lengths[s] > count]

    async def close(self) -> None:
        """Stop listening."""
        await self._reader.close()
