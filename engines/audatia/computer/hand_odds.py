"""What a player may know of the rival's hand, and how likely it holds one of several cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import comb

from engines.audatia.computer.determinization import ImaginedDuel
from engines.audatia.terms import Card
from engines.core.seat import Seat


@dataclass(frozen=True, slots=True)
class HandOdds:
    """What is known of a rival's hand: the `sure` cards, and `slots` unknown ones of the `pool`."""

    sure: frozenset[Card]  # seen in the hand
    pool: Counter[Card]  # in the hand or the deck, unseen
    size: int  # of the pool
    slots: int

    def holds(self, cards: frozenset[Card]) -> float:
        """How likely it is that the hand has at least one of `cards`."""
        if not self.sure.isdisjoint(cards):
            return 1.0
        if not self.slots:
            return 0.0
        pool = self.pool
        good = sum([pool[card] for card in cards if card in pool])
        return 1.0 - _none(self.size, good, self.slots) if good else 0.0


@cache
def _none(size: int, good: int, slots: int) -> float:
    # The chance that none of `slots` cards out of `size` is among the `good` ones.
    return comb(size - good, slots) / comb(size, slots)


def hand_odds(state: ImaginedDuel, seat: Seat) -> HandOdds:
    """What `seat` knows of the rival's hand; equal in all states that `seat` can't tell apart."""
    other = state.men[seat.other]
    pool = Counter(other.hand)
    pool.update(other.deck)
    for card in other.seen:
        pool[card] -= 1
    slots = len(other.hand) - len(other.seen)
    return HandOdds(frozenset(other.seen), pool, slots + len(other.deck), slots)
