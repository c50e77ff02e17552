"""Rounds and results: pairings recorded, matches reported, adjudicated, corrected."""

from __future__ import annotations

from dataclasses import replace

from engines.core.seat import Pair, Seat
from engines.core.tournaments.acts import (
    Adjudicated,
    Corrected,
    Outcome,
    Paired,
    Pairing,
    Reported,
    win_of,
)
from engines.core.tournaments.deciding import decide, put_bout, with_place_won
from engines.core.tournaments.further_rounds import has_more_rounds
from engines.core.tournaments.head import Kind
from engines.core.tournaments.matches import MOST_ATTEMPTS
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import (
    Attempt,
    Bout,
    Round,
    Status,
    TournamentError,
    TournamentState,
)


def after_pairing(state: TournamentState, entry: Paired) -> TournamentState:
    """A round begins. A player paired with somebody who is out has won by forfeit.

    Raises:
        TournamentError: `no-rounds`, `not-begun`, `round-running`, `other-round`,
            `no-more-rounds` or `bad-pairing`.
    """
    if not state.head.has_rounds:
        raise TournamentError("no-rounds", "a ladder has no rounds")
    if state.status is not Status.RUNNING:
        raise TournamentError("not-begun", "it hasn't begun")
    if entry.round != len(state.rounds) + 1:
        raise TournamentError("other-round", f"the next round is {len(state.rounds) + 1}")
    if state.rounds and not state.rounds[-1].is_decided:
        raise TournamentError("round-running", "the last round isn't decided")
    if not has_more_rounds(state):
        raise TournamentError("no-more-rounds", "there is no further round")
    _check_pairings(state, entry.pairings)
    bouts = tuple(_bout(state, entry.round, pairing) for pairing in entry.pairings)
    return replace(
        state, rounds=(*state.rounds, Round(number=entry.round, at=entry.at, bouts=bouts))
    )


def after_result(state: TournamentState, entry: Reported) -> TournamentState:
    """A match has ended. A draw of a knock-out is played again, a few times.

    Raises:
        TournamentError: `no-such-match`, or `result-known`: nothing is to be done any more.
    """
    bout = _open_bout(state, entry.round, entry.board)
    if entry.attempt != len(bout.attempts) + 1:
        raise TournamentError("result-known", "this match has a result")
    attempt = Attempt(table=entry.table, outcome=entry.outcome)
    bout = replace(bout, attempts=(*bout.attempts, attempt))
    is_again = entry.outcome is Outcome.DRAW and len(bout.attempts) < MOST_ATTEMPTS
    if is_again and needs_winner(state, bout):
        return put_bout(state, bout)
    return decide(
        state,
        replace(
            bout,
            outcome=entry.outcome,
            is_forfeit=entry.is_forfeit,
            without_move=entry.without_move,
        ),
    )


def after_adjudication(state: TournamentState, entry: Adjudicated) -> TournamentState:
    """A pairing is decided by rule. Raises TournamentError: `no-such-match` or `result-known`."""
    bout = _open_bout(state, entry.round, entry.board)
    return decide(
        state,
        replace(bout, outcome=entry.outcome, is_adjudicated=True, without_move=entry.without_move),
    )


def after_correction(state: TournamentState, entry: Corrected) -> TournamentState:
    """A result is another one. Pairings made from it stand, and so does who is out.

    Raises:
        TournamentError: `no-such-match`, `no-result`, or `paired-on`: in a knock-out the winner
            has been paired.
    """
    bout = state.bout(entry.round, entry.board)
    if bout.outcome is None:
        raise TournamentError("no-result", "this match has no result yet")
    if needs_winner(state, bout) and len(state.rounds) > entry.round:
        raise TournamentError("paired-on", "the next round was paired by this result")
    corrected = replace(
        bout,
        outcome=entry.outcome,
        is_forfeit=entry.is_forfeit,
        is_adjudicated=False,
        correction=entry.reason,
    )
    return with_place_won(put_bout(state, corrected), corrected)


def _open_bout(state: TournamentState, number: int, board: int) -> Bout:
    bout = state.bout(number, board)
    if bout.is_bye:
        raise TournamentError("no-such-match", "this is a bye")
    if bout.is_decided:
        raise TournamentError("result-known", "this match has a result")
    return bout


def needs_winner(state: TournamentState, bout: Bout) -> bool:
    """Whether one of two has to go on: in a knock-out, and in a play-off."""
    if state.head.kind is Kind.KNOCK_OUT:
        return True
    return state.head.has_rounds and bout.round > total_rounds(state)


def _check_pairings(state: TournamentState, pairings: tuple[Pairing, ...]) -> None:
    named = [name for pairing in pairings for name in (pairing.one, pairing.two) if name]
    is_once = len(set(named)) == len(named)
    is_known = all(name in state.entrants and state.entrants[name].seed for name in named)
    has_boards = len({pairing.board for pairing in pairings}) == len(pairings)
    if not (is_once and is_known and has_boards):
        raise TournamentError("bad-pairing", "each player is paired once, on a board of their own")
    if len(state.rounds) >= total_rounds(state) or state.head.kind is Kind.KNOCK_OUT:
        return
    is_swiss = state.head.kind is Kind.SWISS
    due = {name for name, e in state.entrants.items() if (e.is_in if is_swiss else e.seed)}
    is_kept_apart = not is_swiss or not any(
        frozenset((pairing.one, pairing.two)) in state.forbidden for pairing in pairings
    )
    if set(named) != due or not is_kept_apart:
        raise TournamentError("bad-pairing", "all are paired, and who may not meet kept apart")


def _bout(state: TournamentState, number: int, pairing: Pairing) -> Bout:
    bout = Bout(
        round=number, board=pairing.board, one=pairing.one, two=pairing.two, bye=pairing.bye
    )
    if pairing.two is None:
        return bout
    names = Pair(one=pairing.one, two=pairing.two)
    here = [seat for seat in Seat if state.entrants[names[seat]].is_in]
    if len(here) == 1:
        return replace(bout, outcome=win_of(here[0]), is_forfeit=True)
    if not here:
        return replace(bout, outcome=Outcome.NEITHER, is_forfeit=True)
    if state.head.kind.is_round_robin and frozenset(bout.players) in state.forbidden:
        return replace(bout, outcome=Outcome.DRAW, is_forfeit=True)
    return bout
