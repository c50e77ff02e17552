"""Which acts a table allows now: who may accept, move, offer, answer, resign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.match_state import MatchError, MatchState, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat


def check_act(match: MatchState, entry: Entry) -> None:
    """Let `entry` pass. Raises MatchError with what forbids it."""
    _CHECKS[entry.act](match, entry)


def seat_of(entry: Entry) -> Seat:
    """Who acts. Raises MatchError."""
    if entry.seat is None:
        raise MatchError("no-seat", f"{entry.act.name.lower()} needs a seat")
    return entry.seat


def _is_open(match: MatchState, entry: Entry) -> None:
    if match.status is not Status.OPEN:
        raise MatchError("not-open", "this challenge has been answered already")


def _may_accept(match: MatchState, entry: Entry) -> None:
    _is_open(match, entry)
    if entry.joining is None:
        raise MatchError("no-player", "an acceptance names a player")
    asked = match.players[seat_of(entry)]
    if asked is not None and asked.address != entry.joining.player.address:
        raise MatchError("not-asked", "this challenge is for somebody else")


def _is_playing(match: MatchState, entry: Entry) -> None:
    if match.status is Status.OPEN:
        raise MatchError("not-begun", "nobody has accepted this challenge yet")
    if match.status is not Status.PLAYING:
        raise MatchError("is-over", "this match is over")


def _may_move(match: MatchState, entry: Entry) -> None:
    _is_playing(match, entry)
    if entry.seat not in match.active:
        raise MatchError("not-your-turn", "it is the other player's turn")


def _may_offer(match: MatchState, entry: Entry) -> None:
    _is_playing(match, entry)
    if match.draw_offered_by is not None:
        raise MatchError("offered-already", "a draw has been offered already")
    if entry.seat in match.refused_draws:
        raise MatchError("refused-just-now", "this draw was refused, and nobody has moved since")


def _may_answer(match: MatchState, entry: Entry) -> None:
    _is_playing(match, entry)
    if match.draw_offered_by is None or match.draw_offered_by is entry.seat:
        raise MatchError("no-offer", "the other player offers no draw")


def _may_ask_back(match: MatchState, entry: Entry) -> None:
    _is_playing(match, entry)
    if match.takeback_asked_by is not None:
        raise MatchError("asked-already", "somebody has asked to take a move back already")
    if match.state_before_move[seat_of(entry)] is None:
        raise MatchError("nothing-to-take-back", "there is no move of this side to take back")


def _may_give_back(match: MatchState, entry: Entry) -> None:
    _is_playing(match, entry)
    if match.takeback_asked_by is None or match.takeback_asked_by is entry.seat:
        raise MatchError("not-asked-back", "the other player doesn't ask to take a move back")


_CHECKS: Final[dict[Act, Callable[[MatchState, Entry], None]]] = {
    Act.ACCEPT: _may_accept,
    Act.DECLINE: _is_open,
    Act.WITHDRAW: _is_open,
    Act.EXPIRE: _is_open,
    Act.MOVE: _may_move,
    Act.OFFER_DRAW: _may_offer,
    Act.ACCEPT_DRAW: _may_answer,
    Act.REFUSE_DRAW: _may_answer,
    Act.ASK_TAKEBACK: _may_ask_back,
    Act.ALLOW_TAKEBACK: _may_give_back,
    Act.REFUSE_TAKEBACK: _may_give_back,
    Act.RESIGN: _is_playing,
    Act.TIMEOUT: _may_move,
}
