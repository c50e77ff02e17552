"""Rings of bone, wood and ink."""

from __future__ import annotations

from typing import Final

from renderers.gyges.design import Press
from renderers.gyges.outlines import RING_GROOVE, RINGS
from renderers.kit.canvas import Canvas

_THIN: Final = 0.8  # the line of a small ring, times that of a large one


def turn_ring(
    canvas: Canvas, x: float, y: float, value: int, press: Press, *, scale: float = 1.0
) -> None:
    """A ring about (x, y)."""
    colours, theme = press.colours, press.theme
    material = {1: colours.bone, 2: colours.wood, 3: theme.outline}[value]
    rim = colours.rim if value == 3 else theme.outline
    pitch = scale * press.layout.pitch
    line = press.layout.ring_pen * (1 if scale == 1 else _THIN)
    shape = RINGS[value]
    canvas.cased_disc(x, y, shape.outer * pitch, material, rim, line)
    for groove in shape.grooves:
        radius, half = groove * pitch, RING_GROOVE * pitch / 2
        canvas.disc(x, y, radius + half, colours.bone)
        canvas.disc(x, y, radius - half, material)
    hole = shape.hole * pitch
    if value != 3:
        canvas.disc(x, y, hole + line / 2, theme.outline)
        hole -= line / 2
    canvas.disc(x, y, hole, colours.well)
