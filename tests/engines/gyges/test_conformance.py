"""Moves and counts agreed with other programs (`conformance.json`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.gyges.game import GAME
from tests.engines.gyges.boards import board, legal

DATA = json.loads(Path(__file__).with_name("conformance.json").read_text("utf-8"))
POSITIONS = DATA["positions"]
DEEP = 400_000
"""Sequences of three moves that are counted every time; more of them only in the long profile."""

every_position = pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case["id"])
small = [case for case in POSITIONS if case["moves"][2] <= DEEP]
large = [case for case in POSITIONS if DEEP < case["moves"][2] <= 20_000_000]


def counted(case, depth, **given):
    return GAME.perft(board(case["position"], **given), depth)


@every_position
def test_a_position_has_exactly_its_legal_moves(case):
    state = board(case["position"])
    assert sorted(legal(state)) == sorted(case["depth1"])
    assert len(list(GAME.legal_moves(state, state.to_act))) == case["moves"][0]


@every_position
def test_a_position_is_written_as_it_was_read(case):
    assert GAME.write(board(case["position"])) == case["position"]


@every_position
def test_two_plies_have_as_many_moves_positions_and_goals(case):
    count = counted(case, 2)
    assert count.nodes == (1, *case["moves"][:2])
    assert count.extra["positions"] == (1, *case["positions"][:2])
    assert count.extra["goal_moves"] == (0, *case["goal_moves"][:2])
    assert sum(count.divide.values()) == case["moves"][1]
    assert sum(count.outcomes.values()) == sum(case["goal_moves"][:2])


@every_position
def test_without_moves_back_to_the_origin_there_are_as_many(case):
    count = counted(case, 2, origin_end=False)
    assert count.nodes == (1, *case["moves_origin_end_false"][:2])


def three_plies_agree(case):
    count = counted(case, 3)
    assert count.nodes[3] == case["moves"][2]
    assert count.extra["positions"][3] == case["positions"][2]
    assert count.extra["goal_moves"][3] == case["goal_moves"][2]
    assert sum(count.divide.values()) == case["moves"][2]
    without = counted(case, 3, origin_end=False)
    assert without.nodes[3] == case["moves_origin_end_false"][2]


@pytest.mark.parametrize("case", small, ids=lambda case: case["id"])
def test_three_plies_of_a_small_tree_agree(case):
    three_plies_agree(case)


@pytest.mark.long
@pytest.mark.parametrize("case", large, ids=lambda case: case["id"])
def test_three_plies_of_a_large_tree_agree(case):
    three_plies_agree(case)


def test_there_are_small_and_large_trees():
    assert small
    assert large


def test_depth_0_is_one_node():
    count = counted(POSITIONS[0], 0)
    assert count.nodes == (1,)
    assert count.extra == {"positions": (1,), "goal_moves": (0,)}


def test_a_match_that_is_over_has_one_node():
    over = board("001000/030300/021100/002000/000200/030130 - GN:2")
    assert GAME.perft(over, 3).nodes == (1,)
