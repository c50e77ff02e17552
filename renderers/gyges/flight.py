"""The flight of a thrown ring: a dashed arc over everything, on the side with the fewest rings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, pairwise, product
from typing import Final

from renderers.gyges.layout import Layout
from renderers.gyges.press import Press
from renderers.gyges.scene import Flight
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, mix, quadratic, unit
from renderers.kit.sprites import Sprite

_BULGES: Final = (0.32, 0.2)  # how far the control point lies aside, in parts of the distance
_BULGE_NEAR: Final = 0.9  # to a neighbour there is no room for a flat one
_NEAR: Final = 1.2  # pitches
_OUT_OF_FRAME: Final = 2  # as bad as passing so many rings
_CLEAR: Final = 6  # px between the arc's ends and the wells
_DASH: Final = (22, 17)
_PEN: Final = 9
_HEAD: Final = (36, 40)  # length and width
_NOTCH: Final = 0.8  # of its length
_STEPS: Final = 80

Key = tuple[Point, Point, Point]
"""An arc: both ends and the control point between them."""


@lru_cache(maxsize=64)
def flight(thrown: Flight, press: Press) -> tuple[Sprite, ...]:
    """The arc in pieces, each small."""
    layout = press.layout
    line = quadratic(*_arc(thrown, layout), steps=_STEPS)
    start = layout.well + _CLEAR
    end = _length(line) - start
    head, pen = _HEAD[0] * layout.pen, _PEN * layout.pen
    pieces = [_part(line, a, b) for a, b in _dashes(start, end - _NOTCH * head, layout.pen)]
    *loose, last = pieces  # the head lies over the end of the last one
    return *(_dash(piece, pen, press) for piece in loose), _head(line, end, last, press)


def _dashes(start: float, end: float, scale: float) -> Iterator[tuple[float, float]]:
    """Dashes from `start` to `end`, as long as they should be or a little less or more."""
    drawn, left_out = (scale * length for length in _DASH)
    count = max(1, round((end - start + left_out) / (drawn + left_out)))
    each = (end - start + left_out) / count
    for i in range(count):
        yield start + i * each, start + (i + 1) * each - left_out


def _dash(piece: Points, pen: float, press: Press) -> Sprite:
    canvas = _around(piece, pen + press.casing)
    _cased(canvas, piece, pen, press)
    return canvas.sprite()


def _head(line: Points, end: float, last: Points, press: Press) -> Sprite:
    scale, theme, casing = press.layout.pen, press.theme, press.casing
    length, width = (scale * size for size in _HEAD)
    (tip,), (back,) = _part(line, end, end), _part(line, end - length, end - length)
    ux, uy = unit(back, tip)

    def at(behind: float, aside: float) -> Point:
        return tip[0] - ux * behind - uy * aside, tip[1] - uy * behind + ux * aside

    barbs = [at(0, 0), at(length, width / 2), at(_NOTCH * length, 0), at(length, -width / 2)]
    canvas = _around([*barbs, *last], width / 2)
    pen = _PEN * scale
    canvas.stroke(last, theme.outline, pen + 2 * casing)
    canvas.stroke(barbs, theme.outline, 2 * casing, closed=True)
    canvas.stroke(last, theme.gold, pen)
    canvas.polygon(barbs, theme.gold)
    return canvas.sprite()


def _cased(canvas: Canvas, line: Points, pen: float, press: Press) -> None:
    canvas.stroke(line, press.theme.outline, pen + 2 * press.casing)
    canvas.stroke(line, press.theme.gold, pen)


def _around(points: Points, reach: float) -> Canvas:
    """A canvas just large enough."""
    left, top = (math.floor(min(p[axis] for p in points) - reach) - 1 for axis in (0, 1))
    right, bottom = (math.ceil(max(p[axis] for p in points) + reach) + 1 for axis in (0, 1))
    return Canvas(left, top, right, bottom)


def _arc(thrown: Flight, layout: Layout) -> Key:
    """The arc that passes the fewest rings; of equals the one away from the path."""
    rings, path = (
        [_middle(slot, layout) for slot in slots] for slots in (thrown.rings, thrown.path)
    )
    a, c = _middle(thrown.source, layout), _middle(thrown.landing, layout)
    ux, uy = unit(a, c)
    distance = math.dist(a, c)
    bulges = (_BULGE_NEAR,) if distance < _NEAR * layout.pitch else _BULGES

    def bent(bulge: float) -> Key:
        x, y = mix(a, c, 0.5)
        return a, (x - uy * bulge * distance, y + ux * bulge * distance), c

    def cost(arc: Key) -> tuple[int, float]:
        line = quadratic(*arc, steps=24)
        hits = sum(_nearest(ring, line) < layout.well for ring in rings)
        hits += _OUT_OF_FRAME * any(not _is_inside(point, layout) for point in line)
        return hits, -sum(_nearest(point, path) for point in line)

    # `min` keeps the first of equals: the fuller bulge.
    return min((bent(sign * bulge) for bulge, sign in product(bulges, (1, -1))), key=cost)


def _middle(slot: int, layout: Layout) -> Point:
    return layout.x(slot), layout.y(slot)


def _is_inside(point: Point, layout: Layout) -> bool:
    left, top, right, bottom = layout.frame
    return left < point[0] < right and top < point[1] < bottom


def _nearest(point: Point, others: Iterable[Point]) -> float:
    return min(math.dist(point, other) for other in others)


def _length(line: Points) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def _part(line: Points, start: float, end: float) -> list[Point]:
    """The line from `start` to `end`, measured along it; one point if they are the same."""
    ways = list(accumulate((math.dist(a, b) for a, b in pairwise(line)), initial=0.0))
    between = [p for p, way in zip(line, ways, strict=True) if start < way < end]
    first, last = _at(line, ways, start), _at(line, ways, end)
    return [first] if start == end else [first, *between, last]


def _at(line: Points, ways: list[float], way: float) -> Point:
    for (a, b), (here, there) in zip(pairwise(line), pairwise(ways), strict=True):
        if way <= there:
            return mix(a, b, (way - here) / (there - here))
    return line[-1]
