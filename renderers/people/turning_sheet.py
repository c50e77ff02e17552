"""What the curve of a match is drawn from: chances, the points where it turned, luck and skill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.coat import Coat

# Turning points that a picture has room for; further ones aren't drawn.
MOST_TURNING_POINTS: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class TurningPoint:
    """A move that gave much away. Its chances are those of who made it, 0 to 1."""

    number: int  # as it is called in the picture and beside it
    ply: int  # from 1
    seat: Seat  # who moved
    played: str  # in the game's notation
    best: str  # what would have been better
    chance: float  # with the best
    after: float  # with what was played

    @property
    def is_for_one(self) -> bool:
        """Whether it was to the good of seat one: then its marker is filled, else it is a ring."""
        return self.seat is Seat.TWO


@dataclass(frozen=True, slots=True, kw_only=True)
class TurningSheet:
    """How the chances of a finished match went, and where it turned."""

    title: str  # the game's name, as the reader calls it
    date: str  # "2026-11-27"
    names: Pair[str]
    coats: Pair[Coat | None]
    chances: tuple[float | None, ...]  # of seat one after each ply; None: nothing can be said
    points: tuple[TurningPoint, ...] = ()  # by ply
    luck: float | None = None  # in points of seat one, -1 to 1; None in a game without luck
    skill: float | None = None
