"""How many rounds a tournament has."""

from __future__ import annotations

from engines.core.tournaments.bracket import rounds_for
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import Round, TournamentState


def total_rounds(state: TournamentState) -> int:
    """How many rounds there are without a play-off; 0 for a ladder, and before it begins."""
    players = state.field_size
    match state.head.kind:
        case Kind.ROUND_ROBIN | Kind.DOUBLE_ROUND_ROBIN:
            once = max(0, players - 1 + players % 2)
            return once * (2 if state.head.kind is Kind.DOUBLE_ROUND_ROBIN else 1)
        case Kind.SWISS:
            return (state.head.rounds or rounds_for(players)) if players else 0
        case Kind.KNOCK_OUT:
            return rounds_for(players)
        case Kind.LADDER:
            return 0


def regular_rounds(state: TournamentState) -> tuple[Round, ...]:
    """The rounds without a play-off; of a ladder all its matches."""
    return state.rounds[: total_rounds(state)] if state.head.has_rounds else state.rounds


def playoff_rounds(state: TournamentState) -> tuple[Round, ...]:
    """The rounds of the play-off, so far."""
    return state.rounds[total_rounds(state) :] if state.head.has_rounds else ()
