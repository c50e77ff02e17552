"""The novice: does what comes to his hand, and nothing absurd."""

from __future__ import annotations

from engines.audatia.moves import NO_SALUTE, PASS, Act, Mulligan
from engines.audatia.rules.legal_acts import anytime_acts, window_acts
from engines.audatia.state import AudatiaState
from engines.audatia.terms import Window
from engines.core.chance import Chance
from engines.core.seat import Seat


def random_act(state: AudatiaState, seat: Seat, chance: Chance) -> Act:
    """Any act that the window is about: he keeps his hand and his cards, and rather acts."""
    if state.window is Window.MULLIGAN:
        return Mulligan()
    if state.window in (Window.SALUTE, Window.RETURN):
        return NO_SALUTE
    hand = state.men[seat].hand
    found = window_acts(state, seat, hand, hand)
    bold = [act for act in found if act != PASS] or found or anytime_acts(state, seat, hand)
    return bold[chance.below(len(bold))]
