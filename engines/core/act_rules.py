"""Which acts a table allows now: who may accept, move, offer, answer, resign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.match_state import MatchError, Position, Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat


def permit(here: Position, entry: Entry) -> None:
    """Let `entry` pass. Raises MatchError with what forbids it."""
    _CHECKS[entry.act](here, entry)


def seat_of(entry: Entry) -> Seat:
    """Who acts. Raises MatchError."""
    if entry.seat is None:
        raise MatchError("no-seat", f"{entry.act.name.lower()} needs a seat")
    return entry.seat


def _is_open(here: Position, entry: Entry) -> None:
    if here.status is not Status.OPEN:
        raise MatchError("not-open", "this challenge has been answered already")


def _may_accept(here: Position, entry: Entry) -> None:
    _is_open(here, entry)
    if entry.joining is None:
        raise MatchError("no-player", "an acceptance names a player")
    asked = here.players[seat_of(entry)]
    if asked is not None and asked.address != entry.joining.player.address:
        raise MatchError("not-asked", "this challenge is for somebody else")


def _is_playing(here: Position, entry: Entry) -> None:
    if here.status is Status.OPEN:
        raise MatchError("not-begun", "nobody has accepted this challenge yet")
    if here.status is not Status.PLAYING:
        raise MatchError("is-over", "this match is over")


def _may_move(here: Position, entry: Entry) -> None:
    _is_playing(here, entry)
    if entry.seat not in here.active:
        raise MatchError("not-your-turn", "it is the other player's turn")


def _may_offer(here: Position, entry: Entry) -> None:
    _is_playing(here, entry)
    if here.offer is not None:
        raise MatchError("offered-already", "a draw has been offered already")
    if entry.seat in here.refused:
        raise MatchError("refused-just-now", "this draw was refused, and nobody has moved since")


def _may_answer(here: Position, entry: Entry) -> None:
    _is_playing(here, entry)
    if here.offer is None or here.offer is entry.seat:
        raise MatchError("no-offer", "the other player offers no draw")


def _may_ask_back(here: Position, entry: Entry) -> None:
    _is_playing(here, entry)
    if here.asks_back is not None:
        raise MatchError("asked-already", "somebody has asked to take a move back already")
    if here.before[seat_of(entry)] is None:
        raise MatchError("nothing-to-take-back", "there is no move of this side to take back")


def _may_give_back(here: Position, entry: Entry) -> None:
    _is_playing(here, entry)
    if here.asks_back is None or here.asks_back is entry.seat:
        raise MatchError("not-asked-back", "the other player doesn't ask to take a move back")


_CHECKS: Final[dict[Act, Callable[[Position, Entry], None]]] = {
    Act.ACCEPT: _may_accept,
    Act.DECLINE: _is_open,
    Act.WITHDRAW: _is_open,
    Act.EXPIRE: _is_open,
    Act.MOVE: _may_move,
    Act.OFFER: _may_offer,
    Act.AGREE: _may_answer,
    Act.REFUSE: _may_answer,
    Act.ASK_BACK: _may_ask_back,
    Act.GIVE_BACK: _may_give_back,
    Act.KEEP: _may_give_back,
    Act.RESIGN: _is_playing,
    Act.TIMEOUT: _may_move,
}
