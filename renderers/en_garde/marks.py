"""Marks of the last action: arrows, the star of a touch, the spark of a parry."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from renderers.en_garde.design import Design
from renderers.kit.canvas import Canvas
from renderers.kit.climax import draw_climax
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face
from renderers.kit.geometry import arrow, star
from renderers.kit.sprites import Sprite

_THINNER: Final = 0.55  # of the width, for actions before the last
_BEYOND: Final = 12  # px past the middle of the square it leads to
_SET_BACK: Final = 16  # of the tail, for a single step
SPARK: Final = (44.0, 13.0, 29.0, 13.0)


@lru_cache(maxsize=512)
def step_arrow(
    way: int, design: Design, seat: Seat | None, count: int, *, is_missed: bool = False
) -> Sprite:
    """An arrow of `way` px from x = 0 with a number at its tail: gold, or in the colour of a seat
    for the ground that they gained in the round. One of an action before the last is thinner."""
    layout, palette = design.layout, design.palette
    sense = 1 if way > 0 else -1
    tail, point = 0, way + sense * _BEYOND
    if count == 1:
        tail -= sense * _SET_BACK
    casing, y, radius = palette.casing, layout.lane, layout.disc
    fill = palette.gold if seat is None else palette.seats[seat]
    low, high = min(tail, point), max(tail, point)
    canvas = design.canvas(low - radius - 8, y - radius - 8, high + radius + 8, y + radius + 8)
    if count:
        share = _THINNER if is_missed else 1.0
        outline = arrow(tail, point, y, share * 13, share * 26)
        canvas.stroke(outline, palette.outline, 2 * casing, closed=True)
        if seat is None:
            canvas.polygon(outline, fill)
        else:
            design.fill(canvas, outline, seat)
    canvas.cased_disc(tail, y, radius + casing, fill, palette.outline, casing)
    letters = palette.outline if seat is None else palette.letters
    canvas.numeral(tail, y, str(count), Face.COUNT, layout.disc_px, letters)
    return canvas.sprite()


@drawn_once(reach=52, keeps=512)
def touch(canvas: Canvas, design: Design) -> None:
    """A gold star with a red middle, about the point that landed."""
    draw_climax(canvas, 0, 0, design.palette, scale=design.layout.spark)


@drawn_once(reach=64, keeps=512)
def spark(canvas: Canvas, design: Design, turn: float) -> None:
    """Where two blades cross: `turn` (radians) puts the long rays between the blades."""
    palette, scale = design.palette, design.layout.spark
    rays = star(0, 0, [scale * radius for radius in SPARK], 16, turn)
    canvas.stroke(rays, palette.outline, 2 * palette.casing, closed=True)
    canvas.polygon(rays, palette.gold)
