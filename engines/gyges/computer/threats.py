"""Whether a seat could enter its goal now, asked of thousands of nearly equal positions.

A path into the goal is kept as a witness: a mask of squares, and what stands on them. It holds in
every position with the same rings on these squares, which is one comparison. Moves that differ only
in where a ring is put down are asked about together: the board without that ring is searched once
for all of them.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.computer.goal_paths import goal_opening_squares, squares_of_goal_path
from engines.gyges.rules.rings import put, squares_in
from engines.gyges.terms import SQUARES

KEPT: Final = 24  # witnesses of a seat, the last used first


class Threats:
    """The positions (packed rings) in which a seat could enter its goal, were it to move."""

    __slots__ = ("_known", "_seat", "_witnesses", "asked")

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._witnesses: list[tuple[int, int]] = []  # squares in both planes, what is on them
        self._known: dict[int, bool] = {}
        self.asked = 0  # searches made

    def __contains__(self, rings: int) -> bool:
        known = self._known.get(rings)
        if known is not None:
            return known
        witnesses = self._witnesses
        for index, (mask, held) in enumerate(witnesses):
            if rings & mask == held:
                if index:
                    witnesses.insert(0, witnesses.pop(index))
                return True
        found = self._known[rings] = self._squares_of_goal_path(rings) != 0
        return found

    def among(self, rings: int, value: int, squares: int) -> int:
        """Of `squares`, those where one more ring, of `value`, leaves the seat a goal."""
        unsure, is_witnessed = squares, False
        for mask, held in self._witnesses:
            if rings & mask == held:
                unsure &= mask
                is_witnessed = True
        if not is_witnessed:
            if touched := self._squares_of_goal_path(rings):
                unsure &= touched
            else:
                self.asked += 1
                squares = unsure = goal_opening_squares(rings, value, self._seat, squares)
        for square in squares_in(unsure):
            if put(rings, square, value) not in self:
                squares ^= 1 << square
        return squares

    def _squares_of_goal_path(self, rings: int) -> int:
        # As `goal_paths.squares_of_goal_path`; counted, and a path is kept as a witness.
        self.asked += 1
        squares = squares_of_goal_path(rings, self._seat)
        if squares:
            mask = squares | squares << SQUARES
            self._witnesses.insert(0, (mask, rings & mask))
            del self._witnesses[KEPT:]
        return squares
