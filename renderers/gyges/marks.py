"""Marks on one square, about its middle: gold for what happened, leaf for what may be done."""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache
from typing import Final

from renderers.gyges.design import Design
from renderers.gyges.outlines import BADGE_AT, FLAG, HEART, STAR, STAR_POINTS, ring_segment
from renderers.gyges.signs import dot_sign, draw_arcs, draw_flag, draw_ring
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import star
from renderers.kit.sprites import Sprite

_DOT: Final = 51.7
_BADGE: Final = 0.672  # of the size of its figure
_TWO_DIGITS: Final = 0.8  # their size, times that of one
_ARC_OUT: Final = 0.045  # of the pitch, from the well
_DISC_OUT: Final = 4.0


class Mark(StrEnum):
    """What lies about the middle of a square, or of a goal."""

    HALO = "halo"  # a ring moved here
    THIN = "thin"  # it was thrown here, or set up
    CHOSEN = "chosen"
    TAKE = "take"  # it may be chosen, or hit
    DOT = "dot"  # somebody may end here
    PATCH = "patch"  # bare ground under a dot on a path of the dot's colour
    STAY = "stay"  # the moving ring may end where it began: a dot over it
    FLAG = "flag"  # this goal may be entered


@drawn_once(reach=71, keeps=64)
def mark(canvas: Canvas, design: Design, kind: Mark) -> None:
    """A mark about the middle of a square."""
    palette, layout = design.palette, design.layout
    match kind:
        case Mark.HALO:
            _halo(canvas, 9.0, design)
        case Mark.THIN:
            _halo(canvas, 6.0, design)
        case Mark.CHOSEN:
            casing = design.casing + 1
            radius = layout.well + _DISC_OUT + casing
            canvas.cased_disc(0, 0, radius, palette.leaf, palette.outline, casing)
        case Mark.TAKE:
            radius = layout.well + _ARC_OUT * layout.pitch
            draw_arcs(canvas, 0, 0, radius, 11.0 * layout.pen, design)
        case Mark.DOT:
            dot_sign(canvas, 0, 0, _DOT * layout.pen, design)
        case Mark.PATCH:
            radius = 26.0 * layout.pen + design.casing
            design.disc(canvas, 0, 0, radius, design.colours.well)
        case Mark.STAY:
            x, y = (part * layout.pitch for part in BADGE_AT)
            dot_sign(canvas, x, y, _DOT * layout.pen, design)
        case Mark.FLAG:
            unit, pen = FLAG * layout.pitch, 6.5 * layout.pen
            draw_flag(canvas, 0, 0, unit, pen, palette.leaf, design)


@drawn_once(reach=142, keeps=48)
def badge(canvas: Canvas, design: Design, number: int) -> None:
    """The number of a bounce, at a ring's upper right."""
    layout = design.layout
    x, y = (part * layout.pitch for part in BADGE_AT)
    design.disc(canvas, x, y, _BADGE * layout.badge_px + design.casing, design.palette.gold)
    px = layout.badge_px * (1 if number < 10 else _TWO_DIGITS)
    canvas.numeral(x, y, str(number), Face.COUNT, px, design.palette.outline)


@drawn_once(reach=71, keeps=24)
def ring(canvas: Canvas, design: Design, value: int) -> None:
    """A ring about its middle."""
    draw_ring(canvas, 0, 0, value, design)


@lru_cache(maxsize=8)
def victory(design: Design) -> Sprite:
    """The gold star under the ring that won, which lies on its red heart."""
    palette, pitch = design.palette, design.layout.pitch
    canvas = design.canvas(-pitch, -pitch, pitch, pitch)
    rays = star(0, 0, [r * pitch for r in STAR], 2 * STAR_POINTS, math.pi / STAR_POINTS)
    canvas.stroke(rays, palette.outline, 2 * (design.casing + 0.5), closed=True)
    canvas.polygon(rays, palette.gold)
    design.disc(canvas, 0, 0, HEART * pitch + design.casing, palette.blood)
    return canvas.sprite()


def _halo(canvas: Canvas, width: float, design: Design) -> None:
    radius, palette, casing = design.layout.well + 1, design.palette, design.casing
    width *= design.layout.pen
    canvas.polygon(ring_segment(radius, width + 2 * casing, 0, 360), palette.outline)
    canvas.polygon(ring_segment(radius, width, 0, 360), palette.gold)
