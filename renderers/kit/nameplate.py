"""A player's name with the mark of his seat, for the strips above and below a board."""

from __future__ import annotations

import math
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, FittedName, fit_name, font
from renderers.kit.geometry import Point, Points, rectangle
from renderers.kit.palette import Palette
from renderers.kit.sprites import Sprite

_MARK: Final = 34  # side of a seat's mark
_MARK_PEN: Final = 4
_TRIANGLE: Final = ((0, -15), (22, 0), (0, 15))
_TRIANGLE_ROOM: Final = 34
_NAME: Final = 50  # from the mark's left edge to the name
_LEAST_PX: Final = 30
_BASELINE: Final = 0.32  # of the type's size, below the middle of the name
_PENNANT: Final = 0.62  # of the type's size: half its height
_BEYOND: Final = 12  # px of pennant before and after the name
_POINT: Final = 0.45  # of the pennant's height
_LETTERS: Final = Pair(one="1", two="2")  # where a name can't be written
_HALF: Final = "½"


class NameState(Enum):
    """What a nameplate shows of the player's situation."""

    WAITS = auto()
    ACTS = auto()  # a triangle points to him
    WON = auto()  # his name stands on a pennant
    DREW = auto()  # ½ stands behind it


@lru_cache(maxsize=64)
def nameplate(
    seat: Seat, name: str, standing: NameState, palette: Palette, *, px: int, room: int
) -> Sprite:
    """The mark and the name, within `room` px; the origin is the middle of the left edge."""
    left = _TRIANGLE_ROOM if standing is NameState.ACTS else 0
    start = left + _NAME
    tail = _tail(standing, px)
    line = fit_name(name, px=px, least=_LEAST_PX, room=room - start - tail, instead=_LETTERS[seat])
    canvas = Canvas(-4, -px, math.ceil(start + line.width + tail) + 4, px)
    ink = palette.soft if standing is NameState.WAITS else palette.ink
    if standing is NameState.ACTS:
        canvas.polygon(_TRIANGLE, palette.ink)
    if standing is NameState.WON:
        _draw_pennant(canvas, seat, start, line, palette)
        ink = palette.letters
    draw_seat_mark(canvas, left + _MARK / 2, 0, seat, palette)
    canvas.writing(start, _BASELINE * line.px, line.text, line.face, line.px, ink)
    if standing is NameState.DREW:
        at = start + line.width + tail / 2
        canvas.numeral(at, 0, _HALF, Face.COUNT, 0.9 * px, palette.soft)
    return canvas.sprite()


def draw_seat_mark(canvas: Canvas, x: float, y: float, seat: Seat, palette: Palette) -> None:
    """A square about its centre: solid for the first seat, hatched for the second."""
    square = rectangle(x, y, _MARK, _MARK)
    _fill_with_pattern(canvas, square, seat, palette)
    canvas.stroke(square, palette.ink, _MARK_PEN, closed=True)


def _fill_with_pattern(canvas: Canvas, outline: Points, seat: Seat, palette: Palette) -> None:
    if seat is Seat.ONE:
        canvas.polygon(outline, palette.seats.one)
        return
    canvas.polygon(outline, palette.letters)
    canvas.hatch(outline, palette.seats.two, gap=11, width=6, angle=-60)


def _draw_pennant(
    canvas: Canvas, seat: Seat, start: float, line: FittedName, palette: Palette
) -> None:
    half = _PENNANT * line.px
    left, end = start - _BEYOND - 4, start + line.width + _BEYOND
    canvas.polygon([(left, -half), (end, -half), (end, half), (left, half)], palette.seats[seat])
    head: list[Point] = [(end, -half), (end + 2 * _POINT * half, 0), (end, half)]
    _fill_with_pattern(canvas, head, seat, palette)


def _tail(standing: NameState, px: int) -> float:
    """Width of what stands behind the name."""
    if standing is NameState.WON:
        return _BEYOND + 2 * _POINT * _PENNANT * px
    if standing is NameState.DREW:
        return 24 + font(Face.COUNT, 0.9 * px).getlength(_HALF)
    return 0
