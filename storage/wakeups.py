"""Which streams have new entries, as announced on a channel by the scripts that write them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from storage import keys
from storage.base import StoreAwayError
from storage.client import RedisClient

_log = logging.getLogger(__name__)

_AGAIN: Final = 0.5  # seconds before a node is listened to again


class WakeUps:
    """Listens, from the first `wait` on, to one node of a cluster, which hears what all say."""

    def __init__(self, client: RedisClient, streams: Collection[str]) -> None:
        self._client = client
        self._streams = frozenset(streams)
        self._named: set[str] = set()
        self._news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Return when a stream was named since the last `take`."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen(), name="wake-ups")
        await self._news.wait()

    def take(self) -> set[str]:
        """The streams that were named since the last time."""
        named, self._named = self._named, set()
        self._news.clear()
        return named

    async def close(self) -> None:
        """Stop listening."""
        if self._listening:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self) -> None:
        while True:
            try:
                async with self._client.subscribed(keys.WOKEN) as names:
                    self._note(self._streams)  # what was said while nobody listened
                    async for name in names:
                        self._note({name})
            except StoreAwayError as err:
                _log.info("%s Every stream is looked at meanwhile.", err)
            except Exception:
                _log.exception("wake-ups aren't heard; every stream is looked at meanwhile")
            await asyncio.sleep(_AGAIN)

    def _note(self, streams: Collection[str]) -> None:
        self._named |= self._streams.intersection(streams)
        if self._named:
            self._news.set()
