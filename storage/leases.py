"""Leases in Redis: a sorted set each, of its owners by until when it is theirs; expires."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from storage import keys
from storage.batching import Word
from storage.client import LuaScript, RedisClient
from storage.owners import is_gone

_LEASE: Final = LuaScript.named("lease")
_OWNERS: Final = LuaScript.named("owners")


class Leases:
    """The part of a store that says whose something is."""

    _client: RedisClient
    _is_alone: bool

    async def lease(self, name: str, *owners: str, lasting: float, most: int = 1) -> bool:
        """One script, by the server's clock; three round trips more where owners are gone."""
        words: list[Word] = [max(1, round(lasting * 1000)), most, *owners]
        missed = await self._client.run(_LEASE, (keys.lease(name),), *words)
        if missed and (gone := await self._gone(name)):
            await self.release(name, *gone)
            missed = await self._client.run(_LEASE, (keys.lease(name),), *words)
        return not missed

    async def release(self, name: str, *owners: str) -> None:
        """One command."""
        if owners:
            await self._client.ask("ZREM", keys.lease(name), *owners)

    async def owners(self, name: str) -> Collection[str]:
        """One script, by the server's clock."""
        found = await self._client.run(_OWNERS, (keys.lease(name),))
        return [one for one in found if not is_gone(one, is_alone=self._is_alone)]

    async def _gone(self, name: str) -> list[str]:
        found = await self._client.run(_OWNERS, (keys.lease(name),))
        return [one for one in found if is_gone(one, is_alone=self._is_alone)]
