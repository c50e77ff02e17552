"""The end of a round, solved: the same as by trying every deal of single cards."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engines.core.search.luck import FastLuck
from engines.en_garde.computer.belief import Belief
from engines.en_garde.computer.endgame import Endgame
from engines.en_garde.computer.evaluation import best_action
from engines.en_garde.computer.fast_round import DRAWN, FastAction, FastRound
from engines.en_garde.computer.packed_round import pack_action, packed
from engines.en_garde.terms import VALUES, Rules, Variant
from tests.engines.en_garde.test_packed_round import blind, dealt

# Cards in the hand of the side to act, and in the other's, so that all deals can be tried; where
# one action takes two cards of the deck, nothing would be left to decide after it.
SIZES = {1: (3, 3), 2: (5, 4)}

Tried = dict[str, dict[FastAction, float]]


def by_trying(known: FastRound, tried: Tried) -> dict[FastAction, float]:
    """The chance of each action, from every order of the cards unseen; what was tried is kept."""
    key = repr([getattr(known, name) for name in FastRound.__slots__])
    if key not in tried:
        tried[key] = chances_by_trying(known, tried)
    return tried[key]


def chances_by_trying(known: FastRound, tried: Tried) -> dict[FastAction, float]:
    unseen = known.unseen()
    cards = [value for value in VALUES for _ in range(unseen[value])]
    size = known.sizes[1 - known.actor]
    found = dict.fromkeys(known.legal(), 0.0)
    length = size + len(known.deck)
    deals = Counter(deal[:length] for deal in permutations(cards))
    for deal, often in deals.items():
        world = known.copy()
        hand, world.deck = deal[:size], list(deal[size : size + len(known.deck)])
        world.hands[1 - known.actor] = [hand.count(value) for value in (0, *VALUES)]
        for action in found:
            found[action] += often * result(world, action, tried) / deals.total()
    return found


def result(world: FastRound, action: FastAction, tried: Tried) -> float:
    me, after = world.actor, world.copy()
    after.do(action)
    while after.winner is None:
        chances = by_trying(blind(after), tried)
        highest = max(chances.values()) - 1e-9
        after.do(max(each for each, chance in chances.items() if chance >= highest))
    return 0.5 if after.winner == DRAWN else float(after.winner == me)


def endings(variant: Variant, deck: int, luck: FastLuck, **switches: bool):
    """Rounds between counters with so many cards left, and smaller hands from then on."""
    rules = Rules(variant=variant, **switches)
    while True:
        one = dealt(rules, luck)
        while one.winner is None and len(one.deck) > deck:
            one.do(best_action(one))
        if one.winner is None and len(one.deck) == deck and len(one.legal()) > 1:
            yield smaller(one, SIZES[deck])


def smaller(one: FastRound, sizes: tuple[int, int]) -> FastRound:
    """Hands of a few cards: the others have been played."""
    for side, hand in enumerate(one.hands):
        while one.sizes[side] > sizes[side != one.actor]:
            value = max(VALUES, key=hand.__getitem__)
            hand[value] -= 1
            one.sizes[side] -= 1
            one.seen[value] += 1
    return one


@pytest.mark.parametrize("variant", Variant)
def test_an_ending_of_small_hands_has_the_chances_that_trying_every_deal_gives(variant):
    found = endings(variant, 1, FastLuck(2))
    for _ in range(2):
        agree(next(found))


def agree(one: FastRound) -> None:
    known = blind(one)
    position = packed(known)
    chances = Endgame().chances(position, Belief(position))
    tried = by_trying(known, {})
    assert dict(zip(position.legal(), chances, strict=True)) == pytest.approx(
        {pack_action(action): chance for action, chance in tried.items()}
    )


@pytest.mark.long
@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("deck", [1, 2])
@pytest.mark.parametrize("riposte", [False, True])
@pytest.mark.parametrize("cards", [False, True])
def test_endings_of_all_options_have_the_chances_that_trying_every_deal_gives(
    variant, deck, riposte, cards
):
    switches = {"riposte_after_final_parry": riposte, "cards_after_final_retreat": cards}
    agree(next(endings(variant, deck, FastLuck(3), **switches)))
