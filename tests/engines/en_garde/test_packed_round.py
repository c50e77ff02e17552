"""The round in plain numbers and the fast round are played in lockstep and agree."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.search.luck import FastLuck
from engines.en_garde.computer.belief import Belief, Dice, held_by
from engines.en_garde.computer.determinization import RivalTurn
from engines.en_garde.computer.evaluation import best_action, rate_actions
from engines.en_garde.computer.fast_round import FastRound
from engines.en_garde.computer.packed_evaluation import best, rate
from engines.en_garde.computer.packed_round import (
    GOES_ON,
    PackedRound,
    pack,
    pack_action,
    packed,
    unpack_action,
)
from engines.en_garde.terms import DECK, HAND_SIZE, VALUES, Rules, Variant

ROUNDS = 1  # with each variant and options
SWITCHES = list(product((False, True), repeat=3))


def dealt(rules: Rules, luck: FastLuck) -> FastRound:
    cards = list(DECK)
    luck.shuffle(cards)
    hands = [cards[:HAND_SIZE], cards[HAND_SIZE : 2 * HAND_SIZE]]
    counts = [[hand.count(value) for value in (0, *VALUES)] for hand in hands]
    return FastRound(rules, counts, cards[2 * HAND_SIZE :], actor=luck.below(2))


def facts(one: PackedRound) -> list[int]:
    names = (
        *("hand0", "hand1", "size0", "size1", "ground0", "ground1", "seen", "cards", "deck"),
        *("lost", "actor", "phase", "step", "value", "count", "winner"),
    )
    return [getattr(one, name) for name in names]


def blind(one: FastRound) -> FastRound:
    """What the side to act knows of it."""
    known = one.copy()
    known.hands[1 - one.actor] = [0] * 6
    known.deck = [0] * len(one.deck)
    return known


@pytest.mark.parametrize("variant", Variant)
def test_both_go_the_same_way_and_rate_every_action_alike(variant):
    luck = FastLuck(7)
    for final, riposte, cards in SWITCHES:
        rules = Rules(
            variant=variant,
            final_attack=final,
            riposte_after_final_parry=riposte,
            cards_after_final_retreat=cards,
        )
        for _ in range(ROUNDS):
            fast = dealt(rules, luck)
            plain = packed(fast)
            while fast.winner is None:
                actions = fast.legal()
                assert [unpack_action(each) for each in plain.legal()] == actions
                chances = [chance for chance, _ in rate_actions(fast, actions)]
                assert [rate(plain, each) for each in plain.legal()] == pytest.approx(chances)
                action = best_action(fast) if luck.below(2) else actions[luck.below(len(actions))]
                fast.do(action)
                plain.do(pack_action(action))
                assert facts(plain) == facts(packed(fast))
            assert plain.winner == fast.winner


def test_the_best_action_is_that_of_the_counter():
    luck = FastLuck(3)
    for variant in Variant:
        fast = dealt(Rules(variant=variant), luck)
        while fast.winner is None:
            assert unpack_action(best(packed(fast))) == best_action(fast)
            fast.do(best_action(fast))


def test_every_hand_that_may_be_is_listed_with_its_chance():
    hands, chances = held_by(pack([0, 2, 1, 0, 0, 0]), 2)
    assert dict(zip(hands, chances, strict=True)) == pytest.approx(
        {pack([0, 2, 0, 0, 0, 0]): 1 / 3, pack([0, 1, 1, 0, 0, 0]): 2 / 3}
    )


def test_a_step_into_reach_tells_of_a_card_to_parry_with():
    """The rival came to distance 3; a hand with 3s is likelier than before."""
    fast = FastRound(
        Rules(), [[0, 1, 1, 1, 1, 1], [0] * 6], [0] * 14, ground=(9, 10), seen=[0, 1, 0, 0, 0, 0]
    )
    turn = RivalTurn(action=(1, 0, 0), ground=9)

    def with_three(belief: Belief) -> float:
        return sum(
            chance
            for hand, chance in zip(belief.hands, belief.chances, strict=True)
            if (hand >> 9) & 7
        )

    told, untold = Belief(packed(fast), turn), Belief(packed(fast))
    assert sum(told.chances) == pytest.approx(1.0)
    assert with_three(told) > with_three(untold) + 0.1


def test_a_world_has_every_card_once():
    fast = dealt(Rules(), FastLuck(4))
    belief, dice = Belief(packed(blind(fast))), Dice(1)
    for _ in range(20):
        world = belief.world(dice)
        while world.winner == GOES_ON:
            counts = [(world.hand0 + world.hand1 + world.seen) >> 3 * value & 7 for value in VALUES]
            deck = [world.cards >> 3 * place & 7 for place in range(world.deck)]
            assert [count + deck.count(v) for v, count in zip(VALUES, counts, strict=True)] == [
                5
            ] * 5
            world.do(best(world))
