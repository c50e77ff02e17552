"""OpenTelemetry spans where its packages are installed; nothing where they aren't.

This uses the API alone. What becomes of spans is the SDK's business, which is set up by its own
environment variables: `opentelemetry-instrument python -m bot`.

What somebody asks for is one trace: its request, with the commits in it. A delivery comes later and
perhaps in another process; it is a trace of its own, with a link to the request's span. The link is
in the request id, which the outbox carries.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

try:
    from opentelemetry import context, trace
except ImportError:
    _is_installed = False
else:
    _is_installed = True
    _tracer = trace.get_tracer("salle")  # the SDK's, as soon as there is one

if TYPE_CHECKING:
    from opentelemetry.trace import Span

_RANDOM: Final = random.Random(secrets.randbits(256))  # noqa: S311 - ids are no secrets
_ID: Final = 16  # hexadecimal digits of a span's id
_TRACE_ID: Final = 32


@contextmanager
def span(name: str, *, request: str = "", **facts: str | int) -> Iterator[None]:
    """A span around the block, within the present one if there is one.

    `request` is the id of what it comes of, which may have been asked for elsewhere. `facts` hold
    no identities and nothing hidden.
    """
    if not _is_installed:
        yield
        return
    with _tracer.start_as_current_span(
        name,
        links=_links(request),
        attributes=_named(facts),
        record_exception=False,  # its words may name somebody
        set_status_on_exception=False,
    ) as one:
        if request:
            one.set_attribute("salle.request", request[:_ID])
        try:
            yield
        except Exception as err:
            one.set_status(trace.StatusCode.ERROR, type(err).__name__)
            raise


class RequestSpan:
    """The span of what somebody asks for; the present one from now on."""

    def __init__(self, name: str, **facts: str) -> None:
        self.id = f"{_RANDOM.getrandbits(4 * _ID):0{_ID}x}"
        self._span: Span | None = None
        self._token: Any = None
        if _is_installed:
            self._begin(name, facts)

    def _begin(self, name: str, facts: dict[str, str]) -> None:
        started = _tracer.start_span(name, attributes=_named(facts))
        if not started.is_recording():
            return
        named = started.get_span_context()
        self.id = f"{named.span_id:0{_ID}x}-{named.trace_id:0{_TRACE_ID}x}"
        started.set_attribute("salle.request", self.id[:_ID])
        self._span, self._token = started, context.attach(trace.set_span_in_context(started))

    def end(self, **facts: str) -> None:
        """It is over."""
        if self._span:
            self._span.set_attributes(_named(facts))
            self._span.end()

    def leave(self) -> None:
        """It isn't the present one any more, in the task in which it began."""
        if self._token:
            context.detach(self._token)


def _links(request: str) -> list[Any]:
    # The span that a request id names, if it was traced.
    span_id, _, trace_id = request.partition("-")
    if len(span_id) != _ID or len(trace_id) != _TRACE_ID:
        return []
    try:
        named = trace.SpanContext(
            trace_id=int(trace_id, 16),
            span_id=int(span_id, 16),
            is_remote=True,
            trace_flags=trace.TraceFlags(trace.TraceFlags.SAMPLED),
        )
    except ValueError:
        return []
    return [trace.Link(named)] if named.is_valid else []


def _named(facts: dict[str, Any]) -> dict[str, str | int]:
    return {f"salle.{name}": value for name, value in facts.items()}
