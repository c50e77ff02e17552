"""What a decided pairing changes: absences, places on a ladder, who is out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engines.core.seat import Seat
from engines.core.tournaments.acts import Outcome, win_of
from engines.core.tournaments.head import Kind
from engines.core.tournaments.state import Bout, Out, TournamentState

ABSENCES: Final = 2
"""Who loses so many matches in a row without a move is out."""


def put_bout(state: TournamentState, bout: Bout) -> TournamentState:
    """The state with this pairing in the place of the one with its round and board."""
    here = state.rounds[bout.round - 1]
    bouts = list(here.bouts)
    bouts[[one.board for one in bouts].index(bout.board)] = bout
    rounds = list(state.rounds)
    rounds[bout.round - 1] = replace(here, bouts=tuple(bouts))
    return replace(state, rounds=tuple(rounds))


def decide(state: TournamentState, bout: Bout) -> TournamentState:
    """The state with a pairing that is decided now, and what follows from it."""
    state = with_place_won(put_bout(state, bout), bout)
    entrants = dict(state.entrants)
    gone = []
    for name in bout.players:
        lost = bout.outcome is Outcome.NEITHER or (
            bout.without_move is not None and bout.seat_of(name) is bout.without_move
        )
        if bout.is_forfeit and not lost:
            continue  # it tells nothing of whether they would have come
        absences = entrants[name].absences + 1 if lost else 0
        if absences != entrants[name].absences:
            entrants[name] = replace(entrants[name], absences=absences)
        if absences >= ABSENCES and entrants[name].is_in:
            gone.append(name)
    state = replace(state, entrants=entrants)
    for name in gone:
        state = put_out(state, name, Out.ABSENT)
    return state


def put_out(state: TournamentState, name: str, why: Out) -> TournamentState:
    """Somebody isn't paired any more; whom they are playing wins at once."""
    entrants = {**state.entrants, name: replace(state.entrants[name], out=why)}
    state = replace(
        state,
        entrants=entrants,
        challenges=tuple(
            one for one in state.challenges if name not in {one.challenger, one.challenged}
        ),
    )
    for bout in state.open_bouts:
        if name in bout.players:
            winner = Seat.TWO if bout.one == name else Seat.ONE
            state = decide(state, replace(bout, outcome=win_of(winner), is_forfeit=True))
    return replace(state, ladder=tuple(one for one in state.ladder if one != name))


def take_place(ladder: Iterable[str], winner: str, loser: str) -> tuple[str, ...]:
    """The ladder after somebody has taken a place above; all from there on move down by one."""
    places = list(ladder)
    if winner in places and loser in places and places.index(winner) > places.index(loser):
        places.remove(winner)
        places.insert(places.index(loser), winner)
    return tuple(places)


def with_place_won(state: TournamentState, bout: Bout) -> TournamentState:
    """Who won from below on a ladder has the loser's place."""
    if state.head.kind is not Kind.LADDER or bout.two is None:
        return state
    match bout.outcome:
        case Outcome.ONE:
            return replace(state, ladder=take_place(state.ladder, bout.one, bout.two))
        case Outcome.TWO:
            return replace(state, ladder=take_place(state.ladder, bout.two, bout.one))
        case _:
            return state
