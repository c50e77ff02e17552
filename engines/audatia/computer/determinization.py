"""Worlds that a computer player can imagine: made from his view alone, never from the real one."""

from __future__ import annotations

from dataclasses import replace

from engines.audatia.resample import resample
from engines.audatia.rules.hands import in_order, without
from engines.audatia.state import AudatiaState
from engines.audatia.view_preview import state_from_view
from engines.audatia.views import AudatiaView
from engines.core.chance import Chance
from engines.core.seat import Seat


def seat_asked(view: AudatiaView) -> Seat:
    """Whose view it is. Raises ValueError unless he decides now."""
    if view.onlooker is None or view.onlooker not in view.active:
        raise ValueError("a computer player is asked only from the view of the seat to act")
    return view.onlooker


def imagine(view: AudatiaView) -> AudatiaState:
    """A world that fits the view of the seat to act, always the same one: to reckon from.

    What the rival has chosen in secret he has still to choose there: nobody knows the difference.
    """
    seat = seat_asked(view)
    state = state_from_view(view)
    rival, size = state.men[seat.other], view.men[seat.other].hand_size
    rest = rival.hand + rival.deck if size == len(rival.seen) else rival.hand
    for card in rival.seen:
        rest = without(rest, card)
    dealt, deck = rest[: size - len(rival.seen)], rest[size - len(rival.seen) :]
    him = replace(rival, hand=in_order(rival.seen + dealt), deck=deck)
    return replace(state, men=state.men.put(seat.other, him))


def imagine_another(world: AudatiaState, seat: Seat, chance: Chance) -> AudatiaState:
    """Another world that `seat` can't tell from this one."""
    return resample(world, seat, chance)
