"""The truth about a table of Cannae."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.action_effects import Played
from engines.cannae.rules.board import Board
from engines.cannae.terms import End
from engines.core.options import TRUE, Options
from engines.core.seat import Seat
from engines.core.values import State

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
class CannaeState(State):
    """One moment of a match.

    `since` are the boards since the last loss, the present one last; sides alternate in it.
    """

    rules: Rules
    board: Board
    to_act: Seat | None  # None when the match is over
    since: tuple[Board, ...]
    last: Played | None = None  # the turn that led here
    end: End | None = None
    winner: Seat | None = None

    @property
    def actor(self) -> Seat:
        """The seat to act; only while somebody is."""
        if self.to_act is None:
            raise ValueError("nobody acts: the match is over")
        return self.to_act

    @property
    def quiet(self) -> int:
        """Turns played, of both sides, since the last loss."""
        return len(self.since) - 1

    @property
    def stood(self) -> tuple[Board, ...]:
        """The boards since the last loss that a turn may bring back, the latest first.

        With the other side to act, that is; one that has stood twice is there twice.
        """
        return self.since[-2::-2]

    @property
    def repeats(self) -> int:
        """How often this position has stood, with the same side to act; 1 is the first time."""
        return self.since[::-2].count(self.board)
