"""The notation of actions, and the words for what is refused."""

from __future__ import annotations

import string

import pytest

from engines.en_garde.game import GAME
from engines.en_garde.rules.refusals import ILLEGAL, INVALID, SENTENCES, illegal, invalid
from tests.engines.en_garde.boards import board
from tests.engines.playing import check_refused


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("+3", "+3"),
        (" + 3 ", "+3"),
        ("-2", "-2"),
        ("−2", "-2"),
        ("–2", "-2"),
        ("2x4", "2x4"),
        ("2X4", "2x4"),
        ("2×4", "2x4"),
        ("2 * 4", "2x4"),
        ("=2x4", "=2x4"),
        ("= 2×4", "=2x4"),
        ("+3 2x5", "+3 2x5"),
        ("+3, 2×5", "+3 2x5"),
        ("+3    2 x 5", "+3 2x5"),
        ("PASS", "pass"),
    ],
)
def test_an_action_is_read_as_people_write_it(text, canonical):
    assert str(GAME.parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-move"),
        ("3", "not-a-move"),
        ("+", "not-a-move"),
        ("+3 2x", "not-a-move"),
        ("+3 -2", "not-a-move"),
        ("+32x5", "not-a-move"),
        ("=+3", "not-a-move"),
        ("+٣", "not-a-move"),
        ("+" + "1" * 5000, "not-a-move"),
        ("+6", "no-such-card"),
        ("-0", "no-such-card"),
        ("2x6", "no-such-card"),
        ("+3 2x9", "no-such-card"),
        ("6x2", "too-many-cards"),
        ("=0x2", "too-many-cards"),
    ],
)
def test_what_is_no_action_is_refused_with_its_code(text, code):
    check_refused(GAME, text, code)


def test_an_indirect_attack_takes_two_taps_and_the_others_one():
    steps = {text: GAME.parse(text).steps for text in ("+3 2x5", "+3", "2x4", "=2x4", "pass")}
    assert steps.pop("+3 2x5") == ("+3", "2x5")
    assert all(len(taps) == 1 for taps in steps.values())


OPEN = "advanced L8-R16 L turn L[11345] R[12234] deck[1124] top- score0:0"
CLOSE = "advanced L10-R13 L turn L[13455] R[12234] deck[1112] top- score0:0"
STANDARD = CLOSE.replace("advanced", "standard")
BASIC = "basic L10-R13 L turn L[13345] R[12234] deck[1112] top- score0:0"
DIRECT = "advanced L10-R13 R defend:2x3 L[11145] R[12233] deck[1224] top3 score0:0"
INDIRECT = "advanced L16-R19 R defend:1+2x3 L[11145] R[22335] deck[1144] top3 score0:0"
LAST = "advanced L10-R13 R last L[11145] R[12233] deck[] top3 score0:0"
WALLED = "standard L3-R13 L turn L[13455] R[12234] deck[1112] top- score0:0"
OVER = "standard L10-R13 - over L[11145] R[12233] deck[] top3 score5:3"


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (OVER, "+1", "match-over"),
        (DIRECT, "+1", "must-answer"),
        (DIRECT, "pass", "must-answer"),
        (INDIRECT, "1x3", "must-answer-indirect"),
        (DIRECT, "=1x3", "parry-must-match"),
        (DIRECT, "=2x2", "parry-must-match"),
        (DIRECT, "-1", "no-retreat-from-direct"),
        (OPEN, "=1x3", "no-parry-now"),
        (OPEN, "pass", "no-pass-now"),
        (LAST, "+1", "deck-is-out"),
        (LAST, "-1", "deck-is-out"),
        (LAST, "+1 1x2", "deck-is-out"),
        (BASIC, "2x3", "one-card-in-basic"),
        (BASIC, "=1x3", "no-parry-in-basic"),
        (STANDARD, "+1 1x2", "only-in-advanced"),
        (OPEN, "+2", "not-held"),
        (OPEN, "+3 2x5", "not-held"),
        (CLOSE, "2x3", "not-held"),
        (INDIRECT, "-1", "not-held"),
        (WALLED, "-3", "off-the-piste"),
        (INDIRECT, "-5", "off-the-piste"),
        (CLOSE, "+3", "onto-the-opponent"),
        (CLOSE, "+4", "past-the-opponent"),
        (CLOSE, "+4 1x1", "no-room-to-attack"),
        (OPEN, "1x4", "wrong-distance"),
        (OPEN, "+4 1x5", "wrong-distance-left"),
    ],
)  # fmt: skip
def test_a_refusal_names_the_rule_that_is_broken(position, move, code):
    state = board(position)
    seat = state.to_act or "one"
    assert GAME.parse(move) not in GAME.legal_moves(state, seat)
    refused = GAME.why_not(state, seat, GAME.parse(move))
    assert refused.code == code
    fields = [name for _, name, _, _ in string.Formatter().parse(ILLEGAL[code]) if name]
    assert set(fields) <= set(refused.facts)


def test_a_move_of_the_other_fencer_is_refused():
    state = board(OPEN)
    refused = GAME.why_not(state, state.actor.other, GAME.parse("+1"))
    assert refused.code == "not-your-turn"


def test_a_refusal_is_a_whole_sentence():
    state = board(OPEN)
    refused = GAME.why_not(state, state.actor, GAME.parse("+3 2x5"))
    assert str(refused) == "this needs 2 of the value 5, and the hand has 1"


def test_every_code_that_is_used_has_words_and_every_word_a_use():
    """The cases above and the parser's cover the table."""
    marks = test_a_refusal_names_the_rule_that_is_broken.pytestmark
    tried = {case[2] for mark in marks for case in mark.args[1]} | {"not-your-turn"}
    assert tried == set(ILLEGAL)
    marks = test_what_is_no_action_is_refused_with_its_code.pytestmark
    assert {case[1] for mark in marks for case in mark.args[1]} == set(INVALID)
    assert set(SENTENCES) == set(ILLEGAL) | set(INVALID)


def test_a_code_without_words_can_not_be_raised():
    with pytest.raises(KeyError):
        illegal("no-such-code")
    with pytest.raises(KeyError):
        invalid("no-such-code")
