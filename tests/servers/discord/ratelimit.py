"""Rate limits: a bucket for each route and major parameter, and refusals on demand."""

from __future__ import annotations

import hashlib
import re
import time
from dataclasses import dataclass, field

from .errors import ApiError, rate_limited


def route_key(route: str) -> str:
    """`POST /channels/{any}/messages` in one spelling, whatever the names in braces."""
    return re.sub(r"\{[^}]*\}", "{id}", route)


@dataclass(slots=True)
class Bucket:
    """So many requests in so many seconds."""

    limit: int
    per: float
    remaining: int = 0
    resets: float = 0.0

    def take(self, now: float) -> bool:
        if now >= self.resets:
            self.remaining, self.resets = self.limit, now + self.per
        if self.remaining == 0:
            return False
        self.remaining -= 1
        return True


@dataclass(slots=True)
class RateLimits:
    """Generous by default, so that tests are quick; `set` makes a route as narrow as wished."""

    default: tuple[int, float] = (1_000, 1.0)
    routes: dict[str, tuple[int, float]] = field(default_factory=dict)
    buckets: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    refusals: dict[str, list[ApiError]] = field(default_factory=dict)
    everywhere: Bucket | None = None

    def set(self, route: str, limit: int, per: float) -> None:
        """`limit` requests to the route in `per` seconds, for each channel, guild or webhook."""
        self.routes[route_key(route)] = limit, per
        for key in [k for k in self.buckets if k[0] == route_key(route)]:
            del self.buckets[key]

    def refuse(self, route: str, error: ApiError, times: int) -> None:
        """The next `times` requests to the route meet this error."""
        self.refusals.setdefault(route_key(route), []).extend([error] * times)

    def admit(
        self, route: str, major: str, *, exempt: bool
    ) -> tuple[dict[str, str], ApiError | None]:
        """The headers of the answer, and what stands in the way of the request, if anything.

        Routes of interactions are `exempt` from the limit over all routes.
        """
        now = time.time()
        bucket = self.buckets.setdefault(
            (route, major), Bucket(*self.routes.get(route, self.default))
        )
        refusal = None
        if self.refusals.get(route):
            refusal = self.refusals[route].pop(0)
        elif self.everywhere and not exempt and not self.everywhere.take(now):
            refusal = rate_limited(self.everywhere.resets - now, "global")
        elif not bucket.take(now):
            refusal = rate_limited(bucket.resets - now)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{max(bucket.resets - now, 0):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        return headers, refusal
