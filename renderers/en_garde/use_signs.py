"""Signs of what a card may do, or has done: an arrow, a star, crossed blades, a bar for nothing."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from engines.en_garde.terms import Use
from renderers.en_garde.design import Design
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, rotated, star
from renderers.kit.sprites import Sprite

_Inks = tuple[str, str]  # of a sign, and of the disc that it stands on

_COMMON: Final = 31  # radius of the disc that pens are given for
_BAR: Final = 0.56  # of the radius: half its length


@lru_cache(maxsize=512)
def use_disc(use: Use, radius: int, to_right: bool, design: Design) -> Sprite:
    """What a card may do, on a disc about the origin."""
    palette = design.palette
    canvas = design.canvas(-radius - 2, -radius - 2, radius + 2, radius + 2)
    hollow = palette.ivory if palette.ink == palette.outline else palette.ground
    draw_choice(canvas, 0, 0, 2 * radius, design, use, to_right, hollow)
    return canvas.sprite()


def draw_choice(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    design: Design,
    use: Use | None,
    to_right: bool,
    hollow: str | None = None,
) -> None:
    """A leaf disc; what goes back is a ring about `hollow`, so that grey tells the two apart.

    Without a colour it is ivory.
    """
    palette, radius = design.palette, size / 2
    hollow = hollow or palette.ivory
    if use is Use.BACK:
        canvas.cased_disc(x, y, radius, hollow, palette.leaf, 4.5)
        _draw(canvas, (x, y), radius, use, to_right, (palette.leaf, hollow))
    else:
        canvas.disc(x, y, radius, palette.leaf)
        _draw(canvas, (x, y), radius, use, to_right, (palette.letters, palette.leaf))


def draw_deed(
    canvas: Canvas, x: float, y: float, size: float, design: Design, use: Use | None, to_right: bool
) -> None:
    """A gold disc with the sign in ink."""
    palette, radius = design.palette, size / 2
    canvas.cased_disc(x, y, radius, palette.gold, palette.outline, palette.casing)
    _draw(canvas, (x, y), 0.94 * radius, use, to_right, (palette.outline, palette.gold))


def _draw(
    canvas: Canvas, at: Point, radius: float, use: Use | None, to_right: bool, inks: _Inks
) -> None:
    (x, y), (colour, hole), pen = at, inks, radius / _COMMON
    match use:
        case Use.FORWARD | Use.BACK:
            sense = 1 if to_right is (use is Use.FORWARD) else -1
            _arrow(canvas, x, y, radius, sense, colour)
        case Use.TOUCH:
            rays = star(x, y, (0.76 * radius, 0.36 * radius), 16, math.pi / 8)
            canvas.polygon(rays, colour)
            canvas.disc(x, y, 0.17 * radius, hole)
        case Use.PARRY:
            for angle in (-45, -135):
                for a, b in (((-0.72, 0.0), (0.76, 0.0)), ((-0.44, -0.22), (-0.44, 0.22))):
                    ends = [(x + radius * p, y + radius * q) for p, q in (a, b)]
                    canvas.stroke(rotated(ends, angle, (x, y)), colour, 5 * pen)
        case None:
            reach = _BAR * radius
            canvas.stroke([(x - reach, y), (x + reach, y)], colour, 8 * pen)


def _arrow(canvas: Canvas, x: float, y: float, radius: float, sense: int, colour: str) -> None:
    u = 0.52 * radius * sense
    canvas.stroke([(x - u, y), (x + 0.6 * u, y)], colour, 6 * radius / _COMMON)
    barb = 0.78 * abs(u)
    tip, neck = x + 1.15 * u, x + 0.1 * u
    canvas.polygon([(tip, y), (neck, y - barb), (neck, y + barb)], colour)
