"""Text that must fit into its room."""

from __future__ import annotations

from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, font


def fitting_size(text: str, face: Face, px: int, room: float, least: int = 26) -> int:
    """The largest size from `px` down to `least` at which `text` takes at most `room` px."""
    while px > least and font(face, px).getlength(text) > room:
        px -= 1
    return px


def draw_centred(
    canvas: Canvas, x: float, y: float, text: str, face: Face, px: int, ink: str, room: float
) -> None:
    """Write text about (x, y), as large as `room` px allow, at most `px`."""
    size = fitting_size(text, face, px, room)
    width = font(face, size).getlength(text)
    canvas.writing(x - width / 2, y + 0.34 * size, text, face, size, ink)
