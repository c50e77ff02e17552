"""From which side a board is seen: which of a picture's slots shows which square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Seat
from engines.gyges.terms import FILES, GOAL_NORTH, ROWS, SQUARES
from renderers.style import Framing, RenderStyle

_TURNED: Final = frozenset({Framing.TURNED, Framing.WIDE})


@dataclass(frozen=True, slots=True)
class Side:
    """From which side the board is seen: it is rotated, not mirrored."""

    near: Seat
    is_turned: bool = False  # the near side is left

    def slot(self, square: int) -> int:
        """Where a square is seen."""
        row, file = divmod(square, FILES)
        natural = FILES * file + row if self.is_turned else FILES * (ROWS - 1 - row) + file
        return natural if self.near is Seat.ONE else SQUARES - 1 - natural

    def line(self, row: int) -> int:
        """Where a row is on the upright board, from 0 at the top."""
        return ROWS - 1 - row if self.near is Seat.ONE else row

    def lane(self, slot: int) -> int:
        """Which of the lanes that lead from goal to goal a slot lies on, from the left or above."""
        return slot // FILES if self.is_turned else slot % FILES

    def is_far(self, goal: int) -> bool:
        """Whether a goal is the one away from the onlooker."""
        return (goal == GOAL_NORTH) is (self.near is Seat.ONE)

    def step_into(self, goal: int) -> tuple[int, int]:
        """The direction in which a goal is entered: right or down, or the other way."""
        away = 1 if self.is_far(goal) else -1
        return (away, 0) if self.is_turned else (0, -away)


def side_of(onlooker: Seat | None, style: RenderStyle) -> Side:
    """The side of an onlooker: their own is near; South's for a spectator."""
    return Side(onlooker or Seat.ONE, style.framing in _TURNED)
