"""Judging decisions of En Garde: a chance that was let go is found."""

from __future__ import annotations

import pytest

from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.en_garde.computer.judge import EnGardeJudge, chance_of_match
from engines.en_garde.game import GAME
from tests.engines.analysed import analysed, played, turning_points
from tests.engines.en_garde.boards import board

UP_TO_THE_CHANCE = ("two +5", "one +5", "two +4", "one +1", "two +4")


def judged(state, move: str, **more):
    view = GAME.view(state, state.actor)
    return EnGardeJudge().judge(view, GAME.parse(move), playouts=200, luck=FastLuck(1), **more)


def test_whoever_falls_back_instead_of_attacking_with_two_has_found_the_turning_point():
    record = played(GAME, [*UP_TO_THE_CHANCE, "one -2"], seed=5, touches="1")
    plies = analysed(GAME, record, playouts=60)
    assert turning_points(plies) == [6]
    assert plies[5].best == "2x3"


def test_whoever_attacks_there_has_none():
    record = played(GAME, [*UP_TO_THE_CHANCE, "one 2x3"], seed=5, touches="1")
    assert turning_points(analysed(GAME, record, playouts=60)) == []


def test_with_open_cards_an_attack_that_cannot_be_parried_is_certain():
    state = board("standard L8-R12 L turn L[11144] R[12355] deck[22333] top- score4:4")
    verdict = judged(state, "1x4", rival=GAME.view(state, Seat.TWO))
    assert verdict.chance == verdict.after == 1.0


def test_a_round_counts_for_what_it_changes_in_the_match():
    assert chance_of_match(1, 1) == 0.5
    assert chance_of_match(1, 2) == 0.75
    assert chance_of_match(0, 3) == 1.0


def test_a_spectator_decides_nothing():
    state = board("standard L8-R12 L turn L[11144] R[12355] deck[22] top- score0:0")
    with pytest.raises(ValueError, match="seat to act"):
        EnGardeJudge().judge(
            GAME.view(state, None), GAME.parse("1x4"), playouts=8, luck=FastLuck(1)
        )
