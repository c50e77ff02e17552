"""Whether a side has a goal now, asked of thousands of positions that are nearly the same.

Where a way into the goal is found, it is remembered as a witness: the squares that it touches, and
what stands on them. It holds in every position that looks the same there, which one comparison
tells. And most moves differ from another only in where a ring is put down at last, so they are
asked about together: what the board without that ring tells is told once for all of them.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.computer.goal_paths import stepping_stones, way_in
from engines.gyges.rules.rings import put, squares_in
from engines.gyges.terms import SQUARES

KEPT: Final = 24  # witnesses of a side; those that were of no use for longest are forgotten


class Threats:
    """Whether a seat has a goal now. Remembers ways in, and what it was asked."""

    __slots__ = ("_known", "_seat", "_witnesses", "asked")

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._witnesses: list[tuple[int, int]] = []  # squares in both planes, what is on them
        self._known: dict[int, bool] = {}
        self.asked = 0  # questions that had to be worked out

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
        found = self._known[rings] = self._way_in(rings) != 0
        return found

    def among(self, rings: int, value: int, squares: int) -> int:
        """Of `squares`, those where one more ring, of `value`, leaves the seat a goal."""
        unsure, witnessed = squares, False
        for mask, held in self._witnesses:
            if rings & mask == held:
                unsure &= mask
                witnessed = True
        if not witnessed:
            if touched := self._way_in(rings):
                unsure &= touched
            else:
                self.asked += 1
                squares = unsure = stepping_stones(rings, value, self._seat, squares)
        for square in squares_in(unsure):
            if put(rings, square, value) not in self:
                squares ^= 1 << square
        return squares

    def _way_in(self, rings: int) -> int:
        """As `way_in`, counted and remembered."""
        self.asked += 1
        squares = way_in(rings, self._seat)
        if squares:
            mask = squares | squares << SQUARES
            self._witnesses.insert(0, (mask, rings & mask))
            del self._witnesses[KEPT:]
        return squares
