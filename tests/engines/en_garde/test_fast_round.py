"""The computer players' fast round and the engine are played in lockstep and agree."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.chance import SeededChance
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.en_garde.computer.fast_round import DRAWN, FastRound, fast_action
from engines.en_garde.game import GAME
from engines.en_garde.terms import VALUES, Rules, Variant
from tests.engines.en_garde.boards import options

NAMES = ("final_attack", "riposte_after_final_parry", "cards_after_final_retreat")


def fast_round(state) -> FastRound:
    """The same round in counts of cards, at its beginning."""
    hands = [[hand.count(value) for value in (0, *VALUES)] for hand in state.hands]
    return FastRound(state.rules, hands, state.deck[::-1], actor=list(Seat).index(state.actor))


def same(fast: FastRound, state) -> bool:
    return (
        fast.actor == list(Seat).index(state.actor)
        and fast.phase is state.phase
        and fast.attack == state.attack
        and fast.distance == state.distance
        and fast.deck == list(state.deck[::-1])
        and fast.hands == fast_round(state).hands
        and fast.seen == [state.played.count(value) for value in (0, *VALUES)]
        and fast.sizes == [len(hand) for hand in state.hands]
    )


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("switches", list(product((False, True), repeat=3)))
def test_a_fast_round_and_the_engine_agree_at_every_step(variant, switches):
    given = dict(zip(NAMES, switches, strict=True))
    dealer = SeededChance(repr((variant, switches)).encode())
    luck = FastLuck(sum(map(int, switches)))
    state = GAME.setup(options(variant=variant, **given), dealer).state
    fast = fast_round(state)
    for _ in range(150):
        assert same(fast, state)
        actions = {fast_action(move): move for move in GAME.legal_moves(state, state.actor)}
        assert sorted(actions) == sorted(fast.legal())
        action = sorted(actions)[luck.below(len(actions))]
        rounds = len(state.results)
        state = GAME.apply(state, state.actor, actions[action], dealer).state
        fast.do(action)
        if len(state.results) == rounds:
            assert fast.winner is None
            continue
        winner = state.results[-1]
        assert fast.winner == (DRAWN if winner is None else list(Seat).index(winner))
        if state.to_act is None:
            state = GAME.setup(options(variant=variant, **given), dealer).state
        fast = fast_round(state)


def test_a_copy_goes_its_own_way():
    fast = FastRound(Rules(), [[0, 1, 1, 1, 1, 1]] * 2, [1, 2, 3])
    twin = fast.copy()
    twin.do((5, 0, 0))
    assert (fast.ground, fast.hands[0], fast.deck) == ([0, 0], [0, 1, 1, 1, 1, 1], [1, 2, 3])
    assert (twin.ground, twin.hands[0], twin.deck) == ([5, 0], [0, 1, 1, 2, 1, 0], [1, 2])
