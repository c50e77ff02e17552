"""What Discord tells to every process that is connected for a shard is dealt with by one of them.

While one process takes the place of another, both are connected.
"""

from __future__ import annotations

from typing import Final

from storage.base import StoreAwayError
from storage.owners import new_owner
from storage.store import Store

_LASTING: Final = 60.0  # seconds: both are told within one, or the later one has to resume first


class Claims:
    """The claims of one process. Without a store that others reach all is its own."""

    def __init__(self, shared: Store | None) -> None:
        self._shared = shared
        self._owner = new_owner()

    async def has(self, what: str) -> bool:
        """Whether it is for this process to deal with; while the store is away it is."""
        if self._shared is None:
            return True
        try:
            return await self._shared.lease(f"discord:{what}", self._owner, lasting=_LASTING)
        except StoreAwayError:
            return True
