"""Leases in Redis: each a sorted set of owners, scored by when their lease ends; expires."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from storage import keys
from storage.batching import Word
from storage.client import LuaScript
from storage.owners import is_gone
from storage.part import StorePart

_LEASE: Final = LuaScript.named("lease")
_OWNERS: Final = LuaScript.named("owners")


class Leases(StorePart):
    """Leases of what only one process may do, or of who is present somewhere.

    An owner named by `storage.owners` loses its leases as soon as its process is certainly gone;
    an owner with any other name keeps them until they expire.
    """

    async def lease(self, name: str, *owners: str, lasting: float, most: int = 1) -> bool:
        """Acquire or renew a lease for these owners, for `lasting` seconds by the store's clock.

        They get it if it was free or already theirs, or if at most `most` owners then have it. If
        there is room for only some of them, those get it. Atomic.

        One script, by the server's clock; three more round trips if owners are gone.
        """
        words: list[Word] = [max(1, round(lasting * 1000)), most, *owners]
        missed = await self._client.run(_LEASE, (keys.lease(name),), *words)
        if missed and (gone := await self._gone(name)):
            await self.release(name, *gone)
            missed = await self._client.run(_LEASE, (keys.lease(name),), *words)
        return not missed

    async def release(self, name: str, *owners: str) -> None:
        """Give up a lease."""
        if owners:
            await self._client.ask("ZREM", keys.lease(name), *owners)

    async def owners(self, name: str) -> Collection[str]:
        """The current owners."""
        found = await self._client.run(_OWNERS, (keys.lease(name),))
        return [one for one in found if not is_gone(one, is_alone=self._is_alone)]

    async def _gone(self, name: str) -> list[str]:
        found = await self._client.run(_OWNERS, (keys.lease(name),))
        return [one for one in found if is_gone(one, is_alone=self._is_alone)]
