"""When somebody's clock runs: in his waking hours, and not while Salle was away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

Span = tuple[float, float]
"""From and until, in seconds since the epoch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Calendar:
    """Somebody's waking hours."""

    @classmethod
    def of(cls, profile: Mapping[str, str]) -> Calendar:
        """The calendar of a profile; what can't be read there counts as not set."""
        return ALWAYS

    def is_awake(self, at: float) -> bool:
        """Whether a clock may run at this moment."""
        return True

    def awake_between(self, start: float, end: float, *, without: Sequence[Span] = ()) -> float:
        """Seconds of waking time from `start` to `end`; 0 if the end comes first."""
        return sum(until - from_ for from_, until in _gaps(start, end, without))

    def after_awake(self, start: float, seconds: float, *, without: Sequence[Span] = ()) -> float:
        """The moment at which so many seconds of waking time have passed since `start`."""
        for from_, until in sorted(without):
            if until <= start or until <= from_:
                continue
            if from_ - start >= seconds:
                break
            seconds -= max(0.0, from_ - start)
            start = until
        return start + seconds

    def next_awake(self, at: float) -> float:
        """The first moment from `at` on that is waking time."""
        return at

    def window_start(self, at: float) -> float | None:
        """When the waking window began in which `at` lies; None if it has no beginning."""
        return None

    def away_until(self, at: float) -> float | None:
        """Until when he is on vacation; None if he isn't, at this moment."""
        return None


ALWAYS: Final = Calendar()
"""Who has said nothing of himself: his clock runs day and night."""


def _gaps(start: float, end: float, without: Iterable[Span]) -> Iterable[Span]:
    """What is left of `start` to `end`."""
    for from_, until in sorted(without):
        if start < min(from_, end):
            yield start, min(from_, end)
        start = max(start, until)
    if start < end:
        yield start, end
