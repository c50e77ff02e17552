"""Which way a ring gets into a goal: depth first, led by a flood that came back from the goal.

The flood tells how many series it takes at least, and from which rings fewer do. It crosses borders
twice where a ring may not; if there is no such way, `exact_targets` looks for a longer one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.gyges.computer.exact_targets import Walk
from engines.gyges.computer.floods import SOUTH_GOAL, flood, steps_before

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF
_FIRST: Final[i64] = 0x0_4104_1041  # file a
_LAST: Final[i64] = 0x8_2082_0820  # file f
_NEAR_SOUTH: Final[i64] = 0x3F
_NEAR_NORTH: Final[i64] = 0xF_C000_0000
PATIENCE: Final[i64] = 200  # squares stepped on before all is left to `exact_targets`


class GoalWays:
    """The ways of rings into a goal; asked again and again, for it keeps its lists."""

    __slots__ = ("_leads", "_ones", "_patience", "_row", "_standing", "_twos", "_walk")

    def __init__(self) -> None:
        self._walk = Walk()
        self._ones: i64 = 0
        self._twos: i64 = 0
        self._standing: i64 = 0  # without the ring that moves
        self._row: i64 = 0  # next to the goal
        # The rings from which one series leads into the goal, at most two, and so on: all of them,
        # and, where borders bar the way, some more.
        self._leads: list[int] = []
        self._patience: i64 = 0

    def way(self, ones: i64, twos: i64, start: i64, goal: i64) -> i64:
        """The squares of a shortest way of the ring on `start` into `goal`; 0 if there is none.

        It is the one that `Walk.way` finds.
        """
        if not self._find_leads(ones, twos, start, goal):
            return 0
        self._ones = ones
        self._twos = twos
        self._standing = (ones | twos) & ~start
        self._row = _NEAR_SOUTH if goal == SOUTH_GOAL else _NEAR_NORTH
        self._patience = PATIENCE
        found: i64 = self._onward(start, self._value(start), len(self._leads), 0, 0, start)
        if found or not flood(ones, twos, start) & goal:
            return found
        return self._walk.way(ones, twos, start, goal)

    def _find_leads(self, ones: i64, twos: i64, start: i64, goal: i64) -> bool:
        # As many as it takes until the ring on `start` is among them, if it gets there at all.
        empty: i64 = _ALL & ~(ones | twos) | start
        single: i64 = ones & ~twos
        double: i64 = twos & ~ones
        triple: i64 = ones & twos
        led: i64 = 0
        self._leads.clear()
        while not led & start:
            one_off, two_off, three_off = steps_before(led, goal, empty)
            more: i64 = led | one_off & single | two_off & double | three_off & triple
            if more == led:
                return False
            led = more
            self._leads.append(led)
        return True

    def _value(self, ring: i64) -> i64:
        if not ring & self._twos:
            return 1
        return 3 if ring & self._ones else 2

    def _onward(
        self, here: i64, left: i64, series: i64, norths: i64, easts: i64, trail: i64
    ) -> i64:
        # The squares of the first way by so many series that goes on from `here`, with so many
        # steps left of the first of these; 0 if none is found.
        if series == 1 and left == 1:
            return trail if here & self._row else 0
        self._patience -= 1
        if self._patience < 0:
            return 0
        found: i64 = 0
        if not here & (_NEAR_NORTH | norths):
            found = self._by(here << 6, left - 1, series, norths | here, easts, trail)
        if not found and not here & _NEAR_SOUTH and not norths & here >> 6:
            found = self._by(here >> 6, left - 1, series, norths | here >> 6, easts, trail)
        if not found and not here & (_LAST | easts):
            found = self._by(here << 1, left - 1, series, norths, easts | here, trail)
        if not found and not here & _FIRST and not easts & here >> 1:
            found = self._by(here >> 1, left - 1, series, norths, easts | here >> 1, trail)
        return found

    def _by(self, there: i64, left: i64, series: i64, norths: i64, easts: i64, trail: i64) -> i64:
        # As `_onward`, from the square of the next step.
        if left:
            if there & self._standing:
                return 0
            return self._onward(there, left, series, norths, easts, trail | there)
        if series == 1 or not there & self._standing & self._leads[series - 2]:
            return 0
        return self._onward(there, self._value(there), series - 1, norths, easts, trail | there)
