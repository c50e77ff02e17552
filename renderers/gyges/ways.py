"""All ways of a match laid over one another: the files are a staff, the rows its bars."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle, pairwise
from math import dist
from typing import Final

from engines.core.seat import Seat
from engines.gyges.terms import FILES, GOAL_NORTH, ROWS, SQUARES, LastMove, row_of
from renderers.gyges.design import Design
from renderers.kit.canvas import Canvas
from renderers.kit.end_plate import LINE
from renderers.kit.geometry import Point, mix, rounded_rectangle, unit
from renderers.kit.sprites import Sprite

_FIRST: Final = LINE.left + 92  # x of the first row
_LAST: Final = LINE.right - 92  # and of the last
_TOP: Final = LINE.top + 2  # y of the file a
_BOTTOM: Final = LINE.bottom - 4  # and of f
_BEYOND: Final = 40  # px of the staff before the first row, and after the last
_STAFF_PEN: Final = 2
_GOAL: Final = (18, 30, 18)  # from the end to its middle; its width; how much higher it is
_ASIDE: Final = 1.7  # px between ways on one border
_LANES: Final = (0, 2, -1, 1, -2)  # where one way after the other lies
_DASH: Final = (13, 0.58)  # length, and how much of it is drawn
_GOLD: Final = (12, 7)  # width with and without its casing
_BEAD: Final = (8, 5.5)
_LAST_RING: Final = (13, 10.5, 7, 5)  # radii of outline, gold, outline, and the end of the way


@lru_cache(maxsize=8)
def all_ways(moves: tuple[LastMove, ...], design: Design) -> Sprite:
    """The staff with the ways of all moves in their order; one that led into a goal in gold."""
    canvas = design.canvas(LINE.left - 2, LINE.top - 10, LINE.right + 2, LINE.bottom + 8)
    _draw_staff(canvas, design)
    _draw_quiet(canvas, [move for move in moves if move.end < SQUARES], design)
    if moves and moves[-1].end < SQUARES:
        _draw_last(canvas, moves[-1], design)
    elif moves:
        _draw_gold(canvas, _line(moves[-1], 0), design)
    return canvas.sprite()


def _line(move: LastMove, aside: float) -> list[Point]:
    # South left, the file a above; the goals at both ends.
    line = [_at(square, aside) for square in move.path if square < SQUARES]
    if move.end >= SQUARES:
        middle, width, _ = _GOAL
        inside = middle + width / 2
        goal = LINE.right - inside if move.end == GOAL_NORTH else LINE.left + inside
        line.append((goal, line[-1][1]))
    return line


def _at(square: int, aside: float = 0) -> Point:
    x = _FIRST + (_LAST - _FIRST) * row_of(square) / (ROWS - 1)
    return x + aside, _TOP + (_BOTTOM - _TOP) * (square % FILES) / (FILES - 1) + aside


def _draw_staff(canvas: Canvas, design: Design) -> None:
    palette = design.palette
    for n in range(FILES):
        x, y = _at(FILES * n + n)
        canvas.stroke([(_FIRST - _BEYOND, y), (_LAST + _BEYOND, y)], palette.line, _STAFF_PEN)
        canvas.stroke([(x, _TOP), (x, _BOTTOM)], palette.line, _STAFF_PEN)
    middle, width, more = _GOAL
    for seat, x in zip(Seat, (LINE.left + middle, LINE.right - middle), strict=True):
        shape = rounded_rectangle(x, (_TOP + _BOTTOM) / 2, width, _BOTTOM - _TOP + more, width / 2)
        design.fill(canvas, shape, seat)
        canvas.stroke(shape, palette.ink, 3.5, closed=True)


def _draw_quiet(canvas: Canvas, moves: list[LastMove], design: Design) -> None:
    drawn: set[tuple[Seat, Point, Point]] = set()
    for move, lane in zip(moves, cycle(_LANES), strict=False):
        aside, colour = lane * _ASIDE, design.palette.seats[move.seat]
        line = _line(move, aside)
        for a, b in map(sorted, pairwise(line)):
            if (move.seat, a, b) not in drawn:
                drawn.add((move.seat, a, b))
                for dash in [(a, b)] if move.seat is Seat.ONE else _dashes(a, b, aside):
                    canvas.stroke(dash, colour, 4)
        canvas.disc(*line[-1], 5, colour)


def _dashes(a: Point, b: Point, aside: float) -> Iterator[tuple[Point, Point]]:
    # Beside those of other ways on the same border, not between them.
    back_x, back_y = (aside * step for step in unit(a, b))
    a, b = (a[0] - back_x, a[1] - back_y), (b[0] - back_x, b[1] - back_y)
    length, drawn = _DASH
    count = max(2, int(dist(a, b) / length))
    for n in range(count):
        yield mix(a, b, n / count), mix(a, b, (n + drawn) / count)


def _draw_gold(canvas: Canvas, line: list[Point], design: Design) -> None:
    for width, radius, colour in zip(
        _GOLD, _BEAD, (design.palette.outline, design.palette.gold), strict=True
    ):
        canvas.stroke(line, colour, width)
        canvas.disc(*line[0], radius, colour)


def _draw_last(canvas: Canvas, move: LastMove, design: Design) -> None:
    palette = design.palette
    colours = (palette.outline, palette.gold, palette.outline, palette.seats[move.seat])
    for radius, colour in zip(_LAST_RING, colours, strict=True):
        canvas.disc(*_at(move.end), radius, colour)
