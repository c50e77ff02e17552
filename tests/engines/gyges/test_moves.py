"""The notation of moves, and the words for what is refused."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.seat import Seat
from engines.gyges.game import GAME
from engines.gyges.moves import READY_MADE, slide, throw
from engines.gyges.rules.refusals import ILLEGAL, INVALID, SENTENCES, illegal, invalid
from tests.engines.gyges.boards import EMPTY, START, board, play, refusal, study
from tests.engines.gyges.test_rulings import crowded, positions
from tests.engines.playing import check_refused


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("a1-b2", "a1-b2"),
        ("A1-B2", "a1-b2"),
        (" a1 - b2 ", "a1-b2"),
        ("a1–b2", "a1-b2"),
        ("a1−b2", "a1-b2"),
        ("a1b2", "a1-b2"),
        ("a1 b2", "a1-b2"),
        ("a1-GN", "a1-GN"),
        ("a1-gs", "a1-GS"),
        ("a1-b1xc3", "a1-b1xc3"),
        ("A1 – B1 × C3", "a1-b1xc3"),
        ("a1-b1*c3", "a1-b1xc3"),
        ("a1 b1 c3", "a1-b1xc3"),
        ("a1b1c3", "a1-b1xc3"),
        ("setup 321123/000000", "setup 321123/000000"),
        ("SETUP 321123 / 000000", "setup 321123/000000"),
        ("setup 321123", "setup 321123/000000"),
        ("set up: 320023 001100", "setup 320023/001100"),
        ("setup classic", "setup 321123/000000"),
        (" Classic", "setup 321123/000000"),
    ],
)
def test_a_move_is_read_as_people_write_it(text, canonical):
    assert str(GAME.parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("a1", "not-a-move"),
        ("a1-", "not-a-move"),
        ("a1-b1xc3xd4", "not-a-move"),
        ("gn-a1", "not-a-move"),
        ("a١-b2", "not-a-move"),
        ("a" * 5000, "not-a-move"),
        ("a1-a7", "no-such-square"),
        ("g1-a1", "no-such-square"),
        ("a1-b0xa1", "no-such-square"),
        ("a1-GNxb2", "no-throw-into-goal"),
        ("a1-b1xGN", "no-throw-into-goal"),
        ("setup", "not-a-setup"),
        ("setup 32112/000000", "not-a-setup"),
        ("setup 421123/000000", "not-a-setup"),
        ("setup fancy", "not-a-setup"),
    ],
)
def test_what_is_no_move_is_refused_with_its_code(text, code):
    check_refused(GAME, text, code)


def test_steps_are_taps_on_squares():
    assert GAME.parse("a1-b2").steps == ("a1", "b2")
    assert GAME.parse("a1-GN").steps == ("a1", "GN")
    assert GAME.parse("a1-b1xc3").steps == ("a1", "b1", "c3")


def test_a_setup_has_a_tap_for_each_ring_triples_first():
    steps = GAME.parse("setup 320023/001100").steps
    assert steps == ("3a1", "3f1", "2b1", "2e1", "1c2", "1d2")


ENDED = "321123/000000/000000/000000/000000/321123 - length"
FIRST = "323232/121113/000000/000000/000000/000000 S"
BELOW = "110000/000000/000000/000000/000001"


@pytest.mark.parametrize(
    ("state", "move", "code", "sentence"),
    [
        (board(ENDED), "a1-a4", "match-over", "the match is over"),
        (board(EMPTY), "a1-a4", "set-up-first", "the rings are still being set up: a setup"),
        (board(START), "setup classic", "set-up-already", "the rings have been set up"),
        (
            board(EMPTY),
            "setup 333123/000000",
            "two-of-each",
            "a setup has two rings of each value: 333123/000000 has 1, 1, 4",
        ),
        (board(EMPTY, setup_rows=1), "setup spearhead", "one-row-only", "with setup_rows=1 all"),
        (board(START), "a3-a4", "no-ring", "there is no ring on a3"),
        (board(START), "a6-a4", "not-in-playable-row", "a6 is not in South's playable row, which"),
        (board(FIRST), "a1-a4", "not-in-playable-row", "a1 is not in South's playable row, which"),
        (board(START), "c1-GS", "own-goal", "nobody may enter their own goal: South goes for GN"),
        (board(START), "a1-b1", "ends-on-ring", "there is a ring on b1: say where it is thrown"),
        (board(START), "a1-a6", "no-bounce-there", "no series of 3 from a1, and no bounce"),
        (board(START), "a1-c2xa1", "nothing-to-throw", "there is no ring on c2 to be thrown"),
        (board(START), "a1-a1xa2", "throws-itself", "a ring can't take its own place"),
        (board(START), "a1-b1xc1", "landing-taken", "there is a ring on c1 already"),
        (board(START), "a1-b1xb1", "landing-taken", "there is a ring on b1 already"),
        (study(BELOW), "a1-b1xa6", "beyond-row", "a6 is beyond North's playable row, which is"),
        (
            study("130000", origin_end=False),
            "a1-a1",
            "origin-end",
            "with origin_end=false a move may not end where it began",
        ),
        (
            study("001000"),
            "c1-c1",
            "wrong-steps",
            "no series of exactly 1 from c1 leads to c1",
        ),
        (
            study("002000"),
            "c1-c1",
            "crosses-twice",
            "crosses c1–c2 twice: every way from c1 to c1 crosses some border twice",
        ),
        (
            study("003000/001000"),
            "c1-c4",
            "blocked",
            "c2 is in the way: only the last step of a series may reach a ring",
        ),
        (
            study("003000"),
            "c1-c3",
            "wrong-steps",
            "no series of exactly 3 from c1 leads to c3",
        ),
        (
            study("001100"),
            "c1-f6",
            "no-bounce-there",
            "no series of 1 from c1, and no bounce, ends on f6",
        ),
        (study("001000"), "c1-GN", "wrong-steps", "no series of exactly 1 from c1 leads to GN"),
    ],
)  # fmt: skip
def test_a_refusal_names_the_rule_that_is_broken(state, move, code, sentence):
    told = refusal(state, move)
    assert told[0] == code
    assert told[1].startswith(sentence)


@given(position=st.one_of(positions, crowded), squares=st.tuples(*[st.integers(0, 37)] * 3))
def test_any_move_is_legal_or_refused_with_a_reason(position, squares):
    """From each ring of the playable row, to anywhere."""
    state, (start, end, landing) = board(position), squares
    starts = (start % 36, *GAME.view(state, None).choice.rings)
    for move in [
        move for a in starts for move in (slide(a, end), throw(a, end % 36, landing % 36))
    ]:
        if move not in GAME.legal_moves(state, state.to_act):
            assert GAME.why_not(state, state.to_act, move).code in ILLEGAL


@pytest.mark.parametrize("origin_end", [True, False])
def test_the_moves_listed_are_exactly_those_that_break_no_rule(origin_end):
    """Of the first ring that can move: every end, and every ring hit with every landing."""
    for position in (START, "002130/300300/021100/002000/000200/030100 S"):
        moves = GAME.legal_moves(board(position, origin_end=origin_end), Seat.ONE)
        start, listed = moves.reaches.starts[0], set(moves)
        for end in range(38):
            assert (slide(start, end) in moves) == (slide(start, end) in listed)
            for landing in range(36 if end < 36 else 0):
                thrown = throw(start, end, landing)
                assert (thrown in moves) == (thrown in listed)


def test_a_move_of_the_other_side_is_refused():
    assert refusal(board(START), "a6-a3", Seat.TWO)[0] == "not-your-turn"


def test_a_move_out_of_a_goal_that_only_a_program_can_ask_for_is_refused():
    state = board(START)
    move = type(GAME.parse("a1-a4"))(start=36, end=0)
    assert GAME.why_not(state, Seat.ONE, move).code == "not-from-goal"


def test_facts_fill_the_words():
    for state, move in ((board(START), "a1-b1"), (study("002000"), "c1-c1")):
        refused = GAME.why_not(state, Seat.ONE, GAME.parse(move))
        fields = [name for _, name, _, _ in string.Formatter().parse(ILLEGAL[refused.code]) if name]
        assert set(fields) <= set(refused.facts)


def test_every_code_that_is_used_has_words_and_every_word_a_use():
    """The cases above and the parser's cover the table."""
    marks = test_a_refusal_names_the_rule_that_is_broken.pytestmark
    tried = {case[2] for mark in marks for case in mark.args[1]}
    assert tried | {"not-your-turn", "not-from-goal"} == set(ILLEGAL)
    marks = test_what_is_no_move_is_refused_with_its_code.pytestmark
    assert {case[1] for mark in marks for case in mark.args[1]} == set(INVALID)
    assert set(SENTENCES) == set(ILLEGAL) | set(INVALID)


def test_a_code_without_words_can_not_be_raised():
    with pytest.raises(KeyError):
        illegal("no-such-code")
    with pytest.raises(KeyError):
        invalid("no-such-code")


def test_what_is_ready_made_is_a_setup():
    assert all(move.is_complete for move in READY_MADE.values())
    assert play(board(EMPTY), "setup gates").text.startswith("132231/000000/")
