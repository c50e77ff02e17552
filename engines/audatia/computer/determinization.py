"""Worlds that a computer player can imagine: made from his view alone, never from the real one."""

from __future__ import annotations

from dataclasses import replace

from engines.audatia.resample import resample
from engines.audatia.state import AudatiaState, in_order, without
from engines.audatia.view_preview import supposed
from engines.audatia.views import AudatiaView
from engines.core.chance import Chance
from engines.core.seat import Seat


def asked(view: AudatiaView) -> Seat:
    """Whose view it is. Raises ValueError unless he decides now."""
    if view.onlooker is None or view.onlooker not in view.active:
        raise ValueError("a computer player is asked only from the view of the seat to act")
    return view.onlooker


def a_world(view: AudatiaView) -> AudatiaState:
    """A world that fits the view of the seat to act, always the same one: to reckon from.

    What the rival has chosen in secret he has still to choose there: nobody knows the difference.
    """
    seat = asked(view)
    state = supposed(view)
    rival, size = state.men[seat.other], view.men[seat.other].hand_size
    rest = rival.hand + rival.deck if size == len(rival.seen) else rival.hand
    for card in rival.seen:
        rest = without(rest, card)
    dealt, deck = rest[: size - len(rival.seen)], rest[size - len(rival.seen) :]
    him = replace(rival, hand=in_order(rival.seen + dealt), deck=deck)
    return replace(state, men=state.men.put(seat.other, him))


def another(world: AudatiaState, seat: Seat, chance: Chance) -> AudatiaState:
    """Another world that `seat` can't tell from this one."""
    return resample(world, seat, chance)
