"""What a ring gets to exactly, and by which squares it gets into a goal: floods made exact.

A flood may cross a border twice. What it reaches is walked here step by step, shortest chains
first, with the borders crossed as two sets of squares: those south of one, and those west of one.
It answers as `rules.reach` does; compiled, a step needs no objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.gyges.computer.floods import NORTH_GOAL, SOUTH_GOAL, flood

if TYPE_CHECKING:
    from mypy_extensions import i64

_FIRST: Final[i64] = 0x0_4104_1041  # file a
_LAST: Final[i64] = 0x8_2082_0820  # file f
_NEAR_SOUTH: Final[i64] = 0x3F
_NEAR_NORTH: Final[i64] = 0xF_C000_0000


class _Chain:
    """Bounces of the ring that moves: where it got to, and what it crossed and stepped on."""

    __slots__ = ("easts", "norths", "ring", "trail")

    def __init__(self) -> None:
        self.ring: i64 = 0  # the one it goes on from
        self.norths: i64 = 0
        self.easts: i64 = 0
        self.trail: i64 = 0


class Walk:
    """The ways of one ring in one position; asked again and again, for it keeps its chains."""

    __slots__ = (
        "_chains",
        "_found",
        "_ones",
        "_standing",
        "_total",
        "_trail",
        "_twos",
    )

    def __init__(self) -> None:
        self._ones: i64 = 0
        self._twos: i64 = 0
        self._standing: i64 = 0  # without the ring that moves
        self._found: i64 = 0
        self._trail: i64 = 0  # the squares of the way into the goal that was found last
        self._total: i64 = 0
        self._chains: list[_Chain] = []  # of which so many are of this search

    def targets(self, ones: i64, twos: i64, start: i64) -> i64:
        """The squares and goals on which the ring on `start` (its bit) may end a series."""
        self._search(ones, twos, start, flood(ones, twos, start))
        return self._found

    def way(self, ones: i64, twos: i64, start: i64, goal: i64) -> i64:
        """The squares of a shortest way of the ring on `start` into `goal`; 0 if there is none.

        Of several the first, where steps north come before those south, these before east and west.
        """
        self._search(ones, twos, start, goal)
        return self._trail if self._found & goal else 0

    def _search(self, ones: i64, twos: i64, start: i64, wanted: i64) -> None:
        # Shortest chains first, until all that is wanted is found.
        self._ones = ones
        self._twos = twos
        self._standing = (ones | twos) & ~start
        self._found = 0
        self._total = 0
        self._walk(start, self._value(start), 0, 0, start)
        index: i64 = 0
        while index < self._total and self._found & wanted != wanted:
            chain = self._chains[index]
            self._walk(chain.ring, self._value(chain.ring), chain.norths, chain.easts, chain.trail)
            index += 1

    def _value(self, ring: i64) -> i64:
        if not ring & self._twos:
            return 1
        return 3 if ring & self._ones else 2

    def _walk(self, here: i64, left: i64, norths: i64, easts: i64, trail: i64) -> None:
        # All series that go on from `here` with so many steps.
        if here & _NEAR_NORTH:
            if left == 1:
                self._score(NORTH_GOAL, trail)
        elif not norths & here:
            self._step(here << 6, left - 1, norths | here, easts, trail)
        if here & _NEAR_SOUTH:
            if left == 1:
                self._score(SOUTH_GOAL, trail)
        elif not norths & here >> 6:
            self._step(here >> 6, left - 1, norths | here >> 6, easts, trail)
        if not here & (_LAST | easts):
            self._step(here << 1, left - 1, norths, easts | here, trail)
        if not here & _FIRST and not easts & here >> 1:
            self._step(here >> 1, left - 1, norths, easts | here >> 1, trail)

    def _step(self, there: i64, left: i64, norths: i64, easts: i64, trail: i64) -> None:
        if left:
            if not there & self._standing:
                self._walk(there, left, norths, easts, trail | there)
            return
        self._found |= there
        if not there & self._standing:
            return
        # A chain that gets to a ring over all borders of an earlier one gets no further than that.
        index: i64 = 0
        while index < self._total:
            known = self._chains[index]
            if known.ring == there and not known.norths & ~norths and not known.easts & ~easts:
                return
            index += 1
        if index == len(self._chains):
            self._chains.append(_Chain())
        chain = self._chains[index]
        chain.ring = there
        chain.norths = norths
        chain.easts = easts
        chain.trail = trail | there
        self._total += 1

    def _score(self, goal: i64, trail: i64) -> None:
        if not self._found & goal:
            self._found |= goal
            self._trail = trail
