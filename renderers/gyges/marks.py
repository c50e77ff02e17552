"""Marks on one square, about its middle: gold for what happened, leaf for what may be done."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from renderers.gyges.design import Design
from renderers.gyges.outlines import (
    BADGE_AT,
    FLAG,
    FLAG_FOOT,
    FLAG_POLE,
    STAR,
    STAR_POINTS,
    flag_cloth,
    ring_segment,
)
from renderers.gyges.pieces import draw_ring
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
def mark(kind: Mark, design: Design) -> Sprite:
    """A mark about the middle of a square."""
    canvas = _square(design)
    palette, well, pen, casing = (
        design.palette,
        design.layout.well,
        design.layout.pen,
        design.casing,
    )
    match kind:
        case Mark.HALO:
            _halo(canvas, _HALO, design)
        case Mark.THIN:
            _halo(canvas, _THIN, design)
        case Mark.CHOSEN:
            radius = well + _DISC_OUT
            canvas.cased_disc(0, 0, radius + casing + 1, palette.leaf, palette.outline, casing + 1)
        case Mark.TAKE:
            radius = well + _ARC_OUT * design.layout.pitch
            for middle in (45, 135, 225, 315):
                piece = ring_segment(radius, _ARC * pen, middle, _ARC_SPREAD)
                canvas.stroke(piece, palette.outline, 2 * casing, closed=True)
                canvas.polygon(piece, palette.leaf)
        case Mark.DOT:
            _dot(canvas, 0, 0, design)
    return canvas.sprite()


@lru_cache(maxsize=8)
def bare_patch(design: Design) -> Sprite:
    """A disc in the colour of a well, under a dot on a path of the dot's colour."""
    canvas, casing = _square(design), design.casing
    radius = _OPENING * design.layout.pen + casing
    canvas.cased_disc(0, 0, radius, design.colours.well, design.palette.outline, casing)
    return canvas.sprite()


@lru_cache(maxsize=8)
def corner_dot(design: Design) -> Sprite:
    """The dot of a square with a ring on it: the moving ring's own origin."""
    canvas = _square(design)
    _dot(canvas, *_badge_at(design), design)
    return canvas.sprite()


@lru_cache(maxsize=48)
def badge(number: int, design: Design) -> Sprite:
    """The number of a bounce, at a ring's upper right."""
    canvas, layout = _square(design), design.layout
    (x, y), palette = _badge_at(design), design.palette
    radius = _BADGE * layout.pen
    canvas.cased_disc(x, y, radius + design.casing, palette.gold, palette.outline, design.casing)
    px = layout.badge_px * (1 if number < 10 else _TWO_DIGITS)
    canvas.numeral(x, y, str(number), Face.COUNT, px, palette.outline)
    return canvas.sprite()


@lru_cache(maxsize=24)
def ring(value: int, design: Design) -> Sprite:
    """A ring about its middle."""
    canvas = _square(design)
    draw_ring(canvas, 0, 0, value, design)
    return canvas.sprite()


@lru_cache(maxsize=8)
def flag(design: Design) -> Sprite:
    """A flag that says that a goal may be entered, about the middle of its bulge."""
    canvas, palette, unit = _square(design), design.palette, FLAG * design.layout.pitch
    pen = _FLAG_PEN * design.layout.pen

    def planted(points: tuple[Point, ...] | list[Point]) -> list[Point]:
        return [(unit * (x + FLAG_FOOT[0]), unit * (y + FLAG_FOOT[1])) for x, y in points]

    pole, sail = planted(FLAG_POLE), planted(flag_cloth())
    canvas.stroke(pole, palette.outline, pen + 2 * design.casing)
    canvas.stroke(sail, palette.outline, 2 * design.casing, closed=True)
    canvas.polygon(sail, palette.leaf)
    canvas.stroke(pole, palette.leaf, pen)
    return canvas.sprite()


@lru_cache(maxsize=8)
def victory(design: Design) -> Sprite:
    """The red star under the ring that won."""
    palette, pitch = design.palette, design.layout.pitch
    canvas = Canvas(-pitch, -pitch, pitch, pitch)
    rays = star(0, 0, [radius * pitch for radius in STAR], 2 * STAR_POINTS, 0)
    canvas.stroke(rays, palette.outline, 2 * (design.casing + 0.5), closed=True)
    canvas.polygon(rays, palette.blood)
    return canvas.sprite()


def _square(design: Design) -> Canvas:
    half = design.layout.pitch // 2
    return Canvas(-half, -half, half, half)


def _halo(canvas: Canvas, width: float, design: Design) -> None:
    """A gold band about the well, whose inside is left clear."""
    radius, palette, casing = design.layout.well + 1, design.palette, design.casing
    width *= design.layout.pen
    canvas.polygon(ring_segment(radius, width + 2 * casing, 0, 360), palette.outline)
    canvas.polygon(ring_segment(radius, width, 0, 360), palette.gold)


def _dot(canvas: Canvas, x: float, y: float, design: Design) -> None:
    radius, palette = _DOT * design.layout.pen, design.palette
    canvas.cased_disc(
        x, y, radius + design.casing + 0.5, palette.leaf, palette.outline, design.casing
    )


def _badge_at(design: Design) -> Point:
    pitch = design.layout.pitch
    return BADGE_AT[0] * pitch, BADGE_AT[1] * pitch
