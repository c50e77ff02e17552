"""The moves of Gygès and their notation: `a1-b2`, `a1-GN`, `a1-b1xc3`, `setup 321123/000000`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.core.moves import Move
from engines.core.seat import Seat
from engines.gyges.terms import EACH, FILES, NAMES, NEAREST, VALUES

_FILES: Final = "abcdef"


@dataclass(frozen=True, slots=True, kw_only=True)
class Slide(Move):
    """`a1-b2`, `a1-GN`: a ring ends on an empty square or in a goal."""

    start: int
    end: int

    @property
    def steps(self) -> tuple[str, ...]:
        """Two taps: the ring, and where it ends."""
        return (NAMES[self.start], NAMES[self.end])

    def __str__(self) -> str:
        return f"{NAMES[self.start]}-{NAMES[self.end]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(Move):
    """`a1-b1xc3`: a ring takes the place of the one on `hit`, which goes to `landing`."""

    start: int
    hit: int
    landing: int

    @property
    def steps(self) -> tuple[str, ...]:
        """Three taps: the ring, the one it hits, and where that one goes."""
        return (NAMES[self.start], NAMES[self.hit], NAMES[self.landing])

    def __str__(self) -> str:
        return f"{NAMES[self.start]}-{NAMES[self.hit]}x{NAMES[self.landing]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp(Move):
    """`setup 321123/000000`: six rings on the two rows nearest to the player.

    Files are from a to f for either side, as South sees them.
    """

    near: str
    far: str

    @property
    def steps(self) -> tuple[str, ...]:
        """A tap for each ring, triples first: `3a1` is a triple on file a of the nearest row."""
        return tuple(
            f"{value}{file}{depth}"
            for value in reversed(VALUES)
            for depth, row in enumerate((self.near, self.far), start=1)
            for file, ring in zip(_FILES, row, strict=True)
            if ring == str(value)
        )

    @property
    def rows(self) -> int:
        """On how many rows the rings stand, 1 or 2."""
        return 2 if self.far.strip("0") else 1

    @property
    def is_complete(self) -> bool:
        """Whether it has two rings of each value."""
        rows = self.near + self.far
        return all(rows.count(str(value)) == EACH for value in VALUES)

    def cells(self, seat: Seat) -> dict[int, int]:
        """The value on each square that `seat` fills."""
        return {square_of(seat, step): int(step[0]) for step in self.steps}

    @property
    def plain(self) -> str:
        """Its name, if it has one."""
        return next((name for name, one in READY_MADE.items() if one == self), str(self))

    def __str__(self) -> str:
        return f"setup {self.near}/{self.far}"


RingMove = Slide | Throw
GygesMove = Slide | Throw | SetUp

# Set-ups with a name, offered beside free placement.
READY_MADE: Final = {
    "classic": SetUp(near="321123", far="000000"),
    "fan": SetUp(near="123321", far="000000"),
    "gates": SetUp(near="132231", far="000000"),
    "spearhead": SetUp(near="320023", far="001100"),
}


def square_of(seat: Seat, step: str) -> int:
    """The square of a step of a set-up, such as `3a1`, for `seat`."""
    return NEAREST[seat][int(step[2]) - 1] * FILES + _FILES.index(step[1])


@cache
def slide(start: int, end: int) -> Slide:
    """The one `Slide` of these squares: there are few, and they are asked for all the time."""
    return Slide(start=start, end=end)


@cache
def throw(start: int, hit: int, landing: int) -> Throw:
    """The one `Throw` of these squares."""
    return Throw(start=start, hit=hit, landing=landing)
