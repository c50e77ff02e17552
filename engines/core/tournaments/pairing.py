"""Pairs a round: a pure function of the log so far, the same in every process.

A Swiss of more than a few dozen takes seconds: call it off the event loop.
"""

from __future__ import annotations

from typing import Final, Protocol

from engines.core.tournaments import bracket
from engines.core.tournaments.acts import Pairing
from engines.core.tournaments.further_rounds import has_more_rounds, tied_at_the_top
from engines.core.tournaments.head import Kind
from engines.core.tournaments.round_robin import pair_round_robin
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import TournamentError, TournamentState
from engines.core.tournaments.swiss import pair_swiss


class PairingSystem(Protocol):
    """Makes the pairings of the next round of a tournament whose rounds so far are decided."""

    def __call__(self, state: TournamentState) -> tuple[Pairing, ...]:
        """Every player exactly once, those who may not meet apart."""


def pair_round(state: TournamentState) -> tuple[Pairing, ...]:
    """The pairings of the next round, for the act that records them.

    Raises:
        TournamentError: `round-running` or `no-more-rounds`.
    """
    if state.rounds and not state.rounds[-1].is_decided and state.head.has_rounds:
        raise TournamentError("round-running", "the last round isn't decided")
    if not has_more_rounds(state):
        raise TournamentError("no-more-rounds", "there is no further round")
    if len(state.rounds) >= total_rounds(state):
        return _pair_playoff(state)
    return _SYSTEMS[state.head.kind](state)


def _pair_knock_out(state: TournamentState) -> tuple[Pairing, ...]:
    if state.rounds:
        return bracket.next_round(
            state, state.rounds[-1], has_third=state.head.has_third_place_match
        )
    seeded = sorted((e for e in state.entrants.values() if e.seed), key=lambda e: e.seed)
    return bracket.first_round(state, [entrant.address for entrant in seeded])


def _pair_playoff(state: TournamentState) -> tuple[Pairing, ...]:
    if len(state.rounds) > total_rounds(state):
        return bracket.next_round(state, state.rounds[-1], has_third=False)
    return bracket.first_round(state, tied_at_the_top(state))


_SYSTEMS: Final[dict[Kind, PairingSystem]] = {
    Kind.ROUND_ROBIN: pair_round_robin,
    Kind.DOUBLE_ROUND_ROBIN: pair_round_robin,
    Kind.SWISS: pair_swiss,
    Kind.KNOCK_OUT: _pair_knock_out,
}
