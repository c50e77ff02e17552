"""Every series of steps that a ring can make, and which are open: tables, made once.

A series crosses no border twice, and its squares before the last must be empty. Which of the 132
single, 328 double and 820 triple ones are open depends only on the few squares between; so what
is open from a square is looked up by what stands on those, and worked out the first time.
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
    """A bit for each border between two squares; a goal's threshold can't be crossed twice."""
    found: dict[tuple[int, int], int] = {}
    for here in range(SQUARES):
        for there in neighbours(here):
            if there >= SQUARES:
                found[here, there] = 0
            elif here < there:
                found[here, there] = found[there, here] = 1 << len(found)
    return found


BORDERS: Final = _borders()


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """One series of steps. `between` and `borders` are masks of squares and of borders."""

    path: tuple[int, ...]  # the origin first
    between: int
    borders: int


def _series(square: int, steps: int) -> Iterator[Series]:
    """All series of so many steps, in north-east-south-west order."""

    def longer(path: tuple[int, ...], between: int, borders: int) -> Iterator[Series]:
        for there in neighbours(path[-1]):
            border = BORDERS[path[-1], there]
            if border & borders:
                continue
            whole = (*path, there)
            if len(whole) > steps:
                yield Series(path=whole, between=between, borders=borders | border)
            elif there < SQUARES:
                yield from longer(whole, between | 1 << there, borders | border)

    return longer((square,), 0, 0)


SERIES: Final = (
    ((),) * SQUARES,
    *(tuple(tuple(_series(square, value)) for square in range(SQUARES)) for value in VALUES),
)
"""By value, then by square; no ring has the value 0."""

Ends = dict[int, tuple[int, ...]]
"""The bit of each end, with the borders that each series to it crosses."""

Open = tuple[int, int, Ends]
"""What is open from a square: all ends as a mask, all borders crossed, and which for each end."""

Table = tuple[int, dict[int, Open]]
"""The squares between, and by which of them are occupied: what is open."""


def _table(series: tuple[Series, ...]) -> Table:
    zone = 0
    for one in series:
        zone |= one.between
    return zone, {}


TABLES: Final = tuple(tuple(_table(here) for here in squares) for squares in SERIES)
"""By value, then by square."""


def learn(value: int, square: int, blocked: int) -> Open:
    """What is open for a ring of `value` from `square`; `blocked` is of the table's squares.

    Entered into the table: the next one looks it up.
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
