"""How often one visitor, and one network, may ask this process for anything.

So many requests may come at once, then so many a second: a page with all its pictures, opened in
several tabs, is far from it. What costs others something is counted besides, over all processes:
`bot.application.rate_limiter`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Middleware
from cachetools import LRUCache

from bot.adapters import webhooks
from bot.adapters.request_text import Handler
from bot.adapters.web.logins import Logins, chair_of
from bot.adapters.web.requests import RefusedError, network_of

_KEPT: Final = 16_384  # askers remembered; of more, those who asked longest ago begin anew
_FREE: Final = ("/static/", "/healthz", "/readyz", webhooks.PREFIX)


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestRate:
    """`most` at once, then `a_second`."""

    most: int
    a_second: float


VISITOR: Final = RequestRate(most=300, a_second=20)
NETWORK: Final = RequestRate(most=900, a_second=60)


class TooManyRequestsError(RefusedError):
    """Too many came lately; the next may come in so many seconds."""

    def __init__(self, seconds: float) -> None:
        whole = math.ceil(seconds)
        super().__init__(429, "limit-page-often", seconds=str(whole))
        self.headers = {"Retry-After": str(whole)}


class RequestRates:
    """Counts requests by who asks: the generic cell rate algorithm."""

    def __init__(
        self,
        *,
        visitor: RequestRate = VISITOR,
        network: RequestRate = NETWORK,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._visitor, self._network, self._clock = visitor, network, clock
        self._free_at: LRUCache[str, float] = LRUCache(_KEPT)  # when all is forgotten

    def admit(self, *, visitor: str, network: str) -> None:
        """Count a request; either may be "": not known. Raises TooManyRequestsError."""
        if network:
            self._admit(f"network {network}", self._network)
        if visitor:
            self._admit(f"visitor {visitor}", self._visitor)

    def _admit(self, name: str, rate: RequestRate) -> None:
        now = self._clock()
        free_at = max(self._free_at.get(name, now), now) + 1 / rate.a_second
        if (late := free_at - now - rate.most / rate.a_second) > 0:
            raise TooManyRequestsError(late)
        self._free_at[name] = free_at


def limit_requests(rates: RequestRates, logins: Logins) -> Middleware:
    """The middleware. What is the same for all, and platforms' calls, are not counted."""

    @web.middleware
    async def limit(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(_FREE):
            visitor = logins.read(request, chair_of(request))
            rates.admit(
                visitor=visitor.id if visitor else "", network=network_of(request.remote or "")
            )
        return await handler(request)

    return limit
