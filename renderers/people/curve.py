"""The curve of a rating over twelve months, on rules with figures at their left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.kit.box import Box
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point
from renderers.kit.layers import Layers, place_in
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport, whole
from renderers.people.curve_points import YEAR, Span, span_of, within_a_year
from renderers.people.design import Design
from renderers.people.lettering import NOTHING, width_of, write
from renderers.people.measures import WIDE
from renderers.people.sheets import CurvePoint
from renderers.people.signs import dot, rule
from renderers.people.strokes import pieces, stroke

_FIGURES_AIR: Final = 14  # between the figures and the field
_FINEST: Final = 3  # px from point to point; of those nearer to each other the last counts
_MONTHS: Final = 12
_TICK, _LONG_TICK = 7, 13  # of a month, of a quarter
_RULE_PEN: Final = 2.5
_ALONE: Final = 12  # px at both sides of a single point that its band takes
_DASH: Final = 9  # px of a line for a time without matches, and as many without it
_EMPTY: Final = Span(0, 1, range(0))
_BASELINE: Final = 0.36


class _Field(NamedTuple):
    box: Box
    span: Span
    until: float

    def x(self, at: float) -> float:
        share = 1 - (self.until - at) / YEAR
        return self.box.left + min(1.0, max(0.0, share)) * (self.box.right - self.box.left)

    def y(self, value: float) -> float:
        share = (value - self.span.low) / (self.span.high - self.span.low)
        return self.box.bottom - min(1.0, max(0.0, share)) * (self.box.bottom - self.box.top)


class _Place(NamedTuple):
    # A point of the curve in the picture, and how far its band reaches.
    x: float
    y: float
    upper: float
    lower: float


def place_curve(
    layers: Layers, box: Box, curve: Sequence[CurvePoint], until: float, design: Design
) -> None:
    """Lay the curve into a box, figures included: a dash over the months, if there is none.

    From the last match to today, and through a year without any, it is a line of dashes.
    """
    points = within_a_year(curve, until)
    span, measures = span_of(points) if points else _EMPTY, design.layout
    figures = ("1500", *map(str, span.rules))
    gutter = max(width_of(text, Face.LABEL, measures.note) for text in figures)
    left = round(box.left + gutter + _FIGURES_AIR)
    field = _Field(box._replace(left=left, right=box.right - round(measures.dot) - 2), span, until)
    places = _thinned([_placed(point, field) for point in points])
    layers.place(_drawn(places, field, box.right, design))
    for value in span.rules:
        base, px = round(field.y(value)) + _BASELINE * measures.note, measures.note
        x, soft = left - _FIGURES_AIR, design.palette.soft
        write(layers, x, base, str(value), Face.LABEL, px, soft, design, anchor=1)
    if not places:
        middle, px = (left + box.right) / 2, measures.rating
        base, soft = (box.top + box.bottom) / 2 + 0.3 * px, design.palette.soft
        write(layers, middle, base, NOTHING, Face.TITLE, px, soft, design, anchor=0.5)


def _drawn(places: list[_Place], field: _Field, end: int, design: Design) -> Sprite:
    # All but the figures as one sprite without clear pixels: what lies on one another is mixed
    # here, faster than by layers.
    box, margin = field.box, round(3 * design.layout.dot)
    part = Box(box.left - 4, box.top - margin, end + 6, box.bottom + margin)
    view = Viewport(part, design.scale)
    picture = Image.new("RGB", view.size, design.palette.ground)
    if places:
        _paint_band(picture, view, places, field, design)

    def lay(sprite: Sprite, x: int = 0, y: int = 0) -> None:
        placed = place_in(view, sprite, x, y)
        sprite.paste_on(picture, placed.left, placed.top)

    for value in field.span.rules:
        lay(rule(end - box.left, _RULE_PEN, design), box.left, round(field.y(value)))
    lay(_months(field.box, design))
    line = pieces([(place.x, place.y) for place in places])
    for piece in line + _dashes(places, field):
        lay(stroke(piece, design.palette.ink, design.layout.pen, design))
    if places:
        lay(dot(design, round(design.layout.dot), is_gold=True), box.right, round(places[-1].y))
    left, top = whole(*WIDE, design.scale).x(part.left), whole(*WIDE, design.scale).y(part.top)
    return Sprite(picture.convert("RGBA"), left, top)


def _dashes(places: list[_Place], field: _Field) -> list[list[Point]]:
    # From the last match to today.
    if not places:
        return []
    (start, y, *_), end = places[-1], field.box.right
    starts = range(math.ceil(start) + _DASH, end - _DASH, 2 * _DASH)
    return [[(x, y), (x + _DASH, y)] for x in starts]


def _placed(point: CurvePoint, field: _Field) -> _Place:
    value, deviation = point.value, point.deviation
    upper, lower = field.y(value + deviation), field.y(value - deviation)
    return _Place(field.x(point.at), field.y(value), upper, lower)


def _thinned(places: list[_Place]) -> list[_Place]:
    kept: list[_Place] = []
    for place in places:
        if len(kept) > 1 and place.x - kept[-2].x < _FINEST:
            kept.pop()
        kept.append(place)
    return kept


def _paint_band(
    picture: Image.Image, view: Viewport, places: list[_Place], field: _Field, design: Design
) -> None:
    # Without soft edges, which nobody sees between colours that lie so near to each other.
    last, end = places[-1], float(field.box.right)
    shown = [*places, last._replace(x=end)]
    if len(places) == 1 and last.x > end - _ALONE:
        shown = [last._replace(x=end - _ALONE), last._replace(x=end + _ALONE)]
    outline = [(place.x, place.upper) for place in shown]
    outline += [(place.x, place.lower) for place in reversed(shown)]
    placed = [(view.x(x), view.y(y)) for x, y in outline]
    ImageDraw.Draw(picture).polygon(placed, fill=design.palette.panel)


@lru_cache(maxsize=16)
def _months(box: Box, design: Design) -> Sprite:
    # The foot of the field, with a tick for each month.
    left, _, right, bottom = box
    canvas = design.canvas(left - 4, bottom - 4, right + 4, bottom + _LONG_TICK + 4)
    canvas.stroke([(left, bottom), (right, bottom)], design.palette.line, _RULE_PEN)
    for month in range(_MONTHS + 1):
        x = left + (right - left) * month / _MONTHS
        length = _LONG_TICK if month % 3 == 0 else _TICK
        canvas.stroke([(x, bottom), (x, bottom + length)], design.palette.line, _RULE_PEN)
    return canvas.sprite()
