"""Words that must fit."""

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
    """Text about x, on a baseline a third of its size under y, within `room` px."""
    size = fitting_size(text, face, px, room)
    width = font(face, size).getlength(text)
    canvas.writing(x - width / 2, y + 0.34 * size, text, face, size, ink)
