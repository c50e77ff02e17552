"""Curved outlines through knots, which are (x, y), or (x, y, 1) for a corner."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from renderers.kit.geometry import Point

Knot = tuple[float, float] | tuple[float, float, int]
Knots = Sequence[Knot]

STEPS: Final = 6  # straight lines from knot to knot


def curve(knots: Knots, steps: int = STEPS, *, closed: bool = True) -> list[Point]:
    """A Catmull-Rom curve through the knots, its tangents a third of each span."""
    count = len(knots)
    points = [(knot[0], knot[1]) for knot in knots]
    tangents = [_tangent(knots, i, closed=closed) for i in range(count)]
    outline: list[Point] = []
    for i in range(count if closed else count - 1):
        k = (i + 1) % count
        outline += _span(points[i], points[k], tangents[i], tangents[k], steps)
    return outline if closed else [*outline, points[-1]]


def mirrored(half: Knots) -> list[Knot]:
    """A whole outline from the half that lies right of x = 0."""
    left: list[Knot] = []
    for knot in reversed(half):
        if knot[0]:
            x, y, *corner = knot
            left.append((-x, y, 1) if corner else (-x, y))
    return [*half, *left]


def transformed(
    points: Iterable[Point], x: float, y: float, scale: float, turn: float = 0
) -> list[Point]:
    """A shape, given with y up, on a picture, where y is down: rotated, scaled, moved to (x, y).

    `turn`: degrees counter-clockwise.
    """
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + scale * (a * cos - b * sin), y - scale * (a * sin + b * cos)) for a, b in points]


def polar(degrees: float, length: float = 1.0) -> Point:
    """The point at `length` from the origin, `degrees` counter-clockwise from the right; y up."""
    return length * math.cos(math.radians(degrees)), length * math.sin(math.radians(degrees))


def arc(radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Part of a circle about the origin, in degrees."""
    return [polar(start + (end - start) * i / steps, radius) for i in range(steps + 1)]


def _tangent(knots: Knots, i: int, *, closed: bool) -> Point:
    is_end = not closed and i in (0, len(knots) - 1)
    if len(knots[i]) > 2 or is_end:
        return 0.0, 0.0
    before, after = knots[i - 1], knots[(i + 1) % len(knots)]
    length = math.dist(before[:2], after[:2]) or 1.0
    return (after[0] - before[0]) / length, (after[1] - before[1]) / length


def _span(a: Point, d: Point, leave: Point, arrive: Point, steps: int) -> list[Point]:
    third = math.dist(a, d) / 3
    b = a[0] + leave[0] * third, a[1] + leave[1] * third
    c = d[0] - arrive[0] * third, d[1] - arrive[1] * third
    points = []
    for step in range(steps):
        t = step / steps
        u = 1 - t
        at_a, at_b, at_c, at_d = u**3, 3 * u * u * t, 3 * u * t * t, t**3  # their weights
        x = at_a * a[0] + at_b * b[0] + at_c * c[0] + at_d * d[0]
        y = at_a * a[1] + at_b * b[1] + at_c * c[1] + at_d * d[1]
        points.append((x, y))
    return points
