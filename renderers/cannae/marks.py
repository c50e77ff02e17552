"""Small marks, each about the middle of a square unless said otherwise."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from renderers.cannae.design import Press
from renderers.cannae.layout import Heading, degrees
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, ring, star, turned
from renderers.kit.sprites import Sprite

# radii and half lengths in parts of a square's side
_ORIGIN: Final = 0.30
_CHOSEN: Final = 0.475
_AROUND: Final = 0.465
_CLASH: Final = (0.44, 0.62)
_CROSS: Final = 0.25
_CROSS_SMALL: Final = 0.185
_SEAMS: Final = ((0.12, 0.12, 6.5), (0.15, 0.15, 6.5))  # half width, depth, px of pen; slanted
_SEAM_UPRIGHT: Final = (0.135, 0.055, 5)  # shields are tall: there is less room between two
_VACATED: Final = 0.15
_LARGE_AT: Final = (-0.04, 0.20)  # along a push
_BLOW: Final = (0.30, 0.64)  # straight: from where to where an arrow of blood reaches
_BLOW_SLANTED: Final = (0.40, math.sqrt(2) - 0.47)
# px
_DASHES: Final = (9, 0.57)  # around an origin, and how much of each is drawn
_THIN: Final = 3.5
_POINTS: Final = 14
_DOT: Final = 15.5
_BUTTON: Final = 19.5
_WARNING: Final = 13
_ARC: Final = (10, 60)  # how wide; degrees
_BLOW_PEN: Final = 6.5
_BLOW_HEAD: Final = (20, 28)
_EDGING: Final = 2.5  # of ivory around blood


@lru_cache(maxsize=8)
def origin(press: Press) -> Sprite:
    """Where a piece was: dashes, lest the arrow's tail get a second blob."""
    canvas, side = _canvas(press, 0.5), press.layout.side
    count, drawn = _DASHES
    circle = ring(0, 0, _ORIGIN * side, 24 * count)
    for start in range(0, len(circle), 24):
        dash = circle[start : start + round(24 * drawn)]
        canvas.stroke(dash, press.theme.soft, _THIN * press.layout.pen)
    return canvas.sprite()


@lru_cache(maxsize=16)
def clash(press: Press, colour: str) -> Sprite:
    """Behind whoever charged."""
    canvas, side = _canvas(press, 0.75), press.layout.side
    rays = star(0, 0, [side * r for r in _CLASH], 2 * _POINTS, math.pi / 2 / _POINTS)
    canvas.stroke(rays, press.theme.outline, 2 * press.casing * press.layout.pen, closed=True)
    canvas.polygon(rays, colour)
    return canvas.sprite()


@lru_cache(maxsize=8)
def chosen(press: Press) -> Sprite:
    """A disc under the piece that is to act."""
    return _disc(press, _CHOSEN * press.layout.side)


@lru_cache(maxsize=8)
def dot(press: Press) -> Sprite:
    """An empty square that may be gone to."""
    return _disc(press, _DOT * press.layout.pen)


def _disc(press: Press, radius: float) -> Sprite:
    canvas = _canvas(press, 0.6)
    casing = press.casing
    canvas.cased_disc(0, 0, radius + casing, press.theme.leaf, press.theme.outline, casing)
    return canvas.sprite()


@lru_cache(maxsize=8)
def around(press: Press) -> Sprite:
    """Four arcs around a piece that may be charged."""
    canvas, theme = _canvas(press, 0.6), press.theme
    width, spread = _ARC
    half = width * press.layout.pen / 2
    radius = _AROUND * press.layout.side
    for middle in (45, 135, 225, 315):
        band = _band(radius - half, radius + half, middle, spread)
        canvas.stroke(band, theme.outline, 2 * press.casing - 1, closed=True)
        canvas.polygon(band, theme.leaf)
    return canvas.sprite()


@lru_cache(maxsize=64)
def button(heading: Heading, press: Press, *, warns: bool) -> Sprite:
    """A push that is offered, about the border between the pusher and the next piece; one that
    costs a piece of its own side shows a cross in the place of its chevron."""
    canvas, theme, pen = _canvas(press, 0.4), press.theme, press.layout.pen
    casing = press.casing
    canvas.cased_disc(0, 0, _BUTTON * pen + casing, theme.leaf, theme.outline, casing)
    if warns:
        _cross(canvas, 0.75 * _WARNING * pen, 6 * pen, press)
    else:
        _chevron(canvas, heading, (9 * pen, 9 * pen), 5.5 * pen, theme.letters, at=2)
    return canvas.sprite()


@lru_cache(maxsize=64)
def seam(heading: Heading, press: Press, colour: str) -> Sprite:
    """The direction of a push, about the border between two of its pieces."""
    canvas, (dx, _) = _canvas(press, 0.4), heading
    half, depth, pen = _SEAMS[all(heading)] if dx else _SEAM_UPRIGHT
    side = press.layout.side
    _chevron(canvas, heading, (half * side, depth * side), pen * press.layout.pen, colour)
    return canvas.sprite()


@lru_cache(maxsize=64)
def vacated(heading: Heading, press: Press, colour: str) -> Sprite:
    """Two chevrons on the square that the rear pusher left."""
    canvas, side = _canvas(press, 0.5), press.layout.side
    for along in _LARGE_AT:
        pen = 7 * press.layout.pen
        half = _VACATED * side
        _chevron(canvas, heading, (half, half), pen, colour, at=along * side)
    return canvas.sprite()


@lru_cache(maxsize=16)
def cross(press: Press, *, is_small: bool = False) -> Sprite:
    """A loss. Thin and shorter than a piece, so that the piece stays readable."""
    canvas, pen = _canvas(press, 0.5), press.layout.pen
    half = (_CROSS_SMALL if is_small else _CROSS) * press.layout.side
    _cross(canvas, half, (7 if is_small else 9) * pen, press)
    return canvas.sprite()


@lru_cache(maxsize=8)
def warning(press: Press) -> Sprite:
    """In the place of a dot: whoever goes there is lost."""
    canvas, pen = _canvas(press, 0.4), press.layout.pen
    _cross(canvas, _WARNING * pen, 7 * pen, press)
    return canvas.sprite()


@lru_cache(maxsize=16)
def blow(heading: Heading, press: Press) -> Sprite:
    """From one of the infantry that surround a rider, towards him."""
    canvas, theme, pen = _canvas(press, 1.2), press.theme, press.layout.pen
    start, end = (press.layout.side * part for part in (_BLOW_SLANTED if all(heading) else _BLOW))
    length, width = (pen * size for size in _BLOW_HEAD)
    shaft = turned([(start, 0), (end - 0.72 * length, 0)], degrees(heading))
    back = end - length
    barbed = [(end, 0), (back, width / 2), (end - 0.8 * length, 0), (back, -width / 2)]
    head = turned(barbed, degrees(heading))
    canvas.stroke(shaft, theme.ivory, _BLOW_PEN * pen + 6)
    canvas.stroke(head, theme.ivory, 6, closed=True)
    canvas.stroke(shaft, theme.blood, _BLOW_PEN * pen)
    canvas.polygon(head, theme.blood)
    return canvas.sprite()


def _canvas(press: Press, reach: float) -> Canvas:
    size = math.ceil(reach * press.layout.side * press.layout.pen) + 8
    return Canvas(-size, -size, size, size)


def _cross(canvas: Canvas, half: float, width: float, press: Press) -> None:
    theme = press.theme
    for colour, pen in ((theme.ivory, width + 2 * _EDGING), (theme.blood, width)):
        canvas.stroke([(-half, -half), (half, half)], colour, pen)
        canvas.stroke([(-half, half), (half, -half)], colour, pen)


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
    canvas.stroke(turned(points, degrees(heading)), colour, width)


def _band(inner: float, outer: float, middle: float, spread: float) -> list[Point]:
    """A piece of a ring about the origin; angles in degrees."""
    angles = [math.radians(middle + spread * (i / 16 - 0.5)) for i in range(17)]
    there = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    back = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
    return there + back
