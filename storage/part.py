"""What the parts of a store have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from storage import keys
from storage.client import LuaScript, RedisClient

_DUE: Final = LuaScript.named("due")


class StorePart:
    """What a part of a store asks with, and what it knows of its server."""

    _client: RedisClient
    _is_alone: bool  # no other process uses the server
    _kept_after_end: int  # milliseconds for which a table that is over keeps what may go then

    async def _first_until(
        self, key_of: Callable[[int], str], until: float, limit: int
    ) -> list[tuple[str, int]]:
        """The first names in the sorted sets of all shards, with their shard; one round trip.

        Up to `limit` of every shard, the earliest of all first.
        """
        if await self._client.is_cluster():  # where a script reads one slot
            words = ("-inf", until, "WITHSCORES", "LIMIT", 0, limit)
            answers = await self._client.ask_all(
                *(("ZRANGEBYSCORE", key_of(shard), *words) for shard in range(keys.SHARDS))
            )
            found = list(enumerate(answers))
        else:  # one script: 64 commands cost ten times as much
            name = key_of(0).replace("{0}", "{%d}")
            found = await self._client.run(_DUE, (), name, keys.SHARDS, until, limit)
        listed = sorted(
            (float(at), name, shard)
            for shard, flat in found
            for name, at in zip(flat[::2], flat[1::2], strict=True)
        )
        return [(name, shard) for _, name, shard in listed]
