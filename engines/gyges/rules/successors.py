"""The positions that moves lead to: of one move, and of all at once.

A move ends with one ring put down; moves that differ only in where it is put are one `Placing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.core.seat import Seat
from engines.gyges.moves import GygesMove, SetUp, Slide, Throw
from engines.gyges.rules.reach import Reach
from engines.gyges.rules.rings import (
    ALL_SQUARES,
    plane_at,
    put,
    slid,
    squares_in,
    thrown,
    value_at,
)
from engines.gyges.terms import LastMove


def after_move(rings: int, move: GygesMove, seat: Seat) -> int:
    """The rings after a legal move of `seat`; one that enters a goal is off the board."""
    match move:
        case Slide(start=start, end=end):
            return slid(rings, start, end)
        case Throw(start=start, hit=hit, landing=landing):
            return thrown(rings, start, hit, landing)
        case SetUp():
            for square, value in move.cells(seat).items():
                rings = put(rings, square, value)
            return rings


def rings_before(rings: int, last: LastMove) -> int:
    """The rings before the last move, which ended in no goal."""
    rings ^= put(0, last.end, last.value)
    if last.flight is not None:
        rings ^= put(0, last.flight.landing, last.flight.value)
        rings = put(rings, last.flight.source, last.flight.value)
    return put(rings, last.start, last.value)


class Placing(NamedTuple):
    """Moves that put the same ring down last."""

    rings: int  # all others, as they stand by then
    value: int  # of the ring put down
    squares: int  # where it may be put, as a mask


def positions_after(rings: int, found: Iterable[Reach]) -> Iterator[int]:
    """The rings after each move but those into a goal; twice where two moves lead there."""
    for left, value, squares in placings(rings, found):
        ring = put(0, 0, value)
        for square in squares_in(squares):
            yield left | ring << square


def placings(rings: int, found: Iterable[Reach]) -> Iterator[Placing]:
    """All moves but those into a goal, by the ring that is put down last."""
    for reach in found:
        mover = plane_at(rings, reach.start)
        left = rings ^ mover << reach.start
        yield Placing(left, reach.value, reach.ends & ALL_SQUARES)
        for hit in squares_in(reach.hits):
            other = plane_at(rings, hit)
            held = left ^ other << hit | mover << hit
            yield Placing(held, value_at(rings, hit), reach.landings)
