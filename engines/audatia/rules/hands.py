"""Hands and other collections of cards, which may hold several copies of one."""

from __future__ import annotations

from engines.audatia.rules.data import RANK
from engines.audatia.terms import Card, Cards


def in_order(cards: Cards) -> Cards:
    """As a hand is sorted."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def without(cards: Cards, card: Card) -> Cards:
    """The same without one copy of `card`, or unchanged if there is none."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
