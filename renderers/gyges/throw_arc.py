"""The arc of a thrown ring: dashed, over everything, on the side where it passes fewer rings."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, pairwise, product
from typing import Final, NamedTuple

from engines.gyges.terms import SQUARES
from renderers.gyges.design import Design
from renderers.gyges.layout import Layout
from renderers.gyges.scene import Throw
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, mix, quadratic, rotated, unit
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_BULGES: Final = (0.32, 0.2)  # how far aside the control point lies, in parts of the distance
_BULGE_NEAR: Final = 0.9  # the same for a throw over less than `_NEAR`
_NEAR: Final = 1.2  # pitches
_OUT_OF_FRAME: Final = 2  # leaving the frame costs as much as passing so many rings
_CLEAR: Final = 6  # px between the arc's ends and the wells
_DASH: Final = 22
_GAP: Final = 17
_PEN: Final = 9
_HEAD: Final = (36, 40)  # length and width
_NOTCH: Final = 0.8  # of its length
_SHAFT: Final = 14  # px of it behind the notch
_ANGLE_STEP: Final = 4  # degrees between two sprites of a dash or of a head
_STEPS: Final = 48  # of the line that is drawn
_SAMPLES: Final = 16  # of the lines that are compared

Arc = tuple[Point, Point, Point]
"""Both ends, and the control point between them."""


class ArcCandidate(NamedTuple):
    """An arc that the ring might take, and what it meets."""

    arc: Arc
    crossed: frozenset[int]  # slots whose wells it crosses
    leaves_frame: bool
    distances: tuple[tuple[float, ...], ...]  # px from points along it to every slot


def paint_throw(layers: Layers, thrown: Throw, design: Design) -> None:
    """Lay the dashes and the arrow's head on the picture."""
    for sprite, x, y in _pieces(_best_arc(thrown, design.layout), design):
        layers.place(sprite, x, y)


@lru_cache(maxsize=1024)
def _pieces(arc: Arc, design: Design) -> tuple[tuple[Sprite, int, int], ...]:
    """Sprites and where they go: a straight dash each, since the line bends little."""
    layout = design.layout
    line = _Line(quadratic(*arc, steps=_STEPS))
    start = layout.well + _CLEAR
    end = line.length - start
    head, shaft, half = (layout.pen * size for size in (_HEAD[0], _SHAFT, _DASH / 2))
    last = end - _NOTCH * head - shaft - layout.pen * _GAP - half
    pieces = []
    for middle in _evenly_spaced(start + half, last, layout.pen * (_DASH + _GAP)):
        x, y = line.at(middle)
        degrees = _degrees(line.at(middle - half), line.at(middle + half))
        pieces.append((_dash(degrees % 180, design), round(x), round(y)))
    x, y = line.at(end)
    degrees = _degrees(line.at(end - head), (x, y))
    pieces.append((_head(degrees % 360, design), round(x), round(y)))
    return tuple(pieces)


def _evenly_spaced(first: float, last: float, apart: float) -> Iterator[float]:
    """Values from `first` to `last` about so far `apart`; nothing if there is no room."""
    gaps = round((last - first) / apart)
    if gaps < 1:
        yield from [(first + last) / 2] if last - first > -apart / 2 else []
        return
    for i in range(gaps + 1):
        yield first + (last - first) * i / gaps


@lru_cache(maxsize=256)
def _dash(degrees: int, design: Design) -> Sprite:
    """A dash about its middle."""
    half = design.layout.pen * _DASH / 2
    line = rotated([(-half, 0), (half, 0)], degrees)
    reach = math.ceil(half + _thickness(design))
    canvas = Canvas(-reach, -reach, reach, reach)
    canvas.stroke(line, design.palette.outline, 2 * _thickness(design))
    canvas.stroke(line, design.palette.gold, design.layout.pen * _PEN)
    return canvas.sprite()


@lru_cache(maxsize=256)
def _head(degrees: int, design: Design) -> Sprite:
    """The arrow's head with a piece of the shaft, about its tip."""
    palette, scale = design.palette, design.layout.pen
    length, width = (scale * size for size in _HEAD)
    notch = -_NOTCH * length
    barbs = rotated([(0, 0), (-length, width / 2), (notch, 0), (-length, -width / 2)], degrees)
    shaft = rotated([(notch, 0), (notch - scale * _SHAFT, 0)], degrees)
    reach = math.ceil(length + scale * _SHAFT + 2 * design.casing)
    canvas = Canvas(-reach, -reach, reach, reach)
    canvas.stroke(shaft, palette.outline, 2 * _thickness(design))
    canvas.stroke(barbs, palette.outline, 2 * design.casing, closed=True)
    canvas.stroke(shaft, palette.gold, scale * _PEN)
    canvas.polygon(barbs, palette.gold)
    return canvas.sprite()


def _thickness(design: Design) -> float:
    """Half the width of a dash with its outline."""
    return design.layout.pen * _PEN / 2 + design.casing


def _degrees(a: Point, b: Point) -> int:
    """The direction from `a` to `b`, one of those that sprites are drawn for."""
    return round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) / _ANGLE_STEP) * _ANGLE_STEP


def _best_arc(thrown: Throw, layout: Layout) -> Arc:
    """The arc that passes the fewest rings; of equals the one furthest from the path."""
    rings = frozenset(thrown.rings)

    def cost(candidate: ArcCandidate) -> tuple[int, float]:
        passed = len(candidate.crossed & rings) + (_OUT_OF_FRAME if candidate.leaves_frame else 0)
        distances = (min(map(one.__getitem__, thrown.path)) for one in candidate.distances)
        return passed, -sum(distances)

    # Of equals `min` takes the first: the fuller bulge.
    return min(_candidates(thrown.source, thrown.landing, layout), key=cost).arc


@lru_cache(maxsize=2048)
def _candidates(source: int, landing: int, layout: Layout) -> tuple[ArcCandidate, ...]:
    """To either side, the fuller bulge first."""
    a, c = _middle(source, layout), _middle(landing, layout)
    ux, uy = unit(a, c)
    distance = math.dist(a, c)
    bulges = (_BULGE_NEAR,) if distance < _NEAR * layout.pitch else _BULGES
    middle = mix(a, c, 0.5)
    asides = [bulge * side * distance for bulge, side in product(bulges, (1, -1))]
    arcs = [(a, (middle[0] - uy * aside, middle[1] + ux * aside), c) for aside in asides]
    return tuple(_candidate(arc, layout) for arc in arcs)


def _candidate(arc: Arc, layout: Layout) -> ArcCandidate:
    left, top, right, bottom = layout.frame
    line = quadratic(*arc, steps=_SAMPLES)
    middles = [_middle(slot, layout) for slot in range(SQUARES)]
    return ArcCandidate(
        arc,
        frozenset(
            slot
            for slot, middle in enumerate(middles)
            if min(math.dist(middle, point) for point in line) < layout.well
        ),
        not all(left < x < right and top < y < bottom for x, y in line),
        tuple(tuple(math.dist(point, middle) for middle in middles) for point in line[::4]),
    )


def _middle(slot: int, layout: Layout) -> Point:
    return layout.x(slot), layout.y(slot)


class _Line:
    """A line through points; a place on it is given by its distance from the start (px)."""

    def __init__(self, points: Points) -> None:
        self._points = points
        steps = (math.dist(a, b) for a, b in pairwise(points))
        self._distances = list(accumulate(steps, initial=0.0))
        self.length = self._distances[-1]

    def at(self, distance: float) -> Point:
        """The point at a distance from the start."""
        n = min(max(1, bisect_left(self._distances, distance)), len(self._distances) - 1)
        before, after = self._distances[n - 1], self._distances[n]
        return mix(self._points[n - 1], self._points[n], (distance - before) / (after - before))
