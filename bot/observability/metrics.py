"""Prometheus metrics: what is counted and measured, each in one place.

No label holds an identity, a name or anything hidden: a value that isn't of the few that are known
beforehand is counted as `other`, so that there are never more series than `MOST_SERIES`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Generic, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

from engines.core.record import Act
from engines.packages import find_games

disable_created_metrics()  # type: ignore[no-untyped-call]  # each would be one more series

_M = TypeVar("_M", Counter, Gauge, Histogram)

REGISTRY: Final = CollectorRegistry()
OTHER: Final = "other"
MOST_SERIES: Final = 6_000

PLATFORMS: Final = ("discord", "telegram", "web", "computer")
KINDS: Final = ("tap", "form", "command", "message", "query", "view", "event")
# Of a request, the worst last: answered; refused with a sentence; the store was away; the platform
# didn't take the answer; something of ours broke.
OUTCOMES: Final = ("ok", "refused", "away", "unanswered", "failed")
# Of a call to a platform: taken; another status below 500; 429; 401; 500 and above; no answer.
CALLS: Final = ("ok", "refused", "rate_limited", "shut_out", "broken", "timeout", "network")
PICTURES: Final = ("drawn", "cached", "failed")
DELIVERIES: Final = ("told", "untold", "parked")
# Of a try that failed: the platform asks us to wait; another process tells the chat something; the
# store is away; something of ours broke.
RETRIES: Final = ("later", "elsewhere", "store_away", "error")
PLACES: Final = ("chat", "person")
STREAMS: Final = ("notices", "computer_turns")
REDIS: Final = ("ok", "away", "refused")
THOUGHTS: Final = ("ok", "failed")
PARTS: Final = ("store", "games", "fonts", "drained")
_ACTS: Final = (*Act, "challenge")

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3)
_ANSWER: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LONG: Final = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 600, 3600)

ProcessCollector(registry=REGISTRY)


class Labelled(Generic[_M]):
    """A metric of which each label has few values, all known beforehand; any other is OTHER."""

    def __init__(self, metric: _M, *known: Collection[str] | Callable[[], Collection[str]]) -> None:
        self._metric: _M = metric
        self._known = known
        # The library's own look-up takes longer than the counting.
        self._series: dict[tuple[str, ...], _M] = {}

    def of(self, *values: str) -> _M:
        """The series to count in, by the values of its labels in their order."""
        known = (one() if callable(one) else one for one in self._known)
        labels = tuple(
            value if value in found else OTHER for value, found in zip(values, known, strict=True)
        )
        if labels not in self._series:
            self._series[labels] = self._metric.labels(*labels)
        return self._series[labels]


acts: Final = Labelled(Counter(
    "salle_acts", "Acts written to logs of tables; moves are those with act=move.",
    ["game", "act"], registry=REGISTRY,
), find_games, _ACTS)  # fmt: skip
requests: Final = Labelled(Histogram(
    "salle_request_seconds", "What people asked for, from its arrival to the end of its answer.",
    ["platform", "kind", "outcome"], buckets=_ANSWER, registry=REGISTRY,
), PLATFORMS, KINDS, OUTCOMES)  # fmt: skip
calls: Final = Labelled(Histogram(
    "salle_platform_call_seconds", "Calls to a platform, by how they ended.",
    ["platform", "outcome"], buckets=_ANSWER, registry=REGISTRY,
), PLATFORMS, CALLS)  # fmt: skip
messages_sent: Final = Labelled(Counter(
    "salle_messages_sent", "Messages that deliveries sent or edited.",
    ["platform", "place"], registry=REGISTRY,
), PLATFORMS, PLACES)  # fmt: skip
deliveries: Final = Labelled(Histogram(
    "salle_delivery_seconds", "Notices, from the outbox's taking them in to their end.",
    ["platform", "outcome"], buckets=_LONG, registry=REGISTRY,
), PLATFORMS, DELIVERIES)  # fmt: skip
retries: Final = Labelled(Counter(
    "salle_delivery_retries", "Tries to tell a notice that failed and are repeated.",
    ["platform", "reason"], registry=REGISTRY,
), PLATFORMS, RETRIES)  # fmt: skip
outbox_notices: Final = Labelled(Gauge(
    "salle_outbox_notices", "Notices that wait to be told, or are being told; of all processes.",
    ["stream"], registry=REGISTRY,
), STREAMS)  # fmt: skip
outbox_oldest: Final = Labelled(Gauge(
    "salle_outbox_oldest_seconds", "Age of the oldest of them; 0 if there is none.",
    ["stream"], registry=REGISTRY,
), STREAMS)  # fmt: skip
outbox_parked: Final = Labelled(Gauge(
    "salle_outbox_parked", "Notices that wait until their platform is served again.",
    ["platform"], registry=REGISTRY,
), PLATFORMS)  # fmt: skip
pictures: Final = Labelled(Histogram(
    "salle_picture_seconds", "Pictures, from the asking to the drawn one.",
    ["game", "result"], buckets=_QUICK, registry=REGISTRY,
), find_games, PICTURES)  # fmt: skip
event_loop_lag: Final = Histogram(
    "salle_event_loop_lag_seconds", "How late the event loop comes to what is due.",
    buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
redis: Final = Labelled(Histogram(
    "salle_redis_seconds", "Round trips to Redis as callers wait for them; no waits for notices.",
    ["outcome"], buckets=_QUICK, registry=REGISTRY,
), REDIS)  # fmt: skip
thoughts: Final = Labelled(Histogram(
    "salle_thought_seconds", "Moves of the computer players, with the wait for their process.",
    ["game", "result"], buckets=_LONG, registry=REGISTRY,
), find_games, THOUGHTS)  # fmt: skip
open_tabs: Final = Gauge(
    "salle_open_tabs", "Tabs of the page that are served live.", registry=REGISTRY
)
ready: Final = Labelled(Gauge(
    "salle_ready", "Whether a part is ready: 1 or 0.", ["part"], registry=REGISTRY,
), (*PLATFORMS, *PARTS))  # fmt: skip
info: Final = Gauge("salle_info", "1, with the version.", ["version"], registry=REGISTRY)


def used_redis(outcome: str, seconds: float) -> None:
    """A round trip to Redis."""
    redis.of(outcome).observe(seconds)


@contextmanager
def thinking(game: str) -> Iterator[None]:
    """A computer player thinks in this block."""
    began, result = perf_counter(), "failed"
    try:
        yield
        result = "ok"
    finally:
        thoughts.of(game, result).observe(perf_counter() - began)
