"""The rings on the board packed into one integer (a bitboard of two planes).

The number has two planes of 36 bits, a bit for each square: the values' ones, then their twos. A
set of squares is a mask: bit `s` for square `s`, and bits 36 and 37 for the goals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.terms import FILES, GOALS, ROWS, SQUARES, VALUES

ALL_SQUARES: Final = (1 << SQUARES) - 1
ROW_MASKS: Final = tuple(((1 << FILES) - 1) << FILES * row for row in range(ROWS))
OWN_GOAL: Final = GOALS.swap().map(lambda goal: 1 << goal)
WANTED_GOAL: Final = GOALS.map(lambda goal: 1 << goal)

_PLANES: Final = tuple((value & 1) | (value >> 1) << SQUARES for value in range(4))
_RING: Final = _PLANES[-1]


def up_to_row(seat: Seat) -> tuple[int, ...]:
    """By row: the mask of the squares that are not beyond it for `seat`."""
    rows = range(ROWS)
    if seat is Seat.ONE:
        return tuple(sum(ROW_MASKS[: row + 1]) for row in rows)
    return tuple(sum(ROW_MASKS[row:]) for row in rows)


NOT_BEYOND: Final = Pair(one=up_to_row(Seat.ONE), two=up_to_row(Seat.TWO))


def packed(cells: Iterable[int]) -> int:
    """The rings of 36 values, 0 for an empty square."""
    return sum(_PLANES[value] << square for square, value in enumerate(cells))


@lru_cache(maxsize=1 << 9)
def cells_of(rings: int) -> tuple[int, ...]:
    """The value on each square, 0 for none."""
    return tuple(value_at(rings, square) for square in range(SQUARES))


def value_at(rings: int, square: int) -> int:
    """The value of the ring on a square, 0 for none."""
    return (rings >> square & 1) | (rings >> square + SQUARES - 1 & 2)


def occupied(rings: int) -> int:
    """The squares with a ring."""
    return (rings | rings >> SQUARES) & ALL_SQUARES


def of_value(rings: int, value: int) -> int:
    """The squares with a ring of `value`, 1 to 3."""
    ones, twos = rings & ALL_SQUARES, rings >> SQUARES
    return (0, ones & ~twos, twos & ~ones, ones & twos)[value]


def counts(rings: int) -> tuple[int, ...]:
    """How many rings of each value, the singles first."""
    return tuple(of_value(rings, value).bit_count() for value in VALUES)


def squares_in(mask: int) -> Iterator[int]:
    """The squares and goals of a mask, in their order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def plane_at(rings: int, square: int) -> int:
    """The bits, as they would be on a1, of the ring on a square; 0 for none."""
    return rings >> square & _RING


def put(rings: int, square: int, value: int) -> int:
    """The rings with one more, on an empty square."""
    return rings | _PLANES[value] << square


def slid(rings: int, start: int, end: int) -> int:
    """The rings after one went from `start` to `end`: an empty square, a goal or its origin."""
    plane = plane_at(rings, start)
    left = rings ^ plane << start
    return left if end >= SQUARES else left | plane << end


def thrown(rings: int, start: int, hit: int, landing: int) -> int:
    """The rings after one took the place of that on `hit`, which went to `landing`."""
    mover, other = plane_at(rings, start), plane_at(rings, hit)
    left = rings ^ mover << start ^ other << hit
    return left | mover << hit | other << landing
