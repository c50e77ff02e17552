"""Figures of the rules turned into positions, and counts agreed with other programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.cannae.events import Surrounded
from engines.cannae.game import GAME
from engines.core.game import IllegalMoveError
from engines.core.seat import Seat
from tests.engines.cannae.boards import is_legal, play, refused, state_of

DATA = json.loads(Path(__file__).with_name("conformance.json").read_text("utf-8"))
FIGURES, POSITIONS = DATA["figure_cases"], DATA["positions"]
LEGAL = [case for case in FIGURES if case["legal"]]
OUTCOMES = {"win_w": Seat.ONE, "win_b": Seat.TWO, "draw": None}


def cases(found):
    return pytest.mark.parametrize("case", found, ids=lambda case: case["id"])


@cases(FIGURES)
def test_a_figure_is_legal_or_not(case):
    assert is_legal(state_of(case["position"]), case["action"]) == case["legal"]


@cases([case for case in FIGURES if not case["legal"]])
def test_a_figure_that_is_not_legal_is_refused_with_a_reason(case):
    refusal = refused(state_of(case["position"]), case["action"])
    assert isinstance(refusal, IllegalMoveError)
    assert case["action"] in str(refusal)


@cases(LEGAL)
def test_a_figure_comes_out_as_drawn(case):
    after = play(state_of(case["position"]), case["action"])
    assert after.board == case["after"]
    gone = [event.square for event in after.events if isinstance(event, Surrounded)]
    assert gone == case["eliminated_cavalry_at_after_translation"]


@cases(LEGAL)
def test_a_figure_decides_the_game_or_not(case):
    after = play(state_of(case["position"]), case["action"])
    outcome = GAME.outcome(after.state)
    assert (outcome is None) == (case["outcome"] is None)
    if outcome is not None:
        assert outcome.winner is OUTCOMES[case["outcome"]]


@cases(POSITIONS)
def test_a_position_has_as_many_turns_and_actions(case):
    count = GAME.perft(state_of(case["position"]), 1)
    assert count.nodes == (1, case["moves"][0])
    assert count.extra == {name: case[name] for name in count.extra}
    assert {"action_sequences", "steps", "pushes", "slides", "charges"} < set(count.extra)
    assert sum(count.divide.values()) == case["moves"][0]


@cases(POSITIONS)
def test_the_list_of_turns_has_each_position_once(case):
    state = state_of(case["position"])
    boards = {GAME.apply(state, state.actor, turn, None).state.board for turn in turns(state)}
    assert len(list(turns(state))) == len(boards) == case["moves"][0]


@cases(POSITIONS)
def test_a_position_has_as_many_turns_with_the_optional_rule(case):
    state = state_of(case["position"], immobilised_cavalry=True)
    assert GAME.perft(state, 1).nodes[1] == case["moves_immobilised_cavalry"]


@cases([case for case in POSITIONS if case["id"].startswith("E")])
def test_an_endgame_has_as_many_sequences_of_two_turns(case):
    assert GAME.perft(state_of(case["position"]), 2).nodes == (1, *case["moves"])


@pytest.mark.long
@cases([case for case in POSITIONS if not case["id"].startswith("E")])
def test_a_battle_has_as_many_sequences_of_two_turns(case):
    count = GAME.perft(state_of(case["position"]), 2)
    assert count.nodes == (1, *case["moves"])
    assert sum(count.divide.values()) == case["moves"][1]


def test_ends_are_counted_by_position_among_the_nodes_and_by_way_among_the_sequences():
    """The cavalry can ride to its death on three squares: one position, three ways."""
    count = GAME.perft(state_of("8/8/8/2i1i3/8/2I5/3C4/8 w"), 1)
    assert count.outcomes == {"w": 0, "b": 0, "draw": 6}
    assert (count.extra["wins"], count.extra["draws"]) == (0, 18)


def test_depth_0_is_one_node():
    assert GAME.perft(state_of(GAME.example), 0).nodes == (1,)


def test_three_turns_are_counted_through_the_second():
    """One shield each: two turns deep, every end is a leaf."""
    state = state_of("8/8/8/3i4/8/8/2I5/3C4 w")
    two, three = GAME.perft(state, 2), GAME.perft(state, 3)
    assert three.nodes[:3] == two.nodes
    assert sum(three.divide.values()) == three.nodes[3]


def turns(state):
    return GAME.legal_moves(state, state.actor)
