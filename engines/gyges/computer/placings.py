"""A position's moves, grouped by the ring that is put down last, one group after another.

As `rules.successors.placings`, of the same moves in the same order; compiled, a group is four
numbers that nobody packs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.gyges.computer.exact_targets import Walk
from engines.gyges.computer.floods import NORTH_GOAL, SOUTH_GOAL, landing_squares, playable
from engines.gyges.rules.rings import ALL_SQUARES
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF


class Lister:
    """Makes the `Placings` of positions, and counts the groups that these come to."""

    __slots__ = ("listed", "origin_end", "walk")

    def __init__(self, *, origin_end: bool) -> None:
        self.origin_end = origin_end
        self.walk = Walk()
        self.listed = 0


class Placings:
    """The moves of a side, but those into a goal; `advance` goes to the next group.

    All other rings, as they stand by then, are `ones` and `twos`; `value` is that of the ring put
    down, and `squares` are where it may be put.
    """

    __slots__ = (
        "_barred",
        "_hits",
        "_left_ones",
        "_left_twos",
        "_lister",
        "_room",
        "_start",
        "_start_ones",
        "_start_twos",
        "_starts",
        "ones",
        "squares",
        "twos",
        "value",
    )

    def __init__(self, lister: Lister, rings: int, *, is_north: bool) -> None:
        ones: i64 = rings & ALL_SQUARES
        twos: i64 = rings >> SQUARES
        self._lister = lister
        self._barred: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
        self._room: i64 = landing_squares(ones, twos, is_north)
        self._start_ones: i64 = ones
        self._start_twos: i64 = twos
        # What is left: rings that may move, and what the one that moves now may hit.
        self._starts: i64 = (ones | twos) & playable(ones, twos, is_north)
        self._start: i64 = 0
        self._hits: i64 = 0
        self._left_ones: i64 = 0
        self._left_twos: i64 = 0
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.value: i64 = 0
        self.squares: i64 = 0

    def advance(self) -> bool:
        """Whether there is another group."""
        if self._hits:
            self._hit()
        elif not self._slide():
            return False
        self._lister.listed += 1
        return True

    def _slide(self) -> bool:
        # The next ring that can move, put down where it ends; perhaps nowhere, if it only hits.
        while self._starts:
            ones: i64 = self._start_ones
            twos: i64 = self._start_twos
            start: i64 = self._starts & -self._starts
            self._starts ^= start
            targets: i64 = self._lister.walk.targets(ones, twos, start) & ~self._barred
            standing: i64 = ones | twos
            ends: i64 = targets & ~standing & _ALL
            if self._lister.origin_end:
                ends |= targets & start
            self._hits = targets & standing & ~start
            if not ends | self._hits:
                continue
            self._start = start
            self._left_ones = self.ones = ones & ~start
            self._left_twos = self.twos = twos & ~start
            self.value = (1 if ones & start else 0) + (2 if twos & start else 0)
            self.squares = ends
            return True
        return False

    def _hit(self) -> None:
        # The ring that moves takes the next place that it may; who was there is put down.
        ones: i64 = self._start_ones
        twos: i64 = self._start_twos
        hit: i64 = self._hits & -self._hits
        self._hits ^= hit
        is_one: bool = ones & self._start != 0
        is_two: bool = twos & self._start != 0
        self.ones = self._left_ones | hit if is_one else self._left_ones & ~hit
        self.twos = self._left_twos | hit if is_two else self._left_twos & ~hit
        self.value = (1 if ones & hit else 0) + (2 if twos & hit else 0)
        self.squares = self._room | self._start
