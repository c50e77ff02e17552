"""Words that the state, the views and the events of Gygès share.

A square is a number: `6 * row + file`, row 0 being South's row 1 and file 0 being a, so a1 is 0 and
f6 is 35. North's goal follows as 36, South's as 37.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.seat import Pair, Seat

ROWS: Final = 6
FILES: Final = 6
SQUARES: Final = ROWS * FILES
VALUES: Final = (1, 2, 3)
COPIES: Final = 4  # rings of each value
EACH: Final = 2  # of each value that a player sets up
IN_HAND: Final = tuple(sorted(VALUES * EACH, reverse=True))  # in the order they are set up

GOAL_NORTH: Final = SQUARES
GOAL_SOUTH: Final = SQUARES + 1
# Where each seat wants to go.
GOALS: Final = Pair(one=GOAL_NORTH, two=GOAL_SOUTH)

# Of every square, then of the goals.
NAMES: Final = (
    *(f"{file}{row}" for row in range(1, ROWS + 1) for file in "abcdef"),
    "GN",
    "GS",
)

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

LETTERS: Final = {Seat.ONE: "S", Seat.TWO: "N"}
SIDES: Final = Pair(one="South", two="North")
# The rows, from the one nearest to each seat.
NEAREST: Final = Pair(one=tuple(range(ROWS)), two=tuple(range(ROWS - 1, -1, -1)))


# Moves without a goal that draw the match; set-ups don't count.
LONGEST: Final = 200


def row_of(square: int) -> int:
    """The row of a square, 0 to 5; not of a goal."""
    return square // FILES


class Phase(StrEnum):
    """What the seat to act is asked for."""

    SETUP = "setup"  # six rings on the rows nearest to the player
    PLAY = "play"
    OVER = "over"


class End(StrEnum):
    """Why a match ended."""

    GOAL = "goal"
    REPETITION = "repetition"  # the third occurrence of a position, with the same side to move
    LENGTH = "length"  # too many plies
    BROKEN_OFF = "broken-off"  # from outside: resigned, timed out, agreed


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """A ring that was hit, and where it was thrown."""

    value: int
    source: int  # where it was hit
    landing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LastMove:
    """Enough of a move to draw it: everybody saw it."""

    seat: Seat
    value: int
    path: tuple[int, ...]  # every square in order, the origin first, the end (or goal) last
    bounces: tuple[int, ...]  # where it bounced, in order; all of them on the path
    flight: Flight | None = None

    @property
    def start(self) -> int:
        """The origin."""
        return self.path[0]

    @property
    def end(self) -> int:
        """The square, or the goal, where the ring ended."""
        return self.path[-1]
