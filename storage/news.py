"""News between processes, over Redis' publish and subscribe; nothing of it is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from storage import keys
from storage.base import NEWS
from storage.client import RedisClient


class News:
    """The part of a store that tells news."""

    _client: RedisClient

    async def publish(self, news: str, *, channel: str = NEWS) -> None:
        """One command."""
        await self._client.publish(keys.channel(channel), news)

    @asynccontextmanager
    async def listen(self, channel: str = NEWS) -> AsyncIterator[AsyncIterator[str]]:
        """One subscription."""
        async with self._client.subscribed(keys.channel(channel)) as next_text:
            yield _heard(next_text)


async def _heard(next_text: Callable[[], Awaitable[str]]) -> AsyncIterator[str]:
    while True:
        yield await next_text()
