"""States, ends and move counts agreed with other programs (`conformance.json`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.core.seat import Seat
from engines.en_garde.game import GAME
from tests.engines.en_garde.boards import board, legal, play

DATA = json.loads(Path(__file__).with_name("conformance.json").read_text("utf-8"))
WINNERS = {"L": Seat.ONE, "R": Seat.TWO, "draw": None}
VARIATIONS = {
    "": {},
    "final_attack_false": {"final_attack": False},
    "cards_after_final_retreat": {"cards_after_final_retreat": True},
}


def cases(kind):
    return pytest.mark.parametrize("case", DATA[kind], ids=lambda case: case["id"])


@cases("states")
def test_a_state_has_exactly_its_legal_actions(case):
    assert sorted(legal(board(case["position"]))) == sorted(case["legal"])


@cases("states")
def test_a_state_is_written_as_it_was_read(case):
    """But for the step of an indirect attack, which may be left out and reads as 1."""
    written = case["position"].replace("defend:+", "defend:1+")
    assert GAME.write(board(case["position"])) == written


@cases("ends")
def test_a_round_ends_as_agreed(case):
    after = play(board(case["position"]), case["action"])
    assert after.end.winner is WINNERS[case["winner"]]
    won = {"L": "score1:0", "R": "score0:1", "draw": "score0:0"}[case["winner"]]
    assert won in after.text


@pytest.mark.parametrize(
    "variation",
    [  # the whole tree of the usual rules is counted below
        one or pytest.param("", marks=pytest.mark.long) for one in VARIATIONS
    ],
)
@cases("trees")
def test_a_tree_has_as_many_nodes_and_ends(case, variation):
    expected = case[variation] if variation else case
    nodes = expected["nodes_by_depth"] if variation else expected["nodes"]
    state = board(case["position"], **VARIATIONS[variation])
    count = GAME.perft(state, len(nodes) - 1)
    assert list(count.nodes) == nodes
    assert dict(count.outcomes) == expected["outcomes"]
    assert sum(count.divide.values()) == nodes[-1]


@cases("trees")
def test_a_tree_stops_where_it_ends(case):
    count = GAME.perft(board(case["position"]), 40)
    assert list(count.nodes) == case["nodes"]
    assert dict(count.outcomes) == case["outcomes"]


def test_depth_0_is_one_node():
    assert GAME.perft(board(GAME.example), 0).nodes == (1,)


def test_a_position_without_a_legal_action_is_a_lost_leaf():
    count = GAME.perft(board("basic L1-R2 L turn L[23455] R[11234] deck[1112] top- score0:0"), 3)
    assert count.nodes == (1,)
    assert count.outcomes == {"L": 0, "R": 1, "draw": 0}
