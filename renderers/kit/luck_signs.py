"""Luck and skill: a die, two crossed blades, and their figures in hundredths of a match."""

from __future__ import annotations

from renderers.kit.canvas import Canvas
from renderers.kit.geometry import rotated
from renderers.kit.palette import Palette

_MINUS = "\N{MINUS SIGN}"


def figure(value: float) -> str:
    """ "+12", "−5", "0": points of one side, in hundredths of a match."""
    hundredths = round(100 * value)
    return f"+{hundredths}" if hundredths > 0 else str(hundredths).replace("-", _MINUS)


def draw_die(canvas: Canvas, x: float, y: float, side: float, palette: Palette) -> None:
    """Luck, about (x, y)."""
    canvas.panel(x, y, side, side, side / 5, palette.ground, palette.ink, side / 11)
    aside = 0.22 * side
    for dx, dy in ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)):
        canvas.disc(x + dx * aside, y + dy * aside, side / 11, palette.ink)


def draw_blades(canvas: Canvas, x: float, y: float, side: float, palette: Palette) -> None:
    """Skill, about (x, y)."""
    pen, half = side / 11, 0.66 * side
    for turn in (-45.0, 45.0):
        parts = (
            [(x, y - half), (x, y + half)],
            [(x - 0.2 * side, y + 0.3 * side), (x + 0.2 * side, y + 0.3 * side)],
        )
        for part in parts:
            canvas.stroke(rotated(part, turn, (x, y)), palette.ink, pen)
