"""The rings: of bone (value 1), wood (2) and black (3)."""

from __future__ import annotations

from typing import Final

from renderers.gyges.design import Design
from renderers.gyges.outlines import RING_GROOVE, RINGS
from renderers.kit.canvas import Canvas

_THIN: Final = 0.8  # the line of a small ring, times that of a large one


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
