"""Leases in Redis: a string each, which says whose it is and expires."""

from __future__ import annotations

from typing import Final

from storage import keys
from storage.client import LuaScript, RedisClient

_LEASE: Final = LuaScript.named("lease")
_RELEASE: Final = LuaScript.named("release")


class Leases:
    """The part of a store that says which process does what only one may do."""

    _client: RedisClient

    async def lease(self, name: str, holder: str, *, lasting: float) -> bool:
        """One script, by the server's clock."""
        milliseconds = max(1, round(lasting * 1000))
        return bool(await self._client.run(_LEASE, (keys.lease(name),), holder, milliseconds))

    async def release(self, name: str, holder: str) -> None:
        """One script."""
        await self._client.run(_RELEASE, (keys.lease(name),), holder)
