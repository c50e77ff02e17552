"""Keeps what belongs together in its order: one after another in a lane, lanes side by side."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class OrderedLocks:
    """Locks by name, which are forgotten when nobody holds or awaits them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lane of a chat or a table; who comes first goes first."""
        return self._locks.setdefault(name, asyncio.Lock())
