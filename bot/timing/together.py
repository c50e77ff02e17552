"""The waking hours that two people have in common."""

from __future__ import annotations

from bot.timing.calendars import Calendar


def awake_together(one: Calendar, other: Calendar, start: float, end: float) -> float:
    """For how many seconds of a span both are awake."""
    total = 0.0
    mine, theirs = one.awake(start), other.awake(start)
    a, b = next(mine, None), next(theirs, None)
    while a and b and max(a[0], b[0]) < end:
        total += max(0.0, min(a[1], b[1], end) - max(a[0], b[0]))
        if a[1] <= b[1]:
            a = next(mine, None)
        else:
            b = next(theirs, None)
    return total
