"""Halted matches: begun under older rules, with a log entry that today's rules refuse.

Such a match is halted: it stands where it can be replayed to, nobody moves, and no clock runs. What
follows in the log counts as far as it needs no position: resignations, draws that were agreed on,
losses on time. Where it tells no end, both sides may still agree on one, or one may resign.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.core.game import Event, Outcome
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry, Wish
from engines.core.seat import both

# The reason of an outcome that the log doesn't tell without the rules of then.
UNKNOWN: Final = "unknown"

# Acts that mean the same whatever the position is.
_ALWAYS: Final = frozenset(
    {
        *(Act.RESIGN, Act.LEAVE, Act.TIMEOUT, Act.VOID, Act.SUBSTITUTE, Act.HALT, Act.OFFER_DRAW),
        Act.ADJUDICATE,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesMended(Event):
    """The rules have been mended, and today's refuse a move that was made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultUnknown(Event):
    """The same of a match that was over: how it ended the log doesn't tell."""


def halt(match: MatchState, number: int) -> MatchState:
    """The match before entry `number`, which today's rules refuse."""
    return replace(
        match,
        status=Status.PLAYING,
        outcome=None,
        halted_at=number,
        is_adjourned=True,
        adjourned_by=None,
        active=frozenset(),
        flagged=both(0),
        paused_until=0,
        asked=None,
        draw_offered_by=None,
        refused_draws=frozenset(),
        takeback_asked_by=None,
        state_before_move=both(None),
        events=(),
    )


def counts(match: MatchState, entry: Entry) -> bool:
    """Whether an entry of a halted match means something without the position of then."""
    if entry.act is Act.ANNUL:
        return True
    if match.status is Status.OVER:
        return False
    if entry.act is Act.ASK:
        return entry.wish is Wish.VOID
    if entry.act in (Act.GRANT, Act.REFUSE):
        return match.asked is not None
    if entry.act in (Act.ACCEPT_DRAW, Act.REFUSE_DRAW):
        return match.draw_offered_by is not None
    return entry.act in _ALWAYS


def passed_over(match: MatchState, entry: Entry) -> MatchState:
    """The match after an entry that doesn't count; a move leaves no offer open."""
    if entry.act is Act.MOVE:
        return replace(match, draw_offered_by=None, refused_draws=frozenset(), events=())
    return replace(match, events=())


def ended_then(match: MatchState) -> MatchState:
    """A halted match that is known to be over, though its log doesn't tell how it ended."""
    outcome = Outcome(winner=None, reason=UNKNOWN)
    return replace(match, status=Status.OVER, outcome=outcome, events=(ResultUnknown(),))
