"""The curve of a match's chances: seat one's from below, seat two's, hatched, from above.

Where it turned there is a numbered marker: filled gold if that was to the good of seat one, ivory
in a red ring if it cost them something.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, rectangle
from renderers.kit.layers import Layers, place_in
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport, whole
from renderers.people.design import Design
from renderers.people.measures import WIDE
from renderers.people.strokes import pieces, stroke
from renderers.people.turning_sheet import TurningPoint

MARKER: Final = 23  # its radius

_HALF: Final = 0.5
_HATCH_GAP, _HATCH_PEN = 18, 4
_DASH: Final = 10
_RULE_PEN: Final = 2.5
_EDGE: Final = 4  # px around the field
_RING: Final = 5.0
_MANY: Final = 160  # plies, from which on the line is finer
_FINE: Final = 0.75  # times the common pen
_FINEST: Final = 3  # px from point to point; of a longer match some are left out
_AIR: Final = 6  # px of the field above a chance of 1, and below one of 0
_APART: Final = 2 * MARKER + 3  # px between the middles of two markers
_STEP: Final = 6  # px by which a marker gives way to another one
_LETTER_PX: Final = 30


class _Field(NamedTuple):
    box: Box
    plies: int

    def x(self, ply: int) -> float:
        share = (ply - 1) / max(1, self.plies - 1)
        return self.box.left + share * (self.box.right - self.box.left)

    def y(self, chance: float) -> float:
        top, bottom = self.box.top + _AIR, self.box.bottom - _AIR
        return bottom - min(1.0, max(0.0, chance)) * (bottom - top)


def place_chances(
    layers: Layers,
    box: Box,
    chances: Sequence[float | None],
    points: Sequence[TurningPoint],
    design: Design,
) -> None:
    """Lay the curve into a box, and a marker for each point."""
    field = _Field(box, len(chances))
    known = [(n, chance) for n, chance in enumerate(chances, 1) if chance is not None]
    line = _line(field, known, {point.ply for point in points})
    places = _places(field, dict(known), points)
    layers.place(_drawn(field, line, places, design))
    for point, place in zip(points, places, strict=True):
        placed_marker = marker(design, point.number, is_filled=point.is_for_one)
        layers.place(placed_marker, round(place.x), round(place.marker))


def _line(field: _Field, known: Sequence[tuple[int, float]], marked: set[int]) -> list[Point]:
    line: list[Point] = []
    for ply, chance in known:
        x = field.x(ply)
        if not line or x - line[-1][0] >= _FINEST or ply in marked or ply == known[-1][0]:
            line.append((x, field.y(chance)))
    if len(line) == 1:
        line.append((field.box.right, line[0][1]))
    return line


class _Place(NamedTuple):
    x: float
    marker: float  # where on the vertical line


def _places(field: _Field, known: dict[int, float], points: Sequence[TurningPoint]) -> list[_Place]:
    # Markers stand at the curve, and give way to those before them along their own lines.
    placed: list[_Place] = []
    low, high = field.box.top, field.box.bottom
    for point in points:
        x, y = field.x(point.ply), field.y(known.get(point.ply, _HALF))
        steps = range(0, high - low, _STEP)
        tries = (y + sense * step for step in steps for sense in (-1, 1))
        free = (each for each in tries if low <= each <= high and _is_free(x, each, placed))
        placed.append(_Place(x, next(free, y)))
    return placed


def _is_free(x: float, y: float, placed: Sequence[_Place]) -> bool:
    return all((x - one.x) ** 2 + (y - one.marker) ** 2 >= _APART**2 for one in placed)


@drawn_once(reach=MARKER + 4, keeps=64)
def marker(canvas: Canvas, design: Design, number: int, *, is_filled: bool) -> None:
    """The number of a turning point, about the origin."""
    palette = design.palette
    if is_filled:
        canvas.cased_disc(0, 0, MARKER, palette.gold, palette.outline, palette.casing + 1)
    else:
        canvas.cased_disc(0, 0, MARKER, palette.ivory, palette.blood, _RING)
    canvas.numeral(0, 0, str(number), Face.LABEL, _LETTER_PX, palette.ebony)


def _drawn(
    field: _Field, line: Sequence[Point], places: Sequence[_Place], design: Design
) -> Sprite:
    # All but the markers as one sprite without clear pixels: what lies on one another is mixed
    # here, faster than by layers.
    box = field.box
    view = Viewport(_whole(box), design.scale)
    picture = _hatched(box, design).copy()
    if line:
        # Without soft edges, which nobody sees: the line lies on them.
        outline = [(line[0][0], box.bottom), *line, (line[-1][0], box.bottom)]
        placed = [(view.x(x), view.y(y)) for x, y in outline]
        ImageDraw.Draw(picture).polygon(placed, fill=design.colours.tints.one)

    def lay(sprite: Sprite, x: int = 0, y: int = 0) -> None:
        placed = place_in(view, sprite, x, y)
        sprite.paste_on(picture, placed.left, placed.top)

    lay(_half_line(box, round(field.y(_HALF)), design))
    for place in places:
        lay(_vertical(design, box.bottom - box.top), round(place.x), box.top)
    pen = design.layout.pen * (_FINE if field.plies > _MANY else 1)
    for piece in pieces(line):
        lay(stroke(piece, design.palette.ink, pen, design))
    lay(_edge(box, design))
    picture_of_all = whole(*WIDE, design.scale)
    left, top = picture_of_all.x(view.box.left), picture_of_all.y(view.box.top)
    return Sprite(picture.convert("RGBA"), left, top)


def _whole(box: Box) -> Box:
    # With the edge, and room for the line where it is near to it.
    return Box(box.left - _EDGE, box.top - _EDGE, box.right + _EDGE, box.bottom + _EDGE)


@lru_cache(maxsize=16)
def _hatched(box: Box, design: Design) -> Image.Image:
    view = Viewport(_whole(box), design.scale)
    picture = Image.new("RGB", view.size, design.palette.ground)
    corners = [(view.x(box.left), view.y(box.top)), (view.x(box.right), view.y(box.bottom))]
    (left, top), (right, bottom) = corners
    hatch = Image.new("RGB", (round(right - left), round(bottom - top)), design.palette.ground)
    draw, (width, height) = ImageDraw.Draw(hatch), hatch.size
    pen, gap = max(1, round(_HATCH_PEN * design.scale)), max(2, round(_HATCH_GAP * design.scale))
    for x in range(-height, width, gap):
        draw.line([(x, height), (x + height, 0)], fill=design.colours.tints.two, width=pen)
    picture.paste(hatch, (round(left), round(top)))
    return picture


@lru_cache(maxsize=16)
def _half_line(box: Box, y: int, design: Design) -> Sprite:
    canvas = design.canvas(box.left, y - 4, box.right, y + 4)
    for x in range(box.left + _DASH, box.right - _DASH, 2 * _DASH):
        canvas.polygon(rectangle(x + _DASH / 2, y, _DASH, _RULE_PEN), design.palette.soft)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _vertical(design: Design, height: int) -> Sprite:
    canvas = design.canvas(-4, -4, 4, height + 4)
    canvas.stroke([(0, 0), (0, height)], design.palette.ink, _RULE_PEN)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _edge(box: Box, design: Design) -> Sprite:
    left, top, right, bottom = box
    canvas = design.canvas(left - 4, top - 4, right + 4, bottom + 4)
    outline = [(left, top), (right, top), (right, bottom), (left, bottom)]
    canvas.stroke(outline, design.palette.ink, 3, closed=True)
    return canvas.sprite()
