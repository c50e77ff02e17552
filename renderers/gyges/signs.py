"""The signs of rings and rows and of what may be done: on the board, beside it, on the ribbon."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from renderers.gyges.design import Design
from renderers.gyges.outlines import RING_GROOVE, RINGS, ROW_PENNANT, flag_shapes, ring_segment
from renderers.kit.canvas import Canvas

_THIN: Final = 0.8  # the line of a small ring, times that of a large one
_ARC_SPREAD: Final = 60.0  # degrees: the grooves stay open
_RING: Final = 1.3  # pitch of a board that a ring as a sign would lie on, in parts of the sign
_ARCS: Final = (0.4, 0.14)  # radius and width
_FLAG_LEFT: Final = 0.14  # of its unit: how far its middle lies right of a goal's
_PENNANT: Final = 0.85
_FLAG_PEN: Final = 0.1  # of its unit


def draw_ring(
    canvas: Canvas, x: float, y: float, value: int, design: Design, *, scale: float = 1.0
) -> None:
    """Draw a ring about (x, y)."""
    colours, palette = design.colours, design.palette
    material = {1: colours.bone, 2: colours.wood, 3: palette.outline}[value]
    rim = colours.rim if value == 3 else palette.outline
    pitch = scale * design.layout.pitch
    line = design.layout.ring_pen * (1 if scale == 1 else _THIN)
    shape = RINGS[value]
    canvas.cased_disc(x, y, shape.outer * pitch, material, rim, line)
    for groove in shape.grooves:
        radius, half = groove * pitch, RING_GROOVE * pitch / 2
        canvas.disc(x, y, radius + half, colours.bone)
        canvas.disc(x, y, radius - half, material)
    hole = shape.hole * pitch
    if value != 3:
        canvas.disc(x, y, hole + line / 2, palette.outline)
        hole -= line / 2
    canvas.disc(x, y, hole, colours.well)


def draw_arcs(
    canvas: Canvas, x: float, y: float, radius: float, width: float, design: Design
) -> None:
    """Around a ring that may be chosen, or hit."""
    for middle in (45, 135, 225, 315):
        segment = ring_segment(radius, width, middle, _ARC_SPREAD)
        design.cased(canvas, [(x + dx, y + dy) for dx, dy in segment], design.palette.leaf)


def draw_flag(
    canvas: Canvas, x: float, y: float, unit: float, pen: float, colour: str, design: Design
) -> None:
    """A goal that may be entered, or that has been."""
    pole, cloth = ([(x + unit * px, y + unit * py) for px, py in shape] for shape in flag_shapes())
    canvas.stroke(pole, design.palette.outline, pen + 2 * design.casing)
    design.cased(canvas, cloth, colour)
    canvas.stroke(pole, colour, pen)


def ring_aspect(value: int) -> float:
    """How wide a ring is as a sign, in parts of the sign's height."""
    return 2 * RINGS[value].outer * _RING


def ring_sign(canvas: Canvas, x: float, y: float, size: float, design: Design, value: int) -> None:
    """A ring."""
    draw_ring(canvas, x, y, value, design, scale=_RING * size / design.layout.pitch)


def held_ring_sign(
    canvas: Canvas, x: float, y: float, size: float, design: Design, value: int
) -> None:
    """A ring that has been chosen: on its disc, and smaller, to leave room for that."""
    design.disc(canvas, x, y, 0.46 * size, design.palette.leaf)
    ring_sign(canvas, x, y, 0.85 * size, design, value)


def dot_sign(canvas: Canvas, x: float, y: float, size: float, design: Design) -> None:
    """An empty square that may be chosen."""
    design.disc(canvas, x, y, size * 0.3 + design.casing + 0.5, design.palette.leaf)


def arcs_sign(canvas: Canvas, x: float, y: float, size: float, design: Design) -> None:
    """Rings that may be hit."""
    draw_arcs(canvas, x, y, _ARCS[0] * size, _ARCS[1] * size, design)


def flag_sign(
    canvas: Canvas, x: float, y: float, size: float, design: Design, is_done: bool
) -> None:
    """The goal: in leaf, or in gold if it has been entered."""
    colour, unit = design.palette.gold if is_done else design.palette.leaf, 0.56 * size
    draw_flag(canvas, x - _FLAG_LEFT * unit, y, unit, _FLAG_PEN * unit, colour, design)


def pennant_sign(
    canvas: Canvas, x: float, y: float, size: float, design: Design, seat: Seat
) -> None:
    """Somebody's playable row."""
    shape = [(x + _PENNANT * size * px, y + _PENNANT * size * py) for px, py in ROW_PENNANT]
    design.fill(canvas, shape, seat)
    canvas.stroke(shape, design.palette.outline, 4, closed=True)
