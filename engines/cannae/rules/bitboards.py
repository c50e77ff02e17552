"""Sets of squares as 64-bit masks, bit 0 being a1 and bit 63 h8, and the tables of the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from engines.cannae.terms import SIDE, Square

ALL: Final = (1 << SIDE * SIDE) - 1
_A: Final = sum(1 << SIDE * rank for rank in range(SIDE))
_H: Final = _A << SIDE - 1
NOT_A: Final = ALL ^ _A
NOT_H: Final = ALL ^ _H

# Files and ranks to the next square, clockwise from north.
DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def _ray(square: Square, right: int, up: int) -> tuple[Square, ...]:
    rank, file = divmod(square, SIDE)
    found = []
    while 0 <= (file := file + right) < SIDE and 0 <= (rank := rank + up) < SIDE:
        found.append(SIDE * rank + file)
    return tuple(found)


# `RAYS[square][direction]`: the squares from the next one to the edge.
RAYS: Final = tuple(
    tuple(_ray(square, *direction) for direction in DIRECTIONS) for square in range(SIDE * SIDE)
)


def mask(squares: Iterable[Square]) -> int:
    """The set of those squares."""
    return sum(1 << square for square in set(squares))


def squares_of(bits: int) -> Iterator[Square]:
    """The squares of a set, from a1 to h8."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


# The squares beside each square, two to eight diagonals and straights.
NEIGHBOURS: Final = tuple(mask(ray[0] for ray in rays if ray) for rays in RAYS)


@lru_cache(maxsize=1 << 14)
def adjacent_to_two(bits: int) -> int:
    """The squares with two or more of `bits` beside them: where their cavalry can't stand.

    Counted in parallel: of each row of three, whether it holds one or more, and two or more.
    """
    east, west = bits << 1 & NOT_A, bits >> 1 & NOT_H
    either, both = east | west, east & west
    one, two = bits | either, bits & either | both
    above, below = one << SIDE, one >> SIDE
    return (two << SIDE | two >> SIDE | both | above & below | (above | below) & either) & ALL


def adjacent_to(bits: int) -> int:
    """The squares with one or more of `bits` beside them."""
    sides = bits << 1 & NOT_A | bits >> 1 & NOT_H
    row = bits | sides
    return (row << SIDE | row >> SIDE | sides) & ALL
