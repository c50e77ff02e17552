"""Work that only one process at a time may do: the one that holds the lease."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NoReturn

import structlog

from storage.base import StoreAwayError
from storage.owners import new_owner
from storage.store import Store

log = structlog.get_logger(__name__)

_LASTING: Final = 4.0  # seconds after which another process goes on where one has died
_EVERY: Final = 1.0  # seconds between two looks, or two renewals


async def by_lease(store: Store, name: str, work: Callable[[], Awaitable[None]]) -> NoReturn:
    """Work whenever the lease is ours, until cancelled; then give it up, for the next one.

    The one that has it goes on while the store is away: no other gets it meanwhile. `work` ends
    only by being cancelled, or by an error, which is raised.
    """
    owner = new_owner()
    working: asyncio.Future[None] | None = None
    try:
        while True:
            is_ours = await _is_ours(store, name, owner, was_ours=working is not None)
            if is_ours and working is None:
                working = asyncio.ensure_future(work())
            elif not is_ours and working:
                log.warning("another process has taken this over", lease=name)
                await _ended(working)
                working = None
            if working:
                await asyncio.wait([working], timeout=_EVERY)
                if working.done():
                    working.result()
            else:
                await asyncio.sleep(_EVERY)
    finally:
        if working:
            await _ended(working)
            with suppress(StoreAwayError):
                await store.release(name, owner)


async def _is_ours(store: Store, name: str, owner: str, *, was_ours: bool) -> bool:
    try:
        return await store.lease(name, owner, lasting=_LASTING)
    except StoreAwayError:
        return was_ours


async def _ended(working: asyncio.Future[None]) -> None:
    working.cancel()
    await asyncio.wait([working])
