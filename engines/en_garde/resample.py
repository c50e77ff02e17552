"""Other states that an onlooker can't tell from this one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.chance import Chance, shuffled
from engines.core.game import PositionError
from engines.core.seat import Pair, Seat
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.state import UNKNOWN, EnGardeState
from engines.en_garde.terms import Hand, Phase

_TRIES: Final = 64


def resample(state: EnGardeState, onlooker: Seat | None, chance: Chance) -> EnGardeState:
    """Deal again all that `onlooker` can't see: the deck, and the hands of others.

    The seat to act can act in every such state, else the round would have ended; if none is found
    in a bounded number of deals, `state` is returned.
    """
    hidden = [seat for seat in Seat if seat is not onlooker and state.phase is not Phase.OVER]
    unseen = sorted(state.deck + sum((state.hands[seat] for seat in hidden), ()))
    for _ in range(_TRIES):
        dealt = _dealt(state, hidden, shuffled(unseen, chance))
        if dealt.to_act is None or legal_actions(dealt.situation):
            return dealt
    return state


def reshuffle(state: EnGardeState, chance: Chance) -> EnGardeState:
    """The state with its deck shuffled anew. Raises PositionError: a card isn't known."""
    if UNKNOWN in (*state.hands.one, *state.hands.two, *state.deck):
        raise PositionError("a match begins with all cards known; this position has ?")
    deck = shuffled(sorted(state.deck), chance, piles={"deck": len(state.deck)})
    return replace(state, deck=deck)


def _dealt(state: EnGardeState, hidden: list[Seat], cards: tuple[int, ...]) -> EnGardeState:
    hands: Pair[Hand] = state.hands
    for seat in hidden:
        size = len(state.hands[seat])
        hands = hands.put(seat, tuple(sorted(cards[:size])))
        cards = cards[size:]
    return replace(state, hands=hands, deck=cards)
