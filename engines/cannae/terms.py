"""Words that the state, the views and the events of Cannae share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.core.seat import Seat

# 0 to 63: a1, b1, … h1, a2, … h8.
Square = int

FILES: Final = "abcdefgh"
SIDE: Final = len(FILES)
# The name of each square.
NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in FILES)

# The square of each name.
SQUARES: Final = {name: square for square, name in enumerate(NAMES)}

# Where the pieces may stand at the start. Both are reconstructions: the rules' drawing is lost.
#
# `r1` fits all that is known: cavalry on the wings, infantry deep in the centre, all able to act.
LAYOUTS: Final = {
    "r1": "2iiii2/cciiiicc/8/8/8/8/CCIIIICC/2IIII2",
    "r2": "cc4cc/iiiiiiii/8/8/8/8/IIIIIIII/CC4CC",
}


class Arm(StrEnum):
    """The two kinds of piece. A turn is at most one action of each."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"

    @property
    def other(self) -> Arm:
        """The arm that may act beside this one."""
        return Arm.CAVALRY if self is Arm.INFANTRY else Arm.INFANTRY


# Pieces of each side at the start.
STRENGTH: Final = {Arm.INFANTRY: 8, Arm.CAVALRY: 4}

# Occurrences of a position that draw the game.
OCCURRENCES_TO_DRAW: Final = 3


class Piece(StrEnum):
    """A piece by its letter in positions: upper case for the first seat."""

    WHITE_INFANTRY = "I"
    WHITE_CAVALRY = "C"
    BLACK_INFANTRY = "i"
    BLACK_CAVALRY = "c"

    @staticmethod
    def of(seat: Seat, arm: Arm) -> Piece:
        """The piece of that side and kind."""
        return PIECES[2 * (seat is Seat.TWO) + (arm is Arm.CAVALRY)]

    @property
    def seat(self) -> Seat:
        """Whose it is."""
        return Seat.ONE if self.isupper() else Seat.TWO

    @property
    def arm(self) -> Arm:
        """What it is."""
        return Arm.INFANTRY if self in "Ii" else Arm.CAVALRY


# In the order of a board's four masks.
PIECES: Final = tuple(Piece)


class Kind(StrEnum):
    """What an action is, by its letter in the notation."""

    STEP = "M"
    PUSH = "P"
    SLIDE = "C"
    CHARGE = "X"

    @property
    def arm(self) -> Arm:
        """The arm that does it."""
        return Arm.INFANTRY if self in "MP" else Arm.CAVALRY


class Cause(StrEnum):
    """How a piece is lost."""

    THROWN_OFF = "thrown-off"  # pushed over the edge
    CHARGED = "charged"  # infantry, displaced by cavalry
    SURROUNDED = "surrounded"  # cavalry beside two enemy infantry
    SHUT_IN = "shut-in"  # cavalry without an empty square beside it; an optional rule


class End(StrEnum):
    """Why a game is over."""

    INFANTRY = "infantry"  # won: the other side has none left
    CAVALRY = "cavalry"  # drawn: neither side has any left
    REPETITION = "repetition"  # drawn: the same position for the third time
    NO_PROGRESS = "no-progress"  # drawn: 50 turns each without a loss
    BROKEN_OFF = "broken-off"  # from outside: resigned, timed out, a draw agreed


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """A piece that changed its square; `target` is None if it was pushed over the edge."""

    piece: Piece
    origin: Square
    target: Square | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss:
    """A piece that was lost.

    `square` is where it stood: of one thrown off, its last square on the board; of the others,
    where they were when it happened. `by` are the infantry that surrounded it, or the charger's
    square of origin.
    """

    piece: Piece
    square: Square
    cause: Cause
    by: tuple[Square, ...] = ()
