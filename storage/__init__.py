"""What outlives the process. `open_store` opens a store; `Store` says what it does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal

from storage.base import StoreRefusedError
from storage.carrying import Carrier
from storage.client import Observe
from storage.embedded import private_server
from storage.form import take_up
from storage.store import Store

_log = logging.getLogger(__name__)


@asynccontextmanager
async def open_store(
    url: str | None,
    folder: Path,
    *,
    allow_volatile: bool = False,
    appendfsync: Literal["everysec", "always", "no"] = "everysec",
    min_replicas: int = 0,
    observe: Observe | None = None,
    carries: bool = False,
) -> AsyncIterator[Store]:
    """The store at `url`, or in a private server over `folder` if there is no URL.

    `allow_volatile` accepts a Redis that keeps nothing on disk; `appendfsync` is the private
    server's; `min_replicas` as in `Store`. What can't be checked is logged as a warning.
    `observe` is told of every round trip. What is stored in an older form is carried forward
    meanwhile, if `carries`; several processes may.

    An older Salle that runs over the same store is waited for, if it couldn't read what this one
    writes; the log says so.

    Raises:
        StoreRefusedError: it is not fit to keep games, or not ours to use; in one sentence.
        StoreAwayError: nothing answers, or the private server doesn't start; in one sentence.
    """
    async with AsyncExitStack() as stack:
        if url is None and min_replicas:
            raise StoreRefusedError(
                "SALLE_MIN_REPLICAS needs a REDIS_URL: Salle's private server has no replicas."
            )
        is_alone = url is None  # the folder's lock keeps others away
        if url is None:
            url = await stack.enter_async_context(private_server(folder, appendfsync=appendfsync))
        store = Store(url, min_replicas=min_replicas, is_alone=is_alone, observe=observe)
        stack.push_async_callback(store.close)
        for warning in await store.check(allow_volatile=allow_volatile):
            _log.warning(warning)
        form = await take_up(store.client, tell=_log.warning)
        if carries and not form.is_whole:
            carrying = asyncio.create_task(Carrier(store).run(form), name="carrying")
            stack.push_async_callback(_ended, carrying)
        yield store


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
