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
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, circle, rotated, star
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite

# radii and half lengths in parts of a square's side
_ORIGIN: Final = 0.30
_CHOSEN: Final = 0.475
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
_THIN: Final = 3.5
_POINTS: Final = 14
_DOT: Final = 15.5
_BUTTON: Final = 19.5
_WARNING: Final = 13
_NUMBER: Final = (20, 32)  # radius, and size of the figure
_ARC: Final = 10  # how wide
_SPREAD: Final = 60  # degrees of it
_BLOW_PEN: Final = 6.5
_BLOW_HEAD: Final = (20, 28)
_EDGING: Final = 2.5  # of ivory around blood


@lru_cache(maxsize=8)
def origin(design: Design) -> Sprite:
    """A dashed circle where a piece was."""
    canvas, side = _canvas(design, 0.5), design.layout.side
    count, drawn = _DASHES
    outline = circle(0, 0, _ORIGIN * side, 24 * count)
    for start in range(0, len(outline), 24):
        dash = outline[start : start + round(24 * drawn)]
        canvas.stroke(dash, design.palette.soft, _THIN * design.layout.pen)
    return canvas.sprite()


@lru_cache(maxsize=16)
def clash(design: Design, colour: str) -> Sprite:
    """A star behind a piece that charged."""
    canvas, side = _canvas(design, 0.75), design.layout.side
    rays = star(0, 0, [side * r for r in _CLASH], 2 * _POINTS, math.pi / 2 / _POINTS)
    canvas.stroke(rays, design.palette.outline, 2 * design.casing * design.layout.pen, closed=True)
    canvas.polygon(rays, colour)
    return canvas.sprite()


@lru_cache(maxsize=8)
def chosen(design: Design) -> Sprite:
    """A disc under the piece that is to act."""
    return _disc(design, _CHOSEN * design.layout.side, design.palette.leaf).sprite()


@lru_cache(maxsize=8)
def dot(design: Design) -> Sprite:
    """A dot on an empty square that the piece may go to."""
    return _disc(design, _DOT * design.layout.pen, design.palette.leaf).sprite()


@lru_cache(maxsize=8)
def charge_arcs(design: Design) -> Sprite:
    """Four arcs around a piece that may be charged."""
    canvas, palette = _canvas(design, 0.6), design.palette
    half, radius = _ARC * design.layout.pen / 2, _AROUND * design.layout.side
    for middle in (45, 135, 225, 315):
        band = _band(radius - half, radius + half, middle)
        canvas.stroke(band, palette.outline, 2 * design.casing - 1, closed=True)
        canvas.polygon(band, palette.leaf)
    return canvas.sprite()


@lru_cache(maxsize=64)
def push_button(heading: Heading, design: Design, *, warns: bool) -> Sprite:
    """A push that is offered, about the border between the pusher and the next piece: a chevron,
    or a cross if it costs a piece of its own side."""
    palette, pen = design.palette, design.layout.pen
    canvas = _disc(design, _BUTTON * pen, palette.leaf)
    if warns:
        draw_cross(canvas, 0, 0, 0.75 * _WARNING * pen, 6 * pen, palette)
    else:
        _chevron(canvas, heading, (9 * pen, 9 * pen), 5.5 * pen, palette.letters, at=2)
    return canvas.sprite()


@lru_cache(maxsize=64)
def push_chevron(heading: Heading, design: Design, colour: str) -> Sprite:
    """The direction of a push, about the border between two of its pieces."""
    canvas, (dx, _) = _canvas(design, 0.4), heading
    half, depth, pen = _SEAMS[all(heading)] if dx else _SEAM_UPRIGHT
    side = design.layout.side
    _chevron(canvas, heading, (half * side, depth * side), pen * design.layout.pen, colour)
    return canvas.sprite()


@lru_cache(maxsize=64)
def vacated(heading: Heading, design: Design, colour: str, *, has_number: bool) -> Sprite:
    """Two chevrons on the square that the rear pusher left, ahead of a number in its middle."""
    canvas, side = _canvas(design, 0.7), design.layout.side
    for along in _BEYOND_NUMBER if has_number else _LARGE_AT:
        size, pen = (_VACATED * side, _VACATED * side), 7 * design.layout.pen
        _chevron(canvas, heading, size, pen, colour, at=along * side)
    return canvas.sprite()


@lru_cache(maxsize=16)
def number(value: int, design: Design, colour: str, ink: str) -> Sprite:
    """The number of an action, where a turn has two."""
    radius, px = (design.layout.pen * size for size in _NUMBER)
    canvas = _disc(design, radius, colour)
    canvas.numeral(0, 0, str(value), Face.COUNT, px, ink)
    return canvas.sprite()


@lru_cache(maxsize=16)
def cross(design: Design, *, scale: float = WHOLE) -> Sprite:
    """A cross over a lost piece, thin and short, so that the piece can be recognised."""
    canvas, (half, width) = _canvas(design, 0.5), _CROSSES[scale]
    draw_cross(canvas, 0, 0, half * design.layout.side, width * design.layout.pen, design.palette)
    return canvas.sprite()


@lru_cache(maxsize=32)
def fallen(man: Piece, size: float, design: Design) -> Sprite:
    """A lost piece beside the board, with its cross."""
    reach = math.ceil(size / 2) + 6
    canvas = design.canvas(-reach, -reach, reach, reach)
    draw_figure(canvas, 0, 0, size, design, man, has_fallen=True)
    half, pen = (part * size for part in _SMALL_CROSS)
    draw_cross(canvas, 0, 0, half, pen, design.palette)
    return canvas.sprite()


@lru_cache(maxsize=8)
def climax(design: Design) -> Sprite:
    """The star over the last infantry to fall, in the place of a cross."""
    canvas = _canvas(design, 0.5)
    draw_climax(canvas, 0, 0, design.palette, scale=design.layout.piece)
    return canvas.sprite()


@lru_cache(maxsize=8)
def warning(design: Design) -> Sprite:
    """A cross in the place of a dot: the piece would be lost there."""
    canvas, pen = _canvas(design, 0.4), design.layout.pen
    draw_cross(canvas, 0, 0, _WARNING * pen, 7 * pen, design.palette)
    return canvas.sprite()


@lru_cache(maxsize=16)
def surround_arrow(heading: Heading, design: Design) -> Sprite:
    """An arrow from one of the infantry that surround a rider, towards him."""
    canvas, palette, pen = _canvas(design, 1.2), design.palette, design.layout.pen
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
    return canvas.sprite()


def draw_cross(
    canvas: Canvas, x: float, y: float, half: float, width: float, palette: Palette
) -> None:
    """A cross about (x, y), edged with ivory."""
    for colour, pen in ((palette.ivory, width + 2 * _EDGING), (palette.blood, width)):
        for rise in (-half, half):
            canvas.stroke([(x - half, y - rise), (x + half, y + rise)], colour, pen)


def _disc(design: Design, radius: float, colour: str) -> Canvas:
    canvas, casing = _canvas(design, 0.6), design.casing
    canvas.cased_disc(0, 0, radius + casing, colour, design.palette.outline, casing)
    return canvas


def _canvas(design: Design, reach: float) -> Canvas:
    size = math.ceil(reach * design.layout.side * design.layout.pen) + 8
    return design.canvas(-size, -size, size, size)


def _chevron(
    canvas: Canvas,
    heading: Heading,
    size: tuple[float, float],
    width: float,
    colour: str,
    *,
    at: float = 0,
) -> None:
    """`size`: half its width, and its depth; `at`: px along the heading."""
    half, depth = size
    points = [(at - depth / 2, -half), (at + depth / 2, 0.0), (at - depth / 2, half)]
    canvas.stroke(rotated(points, degrees(heading)), colour, width)


def _band(inner: float, outer: float, middle: float) -> list[Point]:
    angles = [math.radians(middle + _SPREAD * (i / 16 - 0.5)) for i in range(17)]
    there = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    back = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
    return there + back
