"""Which of several workers handles a chat's updates, where a webhook brings them to any of them.

What people tap in one chat is begun in its order, and goes on from what they tapped before, also
before they are shown it: so all of a chat is handled by one worker. Each worker computes by itself
which one that is (rendezvous hashing over those that are there), and wakes it. While workers come
and go two may disagree for a moment; then the worker that takes an update up handles it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import structlog

from storage.base import MOST_PRESENT, StoreAwayError
from storage.owners import new_owner
from storage.store import Store

log = structlog.get_logger(__name__)

_LASTING: Final = 3.0  # seconds for which a worker is there without saying so again
_EVERY: Final = 1.0
_CHANNEL: Final = "updates"


class Workers:
    """One worker among those of a bot, by its `source`."""

    def __init__(self, store: Store, source: str) -> None:
        self.name = new_owner()
        self._store = store
        self._place = f"worker:{source}"
        self._all = [self.name]

    def of(self, chat: str) -> str:
        """The name of the worker that handles this chat."""
        return max(self._all, key=lambda name: blake2b(f"{name} {chat}".encode()).digest())

    async def wake(self, worker: str) -> None:
        """Say that there is something for another to take up; if it isn't heard, others find it."""
        with suppress(StoreAwayError):
            await self._store.publish(worker, channel=_CHANNEL)

    async def run(self, take_up: Callable[[], Awaitable[None]]) -> None:
        """Be there until cancelled, and take up whenever another worker says so."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._stay())
            tasks.create_task(self._listen(take_up))

    async def _stay(self) -> None:
        try:
            while True:
                with suppress(StoreAwayError):
                    await self._store.lease(
                        self._place, self.name, lasting=_LASTING, most=MOST_PRESENT
                    )
                    self._all = sorted({self.name, *await self._store.owners(self._place)})
                await asyncio.sleep(_EVERY)
        finally:
            with suppress(StoreAwayError):
                await self._store.release(self._place, self.name)

    async def _listen(self, take_up: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self._store.listen(_CHANNEL) as woken:
                    async for worker in woken:
                        if worker == self.name:
                            await take_up()
            except StoreAwayError:
                log.info("other workers aren't heard: the store is away")
            await asyncio.sleep(_EVERY)
