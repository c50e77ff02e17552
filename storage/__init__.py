"""What outlives the process. `open_store` opens a store; `storage.contract` says what it does."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal

from storage.contract import Store
from storage.embedded import private_server
from storage.redis import RedisStore

_log = logging.getLogger(__name__)


@asynccontextmanager
async def open_store(
    url: str | None,
    folder: Path,
    *,
    allow_volatile: bool = False,
    appendfsync: Literal["everysec", "always", "no"] = "everysec",
) -> AsyncIterator[Store]:
    """The store at `url`, or in a private server over `folder` if there is no URL.

    `allow_volatile` accepts a Redis that keeps nothing on disk; `appendfsync` is the private
    server's. What can't be checked is logged as a warning.

    Raises:
        StoreRefusedError: it is not fit to keep games, or not ours to use; in one sentence.
        StoreAwayError: nothing answers, or the private server doesn't start; in one sentence.
    """
    async with AsyncExitStack() as stack:
        if url is None:
            url = await stack.enter_async_context(private_server(folder, appendfsync=appendfsync))
        store = RedisStore(url)
        stack.push_async_callback(store.close)
        for warning in await store.check(allow_volatile=allow_volatile):
            _log.warning(warning)
        yield store
