"""The rates that a platform sets a bot, kept by all its processes together, or by one alone."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog

from storage.base import Rate, Reservation, StoreAwayError
from storage.contract import Store

log = structlog.get_logger(__name__)

_AWAY: Final = 5.0  # seconds for which a store that was away isn't asked
_AHEAD: Final = 5.0  # seconds for which one stands in line


class Meter:
    """The requests of the last while, of this process, against one rate."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._times: deque[float] = deque()

    def wait(self, now: float) -> float:
        """Seconds until there is room for one more."""
        while self._times and self._times[0] + self.rate.seconds <= now:
            self._times.popleft()
        if len(self._times) < self.rate.count:
            return 0.0
        return self._times[-self.rate.count] + self.rate.seconds - now

    def take(self, now: float) -> None:
        """Count one request."""
        self._times.append(now)

    def is_idle(self, now: float) -> bool:
        """Whether nothing is remembered that still counts."""
        return self.wait(now) == 0.0 and not self._times


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
            log.warning("the store is away; each process counts its own messages meanwhile")
            self._asks_again_at = self._clock() + _AWAY
            return None


class OverallRate:
    """One rate for all requests of a bot, first come, first served."""

    def __init__(
        self,
        rate: Rate,
        shared: SharedRates | None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._meter, self._shared = Meter(rate), shared
        self._clock, self._sleep = clock, sleep

    async def room(self) -> None:
        """Return when a request may be made; it is counted."""
        while True:
            made = None
            if self._shared:
                made = await self._shared.reserve(self._meter.rate, {}, within=_AHEAD)
            wait = made.wait if made else self._meter.wait(self._clock())
            if made is None and wait <= 0:
                break
            await self._sleep(wait)
            if made and made.is_made:
                break
        self._meter.take(self._clock())
