"""Two reasons that many refusals share: a card that isn't there, a virtue that isn't enough."""

from __future__ import annotations

from engines.audatia.rules.refusals import illegal
from engines.audatia.rules.virtues import Modifiers, has_advantage, total
from engines.audatia.state import AudatiaState
from engines.audatia.terms import Blow, Card, Virtue
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat


def not_held(card: Card | Blow) -> IllegalMoveError:
    """The hand holds no such card."""
    return illegal("not-held", card=card)


def lacks(
    state: AudatiaState, seat: Seat, card: str, virtue: Virtue | None, more: Modifiers = ()
) -> IllegalMoveError | None:
    """The advantage that `card` needs and `seat` hasn't got; None if it is there."""
    if virtue is None or has_advantage(state, seat, virtue, more):
        return None
    own, rival = total(state.men[seat], virtue, more), total(state.men[seat.other], virtue)
    return illegal("needs-advantage", card=card, virtue=virtue, own=own, rival=rival)
