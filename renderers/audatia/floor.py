"""The floor: a line under both men, and a shadow under each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.audatia.design import Design
from renderers.kit.canvas import Canvas
from renderers.kit.sprites import Sprite

_SHADOW: Final = 128  # px: half the widest stroke under a man
_STROKES: Final = ((-1.0, 1.0), (-0.8, 0.86), (-0.45, 0.55))  # ends, in parts of that half


@lru_cache(maxsize=16)
def floor_line(design: Design) -> Sprite:
    """The line that both men stand on."""
    y, (left, right) = design.layout.table.floor, design.layout.table.floor_ends
    canvas = design.canvas(left - 2, y - 4, right + 2, y + 4)
    canvas.stroke([(left, y), (right, y)], design.palette.ink, 3)
    return canvas.sprite()


@lru_cache(maxsize=16)
def shadow(design: Design) -> Sprite:
    """The shadow under a man: level strokes, shorter as they go down."""
    table = design.layout.table
    half = table.of_scale(_SHADOW)
    canvas = design.canvas(-half - 4, table.floor, half + 4, table.floor + 24)
    draw_shadow(canvas, 0, table.floor, half, design.palette.line)
    return canvas.sprite()


def draw_shadow(canvas: Canvas, x: float, y: float, half: float, ink: str) -> None:
    """Draw a shadow under (x, y), `half` px wide to each side."""
    for i, (start, end) in enumerate(_STROKES):
        row = y + 4 + 7 * i
        canvas.stroke([(x + start * half, row), (x + end * half, row)], ink, 2.6)
