"""Prometheus metrics: what is counted and measured, each in one place.

No label holds an identity, a name or anything hidden: a value that isn't of the few that are known
beforehand is counted as `other`, so that there are never more series than `MOST_SERIES`.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import contextmanager
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeVar

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

if TYPE_CHECKING:
    from collections.abc import Iterator

disable_created_metrics()  # type: ignore[no-untyped-call]  # each would be one more series

_M = TypeVar("_M", Counter, Gauge, Histogram)

REGISTRY: Final = CollectorRegistry()
OTHER: Final = "other"
MOST_SERIES: Final = 6_000

PLATFORMS: Final = ("discord", "telegram", "web", "computer")
KINDS: Final = ("tap", "form", "command", "message", "query", "view", "event")
OUTCOMES: Final = ("ok", "refused", "away", "unanswered", "failed")
"""Of a request, the worst last: answered; refused with a sentence; the store was away; the
platform didn't take the answer; something of ours broke."""
CALLS: Final = ("ok", "refused", "rate_limited", "shut_out", "broken", "timeout", "network")
"""Of a call to a platform: taken; another status below 500; 429; 401; 500 and above; no answer."""
PICTURES: Final = ("drawn", "cached", "failed")
DELIVERIES: Final = ("told", "untold", "parked")
RETRIES: Final = ("later", "elsewhere", "store_away", "error")
"""Of a try that failed: the platform asks us to wait; another process tells the chat something; the
store is away; something of ours broke."""
PLACES: Final = ("chat", "person")
STREAMS: Final = ("notices", "computer_turns")
REDIS: Final = ("ok", "away", "refused")
_ACTS: Final = (*Act, "challenge")

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3)
_ANSWER: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LONG: Final = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 600, 3600)

ProcessCollector(registry=REGISTRY)

_acts = Counter(
    "salle_acts", "Acts written to logs of tables; moves are those with act=move.",
    ["game", "act"], registry=REGISTRY,
)  # fmt: skip
_requests = Histogram(
    "salle_request_seconds", "What people asked for, from its arrival to the end of its answer.",
    ["platform", "kind", "outcome"], buckets=_ANSWER, registry=REGISTRY,
)  # fmt: skip
_calls = Histogram(
    "salle_platform_call_seconds", "Calls to a platform, by how they ended.",
    ["platform", "outcome"], buckets=_ANSWER, registry=REGISTRY,
)  # fmt: skip
_sent = Counter(
    "salle_messages_sent", "Messages that deliveries sent or edited.",
    ["platform", "place"], registry=REGISTRY,
)  # fmt: skip
_deliveries = Histogram(
    "salle_delivery_seconds", "Notices, from the outbox's taking them in to their end.",
    ["platform", "outcome"], buckets=_LONG, registry=REGISTRY,
)  # fmt: skip
_retries = Counter(
    "salle_delivery_retries", "Tries to tell a notice that failed and are repeated.",
    ["platform", "reason"], registry=REGISTRY,
)  # fmt: skip
_outbox = Gauge(
    "salle_outbox_notices", "Notices that wait to be told, or are being told; of all processes.",
    ["stream"], registry=REGISTRY,
)  # fmt: skip
_oldest = Gauge(
    "salle_outbox_oldest_seconds", "Age of the oldest of them; 0 if there is none.",
    ["stream"], registry=REGISTRY,
)  # fmt: skip
_parked = Gauge(
    "salle_outbox_parked", "Notices that wait until their platform is served again.",
    ["platform"], registry=REGISTRY,
)  # fmt: skip
_pictures = Histogram(
    "salle_picture_seconds", "Pictures, from the asking to the drawn one.",
    ["game", "result"], buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
_lag = Histogram(
    "salle_event_loop_lag_seconds", "How late the event loop comes to what is due.",
    buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
_redis = Histogram(
    "salle_redis_seconds", "Round trips to Redis as callers wait for them; no waits for notices.",
    ["outcome"], buckets=_QUICK, registry=REGISTRY,
)  # fmt: skip
_thoughts = Histogram(
    "salle_thought_seconds", "Moves of the computer players, with the wait for their process.",
    ["game", "result"], buckets=_LONG, registry=REGISTRY,
)  # fmt: skip
_tabs = Gauge("salle_open_tabs", "Tabs of the page that are served live.", registry=REGISTRY)
_ready = Gauge("salle_ready", "Whether a part is ready: 1 or 0.", ["part"], registry=REGISTRY)
_info = Gauge("salle_info", "1, with the version.", ["version"], registry=REGISTRY)


def _known(value: str, known: Collection[str]) -> str:
    return value if value in known else OTHER


@lru_cache(maxsize=MOST_SERIES)
def _child(metric: _M, *labels: str) -> _M:
    """One series of a metric: the library's own look-up takes longer than the counting."""
    return metric.labels(*labels)


def acted(game: str, act: str) -> None:
    """An act was committed; `challenge` is what opens a table."""
    _child(_acts, _known(game, find_games()), _known(act, _ACTS)).inc()


def asked(platform: str, kind: str, outcome: str, seconds: float) -> None:
    """What somebody asked for has been answered, or not."""
    labels = _known(platform, PLATFORMS), _known(kind, KINDS), _known(outcome, OUTCOMES)
    _child(_requests, *labels).observe(seconds)


def called(platform: str, outcome: str, seconds: float) -> None:
    """A platform has answered a call, or hasn't."""
    _child(_calls, _known(platform, PLATFORMS), _known(outcome, CALLS)).observe(seconds)


def sent(platform: str, place: str) -> None:
    """A platform has taken a message."""
    _child(_sent, _known(platform, PLATFORMS), _known(place, PLACES)).inc()


def delivered(platform: str, outcome: str, seconds: float) -> None:
    """A notice has come to its end, so many seconds after it was added to the outbox."""
    labels = _known(platform, PLATFORMS), _known(outcome, DELIVERIES)
    _child(_deliveries, *labels).observe(seconds)


def retried(platform: str, reason: str) -> None:
    """A notice could not be told just now."""
    _child(_retries, _known(platform, PLATFORMS), _known(reason, RETRIES)).inc()


def outbox(stream: str, *, notices: int, oldest: float) -> None:
    """How much waits in all shards of a stream, and the oldest's age in seconds."""
    _child(_outbox, _known(stream, STREAMS)).set(notices)
    _child(_oldest, _known(stream, STREAMS)).set(oldest)


def parked(platform: str, notices: int) -> None:
    """How much is parked for a platform."""
    _child(_parked, _known(platform, PLATFORMS)).set(notices)


def drew(game: str, result: str, seconds: float) -> None:
    """Somebody got a picture, or it couldn't be drawn."""
    _child(_pictures, _known(game, find_games()), _known(result, PICTURES)).observe(seconds)


def lagged(seconds: float) -> None:
    """So late came the event loop."""
    _lag.observe(seconds)


def used_redis(outcome: str, seconds: float) -> None:
    """A round trip to Redis."""
    _child(_redis, _known(outcome, REDIS)).observe(seconds)


@contextmanager
def thinking(game: str) -> Iterator[None]:
    """A computer player thinks in this block."""
    began, result = perf_counter(), "failed"
    try:
        yield
        result = "ok"
    finally:
        _child(_thoughts, _known(game, find_games()), result).observe(perf_counter() - began)


@contextmanager
def open_tab() -> Iterator[None]:
    """A tab is served live in this block."""
    _tabs.inc()
    try:
        yield
    finally:
        _tabs.dec()


def ready(part: str, *, is_ready: bool) -> None:
    """`part` is a name of ours: the store, games, fonts, a platform."""
    _child(_ready, _known(part, (*PLATFORMS, *PARTS))).set(is_ready)


PARTS: Final = ("store", "games", "fonts", "drained")


def started(version: str) -> None:
    """Which Salle this is."""
    _child(_info, version).set(1)
