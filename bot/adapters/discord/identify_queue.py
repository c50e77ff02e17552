"""When a shard may identify itself to Discord: one queue for all processes of a bot."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from storage.base import MOST_AHEAD, Rate, StoreAwayError
from storage.contract import Store

log = structlog.get_logger(__name__)

_RATE: Final = Rate(1, 5.5)
"""Discord's is one in five seconds, by its own clock; who is hastier is sent back to wait."""


class IdentifyQueue:
    """Discord takes so many shards at once: one of each key, which is a shard's remainder."""

    def __init__(self, store: Store, application: int, max_concurrency: int) -> None:
        self._store = store
        self._application = application
        self._keys = max(1, max_concurrency)
        self._latest: dict[int, float] = {}  # of this process alone, by key

    async def turn(self, shard: int) -> None:
        """Wait until this shard may identify itself now."""
        key = shard % self._keys
        source = f"discord:{self._application}:identify-{key}"
        is_turn = False
        while not is_turn:
            try:
                place = await self._store.reserve(source, _RATE, {}, within=MOST_AHEAD)
                wait, is_turn = place.wait, place.is_made
            except StoreAwayError:
                log.warning("a shard identifies itself unasked: the store is away", shard=shard)
                wait, is_turn = self._latest.get(key, 0.0) + _RATE.seconds - time.monotonic(), True
            await asyncio.sleep(max(0.0, wait))
        self._latest[key] = time.monotonic()
