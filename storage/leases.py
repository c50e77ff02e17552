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
    """Whose something is: what only one process may do, or the people at a place.

    An owner is named by `storage.owners`, and then has nothing any more once its process is
    certainly gone; or it is any other name, which has what it leased until the time is over.
    """

    async def lease(self, name: str, *owners: str, lasting: float, most: int = 1) -> bool:
        """Whether it is these owners' for `lasting` seconds from now, by the store's clock.

        It is if it was nobody's or their own, or if no more than `most` have it by that. Where
        there is room for some of them, these get it. One step.

        One script, by the server's clock; three round trips more where owners are gone.
        """
        words: list[Word] = [max(1, round(lasting * 1000)), most, *owners]
        missed = await self._client.run(_LEASE, (keys.lease(name),), *words)
        if missed and (gone := await self._gone(name)):
            await self.release(name, *gone)
            missed = await self._client.run(_LEASE, (keys.lease(name),), *words)
        return not missed

    async def release(self, name: str, *owners: str) -> None:
        """It is not theirs any more."""
        if owners:
            await self._client.ask("ZREM", keys.lease(name), *owners)

    async def owners(self, name: str) -> Collection[str]:
        """Those whose it is just now."""
        found = await self._client.run(_OWNERS, (keys.lease(name),))
        return [one for one in found if not is_gone(one, is_alone=self._is_alone)]

    async def _gone(self, name: str) -> list[str]:
        found = await self._client.run(_OWNERS, (keys.lease(name),))
        return [one for one in found if is_gone(one, is_alone=self._is_alone)]
