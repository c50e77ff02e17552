"""Positions as text: what is read, what is written, what is refused and how."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from engines.core.game import PositionError
from engines.core.seat import Pair, Seat
from engines.en_garde.game import GAME
from engines.en_garde.notation.positions import EXAMPLE, normal
from engines.en_garde.terms import Attack, Phase
from tests.engines.en_garde.boards import board, legal, play
from tests.harness import some_options, walk, walks


@given(way=walks())
def test_what_the_notation_carries_reads_back_and_the_rest_in_its_normal_form(way):
    for _, match in walk(GAME, way):
        state = match.state
        again = GAME.read(GAME.write(state), some_options(GAME, way.choices))
        assert again == normal(state)
        assert sorted(again.played) == sorted(state.played)
        assert again.played[-1:] == state.played[-1:]


def test_a_position_is_written_in_the_form_of_the_rules_page():
    text = "advanced L8-R13 R defend:4+2x5 L[12345] R[11255] deck[243] top5 score2:1"
    state = board(f"  {text.replace(' ', '   ').upper()}  ")
    assert GAME.write(state) == text
    assert state.attack == Attack(value=5, count=2, advance=4)
    assert state.squares == Pair(one=8, two=13)
    assert state.deck == (2, 4, 3)


def test_hands_are_sorted_and_the_deck_is_not():
    state = board("standard L8-R15 R turn L[53421] R[55211] deck[42] top3 score0:0")
    assert GAME.write(state) == ("standard L8-R15 R turn L[12345] R[11255] deck[42] top3 score0:0")


def test_left_began_after_an_even_score_and_right_after_an_odd_one():
    even = "standard L8-R15 R turn L[12345] R[11255] deck[24] top3 score1:1"
    odd = even.replace("score1:1", "score2:1")
    assert board(even).starter is Seat.ONE
    assert board(odd).starter is Seat.TWO
    assert board(f"{even} began:R").starter is Seat.TWO
    assert GAME.write(board(f"{even} began:R")) == f"{even} began:R"
    assert GAME.write(board(f"{even} began:L")) == even


def test_a_match_that_is_over_has_nobody_to_act():
    text = "standard L10-R13 - over L[11145] R[12233] deck[24] top3 score5:3"
    state = board(text)
    assert state.phase is Phase.OVER
    assert GAME.outcome(state).winner is Seat.ONE
    assert GAME.write(state) == text


def test_the_step_of_an_indirect_attack_may_be_left_out():
    state = board("advanced L10-R13 L defend:+1x3 L[12345] R[11112] deck[2223] top- score0:0")
    assert state.attack == Attack(value=3, count=1, advance=1)


def test_the_variant_of_the_position_outranks_the_option():
    assert board(EXAMPLE, variant="basic").rules.variant == "standard"


def test_cards_that_nobody_holds_have_been_played():
    state = board("standard L8-R15 R turn L[12345] R[11255] deck[24] top3 score0:0")
    assert len(state.played) == 25 - 12
    assert state.played[-1] == 3
    without_top = board("standard L8-R15 R turn L[12345] R[11255] deck[24] top- score0:0")
    assert without_top.played == ()


def test_unknown_cards_of_the_other_hand_and_the_deck_are_read_and_written():
    text = "standard L8-R15 R turn L[12???] R[11255] deck[???] top3 score0:0"
    state = board(text)
    assert GAME.write(state) == text
    assert legal(state) == ["+1", "+2", "+5", "-1", "-2", "-5"]


def test_unknown_cards_that_decide_what_follows_are_asked_for():
    state = board("standard L8-R15 R turn L[12???] R[11255] deck[???] top3 score0:0")
    with pytest.raises(PositionError, match="unknown cards"):
        play(state, "+1")


def test_an_unknown_card_that_decides_nothing_is_drawn():
    state = board("standard L8-R15 R turn L[12345] R[11255] deck[???] top3 score0:0")
    assert play(state, "+1").text == (
        "standard L8-R14 L turn L[12345] R[1255?] deck[??] top1 score0:0"
    )


@pytest.mark.parametrize("hands", ["L[12?] R[12345]", "L[12345] R[12?]"])
def test_unknown_hands_are_not_compared(hands):
    acts = "R" if "L[12?]" in hands else "L"
    state = board(f"standard L8-R15 {acts} last {hands} deck[] top3 score0:0")
    with pytest.raises(PositionError, match="compared"):
        play(state, "pass")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("", "the variant is missing"),
        ("fancy L8-R15 R turn L[1] R[2] deck[3] top3 score0:0", "the variant, at column 1"),
        ("standard L8R15 R turn L[1] R[2] deck[3] top3 score0:0", "the squares, at column 10"),
        ("standard L15-R8 R turn L[1] R[2] deck[3] top3 score0:0", "L left of R"),
        ("standard L0-R8 R turn L[1] R[2] deck[3] top3 score0:0", "1 to 23"),
        ("standard L8-R24 R turn L[1] R[2] deck[3] top3 score0:0", "1 to 23"),
        ("standard L8-R15 X turn L[1] R[2] deck[3] top3 score0:0", "the seat to act, at column 17"),
        ("standard L8-R15 - turn L[1] R[2] deck[3] top3 score0:0", "only then"),
        ("standard L8-R15 R over L[1] R[2] deck[3] top3 score5:0", "only then"),
        ("standard L8-R15 R fight L[1] R[2] deck[3] top3 score0:0", "the phase, at column 19"),
        ("standard L8-R15 R turn L[16] R[2] deck[3] top3 score0:0", "the left hand, at column 24"),
        ("standard L8-R15 R turn R[2] L[1] deck[3] top3 score0:0", "the left hand, at column 24"),
        ("standard L8-R15 R turn L[1] R[2] deck[x] top3 score0:0", "the deck, at column 34"),
        ("standard L8-R15 R turn L[1] R[2] deck[3] top9 score0:0", "the top of the pile"),
        ("standard L8-R15 R turn L[1] R[2] deck[3] top3", "the score is missing"),
        ("standard L8-R15 R turn L[1] R[2] deck[3] top3 score0:0 began:Q", "who began, at column"),
        ("standard L8-R15 R turn L[1] R[2] deck[3] top3 score0:0 began:L x", "nothing may follow"),
        ("basic L8-R11 R defend:1x3 L[1] R[2] deck[3] top3 score0:0", "nobody parries"),
        ("standard L8-R11 R defend:1+1x3 L[1] R[2] deck[3] top3 score0:0", "only the advanced"),
        ("standard L8-R12 R defend:1x3 L[1] R[2] deck[3] top3 score0:0", "at distance 4"),
        ("standard L8-R11 R defend:1x3 L[1] R[2] deck[3] top2 score0:0", "the top of the pile"),
        ("standard L8-R11 R turn L[1] R[?] deck[3] top2 score0:0", "R's cards must be known"),
        ("standard L8-R11 R turn L[123451] R[2] deck[3] top2 score0:0", "6 cards: 5 at most"),
        ("standard L8-R11 R turn L[1] R[2] deck[1234512345123451] top2 score0:0", "15 at most"),
        ("standard L8-R11 R turn L[1] R[2] deck[] top2 score0:0", "the deck is out"),
        ("standard L8-R11 R last L[1] R[2] deck[3] top2 score0:0", "deck\\[\\]"),
        ("standard L8-R11 R turn L[111] R[11] deck[3] top1 score0:0", "6 cards of the value 1"),
        ("standard L8-R11 R defend:3x3 L[33] R[2] deck[3] top3 score0:0", "6 cards of the value 3"),
        ("standard L8-R11 R turn L[1] R[2] deck[3] top1 score5:0", "so the phase is over"),
        ("standard L8-R11 - over L[1] R[2] deck[3] top1 score4:0", "one fencer at 5"),
        ("standard L8-R11 - over L[1] R[2] deck[3] top1 score5:5", "one fencer at 5"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_with_what_where_and_an_example(wrong, words):
    with pytest.raises(PositionError, match=words) as refused:
        board(wrong)
    assert EXAMPLE in str(refused.value)


def test_the_normal_form_keeps_the_score_and_forgets_the_last_action():
    state = play(board(EXAMPLE), "+5").state
    plain = normal(state)
    assert plain.last is None
    assert plain.results == (Seat.ONE, Seat.ONE, Seat.TWO)
    assert replace(plain, played=state.played, last=state.last) == state
