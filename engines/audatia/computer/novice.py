"""The level novice: a random act, but no useless discards."""

from __future__ import annotations

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.moves import NO_SALUTE, PASS, Act, Mulligan
from engines.audatia.rules.legal_acts import anytime_acts, window_acts
from engines.audatia.terms import Window
from engines.core.chance import Chance
from engines.core.seat import Seat


def random_act(state: ImaginedDuel, seat: Seat, chance: Chance) -> Act:
    """A random act that the window is about; to pass only if nothing else is possible."""
    if state.window is Window.MULLIGAN:
        return Mulligan()
    if state.window in (Window.SALUTE, Window.RETURN):
        return NO_SALUTE
    hand = state.men[seat].hand
    found = window_acts(state, seat, hand, hand)
    bold = [act for act in found if act != PASS] or found or anytime_acts(state, seat, hand)
    return bold[chance.below(len(bold))]
