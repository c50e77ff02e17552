"""The state of a match of Cannae."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.action_effects import PlayedTurn
from engines.cannae.rules.board import Board
from engines.cannae.terms import End
from engines.core.options import TRUE, Options
from engines.core.seat import Seat
from engines.core.values import TurnState

DEFAULT_LAYOUT: Final = "r1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of a match, read once."""

    layout: str = DEFAULT_LAYOUT
    shut_in: bool = False  # immobilised_cavalry: cavalry with no empty square beside it is lost

    @staticmethod
    def of(options: Options) -> Rules:
        """The rules that complete options ask for."""
        return Rules(layout=options["layout"], shut_in=options["immobilised_cavalry"] == TRUE)


@dataclass(frozen=True, slots=True, kw_only=True)
class CannaeState(TurnState):
    """One moment of a match.

    `boards_since_loss` has the present board last; the sides to act alternate in it.
    """

    rules: Rules
    board: Board
    boards_since_loss: tuple[Board, ...]
    last_turn: PlayedTurn | None = None  # the turn that led here
    end: End | None = None
    winner: Seat | None = None

    @property
    def turns_since_loss(self) -> int:
        """Turns played, of both sides, since the last loss."""
        return len(self.boards_since_loss) - 1

    @property
    def earlier_boards(self) -> tuple[Board, ...]:
        """The boards since the last loss with the other side to act, the latest first.

        A turn may bring one of them back. A board that occurred twice is there twice.
        """
        return self.boards_since_loss[-2::-2]

    @property
    def occurrences(self) -> int:
        """How often this position has occurred with the same side to act, this time included."""
        return self.boards_since_loss[::-2].count(self.board)
