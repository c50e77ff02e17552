"""News between processes, over Redis Pub/Sub; none of it is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

from storage import keys
from storage.base import NEWS
from storage.part import StorePart


class News(StorePart):
    """News between processes. None is kept: what gets lost delays somebody, and no more."""

    async def publish(self, news: str, *, channel: str = NEWS) -> None:
        """Tell a short text, not "", to all who listen there just now, in whatever process."""
        await self._client.ask("PUBLISH", keys.channel(channel), news)

    def listen(self, channel: str = NEWS) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """What is published there from the moment on at which the context is entered, in order.

        Raises:
            StoreAwayError: also within the context, when news may have been lost. A caller that
                listens again takes everything that it was told about for changed.
        """
        return self._client.subscribed(keys.channel(channel))
