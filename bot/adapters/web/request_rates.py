"""How often one visitor, and one network, may ask this process for anything.

So many requests may come at once, then so many a second: a page with all its pictures, opened in
several tabs, is far from it. What costs others something is counted besides, over all processes:
`bot.application.rate_limiter`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from cachetools import LRUCache

from bot.adapters import webhooks
from bot.adapters.rates import TokenBucket
from bot.adapters.web.frame_places import path_of
from bot.adapters.web.logins import Logins, chair_of
from bot.adapters.web.requests import RefusedRequestError, network_of
from storage.base import Rate

_KEPT: Final = 16_384  # askers remembered; of more, those who asked longest ago begin again
_FREE: Final = ("/static/", "/healthz", "/readyz", webhooks.PREFIX)


VISITOR: Final = Rate(most=300, every=1 / 20)
NETWORK: Final = Rate(most=900, every=1 / 60)
# People of one network who ask for a change, and haven't lately: of each something may be kept for
# years, and a visitor without a cookie is always new.
NEWCOMERS: Final = Rate(most=300, every=5.0)


class TooManyRequestsError(RefusedRequestError):
    """Too many came lately; the next may come in so many seconds."""

    def __init__(self, seconds: float) -> None:
        whole = math.ceil(seconds)
        super().__init__(429, "limit-page-often", seconds=whole)
        self.headers = {"Retry-After": str(whole)}


class RequestRates:
    """Counts requests, in a bucket for each asker."""

    def __init__(
        self,
        *,
        visitor: Rate = VISITOR,
        network: Rate = NETWORK,
        newcomers: Rate = NEWCOMERS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._visitor, self._network, self._clock = visitor, network, clock
        self._newcomers = newcomers
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(_KEPT)
        self._known: LRUCache[str, None] = LRUCache(_KEPT)  # those who have asked for a change

    def admit(self, *, visitor: str, network: str, is_change: bool = False) -> None:
        """Count a request; either may be "": not known. Raises TooManyRequestsError."""
        if network:
            self._admit(f"network {network}", self._network)
        if visitor:
            self._admit(f"visitor {visitor}", self._visitor)
        if is_change and network and visitor not in self._known:
            self._admit(f"newcomers {network}", self._newcomers)
            if visitor:
                self._known[visitor] = None

    def _admit(self, name: str, rate: Rate) -> None:
        bucket, now = self._buckets.setdefault(name, TokenBucket(rate)), self._clock()
        if seconds := bucket.wait(now):
            raise TooManyRequestsError(seconds)
        bucket.take(now)


def limit_requests(rates: RequestRates, logins: Logins) -> Middleware:
    """The middleware. What is the same for all, and platforms' calls, are not counted.

    Whom an app has named is counted by themselves alone: in Discord all come from its proxy.
    """

    @web.middleware
    async def limit(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not path_of(request).startswith(_FREE):
            visitor = logins.read(request, chair_of(request))
            is_guest = visitor is None or visitor.is_guest
            rates.admit(
                visitor=visitor.key if visitor else "",
                network=network_of(request.remote or "") if is_guest else "",
                is_change=request.method == "POST",
            )
        return await handler(request)

    return limit
