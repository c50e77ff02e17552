"""Rates as one process keeps them, alone or together with the other processes of a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog

from storage.base import MOST_AHEAD, Rate, Reservation, StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_AWAY: Final = 5.0  # seconds for which a store that was away isn't asked
_NOTHING: Final = 1e-6  # seconds; what is less comes of rounding


class TokenBucket:
    """What this process has counted of one rate."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._full_at = 0.0  # when nothing counts any more; each request puts it off

    def wait(self, now: float) -> float:
        """Seconds until there is room for one more."""
        seconds = self._full_at - now - self.rate.every * (self.rate.most - 1)
        return seconds if seconds > _NOTHING else 0.0

    def take(self, now: float) -> None:
        """Count one request."""
        self._full_at = max(self._full_at, now) + self.rate.every

    def is_full(self, now: float) -> bool:
        """Whether nothing is remembered that still counts."""
        return self._full_at <= now


class SharedRates:
    """Reserves room for a bot's requests beside those of its other processes."""

    def __init__(
        self, store: Store, bot: str, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._bot, self._clock = store, bot, clock
        self._asks_again_at = 0.0

    async def reserve(
        self, overall: Rate, narrower: Mapping[str, Rate], *, within: float
    ) -> Reservation | None:
        """See `Store.reserve`; None while the store is away: each process counts its own then."""
        if self._clock() < self._asks_again_at:
            return None
        try:
            return await self._store.reserve(self._bot, overall, narrower, within=within)
        except StoreAwayError:
            log.warning("the store is away; each process counts its own requests meanwhile")
            self._asks_again_at = self._clock() + _AWAY
            return None


class OverallRate:
    """One rate for all requests of a kind, first come, first served."""

    def __init__(
        self,
        rate: Rate,
        shared: SharedRates | None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bucket, self._shared = TokenBucket(rate), shared
        self._clock, self._sleep = clock, sleep

    async def room(self) -> None:
        """Return when a request may be made; it is counted."""
        while True:
            made = None
            if self._shared:
                made = await self._shared.reserve(self._bucket.rate, {}, within=MOST_AHEAD)
            wait = made.wait if made else self._bucket.wait(self._clock())
            if made is None and wait <= 0:
                break
            await self._sleep(wait)
            if made and made.is_made:
                break
        self._bucket.take(self._clock())
