"""The points of a rating's curve: which of a year are shown, and the figures beside them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from renderers.people.sheets import CurvePoint

YEAR: Final = 365.0 * 86_400  # seconds

_FEWEST, _MOST = 3, 5  # rules
_LEAST_REACH: Final = 50.0  # points of rating, above the highest and below the lowest
_MOST_REACH: Final = 200.0  # a band that is wider is cut off
_BEYOND: Final = 1.25  # of the last deviation, so that the edges of its band are seen
_FOOT: Final = 0.1  # of the field, below the lowest rule
_STEPS: Final = (1, 2, 5)


class Span(NamedTuple):
    """From which value to which the curve's field goes, and at which its rules are."""

    low: float
    high: float
    rules: range


def within_a_year(curve: Sequence[CurvePoint], until: float) -> list[CurvePoint]:
    """The points of the year before `until`; the rating with which it began is the first."""
    start = until - YEAR
    before = [point for point in curve if point.at <= start]
    shown = [point for point in curve if start < point.at]
    if before:
        last = before[-1]
        shown.insert(0, CurvePoint(at=start, value=last.value, deviation=last.deviation))
    return shown


def span_of(points: Sequence[CurvePoint]) -> Span:
    """A field with three to five rules, at round values, that holds all points.

    It leaves room for the band of the last one, if it isn't too wide.
    """
    reach = min(_MOST_REACH, max(_LEAST_REACH, _BEYOND * points[-1].deviation))
    low = min(point.value for point in points) - reach
    high = max(point.value for point in points) + reach
    steps = (leading * 10**power for power in count(1) for leading in _STEPS)
    first, last, step = next(
        (first, last, step)
        for step in steps
        if (last := math.floor(high / step)) - (first := math.ceil(low / step)) < _MOST
    )
    while last - first + 1 < _FEWEST:  # one more, where it takes less room
        if (last + 1) * step - high < low - (first - 1) * step:
            last += 1
        else:
            first -= 1
    rules = range(first * step, last * step + 1, step)
    foot = _FOOT * (high - low)
    return Span(min(low, rules[0] - foot), max(high, rules[-1]), rules)
