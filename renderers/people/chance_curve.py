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
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport
from renderers.people.design import Design
from renderers.people.strokes import pieces, stroke
from renderers.people.turning_sheet import TurningPoint

MARKER: Final = 23  # its radius

_HALF: Final = 0.5
_HATCH_GAP, _HATCH_PEN = 18, 4
_DASH: Final = 10
_RULE_PEN: Final = 2.5
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
    layers.place(_ground(box, tuple(line), design))
    layers.place(_half_line(box, round(field.y(_HALF)), design))
    places = _places(field, dict(known), points)
    for place in places:
        layers.place(_vertical(design, box.bottom - box.top), round(place.x), box.top)
    pen = design.layout.pen * (_FINE if len(chances) > _MANY else 1)
    for piece in pieces(line):
        layers.place(stroke(piece, design.palette.ink, pen, design))
    layers.place(_edge(box, design))
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


# Without soft edges, which nobody sees: on them lies the line, and they are of alike colours.
@lru_cache(maxsize=16)
def _ground(box: Box, line: tuple[Point, ...], design: Design) -> Sprite:
    view = Viewport(box, design.scale)
    picture = _hatched(box, design).copy()
    if line:
        outline = [(line[0][0], box.bottom), *line, (line[-1][0], box.bottom)]
        placed = [(view.x(x), view.y(y)) for x, y in outline]
        ImageDraw.Draw(picture).polygon(placed, fill=design.colours.tints.one)
    return Sprite(picture.convert("RGBA"), *_corner(box, design))


@lru_cache(maxsize=16)
def _hatched(box: Box, design: Design) -> Image.Image:
    view = Viewport(box, design.scale)
    picture = Image.new("RGB", view.size, design.palette.ground)
    draw, (width, height) = ImageDraw.Draw(picture), view.size
    pen, gap = max(1, round(_HATCH_PEN * design.scale)), max(2, round(_HATCH_GAP * design.scale))
    for x in range(-height, width, gap):
        draw.line([(x, height), (x + height, 0)], fill=design.colours.tints.two, width=pen)
    return picture


def _corner(box: Box, design: Design) -> tuple[int, int]:
    return round(box.left * design.scale), round(box.top * design.scale)


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
