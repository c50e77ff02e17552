"""Marks on one square: gold for what happened, leaf for what may be done.

All are drawn about its middle."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from renderers.gyges.design import Press
from renderers.gyges.outlines import (
    BADGE_AT,
    FLAG,
    FLAG_FOOT,
    FLAG_POLE,
    STAR,
    STAR_POINTS,
    band,
    cloth,
)
from renderers.gyges.pieces import turn_ring
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face
from renderers.kit.geometry import Point, star
from renderers.kit.sprites import Sprite

_HALO: Final = 9.0
_THIN: Final = 6.0
_DOT: Final = 15.5
_OPENING: Final = 26.0
_BADGE: Final = 19.5
_TWO_DIGITS: Final = 0.8  # their size, times that of one
_ARC: Final = 11.0
_ARC_OUT: Final = 0.045  # of the pitch, from the well
_ARC_SPREAD: Final = 60.0  # degrees: the grooves stay open
_DISC_OUT: Final = 4.0
_FLAG_PEN: Final = 6.5


class Mark(StrEnum):
    """What lies under a ring, or about the middle of an empty square."""

    HALO = "halo"  # it moved here
    THIN = "thin"  # it was thrown here, or set up
    CHOSEN = "chosen"
    TAKE = "take"  # it may be chosen, or hit
    DOT = "dot"  # somebody may end here


@lru_cache(maxsize=48)
def mark(kind: Mark, press: Press) -> Sprite:
    """A mark about the middle of a square."""
    canvas = _square(press)
    theme, well, pen, casing = press.theme, press.layout.well, press.layout.pen, press.casing
    match kind:
        case Mark.HALO:
            _halo(canvas, _HALO, press)
        case Mark.THIN:
            _halo(canvas, _THIN, press)
        case Mark.CHOSEN:
            radius = well + _DISC_OUT
            canvas.cased_disc(0, 0, radius + casing + 1, theme.leaf, theme.outline, casing + 1)
        case Mark.TAKE:
            radius = well + _ARC_OUT * press.layout.pitch
            for middle in (45, 135, 225, 315):
                piece = band(radius, _ARC * pen, middle, _ARC_SPREAD)
                canvas.stroke(piece, theme.outline, 2 * casing, closed=True)
                canvas.polygon(piece, theme.leaf)
        case Mark.DOT:
            _dot(canvas, 0, 0, press)
    return canvas.sprite()


@lru_cache(maxsize=8)
def opening(press: Press) -> Sprite:
    """A piece of bare well, for a dot on a path of the same colour."""
    canvas, casing = _square(press), press.casing
    radius = _OPENING * press.layout.pen + casing
    canvas.cased_disc(0, 0, radius, press.colours.well, press.theme.outline, casing)
    return canvas.sprite()


@lru_cache(maxsize=8)
def corner_dot(press: Press) -> Sprite:
    """The dot of a square with a ring on it: the moving ring's own origin."""
    canvas = _square(press)
    _dot(canvas, *_badge_at(press), press)
    return canvas.sprite()


@lru_cache(maxsize=48)
def badge(number: int, press: Press) -> Sprite:
    """The number of a bounce, at a ring's upper right."""
    canvas, layout = _square(press), press.layout
    (x, y), theme = _badge_at(press), press.theme
    radius = _BADGE * layout.pen
    canvas.cased_disc(x, y, radius + press.casing, theme.gold, theme.outline, press.casing)
    px = layout.badge_px * (1 if number < 10 else _TWO_DIGITS)
    canvas.numeral(x, y, str(number), Face.COUNT, px, theme.outline)
    return canvas.sprite()


@lru_cache(maxsize=24)
def ring(value: int, press: Press) -> Sprite:
    """A ring about its middle."""
    canvas = _square(press)
    turn_ring(canvas, 0, 0, value, press)
    return canvas.sprite()


@lru_cache(maxsize=8)
def flag(press: Press) -> Sprite:
    """The goal may be entered: about the middle of its bulge."""
    canvas, theme, unit = _square(press), press.theme, FLAG * press.layout.pitch
    pen = _FLAG_PEN * press.layout.pen

    def planted(points: tuple[Point, ...] | list[Point]) -> list[Point]:
        return [(unit * (x + FLAG_FOOT[0]), unit * (y + FLAG_FOOT[1])) for x, y in points]

    pole, sail = planted(FLAG_POLE), planted(cloth())
    canvas.stroke(pole, theme.outline, pen + 2 * press.casing)
    canvas.stroke(sail, theme.outline, 2 * press.casing, closed=True)
    canvas.polygon(sail, theme.leaf)
    canvas.stroke(pole, theme.leaf, pen)
    return canvas.sprite()


@lru_cache(maxsize=8)
def victory(press: Press) -> Sprite:
    """The star of blood under the ring that won."""
    theme, pitch = press.theme, press.layout.pitch
    canvas = Canvas(-pitch, -pitch, pitch, pitch)
    rays = star(0, 0, [radius * pitch for radius in STAR], 2 * STAR_POINTS, 0)
    canvas.stroke(rays, theme.outline, 2 * (press.casing + 0.5), closed=True)
    canvas.polygon(rays, theme.blood)
    return canvas.sprite()


def _square(press: Press) -> Canvas:
    half = press.layout.pitch // 2
    return Canvas(-half, -half, half, half)


def _halo(canvas: Canvas, width: float, press: Press) -> None:
    """A ring of gold about the well. What lies inside is to be seen: it is left out."""
    radius, theme, casing = press.layout.well + 1, press.theme, press.casing
    width *= press.layout.pen
    canvas.polygon(band(radius, width + 2 * casing, 0, 360), theme.outline)
    canvas.polygon(band(radius, width, 0, 360), theme.gold)


def _dot(canvas: Canvas, x: float, y: float, press: Press) -> None:
    radius, theme = _DOT * press.layout.pen, press.theme
    canvas.cased_disc(x, y, radius + press.casing + 0.5, theme.leaf, theme.outline, press.casing)


def _badge_at(press: Press) -> Point:
    pitch = press.layout.pitch
    return BADGE_AT[0] * pitch, BADGE_AT[1] * pitch
