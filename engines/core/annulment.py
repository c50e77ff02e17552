"""Annulled matches: an administrator ends one without a result, or removes its result later."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.core.absence import VOID, concluded
from engines.core.game import AnyGame, Event, Outcome
from engines.core.match_state import MatchState, Status
from engines.core.record import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Annulled(Event):
    """Who manages the place has ended the match without a result, or taken its result out."""

    reason: str


def annulled(game: AnyGame, match: MatchState, entry: Entry) -> MatchState:
    """The match without a result: over, if it wasn't."""
    event, outcome = Annulled(reason=entry.reason), Outcome(winner=None, reason=VOID)
    if match.status is Status.OVER:
        return replace(match, outcome=outcome, events=(event,))
    return concluded(game, match, outcome, event)
