"""Points and outlines as tuples of numbers. Angles are in degrees from x toward y."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Point = tuple[float, float]
Points = Sequence[Point]


class Station(NamedTuple):
    """One station along the middle line of a tube: where, and how wide to each side."""

    x: float
    y: float
    left: float
    right: float


def mix(a: Point, b: Point, part: float) -> Point:
    """The point `part` of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def unit(a: Point, b: Point) -> Point:
    """The direction from `a` to `b`, of length 1."""
    length = math.dist(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def rotated(points: Iterable[Point], degrees: float, pivot: Point = (0.0, 0.0)) -> list[Point]:
    """The points rotated about `pivot`."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    px, py = pivot
    return [
        (px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos)
        for x, y in points
    ]


def circle(x: float, y: float, radius: float, points: int = 48) -> list[Point]:
    """A circle as a polygon."""
    angles = (math.tau * i / points for i in range(points))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def star(x: float, y: float, radii: Sequence[float], count: int, turn: float) -> list[Point]:
    """`count` points at `radii`, used in rotation; the first at angle `turn` (radians)."""
    step = math.tau / count
    spokes = ((radii[i % len(radii)], turn + i * step) for i in range(count))
    return [(x + r * math.cos(a), y + r * math.sin(a)) for r, a in spokes]


def arrow(tail: float, point: float, y: float, shaft: float, head: float) -> list[Point]:
    """A level arrow from x = `tail` to x = `point`."""
    sense = 1 if point > tail else -1
    neck, half, barb = point - sense * head, shaft / 2, head * 0.58
    return [
        (tail, y - half), (neck, y - half), (neck, y - barb), (point, y),
        (neck, y + barb), (neck, y + half), (tail, y + half),
    ]  # fmt: skip


def rectangle(x: float, y: float, width: float, height: float) -> list[Point]:
    """A rectangle about its centre."""
    w, h = width / 2, height / 2
    return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]


def rounded_rectangle(
    x: float, y: float, width: float, height: float, radius: float
) -> list[Point]:
    """A rectangle about its centre with round corners, as a polygon that may be turned."""
    w, h = width / 2 - radius, height / 2 - radius
    corners = ((w, -h, -90), (w, h, 0), (-w, h, 90), (-w, -h, 180))
    arcs = (
        (x + cx, y + cy, math.radians(start + 15 * k))
        for cx, cy, start in corners
        for k in range(7)
    )
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for cx, cy, a in arcs]


def clipped(points: Points, area: Points) -> list[Point]:
    """What of an outline lies within a convex area, whose points go clockwise."""
    kept = list(points)
    for a, b in zip(area, (*area[1:], area[0]), strict=True):
        beyond = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for x, y in kept]
        found: list[Point] = []
        for n, (point, side) in enumerate(zip(kept, beyond, strict=True)):
            if beyond[n - 1] * side < 0:
                found.append(mix(kept[n - 1], point, beyond[n - 1] / (beyond[n - 1] - side)))
            if side >= 0:
                found.append(point)
        kept = found
    return kept


def quadratic(a: Point, b: Point, c: Point, steps: int = 10) -> list[Point]:
    """A quadratic Bézier curve from `a` to `c`."""
    return [mix(mix(a, b, i / steps), mix(b, c, i / steps), i / steps) for i in range(steps + 1)]


def cubic(a: Point, b: Point, c: Point, d: Point, steps: int = 14) -> list[Point]:
    """A cubic Bézier curve from `a` to `d`."""

    def at(part: float) -> Point:
        ab, bc, cd = mix(a, b, part), mix(b, c, part), mix(c, d, part)
        return mix(mix(ab, bc, part), mix(bc, cd, part), part)

    return [at(i / steps) for i in range(steps + 1)]


def spline(points: Sequence[Sequence[float]], steps: int, *, closed: bool) -> list[list[float]]:
    """A uniform Catmull-Rom curve in any dimension; a point given twice is a corner."""
    count = len(points)
    curve: list[list[float]] = []
    for i in range(count if closed else count - 1):
        before, start, end, after = (
            points[k % count] if closed else points[max(0, min(count - 1, k))]
            for k in range(i - 1, i + 3)
        )
        if start[:2] == end[:2]:
            continue
        if before[:2] == start[:2]:  # a corner: mirror the missing neighbour across it
            before = [2 * a - b for a, b in zip(start, end, strict=True)]
        if after[:2] == end[:2]:
            after = [2 * a - b for a, b in zip(end, start, strict=True)]
        around = list(zip(before, start, end, after, strict=True))
        curve += [[_catmull_rom(*axis, k / steps) for axis in around] for k in range(steps)]
    if not closed:
        curve.append(list(points[-1]))
    return curve


def _catmull_rom(a: float, b: float, c: float, d: float, t: float) -> float:
    square = (2 * a - 5 * b + 4 * c - d) * t * t
    return 0.5 * (2 * b + (c - a) * t + square + (3 * b - a - 3 * c + d) * t**3)


def smooth(points: Points, steps: int = 8) -> list[Point]:
    """A closed outline through `points`."""
    return [(x, y) for x, y in spline(points, steps, closed=True)]


def stations(spine: Sequence[Station], steps: int = 8) -> list[Station]:
    """The spine of a tube with its curve filled in."""
    return [Station(*station) for station in spline(spine, steps, closed=False)]


def tube(curve: Sequence[Station], *, start: bool = True, end: bool = True) -> list[Point]:
    """The outline of a tube about `curve`, with half-round caps where asked for."""
    normals = [_normal(curve, i) for i in range(len(curve))]
    sides = list(zip(curve, normals, strict=True))
    left = [(s.x + nx * s.left, s.y + ny * s.left) for s, (nx, ny) in sides]
    right = [(s.x - nx * s.right, s.y - ny * s.right) for s, (nx, ny) in sides]
    tip = _cap(curve[-1], normals[-1], 1) if end else []
    root = _cap(curve[0], normals[0], -1)[::-1] if start else []
    return left + tip + right[::-1] + root


def _normal(curve: Sequence[Station], i: int) -> Point:
    a, b = curve[max(0, i - 1)], curve[min(len(curve) - 1, i + 1)]
    length = math.hypot(b.x - a.x, b.y - a.y) or 1.0
    return -(b.y - a.y) / length, (b.x - a.x) / length


def _cap(station: Station, normal: Point, sense: int) -> list[Point]:
    (nx, ny), radius = normal, (station.left + station.right) / 2
    aside = (station.left - station.right) / 2
    cx, cy = station.x + nx * aside, station.y + ny * aside
    reach = 0.75 * radius * sense  # a little flatter than half a circle
    angles = (math.pi * k / 8 for k in range(1, 8))
    ellipse = ((radius * math.cos(t), reach * math.sin(t)) for t in angles)
    return [(cx + nx * a + ny * b, cy + ny * a - nx * b) for a, b in ellipse]
