"""Events that Discord sends to every process of a shard are handled by one of them.

While one process replaces another, both are connected.
"""

from __future__ import annotations

from typing import Final

from storage.base import StoreAwayError
from storage.owners import new_owner
from storage.store import Store

_LASTING: Final = 60.0  # seconds: both are told within one, or the later one has to resume first


class Claims:
    """The claims of one process. Without a shared store it handles every event."""

    def __init__(self, shared: Store | None) -> None:
        self._shared = shared
        self._owner = new_owner()

    async def has(self, what: str) -> bool:
        """Whether this process is to handle an event; while the store is away each does."""
        if self._shared is None:
            return True
        try:
            return await self._shared.lease(f"discord:{what}", self._owner, lasting=_LASTING)
        except StoreAwayError:
            return True
