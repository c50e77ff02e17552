"""Marks of a refused move: what was to move, the way that it would have taken, what stops it.

Each role has a shape of its own, so that none is told by its colour alone: corners, a dashed frame
with a cross, a frame with a bar, a dashed frame with a slashed ring, a frame with a tick.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from engines.core.obstacles import Role
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, mix, rotated, rounded_rectangle
from renderers.kit.layers import Layers
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite

_PEN: Final = 9.0  # units, of a frame
_EDGE: Final = 3.0  # of what parts it from the board
_RADIUS: Final = 18.0
_CORNER: Final = 0.3  # of the shorter side
_DASH: Final = 26.0
_GAP: Final = 17.0
_WAY_DASH: Final = 28.0
_WAY_GAP: Final = 18.0
_WAY_PEN: Final = 11.0
_HEAD: Final = (42.0, 46.0)  # of the way: its length and width
_BADGE: Final = 25.0
_SMALL_BADGE: Final = 19.0
_NARROW: Final = 90  # units: a place that is narrower has a small badge
_THIN: Final = 50  # one that is narrower than this has all marks small, and its badge above it
_THIN_BADGE: Final = 24.0
_THIN_SHARE: Final = 0.6  # of pens and the head of a way
_CROSS: Final = 0.24  # half of it, of the shorter side
_MOST_CROSS: Final = 34.0
_LANE: Final = 0.15  # of a place: how far a way keeps to its right where it returns


class Ink(NamedTuple):
    """What marks are drawn with: a theme's colours, and pixels a unit."""

    palette: Palette
    scale: float

    def canvas(self, left: float, top: float, right: float, bottom: float) -> Canvas:
        """A canvas; its edges are given in units."""
        return Canvas(left, top, right, bottom, self.scale)

    def colour(self, role: Role) -> str:
        """The colour of a role's frame."""
        if role in (Role.FROM, Role.TO):
            return self.palette.ink
        return self.palette.leaf if role is Role.MUST else self.palette.blood


class Spot(NamedTuple):
    """A marked place: its middle and its size, in units."""

    x: float
    y: float
    width: int
    height: int

    @property
    def radius(self) -> float:
        """How far from its middle a way ends."""
        return 0.5 * min(self.width, self.height)

    @property
    def share(self) -> float:
        """Of the common size: how large marks are here."""
        return _THIN_SHARE if min(self.width, self.height) < _THIN else 1.0


def paint_mark(layers: Layers, spot: Spot, role: Role, ink: Ink) -> None:
    """The frame of a place; its sign is painted later, to lie on top of all frames."""
    x, y = round(spot.x), round(spot.y)
    layers.place(_frame(spot.width, spot.height, role, ink), x, y)
    if role is Role.TO:
        half = min(_MOST_CROSS, _CROSS * min(spot.width, spot.height))
        layers.place(_cross(half, ink), x, y)


def paint_badges(layers: Layers, marks: Sequence[tuple[Spot, Role]], ink: Ink) -> None:
    """The sign of each frame, over all of them; what would move, and where, have none.

    It lies at the upper right corner; of thin places above them, and no two one over the other.
    """
    signed = [(spot, role) for spot, role in marks if role not in (Role.FROM, Role.TO)]
    thin = sorted((one for one in signed if one[0].share < 1), key=lambda one: one[0].x)
    shifts = _apart([spot.x for spot, _ in thin], 2 * _THIN_BADGE + 2 * _EDGE)
    for (spot, role), x in zip(thin, shifts, strict=True):
        y = spot.y - spot.height / 2 - _THIN_BADGE
        layers.place(_badge(role, _THIN_BADGE, ink), round(x), round(y))
    for spot, role in signed:
        if spot.share == 1:
            radius = _SMALL_BADGE if min(spot.width, spot.height) < _NARROW else _BADGE
            inset = 0.3 * radius
            x, y = spot.x + spot.width / 2 - inset, spot.y - spot.height / 2 + inset
            layers.place(_badge(role, radius, ink), round(x), round(y))


# Where things about these places stand that need so much room each; neighbours are pushed apart.
def _apart(places: Sequence[float], room: float) -> list[float]:
    found = list(places)
    for n in range(1, len(found)):
        if (lacking := room - (found[n] - found[n - 1])) > 0:
            found[n - 1] -= lacking / 2
            found[n] += lacking / 2
    return found


def paint_way(layers: Layers, way: list[Spot], *, stops: float, ink: Ink) -> None:
    """The way that was tried, in dashes, from its first place to its last one.

    It ends so far from the middle of that, in parts of the way from there to its edge.
    """
    points = _in_lanes(way) if _returns(way) else [(spot.x, spot.y) for spot in way]
    last, share = stops * way[-1].radius, way[-1].share
    line = _shortened(points, 0.62 * way[0].radius, last)
    if len(line) < 2:
        return
    (x, y), (px, py) = line[-1], line[-2]
    angle = math.degrees(math.atan2(y - py, x - px))
    for (dash_x, dash_y), turn in _dashes(_shortened(line, 0, share * _HEAD[0]), share):
        layers.place(_dash(round(turn), share, ink), round(dash_x), round(dash_y))
    layers.place(_head(round(angle), share, ink), round(x), round(y))


def paint_refused(canvas: Canvas, x: float, y: float, size: float, design: Any) -> None:
    """The sign of a refused move, for a ribbon."""
    _draw_badge(canvas, x, y, 0.46 * size, Role.BLOCKED, design.palette)


@lru_cache(maxsize=128)
def _frame(width: int, height: int, role: Role, ink: Ink) -> Sprite:
    reach = _PEN + _EDGE + 2
    right, bottom = width / 2 + reach, height / 2 + reach
    canvas = ink.canvas(-right, -bottom, right, bottom)
    radius, share = min(_RADIUS, 0.3 * width), Spot(0, 0, width, height).share
    outline = rounded_rectangle(0, 0, width, height, radius)
    match role:
        case Role.FROM:
            parts = list(_corners(width, height, radius))
        case Role.TO | Role.EMPTY:
            parts = list(_cut([*outline, outline[0]], share * _DASH, share * _GAP))
        case _:
            parts = [[*outline, outline[0]]]
    pen = share * (_PEN - 2 if role in (Role.FROM, Role.TO) else _PEN)
    for colour, more in ((ink.palette.ground, 2 * _EDGE), (ink.colour(role), 0.0)):
        for part in parts:
            canvas.stroke(part, colour, pen + more)
    return canvas.sprite()


def _corners(width: float, height: float, radius: float) -> Iterator[Points]:
    w, h = width / 2, height / 2
    far = max(radius + 6, _CORNER * min(width, height))
    for sx in (-1, 1):
        for sy in (-1, 1):
            bend = [
                (sx * (w - radius * (1 - math.sin(a))), sy * (h - radius * (1 - math.cos(a))))
                for a in (math.pi / 2 * n / 6 for n in range(7))
            ]
            yield [(sx * (w - far), sy * h), *bend, (sx * w, sy * (h - far))]


def _cut(line: Points, dash: float, gap: float) -> Iterator[Points]:
    # The line in dashes that fill it evenly.
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    count = max(1, round(length / (dash + gap)))
    each, drawn = length / count, length / count * dash / (dash + gap)
    for number in range(count):
        yield _part(line, number * each, number * each + drawn)


def _part(line: Points, start: float, end: float) -> list[Point]:
    # What of a line lies between two lengths along it.
    found, before = list[Point](), 0.0
    for a, b in pairwise(line):
        length = math.dist(a, b)
        after = before + length
        if length and after > start and before < end:
            first, last = max(start, before), min(end, after)
            if not found:
                found.append(mix(a, b, (first - before) / length))
            found.append(mix(a, b, (last - before) / length))
        before = after
    return found


def _shortened(line: Points, start: float, end: float) -> list[Point]:
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    return _part(line, start, max(start + 1, length - end)) if length > start + 1 else []


def _dashes(line: Points, share: float) -> Iterator[tuple[Point, float]]:
    # The middle of each dash and its direction; around a corner it takes the later one.
    for part in _cut(line, share * _WAY_DASH, share * _WAY_GAP) if len(line) > 1 else ():
        if len(part) > 1:
            (ax, ay), (bx, by) = part[0], part[-1]
            yield ((ax + bx) / 2, (ay + by) / 2), math.degrees(math.atan2(by - ay, bx - ax))


def _returns(way: list[Spot]) -> bool:
    steps = [frozenset(((a.x, a.y), (b.x, b.y))) for a, b in pairwise(way)]
    return len(set(steps)) < len(steps)


def _in_lanes(way: list[Spot]) -> list[Point]:
    # Each step a little to its right: so the two ways over one border lie side by side.
    found = list[Point]()
    for a, b in pairwise(way):
        far = math.dist((a.x, a.y), (b.x, b.y)) or 1.0
        aside = _LANE * min(a.width, a.height)
        dx, dy = -(b.y - a.y) / far * aside, (b.x - a.x) / far * aside
        found += [(a.x + dx, a.y + dy), (b.x + dx, b.y + dy)]
    return found


@lru_cache(maxsize=256)
def _dash(angle: int, share: float, ink: Ink) -> Sprite:
    length, pen = share * _WAY_DASH, share * _WAY_PEN
    reach, half = length / 2 + pen + _EDGE, (length - pen) / 2
    canvas = ink.canvas(-reach, -reach, reach, reach)
    line = rotated([(-half, 0), (half, 0)], angle)
    canvas.stroke(line, ink.palette.ground, pen + 2 * _EDGE)
    canvas.stroke(line, ink.palette.ink, pen)
    return canvas.sprite()


@lru_cache(maxsize=128)
def _head(angle: int, share: float, ink: Ink) -> Sprite:
    length, width = (share * size for size in _HEAD)
    canvas = ink.canvas(-length - 12, -length - 12, length + 12, length + 12)
    points = [(0, 0), (-length, width / 2), (-0.72 * length, 0), (-length, -width / 2)]
    placed = rotated(points, angle)
    canvas.stroke(placed, ink.palette.ground, 2 * _EDGE, closed=True)
    canvas.polygon(placed, ink.palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _cross(half: float, ink: Ink) -> Sprite:
    reach = half + 14
    canvas = ink.canvas(-reach, -reach, reach, reach)
    _draw_cross(canvas, 0, 0, half, max(6.0, 0.34 * half), ink.palette)
    return canvas.sprite()


def _draw_cross(
    canvas: Canvas, x: float, y: float, half: float, pen: float, palette: Palette
) -> None:
    for colour, width in ((palette.ivory, pen + 2 * _EDGE), (palette.blood, pen)):
        for rise in (-half, half):
            canvas.stroke([(x - half, y - rise), (x + half, y + rise)], colour, width)


@lru_cache(maxsize=64)
def _badge(role: Role, radius: float, ink: Ink) -> Sprite:
    reach = radius + 6
    canvas = ink.canvas(-reach, -reach, reach, reach)
    _draw_badge(canvas, 0, 0, radius, role, ink.palette)
    return canvas.sprite()


def _draw_badge(
    canvas: Canvas, x: float, y: float, radius: float, role: Role, palette: Palette
) -> None:
    fill = palette.leaf if role is Role.MUST else palette.blood
    canvas.disc(x, y, radius + 2.5, palette.outline)
    canvas.disc(x, y, radius, palette.ivory)
    canvas.disc(x, y, radius - 3, fill)
    pen = 0.26 * radius
    match role:
        case Role.MUST:
            tick = [(-0.42, 0.04), (-0.12, 0.36), (0.44, -0.34)]
            canvas.stroke([(x + a * radius, y + b * radius) for a, b in tick], palette.ivory, pen)
        case Role.EMPTY:
            canvas.disc(x, y, radius - 3 - pen, palette.ivory)
            half = 0.5 * radius
            canvas.stroke([(x - half, y + half), (x + half, y - half)], fill, pen)
        case _:
            half = 0.46 * radius
            canvas.stroke([(x - half, y), (x + half, y)], palette.ivory, 0.34 * radius)
