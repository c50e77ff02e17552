"""Tournament matches that are decided by rule when the time of their round is up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.absence import concluded
from engines.core.game import AnyGame, Event, Outcome
from engines.core.match_state import MatchState
from engines.core.record import Entry
from engines.core.seat import Seat

# The reason of an outcome that a tournament's rule decided.
ADJUDICATED: Final = "adjudicated"


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjudicated(Event):
    """The time of the round was up: `seat` has won by the tournament's rule, or (None) neither."""

    seat: Seat | None


def adjudicated(game: AnyGame, match: MatchState, entry: Entry) -> MatchState:
    """The match, won by the entry's seat, or drawn."""
    outcome = Outcome(winner=entry.seat, reason=ADJUDICATED)
    return concluded(game, match, outcome, Adjudicated(seat=entry.seat))
