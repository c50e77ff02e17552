"""The one laurel: around the winner's score."""

from __future__ import annotations

import math
from typing import Any, Final

from renderers.kit.canvas import Canvas
from renderers.kit.design import Design, drawn_once
from renderers.kit.geometry import Point, rotated

RADIUS: Final = 100

_LEAVES: Final = 7  # pairs on a sprig
_FROM, _TO = 97.0, 232.0  # degrees of a sprig, clockwise from right
_SPREAD: Final = 42.0  # degrees between a leaf and its stem


@drawn_once(reach=RADIUS + 40, keeps=16)
def laurel(canvas: Canvas, design: Design[Any, Any]) -> None:
    """Two sprigs about the origin, open above."""
    ink = design.palette.ink
    for side in (1, -1):
        stem = [_on_circle(_FROM + (_TO - _FROM) * n / 40, side) for n in range(41)]
        canvas.stroke(stem, ink, 5.0)
        for n in range(_LEAVES):
            angle = _FROM + 10 + (_TO - _FROM - 12) * n / (_LEAVES - 1)
            for spread in (_SPREAD, -_SPREAD) if n < _LEAVES - 1 else (0,):
                canvas.polygon(_leaf(angle, spread, side), ink)


def _on_circle(degrees: float, side: int) -> Point:
    angle = math.radians(degrees)
    return side * RADIUS * math.cos(angle), RADIUS * math.sin(angle)


def _leaf(degrees: float, spread: float, side: int) -> list[Point]:
    length, half = 38.0, 12.0  # half of its width
    parts = [n / 12 for n in range(13)]
    edge = [(part * length, half * math.sin(math.pi * part) ** 0.8) for part in parts]
    outline = [*edge, *((along, -aside) for along, aside in reversed(edge))]
    x, y = _on_circle(degrees, 1)
    turned = rotated(outline, degrees + 90 + spread)
    return [(side * (x + px), y + py) for px, py in turned]
