"""Positions and turns as text, and texts that are neither."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from engines.cannae.game import GAME
from engines.cannae.moves import Turn
from engines.cannae.rules.actions import Action
from engines.cannae.terms import SQUARES, Kind
from engines.core.game import PositionError
from tests.engines.cannae.boards import START, options, play, state_of
from tests.engines.playing import check_refused
from tests.harness import some_options, walk, walks

STEP = Action(Kind.STEP, SQUARES["b2"], SQUARES["b3"])
SLIDE = Action(Kind.SLIDE, SQUARES["a2"], SQUARES["a5"])


@pytest.mark.parametrize(
    "text",
    ["Mb2b3+Ca2a5", "mb2b3+ca2a5", " M b2 b3 + C a2 a5 ", "MB2B3 + CA2-A5", "Mb2-b3＋Ca2–a5"],
)
def test_a_turn_may_be_typed_in_any_case_and_with_blanks(text):
    assert GAME.parse(text) == Turn((STEP, SLIDE))


def test_a_turn_keeps_the_order_it_was_written_in():
    assert str(GAME.parse("ca2a5+mb2b3")) == "Ca2a5+Mb2b3"


@pytest.mark.parametrize("text", ["-", " - ", "−", "pass", "PASS"])
def test_a_pass_is_a_dash(text):
    assert GAME.parse(text) == Turn()
    assert str(GAME.parse(text)) == "-"


def test_steps_are_the_piece_and_its_square():
    assert Turn((STEP, SLIDE)).steps == ("b2", "b3", "a2", "a5")
    assert Turn().steps == ("-",)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-turn"),
        ("b2b3", "not-a-turn"),
        ("Mb2", "not-a-turn"),
        ("Mb2b3+", "not-a-turn"),
        ("Mb2b3+-", "not-a-turn"),
        ("Qb2b3", "not-a-turn"),
        ("Mb²b3", "not-a-turn"),
        ("Mb2b9", "no-such-square"),
        ("Mi2h3", "no-such-square"),
        ("Mb0b1", "no-such-square"),
        ("Mb2b3+Ca2a5+Mc2c3", "too-many-actions"),
    ],
)
def test_what_is_no_turn_is_refused_with_the_reason(text, code):
    check_refused(GAME, text, code)


@given(way=walks())
def test_a_position_reads_back_but_for_its_past(way):
    agreed = some_options(GAME, way.choices)
    for _, match in walk(GAME, way):
        carried = replace(match.state, boards_since_loss=(match.state.board,), last_turn=None)
        assert GAME.read(GAME.write(match.state), agreed) == carried


def test_blanks_and_the_case_of_the_side_are_free():
    assert GAME.read(f"  {START[:-1]}  W ", options()) == state_of(START)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the board is missing"),
        ("8/8/8/8/8/8/8/IC5c", "the side to move is missing"),
        ("8/8/8/8/8/8/IC5c w", "7 ranks"),
        ("8/8/8/8/8/8/8/IC6c w", "rank 1"),
        ("8/8/8/8/8/8/9/IC5c w", "rank 2: '9'"),
        ("8/8/8/8/8/8/8/IC4cK w", "rank 1: 'K'"),
        ("8/8/8/8/8/8/8/IC5c x", "'x' should be w, b, or -"),
        ("8/8/8/8/8/8/8/IC5i -", "one of repetition, no-progress, broken-off follows"),
        ("8/8/8/8/8/8/8/IC5i - tired", "'tired' is none of repetition"),
        ("8/8/8/8/8/8/8/IC5i w repetition", "follows - alone"),
        ("8/8/8/8/8/8/8/IC5i - repetition now", "nothing may follow"),
        ("I7/8/8/8/8/8/8/IIIIIIII w", "white has 9 infantry: 8 at most"),
        ("ccccc3/8/8/8/8/8/8/I7 w", "black has 5 cavalry: 4 at most"),
    ],
)
def test_what_is_no_position_says_what_is_wrong_and_what_is_right(text, said):
    with pytest.raises(PositionError) as refused:
        GAME.read(text, options())
    assert said in str(refused.value)
    assert START in str(refused.value)


def test_a_game_that_is_over_has_a_dash_to_move():
    after = play(state_of("3i4/3I4/3I4/8/8/8/8/c6C w"), "Pd6d7")
    assert after.text == "3I4/3I4/8/8/8/8/8/c6C -"
    again = state_of(after.text)
    assert (again.end, again.winner) == (after.state.end, after.state.winner)
    assert GAME.outcome(again) == GAME.outcome(after.state)


def test_an_end_that_the_board_does_not_show_is_written():
    after = play(state_of(START), "-", "-", "-", "-")
    assert after.text == f"{START[:-1]}- repetition"
    assert GAME.outcome(state_of(after.text)) == GAME.outcome(after.state)


def test_a_battle_broken_off_reads_back():
    state = GAME.conclude(state_of(START))
    assert GAME.write(state) == f"{START[:-1]}- broken-off"
    assert GAME.outcome(state_of(GAME.write(state))) is None
    assert GAME.active(state_of(GAME.write(state))) == frozenset()
