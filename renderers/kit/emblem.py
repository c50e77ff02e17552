"""What stands before a player's name: the mark of their seat, or their coat in its colours."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from renderers.coat import Coat
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, rectangle
from renderers.kit.palette import Palette
from renderers.kit.shields import ASPECT, LEAST_HEIGHT, OUTLINE, Ink, shield_parts

_PEN: Final = 4 / 34  # of the mark
_SHIELD: Final = 76 / 34  # a shield's height, in parts of the mark
_EDGE: Final = 3 / 76  # the line around it, in parts of its height


def fill_for_seat(canvas: Canvas, outline: Points, seat: Seat, palette: Palette) -> None:
    """A seat's area: solid for the first seat, hatched for the second."""
    if seat is Seat.ONE:
        canvas.polygon(outline, palette.seats.one)
        return
    canvas.polygon(outline, palette.letters)
    canvas.hatch(outline, palette.seats.two, gap=11, width=6, angle=-60)


def emblem_width(coat: Coat | None, mark: float) -> float:
    """How wide an emblem is, where the mark of a seat is `mark` wide."""
    return mark if coat is None or not _has_shield(mark) else mark * _SHIELD * ASPECT


def draw_emblem(
    canvas: Canvas,
    x: float,
    y: float,
    seat: Seat,
    coat: Coat | None,
    palette: Palette,
    *,
    mark: float,
) -> None:
    """The emblem about (x, y): a square as wide as `mark`, or a shield that is larger.

    A small shield couldn't be told from others: it gives way to the square.
    """
    if coat is not None and _has_shield(mark):
        _draw_shield(canvas, (x, y), mark * _SHIELD, coat, seat, palette)
        return
    square = rectangle(x, y, mark, mark)
    fill_for_seat(canvas, square, seat, palette)
    canvas.stroke(square, palette.ink, _PEN * mark, closed=True)


def _has_shield(mark: float) -> bool:
    return mark * _SHIELD >= LEAST_HEIGHT


def _draw_shield(
    canvas: Canvas, at: Point, height: float, coat: Coat, seat: Seat, palette: Palette
) -> None:
    inks = {Ink.FIELD: palette.seats[seat], Ink.DEEP: palette.deep[seat], Ink.IVORY: palette.ivory}
    x, y = at

    def placed(outline: Points) -> list[Point]:
        return [(x + a * height * ASPECT / 2, y + b * height / 2) for a, b in outline]

    for outline, ink in shield_parts(coat, seat):
        canvas.polygon(placed(outline), inks[ink])
    canvas.stroke(placed(OUTLINE), palette.outline, _EDGE * height, closed=True)
