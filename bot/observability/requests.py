"""What somebody asks for has an id, from its arrival to the last delivery that comes of it.

The id is random. It stands in every line that is logged on the way, in all processes: it goes along
with the notices in the outbox.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token
from time import perf_counter, time
from typing import Final

import structlog

from bot.observability import metrics
from bot.observability.tracing import RequestSpan, span
from storage.base import REQUEST_ID, OutboxEntry

log = structlog.get_logger(__name__)
_heard = logging.getLogger(__name__)

# Characters of an id that are logged; what may follow them links traces.
SHOWN: Final = 16

_present: Final[ContextVar[Request | None]] = ContextVar("present", default=None)


class Request:
    """What somebody asks for, from its arrival to the end of its answer."""

    def __init__(self, platform: str, kind: str) -> None:
        """`kind` is one of `metrics.KINDS`. From now on it is what the present task works on."""
        self.platform, self.kind = platform, kind
        self.outcome = metrics.OUTCOMES[0]
        self._began = perf_counter()
        self._span = RequestSpan("request", platform=platform, kind=kind)
        self._tokens: tuple[Token[str], Token[Request | None]] = (
            REQUEST_ID.set(self._span.id),
            _present.set(self),
        )

    def end(self) -> None:
        """It has been answered, or hasn't."""
        seconds = perf_counter() - self._began
        metrics.requests.of(self.platform, self.kind, self.outcome).observe(seconds)
        tell(
            "request",
            platform=self.platform,
            kind=self.kind,
            outcome=self.outcome,
            seconds=round(seconds, 4),
        )
        self._span.end(outcome=self.outcome)

    def leave(self) -> None:
        """The present task goes on with something else."""
        request, present = self._tokens
        REQUEST_ID.reset(request)
        _present.reset(present)
        self._span.leave()


def present_id() -> str:
    """The id of what is being worked on, as it stands in the log; "" if nobody asked for it."""
    return REQUEST_ID.get()[:SHOWN]


def tell(step: str, **facts: str | float) -> None:
    """Log a step of a request's way, at INFO: nearly always nobody listens, which costs nothing.

    `facts` hold no identities and nothing hidden.
    """
    if _heard.isEnabledFor(logging.INFO):
        log.info(step, **facts)


def note(outcome: str) -> None:
    """How the present request ends, one of `metrics.OUTCOMES`. The worst of several counts."""
    request = _present.get()
    if request and metrics.OUTCOMES.index(outcome) > metrics.OUTCOMES.index(request.outcome):
        request.outcome = outcome


@contextmanager
def request(platform: str, kind: str) -> Iterator[Request]:
    """Somebody's request is answered in this block.

    What it raises counts as failed, unless it is known that the platform didn't take the answer.
    """
    began = Request(platform, kind)
    try:
        yield began
    except Exception:
        if began.outcome != "unanswered":
            note("failed")
        raise
    finally:
        began.end()
        began.leave()


@contextmanager
def continued(entry: OutboxEntry) -> Iterator[None]:
    """What comes of somebody's request is done in this block: a notice is told."""
    notice, token = entry.notice, REQUEST_ID.set(entry.request_id)
    facts = {"platform": notice.platform, "kind": str(notice.kind)}
    try:
        with span("delivery", request=entry.request_id, **facts):
            yield
    finally:
        REQUEST_ID.reset(token)


def note_end(entry: OutboxEntry, outcome: str) -> None:
    """What has become of a notice, one of `metrics.DELIVERIES`. Whom it is for is not said."""
    notice, seconds = entry.notice, max(0.0, time() - entry.added)
    metrics.deliveries.of(notice.platform, outcome).observe(seconds)
    tell(
        "delivery",
        table=str(notice.table),
        version=notice.version,
        kind=str(notice.kind),
        platform=notice.platform,
        outcome=outcome,
        seconds=round(seconds, 3),
    )
