"""Small marks, each about the middle of a square unless said otherwise."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from engines.cannae.terms import Piece
from renderers.cannae.design import Design
from renderers.cannae.layout import Heading, degrees
from renderers.cannae.pieces import ASIDE, WHOLE, draw_figure
from renderers.kit.canvas import Canvas
from renderers.kit.climax import draw_climax
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, circle, rotated, star
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite

# radii and half lengths in parts of a square's side
_AROUND: Final = 0.465
_CLASH: Final = (0.44, 0.62)
_CROSSES: Final = {WHOLE: (0.25, 9), ASIDE: (0.185, 7)}  # and px of pen
_SMALL_CROSS: Final = (0.19, 0.075)  # over a piece beside the board: half its length, and its pen
_SEAMS: Final = ((0.12, 0.12, 6.5), (0.15, 0.15, 6.5))  # half width, depth, px of pen; slanted
_SEAM_UPRIGHT: Final = (0.135, 0.055, 5)  # shields are tall: there is less room between two
_VACATED: Final = 0.15
_LARGE_AT: Final = (-0.04, 0.20)  # along a push
_BEYOND_NUMBER: Final = (0.29, 0.45)
_BLOW: Final = (0.30, 0.64)  # straight: from where to where an arrow of blood reaches
_BLOW_SLANTED: Final = (0.40, math.sqrt(2) - 0.47)
# px
_DASHES: Final = (9, 0.57)  # around an origin, and how much of each is drawn
_POINTS: Final = 14
_WARNING: Final = 13
_NUMBER: Final = (20, 32)  # radius, and size of the figure
_ARC: Final = 10  # how wide
_SPREAD: Final = 60  # degrees of it
_BLOW_PEN: Final = 6.5
_BLOW_HEAD: Final = (20, 28)
_EDGING: Final = 2.5  # of ivory around blood


@drawn_once(reach=77, keeps=8)
def origin(canvas: Canvas, design: Design) -> None:
    """A dashed circle where a piece was."""
    count, drawn = _DASHES
    outline = circle(0, 0, 0.30 * design.layout.side, 24 * count)
    for start in range(0, len(outline), 24):
        dash = outline[start : start + round(24 * drawn)]
        canvas.stroke(dash, design.palette.soft, 3.5 * design.layout.pen)


@drawn_once(reach=111, keeps=16)
def clash(canvas: Canvas, design: Design, colour: str) -> None:
    """A star behind a piece that charged."""
    side = design.layout.side
    rays = star(0, 0, [side * r for r in _CLASH], 2 * _POINTS, math.pi / 2 / _POINTS)
    canvas.stroke(rays, design.palette.outline, 2 * design.casing * design.layout.pen, closed=True)
    canvas.polygon(rays, colour)


@drawn_once(reach=90, keeps=8)
def chosen(canvas: Canvas, design: Design) -> None:
    """A disc under the piece that is to act."""
    _draw_disc(canvas, design, 0.475 * design.layout.side, design.palette.leaf)


@drawn_once(reach=90, keeps=8)
def dot(canvas: Canvas, design: Design) -> None:
    """A dot on an empty square that the piece may go to."""
    _draw_disc(canvas, design, 15.5 * design.layout.pen, design.palette.leaf)


@drawn_once(reach=90, keeps=8)
def charge_arcs(canvas: Canvas, design: Design) -> None:
    """Four arcs around a piece that may be charged."""
    half, radius = _ARC * design.layout.pen / 2, _AROUND * design.layout.side
    for middle in (45, 135, 225, 315):
        band = _band(radius - half, radius + half, middle)
        canvas.stroke(band, design.palette.outline, 2 * design.casing - 1, closed=True)
        canvas.polygon(band, design.palette.leaf)


@drawn_once(reach=90, keeps=64)
def push_button(canvas: Canvas, design: Design, heading: Heading, *, warns: bool) -> None:
    """A push that is offered, about the border between the pusher and the next piece: a chevron,
    or a cross if it costs a piece of its own side."""
    palette, pen = design.palette, design.layout.pen
    _draw_disc(canvas, design, 19.5 * pen, palette.leaf)
    if warns:
        draw_cross(canvas, 0, 0, 0.75 * _WARNING * pen, 6 * pen, palette)
    else:
        _chevron(canvas, heading, (9 * pen, 9 * pen), 5.5 * pen, palette.letters, at=2)


@drawn_once(reach=63, keeps=64)
def push_chevron(canvas: Canvas, design: Design, heading: Heading, colour: str) -> None:
    """The direction of a push, about the border between two of its pieces."""
    half, depth, pen = _SEAMS[all(heading)] if heading[0] else _SEAM_UPRIGHT
    side = design.layout.side
    _chevron(canvas, heading, (half * side, depth * side), pen * design.layout.pen, colour)


@lru_cache(maxsize=64)
def vacated(heading: Heading, design: Design, colour: str, *, has_number: bool) -> Sprite:
    """Two chevrons on the square that the rear pusher left, ahead of a number in its middle."""
    side, pen = design.layout.side, design.layout.pen
    reach = math.ceil(0.7 * side * pen) + 8
    canvas = design.canvas(-reach, -reach, reach, reach)
    for along in _BEYOND_NUMBER if has_number else _LARGE_AT:
        _chevron(
            canvas, heading, (_VACATED * side, _VACATED * side), 7 * pen, colour, at=along * side
        )
    return canvas.sprite()


@drawn_once(reach=90, keeps=16)
def number(canvas: Canvas, design: Design, value: int, colour: str, ink: str) -> None:
    """The number of an action, where a turn has two."""
    radius, px = (design.layout.pen * size for size in _NUMBER)
    _draw_disc(canvas, design, radius, colour)
    canvas.numeral(0, 0, str(value), Face.COUNT, px, ink)


@drawn_once(reach=77, keeps=16)
def cross(canvas: Canvas, design: Design, *, scale: float = WHOLE) -> None:
    """A cross over a lost piece, thin and short, so that the piece can be recognised."""
    half, width = _CROSSES[scale]
    draw_cross(canvas, 0, 0, half * design.layout.side, width * design.layout.pen, design.palette)


@drawn_once(reach=50, keeps=32)
def fallen(canvas: Canvas, design: Design, man: Piece, size: float) -> None:
    """A lost piece beside the board, with its cross."""
    draw_figure(canvas, 0, 0, size, design, man, has_fallen=True)
    half, pen = (part * size for part in _SMALL_CROSS)
    draw_cross(canvas, 0, 0, half, pen, design.palette)


@lru_cache(maxsize=8)
def climax(design: Design) -> Sprite:
    """The star over the last infantry to fall, in the place of a cross."""
    reach = math.ceil(0.5 * design.layout.side * design.layout.pen) + 8
    canvas = design.canvas(-reach, -reach, reach, reach)
    draw_climax(canvas, 0, 0, design.palette, scale=design.layout.piece)
    return canvas.sprite()


@drawn_once(reach=63, keeps=8)
def warning(canvas: Canvas, design: Design) -> None:
    """A cross in the place of a dot: the piece would be lost there."""
    pen = design.layout.pen
    draw_cross(canvas, 0, 0, _WARNING * pen, 7 * pen, design.palette)


@drawn_once(reach=172, keeps=16)
def surround_arrow(canvas: Canvas, design: Design, heading: Heading) -> None:
    """An arrow from one of the infantry that surround a rider, towards the rider."""
    palette, pen = design.palette, design.layout.pen
    start, end = (design.layout.side * part for part in (_BLOW_SLANTED if all(heading) else _BLOW))
    length, width = (pen * size for size in _BLOW_HEAD)
    shaft = rotated([(start, 0), (end - 0.72 * length, 0)], degrees(heading))
    back = end - length
    barbed = [(end, 0), (back, width / 2), (end - 0.8 * length, 0), (back, -width / 2)]
    head = rotated(barbed, degrees(heading))
    canvas.stroke(shaft, palette.ivory, _BLOW_PEN * pen + 6)
    canvas.stroke(head, palette.ivory, 6, closed=True)
    canvas.stroke(shaft, palette.blood, _BLOW_PEN * pen)
    canvas.polygon(head, palette.blood)


def draw_cross(
    canvas: Canvas, x: float, y: float, half: float, width: float, palette: Palette
) -> None:
    """A cross about (x, y), edged with ivory."""
    for colour, pen in ((palette.ivory, width + 2 * _EDGING), (palette.blood, width)):
        for rise in (-half, half):
            canvas.stroke([(x - half, y - rise), (x + half, y + rise)], colour, pen)


def _draw_disc(canvas: Canvas, design: Design, radius: float, colour: str) -> None:
    casing = design.casing
    canvas.cased_disc(0, 0, radius + casing, colour, design.palette.outline, casing)


def _chevron(
    canvas: Canvas,
    heading: Heading,
    size: tuple[float, float],
    width: float,
    colour: str,
    *,
    at: float = 0,
) -> None:
    # `size`: half its width, and its depth; `at`: px along the heading.
    half, depth = size
    points = [(at - depth / 2, -half), (at + depth / 2, 0.0), (at - depth / 2, half)]
    canvas.stroke(rotated(points, degrees(heading)), colour, width)


def _band(inner: float, outer: float, middle: float) -> list[Point]:
    angles = [math.radians(middle + _SPREAD * (i / 16 - 0.5)) for i in range(17)]
    there = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    back = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
    return there + back
