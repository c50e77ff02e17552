"""How a thrown ring flew, over everything: a dashed arc, on the side where it passes fewer rings.

To a neighbouring square it is a chevron: there is no room for more.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from renderers.gyges.design import Design
from renderers.gyges.layout import Layout
from renderers.gyges.outlines import THROW_CHEVRON
from renderers.gyges.scene import Throw
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.geometry import Point, mix, quadratic, rotated, unit
from renderers.kit.layers import Layers
from renderers.kit.polyline import Polyline
from renderers.kit.sprites import Sprite

_BULGES: Final = (0.32, 0.2)  # how far aside the control point lies, in parts of the distance
_OUT_OF_FRAME: Final = 2  # leaving the frame costs as much as passing so many rings
_ASIDE: Final = 0.36  # pitches from the middle of a border to a chevron beside it
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

# Both ends, and the control point between them.
Arc = tuple[Point, Point, Point]


def paint_throw(layers: Layers, thrown: Throw, design: Design) -> None:
    """Lay a chevron, or the dashes and the arrow's head, on the picture."""
    if not thrown.is_near:
        for sprite, x, y in _pieces(best_arc(thrown, design.layout), design):
            layers.place(sprite, x, y)
        return
    # On the border; where a path crosses that, above it, or right of it: neither square there has
    # a badge on that side.
    a, b = map(design.layout.at, (thrown.source, thrown.landing))
    border_x, border_y = mix(a, b, 0.5)
    aside = _ASIDE * design.layout.pitch if thrown.is_along_path else 0
    is_level = a[1] == b[1]
    at = (border_x, border_y - aside) if is_level else (border_x + aside, border_y)
    layers.place(_chevron(design, _degrees(a, b)), round(at[0]), round(at[1]))


@drawn_once(reach=71, keeps=32)
def _chevron(canvas: Canvas, design: Design, degrees: int) -> None:
    pitch = design.layout.pitch
    outline = rotated([(x * pitch, y * pitch) for x, y in THROW_CHEVRON], degrees)
    design.cased(canvas, outline, design.palette.gold)


@lru_cache(maxsize=1024)
def _pieces(arc: Arc, design: Design) -> tuple[tuple[Sprite, int, int], ...]:
    layout = design.layout
    line = Polyline(quadratic(*arc, steps=_STEPS))
    start = layout.well + _CLEAR
    end = line.length - start
    head, shaft, half = (layout.pen * size for size in (_HEAD[0], _SHAFT, _DASH / 2))
    last = end - _NOTCH * head - shaft - layout.pen * _GAP - half
    pieces = []
    for middle in _evenly_spaced(start + half, last, layout.pen * (_DASH + _GAP)):
        x, y = line.at(middle)
        degrees = _degrees(line.at(middle - half), line.at(middle + half))
        pieces.append((_dash(design, degrees % 180), round(x), round(y)))
    x, y = line.at(end)
    degrees = _degrees(line.at(end - head), (x, y))
    pieces.append((_head(design, degrees % 360), round(x), round(y)))
    return tuple(pieces)


def _evenly_spaced(first: float, last: float, apart: float) -> Iterator[float]:
    # About so far `apart`; nothing if there is no room.
    gaps = round((last - first) / apart)
    if gaps < 1:
        yield from [(first + last) / 2] if last - first > -apart / 2 else []
        return
    for i in range(gaps + 1):
        yield first + (last - first) * i / gaps


@drawn_once(reach=30, keeps=256)
def _dash(canvas: Canvas, design: Design, degrees: int) -> None:
    half = design.layout.pen * _DASH / 2
    line = rotated([(-half, 0), (half, 0)], degrees)
    canvas.stroke(line, design.palette.outline, 2 * _thickness(design))
    canvas.stroke(line, design.palette.gold, design.layout.pen * _PEN)


@drawn_once(reach=63, keeps=256)
def _head(canvas: Canvas, design: Design, degrees: int) -> None:
    # About its tip, with a piece of the shaft.
    palette, scale = design.palette, design.layout.pen
    length, width = (scale * size for size in _HEAD)
    notch = -_NOTCH * length
    barbs = rotated([(0, 0), (-length, width / 2), (notch, 0), (-length, -width / 2)], degrees)
    shaft = rotated([(notch, 0), (notch - scale * _SHAFT, 0)], degrees)
    canvas.stroke(shaft, palette.outline, 2 * _thickness(design))
    canvas.stroke(barbs, palette.outline, 2 * design.casing, closed=True)
    canvas.stroke(shaft, palette.gold, scale * _PEN)
    canvas.polygon(barbs, palette.gold)


def _thickness(design: Design) -> float:
    return design.layout.pen * _PEN / 2 + design.casing


def _degrees(a: Point, b: Point) -> int:
    return round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) / _ANGLE_STEP) * _ANGLE_STEP


@lru_cache(maxsize=512)
def best_arc(thrown: Throw, layout: Layout) -> Arc:
    """The arc that passes the fewest rings; of equals the one furthest from the path."""
    rings, path = (list(map(layout.at, slots)) for slots in (thrown.rings, thrown.path))
    left, top, right, bottom = layout.frame

    def cost(arc: Arc) -> tuple[int, float]:
        line = quadratic(*arc, steps=_SAMPLES)
        passed = sum(min(math.dist(ring, point) for point in line) < layout.well for ring in rings)
        if not all(left < x < right and top < y < bottom for x, y in line):
            passed += _OUT_OF_FRAME
        distances = (min(math.dist(square, point) for square in path) for point in line[::4])
        return passed, -sum(distances)

    a, c = layout.at(thrown.source), layout.at(thrown.landing)
    (ux, uy), distance, middle = unit(a, c), math.dist(a, c), mix(a, c, 0.5)
    asides = [bulge * side * distance for bulge, side in product(_BULGES, (1, -1))]
    arcs = [(a, (middle[0] - uy * aside, middle[1] + ux * aside), c) for aside in asides]
    return min(arcs, key=cost)  # of equals the first: the fuller bulge
