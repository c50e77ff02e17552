"""The sign of a climax, the same in every game: a gold star with a heart of blood."""

from __future__ import annotations

import math
from typing import Final

from renderers.kit.canvas import Canvas
from renderers.kit.geometry import star
from renderers.kit.palette import Palette

REACH: Final = 34.0  # px from its middle to the points of its rays
_INNER: Final = 15.0
_HEART: Final = 9.0
_RAYS: Final = 8
_HEART_PEN: Final = 2.5


def draw_climax(canvas: Canvas, x: float, y: float, palette: Palette, *, scale: float) -> None:
    """The star about (x, y), `scale` times as large as the common one."""
    radii = [scale * REACH, scale * _INNER]
    rays = star(x, y, radii, 2 * _RAYS, math.pi / _RAYS)
    canvas.stroke(rays, palette.outline, 2 * palette.casing, closed=True)
    canvas.polygon(rays, palette.gold)
    heart = scale * _HEART + _HEART_PEN / 2
    canvas.cased_disc(x, y, heart, palette.blood, palette.outline, _HEART_PEN)
