"""Locks by name: what has one name is done one after another, in its order."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class OrderedLocks:
    """Locks by name, forgotten when nobody holds or awaits them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of a chat or a table; first come, first served."""
        return self._locks.setdefault(name, asyncio.Lock())
