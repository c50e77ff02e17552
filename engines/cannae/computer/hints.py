"""Where to look before a turn of Cannae is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.cannae.moves import Turn
from engines.cannae.rules.action_effects import play_action, play_actions
from engines.cannae.rules.board import Board, relative_to
from engines.cannae.rules.move_generator import distinct_turns
from engines.cannae.terms import SIDE, Loss, Square
from engines.cannae.views import CannaeView
from engines.core.hints import Hint
from engines.core.seat import Seat

_WING: Final = 3  # files from each edge


def hint_of(view: CannaeView, best: Turn) -> Hint | None:
    """What can be taken, what is in danger, or else with which piece the turn begins."""
    seat, shut_in = view.onlooker, view.immobilised_cavalry
    if seat is None or not best.actions:
        return None
    effects = play_actions(view.board, seat, best.actions, shut_in=shut_in)
    taken = [one for effect in effects for one in effect.losses if one.piece.seat is not seat]
    if taken:
        return _at("cannae-hint-take", taken[0])
    in_danger = next(_threats(view.board, seat, shut_in=shut_in), None)
    if in_danger:
        return _at("cannae-hint-danger", in_danger)
    (first, *_) = effects
    shift = first.shifts[0]
    facts = {"arm": shift.piece.arm.value, "wing": _wing(shift.origin)}
    return Hint(key="cannae-hint-piece", facts=facts)


# What one action of the other side would take.
def _threats(board: Board, seat: Seat, *, shut_in: bool) -> Iterator[Loss]:
    rival = seat.other
    for actions in distinct_turns(relative_to(board, rival), shut_in=shut_in).values():
        if len(actions) == 1:
            losses = play_action(board, rival, actions[0], shut_in=shut_in).losses
            yield from (one for one in losses if one.piece.seat is seat)


def _at(key: str, loss: Loss) -> Hint:
    return Hint(key=key, facts={"arm": loss.piece.arm.value, "wing": _wing(loss.square)})


# By the files' letters, which are the same for both sides.
def _wing(square: Square) -> str:
    file = square % SIDE
    return "a" if file < _WING else "h" if file >= SIDE - _WING else "centre"
