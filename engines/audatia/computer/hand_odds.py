"""What a man may know of his rival's hand, and how likely it holds one of several cards."""

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

    sure: frozenset[Card]  # seen in his hand
    pool: Counter[Card]  # in his hand or his deck, unseen
    size: int  # of the pool
    slots: int

    def holds(self, cards: frozenset[Card]) -> float:
        """How likely it is that his hand has at least one of `cards`."""
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
    """What `seat` knows of his rival's hand; equal in all states that he can't tell apart."""
    him = state.men[seat.other]
    pool = Counter(him.hand)
    pool.update(him.deck)
    for card in him.seen:
        pool[card] -= 1
    slots = len(him.hand) - len(him.seen)
    return HandOdds(frozenset(him.seen), pool, slots + len(him.deck), slots)
