"""The players' imagination says the same as the engine: both are played in lock-step."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.chance import SeededChance
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.en_garde.computer.fast_round import DRAWN, Agreement, Duel
from engines.en_garde.computer.player import numbers_of
from engines.en_garde.game import GAME
from engines.en_garde.terms import VALUES, Variant
from tests.engines.en_garde.boards import options

NAMES = ("final_attack", "riposte_after_final_parry", "cards_after_final_retreat")


def imagined(state) -> Duel:
    """The same round in bare numbers, at its beginning."""
    rules = state.rules
    agreed = Agreement.on(rules.variant, **{name: getattr(rules, name) for name in NAMES})
    hands = [[hand.count(value) for value in (0, *VALUES)] for hand in state.hands]
    return Duel(agreed, hands, state.deck[::-1], actor=list(Seat).index(state.actor))


def same(duel: Duel, state) -> bool:
    return (
        duel.actor == list(Seat).index(state.actor)
        and duel.distance == state.distance
        and duel.deck == list(state.deck[::-1])
        and duel.hands == imagined(state).hands
        and duel.seen == [state.played.count(value) for value in (0, *VALUES)]
        and duel.sizes == [len(hand) for hand in state.hands]
    )


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("switches", list(product((False, True), repeat=3)))
def test_a_duel_and_the_engine_agree_at_every_step(variant, switches):
    given = dict(zip(NAMES, switches, strict=True))
    dealer = SeededChance(repr((variant, switches)).encode())
    luck = FastLuck(sum(map(int, switches)))
    state = GAME.setup(options(variant=variant, **given), dealer).state
    duel = imagined(state)
    for _ in range(400):
        assert same(duel, state)
        actions = {numbers_of(move): move for move in GAME.legal_moves(state, state.actor)}
        assert sorted(actions) == sorted(duel.deeds())
        assert duel.can_act()
        deed = sorted(actions)[luck.below(len(actions))]
        rounds = len(state.results)
        state = GAME.apply(state, state.actor, actions[deed], dealer).state
        duel.do(deed)
        if len(state.results) == rounds:
            assert duel.winner is None
            continue
        winner = state.results[-1]
        assert duel.winner == (DRAWN if winner is None else list(Seat).index(winner))
        if state.to_act is None:
            state = GAME.setup(options(variant=variant, **given), dealer).state
        duel = imagined(state)


def test_a_copy_goes_its_own_way():
    duel = Duel(Agreement(), [[0, 1, 1, 1, 1, 1]] * 2, [1, 2, 3])
    twin = duel.copy()
    twin.do((5, 0, 0))
    assert (duel.ground, duel.hands[0], duel.deck) == ([0, 0], [0, 1, 1, 1, 1, 1], [1, 2, 3])
    assert (twin.ground, twin.hands[0], twin.deck) == ([5, 0], [0, 1, 1, 2, 1, 0], [1, 2])
