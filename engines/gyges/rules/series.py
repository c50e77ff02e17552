"""Every series of steps that a ring can make, in tables made once.

A series crosses no border twice, and its squares before the last must be empty: then it is open.
Which of the 132 single, 328 double and 820 triple ones are open depends only on the few squares
between, so the open ones from a square are cached by which of these are occupied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engines.gyges.terms import FILES, GOAL_NORTH, GOAL_SOUTH, ROWS, SQUARES, VALUES


def neighbours(square: int) -> Iterator[int]:
    """A step north, east, south, west, off the board only into a goal."""
    row, file = divmod(square, FILES)
    yield square + FILES if row < ROWS - 1 else GOAL_NORTH
    if file < FILES - 1:
        yield square + 1
    yield square - FILES if row > 0 else GOAL_SOUTH
    if file > 0:
        yield square - 1


def _borders() -> dict[tuple[int, int], int]:
    # A bit for each border between two squares; 0 for that of a goal, where a move ends.
    found: dict[tuple[int, int], int] = {}
    for square in range(SQUARES):
        for neighbour in neighbours(square):
            if neighbour >= SQUARES:
                found[square, neighbour] = 0
            elif square < neighbour:
                found[square, neighbour] = found[neighbour, square] = 1 << len(found)
    return found


BORDERS: Final = _borders()


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """One series of steps. `between` and `borders` are masks of squares and of borders."""

    path: tuple[int, ...]  # the origin first
    between: int
    borders: int


def _series(square: int, steps: int) -> Iterator[Series]:
    # All series of so many steps, in north-east-south-west order.
    def longer(path: tuple[int, ...], between: int, borders: int) -> Iterator[Series]:
        for step in neighbours(path[-1]):
            border = BORDERS[path[-1], step]
            if border & borders:
                continue
            whole = (*path, step)
            if len(whole) > steps:
                yield Series(path=whole, between=between, borders=borders | border)
            elif step < SQUARES:
                yield from longer(whole, between | 1 << step, borders | border)

    return longer((square,), 0, 0)


# By value, then by square; no ring has the value 0.
SERIES: Final = (
    ((),) * SQUARES,
    *(tuple(tuple(_series(square, value)) for square in range(SQUARES)) for value in VALUES),
)

# By the bit of an end: for each open series to it, the borders that it crosses.
Ends = dict[int, tuple[int, ...]]

# The open series from a square: all ends as a mask, all borders that they cross, and by end.
Open = tuple[int, int, Ends]

# The squares between as a mask, and by which of them are occupied: the open series.
Table = tuple[int, dict[int, Open]]


def _table(series: tuple[Series, ...]) -> Table:
    zone = 0
    for one in series:
        zone |= one.between
    return zone, {}


# By value, then by square.
TABLES: Final = tuple(tuple(_table(series) for series in squares) for squares in SERIES)


def learn(value: int, square: int, blocked: int) -> Open:
    """The open series of a ring of `value` on `square`, entered into its table.

    `blocked` are the occupied ones of the table's squares.
    """
    ends: dict[int, list[int]] = {}
    mask = crossed = 0
    for one in SERIES[value][square]:
        if not one.between & blocked:
            end = 1 << one.path[-1]
            ends.setdefault(end, []).append(one.borders)
            mask |= end
            crossed |= one.borders
    found = (mask, crossed, {end: tuple(borders) for end, borders in ends.items()})
    TABLES[value][square][1][blocked] = found
    return found
