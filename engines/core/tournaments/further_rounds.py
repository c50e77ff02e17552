"""Whether another round is to be paired, and who plays off the first place."""

from __future__ import annotations

from engines.core.tournaments.bracket import next_round
from engines.core.tournaments.head import Kind, TopTies
from engines.core.tournaments.rounds import regular_rounds, total_rounds
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Status, TournamentState


def tied_at_the_top(state: TournamentState) -> tuple[str, ...]:
    """Who is to play off the first place, by seed: nobody, if it isn't wanted or not shared."""
    if state.head.top_ties is TopTies.SHARED or state.head.kind is Kind.KNOCK_OUT:
        return ()
    first = [row.address for row in standings(state, regular_rounds(state)) if row.place == 1]
    names = [name for name in first if state.entrants[name].is_in]
    return tuple(names) if len(names) > 1 else ()


def has_more_rounds(state: TournamentState) -> bool:
    """Whether a round is to be paired, now or when this one is decided."""
    if not state.head.has_rounds or state.status is not Status.RUNNING:
        return False
    done, total = len(state.rounds), total_rounds(state)
    if done < total:
        return _can_be_paired(state)
    if state.rounds and not state.rounds[-1].is_decided:
        return False  # only its results say whether there is a play-off
    if done > total:
        return len(state.rounds[-1].bouts) > 1 and bool(_goes_on(state))
    return bool(tied_at_the_top(state))


def _can_be_paired(state: TournamentState) -> bool:
    if state.head.kind is not Kind.KNOCK_OUT:
        return len(state.active) > 1
    if not state.rounds or not state.rounds[-1].is_decided:
        return True
    return bool(_goes_on(state))


def _goes_on(state: TournamentState) -> bool:
    return bool(next_round(state, state.rounds[-1], has_third=False))
