"""Tasks that nobody awaits, and answers that may come late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Background:
    """Tasks beside what their callers do. What fails isn't tried again."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()  # the loop itself holds tasks only weakly

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start it as a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def __len__(self) -> int:
        """How many tasks are running."""
        return len(self._tasks)

    async def close(self, *, within: float = 0.0) -> None:
        """Finish what has begun within so many seconds; leave off the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def answered_in_time(
    work: Coroutine[Any, Any, T], *, within: float, late: Callable[[], Awaitable[object]]
) -> T:
    """The result of `work`. If it takes longer than `within` seconds, `late` is called meanwhile.

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
