"""The waking hours that two people have in common."""

from __future__ import annotations

from collections.abc import Iterator

from bot.timing.calendars import Calendar


def awake_together(one: Calendar, other: Calendar, start: float, end: float) -> float:
    """For how many seconds of a span both are awake."""
    return sum(until - since for since, until in _spans_together(one, other, start, end))


def first_together(one: Calendar, other: Calendar, start: float, end: float) -> float | None:
    """The first moment of a span at which both are awake; None if there is none."""
    return next((since for since, _ in _spans_together(one, other, start, end)), None)


def _spans_together(
    one: Calendar, other: Calendar, start: float, end: float
) -> Iterator[tuple[float, float]]:
    mine, theirs = one.awake(start), other.awake(start)
    a, b = next(mine, None), next(theirs, None)
    while a and b and max(a[0], b[0]) < end:
        since, until = max(a[0], b[0]), min(a[1], b[1], end)
        if since < until:
            yield since, until
        if a[1] <= b[1]:
            a = next(mine, None)
        else:
            b = next(theirs, None)
