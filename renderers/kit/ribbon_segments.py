"""The segments that a ribbon is a row of: side by side, none over another.

So each is drawn once for all pictures, and nothing of a ribbon is mixed anew.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image

from engines.core.seat import Seat
from renderers.kit.canvas import Canvas
from renderers.kit.design import Design
from renderers.kit.emblem import fill_for_seat
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point, star
from renderers.kit.palette import Palette
from renderers.kit.ribbon_items import Item, Measures
from renderers.kit.sprites import Sprite
from renderers.style import TimeLeft

_RULE: Final = 4  # above the band
_ABOVE: Final = 7  # between the rule and a tongue
_BASELINE: Final = 0.36  # of the figures' size, below the middle
MARGIN: Final = 14  # of the picture's sides
_CASING: Final = 3  # ink around a tongue
_EDGE: Final = 0.07  # of its height: gold or leaf
_INNER: Final = 2.5  # ink around its face
_POINT: Final = 0.34  # of its height
_BAND: Final = 0.18  # of its height: the colour of a seat, at its outer end
_FIRST_AIR: Final = 14  # from the end of a tongue to the first item, and from the last
_TIME_AIR: Final = 14  # from the dial to its figures
_DIAL_PEN: Final = 2.5
_PARTS: Final = 24  # of a dial
_FRAME_AIR: Final = 12  # at both sides of a score
_FRAME_HEIGHT: Final = 1.24  # of its size
_STAR_INNER: Final = 0.42  # of its radius, between two rays
_STAR_LOWER: Final = 0.1  # of its radius: its middle lies below that of its height


class Tongue(NamedTuple):
    """What stands on one side, and the colours of whom at its end."""

    seats: tuple[Seat, ...]  # who did it, or is to choose: one, or both
    items: tuple[Item, ...] = ()

    def without(self, rank: int) -> Tongue:
        """The same without the items of a rank."""
        return self._replace(items=tuple(item for item in self.items if item.rank != rank))

    def shorter(self) -> Tongue:
        """The same without its last item."""
        return self._replace(items=self.items[:-1])


class Segment(NamedTuple):
    """A part of the strip, over its whole height; its origin is half-way down its left edge."""

    sprite: Sprite
    width: int


def tongue_segments(
    tongue: Tongue,
    colour: str,
    design: Design[Any, Any],
    measures: Measures,
    *,
    is_choice: bool = False,
) -> list[Segment]:
    """A tongue from left to right: its point is towards the middle of the ribbon."""
    end = _end(tongue.seats, colour, design, measures, is_choice=is_choice)
    items = [
        _item(item, item.air if n else 0, colour, design, measures)
        for n, item in enumerate(tongue.items)
    ]
    point = _point(colour, design, measures, is_choice=is_choice)
    return [point, *items, end] if is_choice else [end, *items, point]


@lru_cache(maxsize=256)
def blank(width: int, design: Design[Any, Any], measures: Measures) -> Segment:
    """A stretch of the empty strip. Any width may come: it is made of one that is drawn once."""
    narrow = _narrow(design, measures)
    height = narrow.size[1]
    wide = narrow.image.resize((math.ceil(width * design.scale), height), Image.Resampling.NEAREST)
    return Segment(Sprite(wide, 0, narrow.y), width)


@lru_cache(maxsize=32)
def _narrow(design: Design[Any, Any], measures: Measures) -> Sprite:
    return _canvas(4, design, measures).sprite()


@lru_cache(maxsize=1024)
def _item(
    item: Item, air: int, colour: str, design: Design[Any, Any], measures: Measures
) -> Segment:
    width = math.ceil(air + item.width(measures))
    canvas = _canvas(width, design, measures)
    half = measures.tongue / 2
    for inset, fill in _rings(colour, design.palette, measures):
        canvas.polygon(_box(-MARGIN, inset - half, width + MARGIN, half - inset), fill)
    item.draw(canvas, air, measures, design)
    return Segment(canvas.sprite(), width)


@lru_cache(maxsize=128)
def _end(
    seats: tuple[Seat, ...],
    colour: str,
    design: Design[Any, Any],
    measures: Measures,
    *,
    is_choice: bool,
) -> Segment:
    rings = _rings(colour, design.palette, measures)
    outer, half = rings[-1][0], measures.tongue / 2
    inner = outer + _BAND * measures.tongue
    width = math.ceil(inner + _INNER) + _FIRST_AIR
    canvas = _canvas(width, design, measures)

    def area(left: float, top: float, right: float, bottom: float) -> list[Point]:
        return [(width - x if is_choice else x, y) for x, y in _box(left, top, right, bottom)]

    for inset, fill in rings:
        canvas.polygon(area(inset, inset - half, width + MARGIN, half - inset), fill)
    share = 2 * (half - outer) / len(seats)
    for n, seat in enumerate(seats):
        top = outer - half + n * share
        fill_for_seat(canvas, area(outer, top, inner, top + share), seat, design.palette)
    line = area(inner, outer - half, inner + _INNER, half - outer)
    canvas.polygon(line, design.palette.outline)
    return Segment(canvas.sprite(), width)


@lru_cache(maxsize=64)
def _point(
    colour: str, design: Design[Any, Any], measures: Measures, *, is_choice: bool
) -> Segment:
    width = _FIRST_AIR + math.ceil(_POINT * measures.tongue)
    canvas = _canvas(width, design, measures)
    reach, half = _POINT * measures.tongue, measures.tongue / 2

    def head(inset: float) -> list[Point]:
        """The face without an edge of `inset` all along: its slopes lie as far in as its sides."""
        slant = math.hypot(reach, half)
        corner = inset * (reach - slant) / half
        tip = reach - inset * slant / half
        points = [
            (-_FIRST_AIR - MARGIN, -half + inset),
            (corner, -half + inset),
            (tip, 0),
            (corner, half - inset),
            (-_FIRST_AIR - MARGIN, half - inset),
        ]
        return [(width - _FIRST_AIR - x if is_choice else _FIRST_AIR + x, y) for x, y in points]

    for inset, fill in _rings(colour, design.palette, measures):
        canvas.polygon(head(inset), fill)
    return Segment(canvas.sprite(), width)


@lru_cache(maxsize=256)
def time_segment(time: TimeLeft, design: Design[Any, Any], measures: Measures) -> Segment:
    """A dial, dark for what is left, and the same in figures."""
    palette, radius = design.palette, measures.dial
    figures = font(Face.LABEL, measures.time).getlength(time.figures) if time.figures else 0
    width = math.ceil(2 * radius + (_TIME_AIR + figures if figures else 0))
    ink = palette.ink if time.is_short else palette.soft
    canvas = _canvas(width, design, measures)
    canvas.cased_disc(radius, 0, radius, palette.panel, ink, _DIAL_PEN)
    if time.share:
        turn = math.tau * min(time.share, _PARTS) / _PARTS
        angles = [turn * n / _PARTS for n in range(_PARTS + 1)]
        reach = radius - _DIAL_PEN / 2
        rim = [(radius + reach * math.sin(a), -reach * math.cos(a)) for a in angles]
        canvas.polygon([(radius, 0), *rim], ink)
    if time.figures:
        x, base = 2 * radius + _TIME_AIR, _BASELINE * measures.time
        canvas.writing(x, base, time.figures, Face.LABEL, measures.time, ink)
    return Segment(canvas.sprite(), width)


@lru_cache(maxsize=32)
def star_segment(design: Design[Any, Any], measures: Measures) -> Segment:
    """That the match counts: a star, as quiet as the dial beside it."""
    radius = measures.dial
    canvas = _canvas(2 * radius, design, measures)
    rays = star(radius, _STAR_LOWER * radius, (radius, _STAR_INNER * radius), 10, -math.pi / 2)
    canvas.polygon(rays, design.palette.soft)
    return Segment(canvas.sprite(), 2 * radius)


@lru_cache(maxsize=64)
def series_segment(score: str, design: Design[Any, Any], measures: Measures) -> Segment:
    """How a series stands, in a frame, so that nobody takes it for the score of the match."""
    written = font(Face.LABEL, measures.time).getlength(score)
    width, half = math.ceil(written + 2 * _FRAME_AIR), _FRAME_HEIGHT * measures.time / 2
    canvas, soft = _canvas(width, design, measures), design.palette.soft
    middle = _DIAL_PEN / 2
    corners = _box(middle, -half, width - middle, half)
    canvas.stroke([*corners, corners[0], corners[1]], soft, _DIAL_PEN)
    canvas.writing(_FRAME_AIR, _BASELINE * measures.time, score, Face.LABEL, measures.time, soft)
    return Segment(canvas.sprite(), width)


def _canvas(width: int, design: Design[Any, Any], measures: Measures) -> Canvas:
    middle = middle_of(measures)
    canvas = design.canvas(0, -middle, width, measures.band - middle)
    reach = width + 2 * MARGIN
    rule = -middle + _RULE
    canvas.polygon(_box(-MARGIN, -middle - 1, reach, rule), design.palette.ink)
    canvas.polygon(_box(-MARGIN, rule, reach, measures.band), design.palette.panel)
    return canvas


def _rings(colour: str, palette: Palette, measures: Measures) -> list[tuple[float, str]]:
    # A tongue's areas from its edge inwards: how far in each begins, and its colour.
    edge = _CASING + _EDGE * measures.tongue
    return [
        (0, palette.outline),
        (_CASING, colour),
        (edge, palette.outline),
        (edge + _INNER, palette.ivory),
    ]


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def middle_of(measures: Measures) -> int:
    """The middle of the tongues, below the strip's upper edge."""
    return _RULE + _ABOVE + measures.tongue // 2
