"""The onlooker's hand, and which of these cards they may play now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.audatia.terms import Cards, Window
from engines.audatia.views import AudatiaView
from renderers.audatia.hand_places import CardState, HeldCard

# In these windows no card is played.
_NO_CARD_PLAYED: Final = (Window.VIRTUE, Window.MEASURE, Window.ORIENT, Window.OVER)


def held_of(view: AudatiaView) -> tuple[HeldCard, ...]:
    """The onlooker's hand, and what of it may be played now, or is to be changed."""
    if view.window is Window.MULLIGAN:
        return tuple(_marked(view.hand, view.chosen if isinstance(view.chosen, tuple) else ()))
    if view.onlooker not in view.active or view.window in _NO_CARD_PLAYED:
        return tuple(HeldCard(card) for card in view.hand)
    shown = {True: CardState.PLAYABLE, False: CardState.QUIET}
    return tuple(HeldCard(card, shown[card in view.playable]) for card in view.hand)


def _marked(hand: Cards, chosen: Cards) -> Iterator[HeldCard]:
    left = list(chosen)
    for held in hand:
        is_chosen = held in left
        if is_chosen:
            left.remove(held)
        yield HeldCard(held, CardState.PLAYABLE if is_chosen else CardState.OFFERED)
