"""Waiting for something to become true, without sleeping."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Bell:
    """Rung whenever something has happened; whoever waits looks again.

    An `asyncio.Condition` without the lock: all lives in one event loop, and it is rung from
    ordinary functions, which couldn't await a lock.
    """

    def __init__(self) -> None:
        self._sleepers: set[asyncio.Future[None]] = set()

    def ring(self) -> None:
        for sleeper in self._sleepers:
            if not sleeper.done():
                sleeper.set_result(None)

    async def until(self, look: Callable[[], T | None], *, within: float | None) -> T:
        """What `look` finds, once it finds anything but None; TimeoutError after `within` s."""
        async with asyncio.timeout(within):
            while (found := look()) is None:
                sleeper = asyncio.get_running_loop().create_future()
                self._sleepers.add(sleeper)
                try:
                    await sleeper
                finally:
                    self._sleepers.discard(sleeper)
            return found
