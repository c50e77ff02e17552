"""Whether a seat could enter its goal now, asked of thousands of nearly equal positions.

A path into the goal is kept as a witness: a mask of squares, and what stands on them. It holds in
every position with the same rings on these squares, which is two comparisons. Where none holds, a
flood tells whether there may be a path, and then one is looked for. Moves that differ only in where
a ring is put down are asked about together: most of these squares lie on no path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.seat import Seat
from engines.gyges.computer.floods import (
    NORTH_GOAL,
    SOUTH_GOAL,
    nearer_squares,
    opening_squares,
    playable,
)
from engines.gyges.computer.goal_ways import GoalWays
from engines.gyges.rules.rings import ALL_SQUARES
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

_EVERYWHERE: Final[i64] = -1
_BOARD: Final[i64] = 0xF_FFFF_FFFF
KEPT: Final = 24  # witnesses of a seat, the last found first


class _Witness:
    """A path into the goal: its squares, and what stands on them."""

    __slots__ = ("mask", "ones", "twos")

    def __init__(self, mask: i64, ones: i64, twos: i64) -> None:
        self.mask = mask
        self.ones = ones
        self.twos = twos


class Threats:
    """The positions (packed rings) in which a seat could enter its goal, were it to move."""

    __slots__ = ("_is_north", "_ways", "_witnesses", "asked")

    def __init__(self, seat: Seat) -> None:
        self._is_north = seat is Seat.TWO
        self._witnesses: list[_Witness] = []
        self._ways = GoalWays()
        self.asked = 0  # boards flooded

    def __contains__(self, rings: int) -> bool:
        return self.hold(rings & ALL_SQUARES, rings >> SQUARES)

    def hold(self, ones: i64, twos: i64) -> bool:
        """Whether the seat could enter its goal."""
        if self._witnessed(ones, twos, _EVERYWHERE) != _EVERYWHERE:
            return True
        return self._path(ones, twos) != 0

    def among(self, ones: i64, twos: i64, value: i64, squares: i64) -> i64:
        """Of `squares`, those where one more ring, of `value`, leaves the seat a goal."""
        left: i64 = squares
        unsure: i64 = self._witnessed(ones, twos, _EVERYWHERE)
        if unsure == _EVERYWHERE:
            unsure = self._path(ones, twos)
            if not unsure:
                self.asked += 1
                unsure = opening_squares(ones, twos, value, self._is_north)
                left &= unsure
        unsure &= left
        is_one: bool = value & 1 != 0
        is_two: bool = value & 2 != 0
        while unsure:
            square: i64 = unsure & -unsure
            unsure ^= square
            there_ones: i64 = ones | square if is_one else ones
            there_twos: i64 = twos | square if is_two else twos
            if not self.hold(there_ones, there_twos):
                left ^= square
        return left

    def _witnessed(self, ones: i64, twos: i64, squares: i64) -> i64:
        # What all witnesses that hold have in common, or `squares` if none does.
        for witness in self._witnesses:
            mask: i64 = witness.mask
            if ones & mask == witness.ones and twos & mask == witness.twos:
                squares &= mask
        return squares

    def _path(self, ones: i64, twos: i64) -> i64:
        # The squares of a path, which is kept as a witness; 0 if there is none.
        self.asked += 1
        goal: i64 = SOUTH_GOAL if self._is_north else NORTH_GOAL
        row: i64 = playable(ones, twos, self._is_north)
        starts: i64 = (ones | twos) & row
        squares: i64 = 0
        while starts and not squares:
            start: i64 = starts & -starts
            starts ^= start
            squares = self._ways.way(ones, twos, start, goal)
        if squares:
            nearer: i64 = nearer_squares(row, self._is_north)
            squares = _BOARD if nearer & (ones | twos) else squares | nearer
            self._witnesses.insert(0, _Witness(squares, ones & squares, twos & squares))
            if len(self._witnesses) > KEPT:
                self._witnesses.pop()
        return squares
