"""Signs of people's pictures: games, a clock, an hourglass, lamps, arrows, the dot of today."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from engines.packages import find_game
from renderers.coat import Coat
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.emblem import draw_emblem
from renderers.kit.geometry import Point, circle
from renderers.kit.shields import ASPECT
from renderers.kit.sprites import Sprite
from renderers.kit.svg_icon import Icon, Shape, draw_icon, read_icon
from renderers.kit.svg_subpaths import parse_subpaths
from renderers.people.design import Design

# A pawn, for a game whose own icon can't be had.
_NEUTRAL: Final[Icon] = (
    Shape(
        outlines=tuple(parse_subpaths(
            "M16 3.5a5.5 5.5 0 0 1 3 10.1c.5 4.4 2 7 4.5 9.4v5.5h-15v-5.5c2.5-2.4 4-5 4.5-9.4"
            "a5.5 5.5 0 0 1 3-10.1z"
        )),
        fill="",
        stroke="ink",
        pen=2.2,
    ),
)  # fmt: skip
_SHIELD: Final = 34 / 60  # a mark's side to the width of the shield in its place


def game_sign(game: str, side: int, design: Design) -> Sprite:
    """A game's icon about the origin; a pawn for one that has none, or isn't there any more."""
    return _game_sign(design, game, side)


@lru_cache(maxsize=64)
def _icon(game: str) -> Icon:
    try:
        return read_icon(find_game(game).icon)
    except (KeyError, OSError, ValueError):
        return _NEUTRAL


@drawn_once(reach=60, keeps=128)
def _game_sign(canvas: Canvas, design: Design, game: str, side: int) -> None:
    draw_icon(canvas, 0, 0, side, _icon(game), design.palette)


@lru_cache(maxsize=512)
def emblem(design: Design, coat: Coat | None, seat: Seat, width: int) -> Sprite:
    """A coat as wide as `width` about the origin, or in its place a seat's mark."""
    wide, high = width / 2 + 6, width / ASPECT / 2 + 6
    canvas = design.canvas(-wide, -high, wide, high)
    draw_emblem(canvas, 0, 0, seat, coat, design.palette, mark=width * _SHIELD)
    return canvas.sprite()


@drawn_once(reach=40, keeps=32)
def clock(canvas: Canvas, design: Design, side: int) -> None:
    """How long an answer takes."""
    ink, radius, pen = design.palette.ink, side / 2, side / 11
    canvas.cased_disc(0, 0, radius, ink, ink, 0)
    canvas.disc(0, 0, radius - pen, design.palette.ground)
    canvas.stroke([(0, -0.56 * radius), (0, 0), (0.42 * radius, 0.24 * radius)], ink, pen)


@drawn_once(reach=40, keeps=32)
def hourglass(canvas: Canvas, design: Design, side: int) -> None:
    """Matches lost on time: all sand has run down."""
    ink, pen = design.palette.ink, side / 11
    half, wide = side / 2 - pen / 2, 0.33 * side
    for sense in (-1, 1):
        canvas.stroke([(-wide - pen, sense * half), (wide + pen, sense * half)], ink, pen * 1.2)
    bulb: list[Point] = [
        (-wide, -half), (-wide, -0.62 * half), (-0.06 * side, 0), (-wide, 0.62 * half),
        (-wide, half), (wide, half), (wide, 0.62 * half), (0.06 * side, 0), (wide, -0.62 * half),
        (wide, -half),
    ]  # fmt: skip
    sand = [
        (-wide, half),
        (-wide, 0.72 * half),
        (0, 0.34 * half),
        (wide, 0.72 * half),
        (wide, half),
    ]
    canvas.polygon(sand, ink)
    canvas.stroke(bulb, ink, pen, closed=True)


@drawn_once(reach=24, keeps=32)
def lamp(canvas: Canvas, design: Design, radius: int, *, is_lit: bool) -> None:
    """A match that counts towards a rating: filled if it has been played."""
    ink, ground = design.palette.ink, design.palette.ground
    canvas.cased_disc(0, 0, radius, ink if is_lit else ground, ink, 2.5)


@drawn_once(reach=30, keeps=32)
def arrow(canvas: Canvas, design: Design, side: int, *, is_up: bool) -> None:
    """Places gained: a filled arrow up; places lost: the outline of one down."""
    sense = -1 if is_up else 1
    half, low, neck = side / 2, -sense * side / 2, 0.2 * side
    head = sense * 0.02 * side
    outline: list[Point] = [
        (0, sense * half), (half * 0.9, head), (neck, head), (neck, low), (-neck, low),
        (-neck, head), (-half * 0.9, head),
    ]  # fmt: skip
    if is_up:
        canvas.polygon(outline, design.palette.ink)
    else:
        canvas.stroke(outline, design.palette.soft, 2.5, closed=True)


@drawn_once(reach=24, keeps=16)
def dot(canvas: Canvas, design: Design, radius: int, *, is_gold: bool) -> None:
    """Today's end of a curve, in gold; or one of the three dots of a gap."""
    palette = design.palette
    if is_gold:
        canvas.cased_disc(0, 0, radius + 2, palette.gold, palette.ink, palette.casing + 0.5)
    else:
        canvas.polygon(circle(0, 0, radius), palette.soft)


@lru_cache(maxsize=64)
def rule(width: int, pen: float, design: Design) -> Sprite:
    """A level line to the right of the origin."""
    canvas = design.canvas(-4, -4, width + 4, 4)
    canvas.stroke([(0, 0), (width, 0)], design.palette.line, pen)
    return canvas.sprite()
