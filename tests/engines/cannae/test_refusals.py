"""Every refusal: its code, its facts, and that nothing legal is ever refused."""

from __future__ import annotations

import string

import pytest

from engines.cannae.game import GAME
from engines.cannae.moves import Turn
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import pieces, relative_to
from engines.cannae.rules.move_generator import next_actions
from engines.cannae.rules.objections import broken_rule, objection
from engines.cannae.rules.refusals import ILLEGAL, SENTENCES
from engines.cannae.terms import Kind
from engines.core.seat import Seat
from tests.engines.cannae.boards import START, play, refused, state_of
from tests.harness import whole_game

CASES = [
    (START, "Md2d3+Mc2c3", "infantry-twice", {}),
    (START, "Cb2b3+Cg2g3", "cavalry-twice", {}),
    ("7c/8/8/8/3i4/8/I7/C7 w", "Xa1d4+Ma2a3", "decided-already", {}),
    (START, "Md4d5", "nobody-there", {"square": "d4"}),
    (START, "Md7d6", "not-yours", {"square": "d7"}),
    ("7c/8/8/8/8/8/i7/CI5C w", "Pb1a1+Ca1a5", "lost-before", {"square": "a1"}),
    ("7c/8/8/3i4/2C5/3I4/8/7i w", "Pd3c4+Cc4c8", "moved-before", {"target": "b5"}),
    (START, "Mb2b3", "not-infantry", {"square": "b2"}),
    (START, "Cd2d4", "not-cavalry", {"square": "d2"}),
    (START, "Md2d4", "step-too-far", {"target": "d4"}),
    (START, "Md2e2", "step-onto-piece", {"target": "e2", "right": "Pd2e2"}),
    ("7c/1iiII3/8/8/8/8/8/7C b", "Mc7d7", "push-too-weak", {"action": "Pc7d7", "active": 1}),
    (START, "Pd2d4", "push-not-beside", {}),
    (START, "Pd2d3", "nothing-to-push", {"target": "d3", "right": "Md2d3"}),
    ("7c/1iiII3/8/8/8/8/8/7C b", "Pb7c7", "push-too-weak", {"active": 2, "opposing": 2}),
    (
        "c7/8/6i1/6i1/6I1/6i1/6I1/C7 b",
        "Pg6g5",
        "push-too-weak-passive",
        {"active": 2, "opposing": 2, "passive": 1},
    ),
    (START, "Cb2c5", "not-in-line", {"target": "c5"}),
    (START, "Cb2b2", "not-in-line", {"target": "b2"}),
    ("7i/8/8/8/8/8/1I6/C7 w", "Ca1d4", "path-blocked", {"blocker": "b2"}),
    (START, "Ca2b2", "slide-onto-own", {"target": "b2"}),
    ("7c/8/8/8/3i4/8/8/C6I w", "Ca1d4", "slide-onto-infantry", {"right": "Xa1d4"}),
    ("7c/8/8/4i3/3i4/8/8/C6I w", "Ca1d4", "supported", {"action": "Xa1d4", "supporter": "e5"}),
    (START, "Cb2b7", "cavalry-against-cavalry", {"target": "b7"}),
    (START, "Xb2b6", "nobody-to-charge", {"target": "b6", "right": "Cb2b6"}),
    (START, "Xa2c2", "charge-own", {"target": "c2"}),
    ("7c/8/7i/8/3i4/2C5/8/I7 w", "Xc3d4", "in-contact", {"target": "d4"}),
    ("7c/8/8/4i3/3i4/8/8/C6I w", "Xa1d4", "supported", {"supporter": "e5"}),
]


@pytest.mark.parametrize(("position", "turn", "code", "facts"), CASES, ids=lambda case: str(case))
def test_a_refusal_names_the_rule_with_its_facts(position, turn, code, facts):
    why = refused(state_of(position), turn)
    assert why.code == code
    assert facts.items() <= why.facts.items()
    assert why.facts["action"][1:] in turn  # a step onto a piece is judged as a push


def test_every_rule_has_a_case():
    of_the_table = {"match-over", "not-your-turn"}
    assert {code for _, _, code, _ in CASES} | of_the_table == set(ILLEGAL)


def test_out_of_turn_and_after_the_end():
    turn = Turn()
    assert GAME.why_not(state_of(START), Seat.TWO, turn).code == "not-your-turn"
    over = play(state_of(START), "-", "-", "-", "-").state
    assert GAME.why_not(over, Seat.ONE, turn).code == "match-over"


def test_the_words_of_a_refusal_ask_for_the_facts_that_it_has():
    for position, turn, code, _ in CASES:
        wanted = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
        assert wanted <= set(refused(state_of(position), turn).facts)


@pytest.mark.parametrize(
    ("seed", "every"),
    [(0, 400), *(pytest.param(seed, 15, marks=pytest.mark.long) for seed in range(2))],
)
def test_the_move_generator_lists_exactly_the_actions_that_break_no_rule(seed, every):
    """Of every action there could be, first in a turn and after another one."""
    states = [match.state for _, match in whole_game(GAME, seed) if match.outcome is None]
    second = 0
    for state in states[::every]:
        board, shut_in = relative_to(state.board, state.actor), state.rules.shut_in
        legal = next_actions(board, (), shut_in=shut_in)
        check(state, (), {action for action, _ in legal})
        for first, after in legal[:: len(legal) // 2]:
            found = {action for action, _ in next_actions(after, (first,), shut_in=shut_in)}
            check(state, (first,), found)
            second += len(found)
    assert second


def check(state, earlier, legal):
    moves = GAME.legal_moves(state, state.actor)
    board = relative_to(state.board, state.actor)
    for origin in (square for square in range(64) if pieces(state.board)[square]):
        for kind, target in ((kind, target) for kind in Kind for target in range(64)):
            action = Action(kind, origin, target)
            turn = Turn((*earlier, action))
            broken = broken_rule(board, turn.actions, shut_in=state.rules.shut_in)
            assert (broken is None) == (action in legal)
            if broken is None:
                assert turn in moves
            else:
                assert broken.code in ILLEGAL


def test_a_legal_turn_has_no_objection():
    state = state_of(START)
    with pytest.raises(ValueError, match="is legal here"):
        objection(state, state.actor, Turn())
