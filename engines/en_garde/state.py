"""The state of a match of En Garde: its options, the round being played, the score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engines.core.game import PositionError
from engines.core.seat import Pair, Seat
from engines.core.values import TurnState
from engines.en_garde.terms import (
    START,
    VALUES,
    Attack,
    Counts,
    Hand,
    LastAction,
    Phase,
    Rules,
    Situation,
    advance_of,
)
from engines.en_garde.views import FinishedRound

# An unknown card (`?`) of a position in notation; no state of a played match holds one.
UNKNOWN = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EnGardeState(TurnState):
    """One moment of a match. `deck` is in draw order, the next card first; hands are sorted."""

    rules: Rules
    squares: Pair[int] = START
    hands: Pair[Hand]
    deck: tuple[int, ...]
    played: tuple[int, ...] = ()  # this round, in order: the pile, its top last
    phase: Phase = Phase.TURN
    attack: Attack | None = None  # to be answered now
    last: LastAction | None = None
    starter: Seat  # who began this round
    scores: Pair[int] = Pair(one=0, two=0)  # noqa: RUF009 - a frozen value
    results: tuple[Seat | None, ...] = ()  # who won each round so far, None for a drawn one
    last_round: FinishedRound | None = None

    @property
    def distance(self) -> int:
        """Squares between the fencers, 1 to 22."""
        return self.squares.two - self.squares.one

    @property
    def round(self) -> int:
        """The number of this round, from 1; at the end that of the last one."""
        return len(self.results) + (self.phase is not Phase.OVER)

    @property
    def situation(self) -> Situation:
        """What decides which actions are legal for the seat to act.

        Raises:
            PositionError: the hand has unknown cards.
            ValueError: the match is over.
        """
        seat = self.actor
        hand = self.hands[seat]
        return Situation(
            self.rules.variant,
            self.phase,
            self.attack,
            counts_of(hand),
            len(hand),
            self.distance,
            advance_of(self.squares)[seat],
        )


@lru_cache(maxsize=1 << 12)
def counts_of(hand: Hand) -> Counts:
    """How many cards of each value. Raises PositionError: the hand has unknown cards."""
    if UNKNOWN in hand:
        raise PositionError("the hand to act has unknown cards (?): write its cards, as in [12345]")
    return tuple(hand.count(value) for value in VALUES)
