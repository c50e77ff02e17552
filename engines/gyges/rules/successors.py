"""The positions that moves lead to: of one move, and of all at once.

A move ends with one ring put down; moves that differ only in where it is put are one `Placing`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.core.seat import Seat
from engines.gyges.moves import RingMove, SetUp, Slide
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


def after_move(rings: int, move: RingMove) -> int:
    """The rings after a legal move; one that enters a goal is off the board."""
    if isinstance(move, Slide):
        return slid(rings, move.start, move.end)
    return thrown(rings, move.start, move.hit, move.landing)


def after_setup(rings: int, seat: Seat, setup: SetUp) -> int:
    """The rings after `seat` has set his up."""
    for square, value in setup.cells(seat).items():
        rings = put(rings, square, value)
    return rings


class Placing(NamedTuple):
    """Moves that put the same ring down last."""

    rings: int  # all others, as they stand by then
    value: int  # of the ring put down
    squares: int  # where it may be put, as a mask


def positions_after(rings: int, found: tuple[Reach, ...]) -> Iterator[int]:
    """The rings after each move but those into a goal; twice where two moves lead there."""
    for left, value, squares in placings(rings, found):
        ring = put(0, 0, value)
        for square in squares_in(squares):
            yield left | ring << square


def placings(rings: int, found: tuple[Reach, ...]) -> Iterator[Placing]:
    """All moves but those into a goal, by the ring that is put down last."""
    for reach in found:
        mover = plane_at(rings, reach.start)
        left = rings ^ mover << reach.start
        yield Placing(left, reach.value, reach.ends & ALL_SQUARES)
        for hit in squares_in(reach.hits):
            other = plane_at(rings, hit)
            held = left ^ other << hit | mover << hit
            yield Placing(held, value_at(rings, hit), reach.landings)
