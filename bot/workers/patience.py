"""For jobs that go on whatever fails: what has to be written is written when the store is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from storage.base import StoreAwayError

# Seconds to wait for a store that is away.
AWAY: Final = 1.0


async def when_store_is_there(act: Callable[[], Awaitable[object]]) -> None:
    """Do it, again and again while the store is away; raises what else it raises."""
    while True:
        try:
            await act()
        except StoreAwayError:
            await asyncio.sleep(AWAY)
        else:
            return


def are_we_cancelled() -> bool:
    """Whether somebody wants this very task to end.

    A CancelledError may also come of something that it waited for, and then ends nothing.
    """
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
