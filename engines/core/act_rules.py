"""Which acts a match allows now: who may accept, move, offer, answer, resign.

Each check raises a MatchError that names the first reason against the act; whether a move is legal
is the game's to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.match_state import MatchError, MatchState, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat


def check_act(match: MatchState, entry: Entry) -> None:
    """Raise MatchError if `match` doesn't allow the act of `entry`."""
    _CHECKS[entry.act](match, entry)


def seat_of(entry: Entry) -> Seat:
    """The seat that acts. Raises MatchError: the entry names none."""
    if entry.seat is None:
        raise MatchError("no-seat", f"{entry.act.name.lower()} needs a seat")
    return entry.seat


def _check_open(match: MatchState, entry: Entry) -> None:
    if match.status is not Status.OPEN:
        raise MatchError("not-open", "this challenge has been answered already")


def _check_accept(match: MatchState, entry: Entry) -> None:
    _check_open(match, entry)
    if entry.joining is None:
        raise MatchError("no-player", "an acceptance names a player")
    asked = match.players[seat_of(entry)]
    if entry.seat is match.proposed_by:
        raise MatchError("not-asked", "who proposes the terms doesn't accept them")
    if asked is not None and asked.address != entry.joining.player.address:
        raise MatchError("not-asked", "this challenge is for somebody else")


def _check_proposal(match: MatchState, entry: Entry) -> None:
    _check_open(match, entry)
    if entry.proposal is None:
        raise MatchError("bad-option", "a proposal names its terms")
    if match.players[seat_of(entry)] is None or match.players[seat_of(entry).other] is None:
        raise MatchError("not-asked", "terms are proposed to somebody, by somebody")


def _check_playing(match: MatchState, entry: Entry) -> None:
    if match.status is Status.OPEN:
        raise MatchError("not-begun", "nobody has accepted this challenge yet")
    if match.status is not Status.PLAYING:
        raise MatchError("is-over", "this match is over")


def _check_turn(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if entry.seat not in match.active:
        raise MatchError("not-your-turn", "it is the other player's turn")


def _check_offer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.draw_offered_by is not None:
        raise MatchError("offered-already", "a draw has been offered already")
    if entry.seat in match.refused_draws:
        raise MatchError("refused-just-now", "this draw was refused, and nobody has moved since")


def _check_draw_answer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.draw_offered_by is None or match.draw_offered_by is entry.seat:
        raise MatchError("no-offer", "the other player offers no draw")


def _check_takeback(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.takeback_asked_by is not None:
        raise MatchError("asked-already", "somebody has asked to take a move back already")
    if match.state_before_move[seat_of(entry)] is None:
        raise MatchError("nothing-to-take-back", "there is no move of this side to take back")


def _check_takeback_answer(match: MatchState, entry: Entry) -> None:
    _check_playing(match, entry)
    if match.takeback_asked_by is None or match.takeback_asked_by is entry.seat:
        raise MatchError("not-asked-back", "the other player doesn't ask to take a move back")


_CHECKS: Final[dict[Act, Callable[[MatchState, Entry], None]]] = {
    Act.ACCEPT: _check_accept,
    Act.PROPOSE: _check_proposal,
    Act.DECLINE: _check_open,
    Act.WITHDRAW: _check_open,
    Act.EXPIRE: _check_open,
    Act.MOVE: _check_turn,
    Act.OFFER_DRAW: _check_offer,
    Act.ACCEPT_DRAW: _check_draw_answer,
    Act.REFUSE_DRAW: _check_draw_answer,
    Act.ASK_TAKEBACK: _check_takeback,
    Act.ALLOW_TAKEBACK: _check_takeback_answer,
    Act.REFUSE_TAKEBACK: _check_takeback_answer,
    Act.RESIGN: _check_playing,
    Act.TIMEOUT: _check_turn,
}
