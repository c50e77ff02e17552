"""For jobs that go on whatever fails: what has to be written is written when the store is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Never

import structlog

from storage.base import StoreAwayError

log = structlog.get_logger(__name__)

# Seconds to wait for a store that is away.
AWAY: Final = 1.0
# Seconds until what can wait is tried again where the store was away.
_LONG_AWAY: Final = 60.0


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


async def now_and_then(
    act: Callable[[], Awaitable[object]], *, every: float, failing: str
) -> Never:
    """Do it for ever, after pauses of so many seconds; `failing` is logged where it fails."""
    while True:
        pause = every
        try:
            await act()
        except StoreAwayError:
            pause = _LONG_AWAY
        except Exception:
            log.exception(failing)
        await asyncio.sleep(pause)
