"""Work that nobody waits for, and work that is waited for only so long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Background:
    """Tasks beside what their callers do: tidying, which isn't tried again."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()  # the loop itself holds tasks only weakly

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it from now on."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave off."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def answered_in_time(
    work: Coroutine[Any, Any, T], *, within: float, late: Callable[[], Awaitable[object]]
) -> T:
    """What `work` comes to; if that isn't there within so many seconds, `late` says so meanwhile.

    If the caller is cancelled, so is the work.
    """
    task = asyncio.create_task(work)
    try:
        await asyncio.wait([task], timeout=within)
        if not task.done():
            await late()
        return await task
    except asyncio.CancelledError:
        task.cancel()
        raise
