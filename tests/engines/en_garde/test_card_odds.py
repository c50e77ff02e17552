"""The exact chances of unseen cards, against counting every hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.en_garde.computer.card_odds import AT_LEAST, EXACTLY


@pytest.mark.parametrize(
    ("unseen", "drawn", "copies"), [(9, 5, 3), (6, 5, 5), (8, 4, 1), (5, 5, 2)]
)
def test_chances_are_shares_of_all_hands(unseen, drawn, copies):
    hands = [sum(card < copies for card in hand) for hand in combinations(range(unseen), drawn)]
    for n in range(6):
        share = hands.count(n) / len(hands)
        assert EXACTLY[unseen][drawn][copies][n] == pytest.approx(share)
        least = sum(found >= n for found in hands) / len(hands)
        assert AT_LEAST[unseen][drawn][copies][n] == pytest.approx(least)
