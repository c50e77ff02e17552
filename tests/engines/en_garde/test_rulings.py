"""The numbered rulings of the rules page, and its section on the end of the deck."""

from __future__ import annotations

import pytest

from engines.core.chance import SeededChance
from engines.core.game import IllegalMoveError
from engines.core.seat import Pair, Seat
from engines.en_garde.events import (
    AdvanceCompared,
    CouldNotAnswer,
    DrewUnseen,
    HandsCompared,
    LastCard,
    RoundBegan,
    RoundWon,
)
from engines.en_garde.game import GAME
from engines.en_garde.terms import Phase, RoundEnd
from tests.engines.en_garde.boards import board, legal, options, play
from tests.harness import whole_game

L, R = Seat.ONE, Seat.TWO


def test_ruling_1_an_attacker_may_use_more_cards_than_can_be_parried():
    """1 2 3 . . L . . R : three 3s can't be met, for there are five of them."""
    before = board("standard L10-R13 L turn L[33345] R[12334] deck[1122] top- score0:0")
    assert "3x3" in legal(before)
    after = play(before, "3x3")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.TOUCH)


def test_ruling_2_a_parry_is_the_only_answer_to_a_direct_attack():
    assert legal(
        board("advanced L10-R13 R defend:1x3 L[11112] R[12334] deck[2223] top3 score0:0")
    ) == ["=1x3"]


def test_ruling_2_no_answer_loses():
    after = play(board("standard L10-R13 L turn L[13345] R[12344] deck[1122] top- score0:0"), "2x3")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.TOUCH)
    why = after.event(CouldNotAnswer)
    assert (why.to, why.hand) == (R, (1, 2, 3, 4, 4))


def test_ruling_3_without_room_to_retreat_and_without_a_parry_the_round_is_lost_at_once():
    """R stands on 22, with one square behind and no 1; L steps 4 and attacks with a 2."""
    before = board("advanced L16-R22 L turn L[12455] R[33445] deck[1122] top- score0:0")
    after = play(before, "+4 1x2")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.TOUCH)


def test_ruling_4_equal_values_in_an_indirect_attack_need_one_copy_more():
    one = board("advanced L10-R16 L turn L[11345] R[22445] deck[1122] top- score0:0")
    two = board("advanced L10-R16 L turn L[11335] R[22445] deck[1122] top- score0:0")
    assert "+3 1x3" not in legal(one)
    assert "+3 1x3" in legal(two)
    assert "+3 2x3" not in legal(two)


def test_ruling_5_the_last_attack_is_direct_or_not_at_all():
    assert legal(board("advanced L10-R16 L last L[11335] R[22445] deck[] top3 score0:0")) == [
        "pass"
    ]


def test_ruling_6_the_last_attack_of_the_basic_game_touches():
    after = play(board("basic L10-R13 R last L[12333] R[133] deck[] top- score0:0"), "1x3")
    assert (after.end.winner, after.end.end) == (R, RoundEnd.TOUCH)


def test_ruling_7_the_deck_is_counted_the_top_of_the_pile_is_seen_a_hand_is_private():
    state = play(
        board("standard L10-R18 L turn L[12345] R[22334] deck[1122] top5 score0:0"), "+1"
    ).state
    for onlooker in (None, L, R):
        view = GAME.view(state, onlooker)
        assert view.scene.deck_size == 3
        assert view.scene.discards == (1,)
        assert view.scene.hand_sizes == Pair(one=5, two=5)
        assert view.hand == (state.hands[onlooker] if onlooker else ())


@pytest.mark.parametrize("variant", ["basic", "standard", "advanced"])
@pytest.mark.parametrize("seed", range(4))
def test_ruling_8_a_round_has_at_most_fifteen_drawing_actions(seed, variant):
    """And after them one last attack and one last parry."""
    drawing, since = 0, 0
    for _, match in whole_game(GAME, seed, options(variant=variant)):
        kinds = [type(event) for event in match.events]
        drawing, since = drawing + (DrewUnseen in kinds), since + 1
        if DrewUnseen in kinds:
            since = 0
        assert drawing <= 15
        assert since <= (3 if match.state.deck else 2)
        if RoundBegan in kinds:
            drawing = since = 0


# Common ground


def test_a_played_move_is_refilled_at_once():
    after = play(board("standard L10-R18 L turn L[12345] R[22334] deck[5122] top5 score0:0"), "+1")
    assert after.text == "standard L11-R18 R turn L[23455] R[22334] deck[122] top1 score0:0"


def test_who_must_act_and_can_not_loses_the_round():
    """R is shut in: the wall behind, L one square ahead, and no 1 in hand."""
    after = play(board("standard L17-R23 L turn L[12345] R[23345] deck[1122] top- score0:0"), "+5")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.STUCK)


def test_an_attack_that_is_the_only_legal_action_must_be_played():
    shut_in = board("standard L1-R3 L turn L[24455] R[11345] deck[1122] top- score0:0")
    assert legal(shut_in) == ["1x2"]


def test_the_starting_fencer_alternates_also_after_a_drawn_round():
    drawn = play(board("standard L11-R13 L last L[2] R[2] deck[] top- score0:0"), "pass")
    assert (drawn.end.winner, drawn.end.end) == (None, RoundEnd.DRAWN)
    assert drawn.event(RoundBegan).seat is R
    assert drawn.state.to_act is R
    assert drawn.state.results == (None,)
    assert drawn.text.endswith("score0:0 began:R")


def test_the_first_to_the_agreed_touches_wins_and_both_hands_are_opened():
    before = board("basic L10-R13 L turn L[13345] R[12344] deck[1122] top- score1:1", touches=2)
    after = play(before, "1x3")
    assert after.state.phase is Phase.OVER
    assert GAME.outcome(after.state).winner is L
    assert after.names == ["Touched", "MatchWon"]
    for onlooker in (None, L, R):
        last_round = GAME.view(after.state, onlooker).last_round
        assert last_round.hands == after.state.hands
        assert last_round.scene.scores == Pair(one=2, two=1)


@pytest.mark.parametrize("seed", range(12))
def test_the_first_starter_is_drawn_by_lot(seed):
    """The first draw of the log decides, and nothing else."""
    record, match = next(whole_game(GAME, seed))
    assert match.state.starter is (L, R)[record.log[0].draws[0]]


# Three variants


def test_in_basic_every_attack_touches_and_is_one_card():
    before = board("basic L10-R13 L turn L[33345] R[12334] deck[1122] top- score0:0")
    assert [move for move in legal(before) if "x" in move] == ["1x3"]
    assert play(before, "1x3").end.end is RoundEnd.TOUCH


def test_the_attacker_refills_before_the_answer():
    after = play(board("standard L10-R13 L turn L[13345] R[12334] deck[5122] top- score0:0"), "2x3")
    assert after.text == "standard L10-R13 R defend:2x3 L[11455] R[12334] deck[22] top3 score0:0"


def test_after_a_parry_the_defender_takes_a_whole_turn_with_what_is_left_and_refills_after_it():
    attacked = board("standard L10-R13 R defend:2x3 L[11112] R[12334] deck[2255] top3 score0:0")
    parried = play(attacked, "=2x3")
    assert parried.text == "standard L10-R13 R turn L[11112] R[124] deck[2255] top3 score0:0"
    assert legal(parried.state) == ["+1", "+2", "-1", "-2", "-4"]
    moved = play(parried.state, "-4")
    assert moved.text == "standard L10-R17 L turn L[11112] R[12225] deck[5] top4 score0:0"


def test_after_a_parry_no_legal_action_loses():
    """R parries with the only 2, at the wall; 4s and 5s lead nowhere."""
    attacked = board("standard L21-R23 R defend:1x2 L[11345] R[24455] deck[1133] top2 score0:0")
    after = play(attacked, "=1x2")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.STUCK)
    assert "CouldNotAnswer" not in after.names


def test_a_retreat_is_the_whole_turn_and_is_refilled():
    attacked = board("advanced L10-R13 R defend:2+1x3 L[11112] R[12445] deck[2255] top3 score0:0")
    after = play(attacked, "-4")
    assert after.names == ["FellBack", "Drew", "DrewUnseen"]
    assert after.text == "advanced L10-R17 L turn L[11112] R[12245] deck[255] top4 score0:0"


def test_an_indirect_attack_moves_and_may_be_fled():
    """The rule book's figure 4: eight squares apart, a 3 and then a 5."""
    before = board("advanced L8-R16 L turn L[13455] R[12234] deck[1112] top- score0:0")
    after = play(before, "+3 1x5")
    text = "advanced L11-R16 R defend:3+1x5 L[11145] R[12234] deck[12] top5 score0:0"
    assert after.text == text
    assert legal(after.state) == ["-1", "-2", "-3", "-4"]


# When the deck runs out


def test_after_a_move_that_takes_the_last_card_the_opponent_has_one_direct_attack():
    before = board("standard L10-R14 L turn L[12345] R[33445] deck[5] top- score0:0")
    after = play(before, "+1")
    assert after.text == "standard L11-R14 R last L[23455] R[33445] deck[] top1 score0:0"
    assert after.event(LastCard).seat is R
    assert legal(after.state) == ["1x3", "2x3", "pass"]


def test_the_last_card_may_be_taken_in_mid_refill():
    """R lacks three cards; the deck has one, and R stays short."""
    before = board("standard L10-R16 R turn L[12345] R[124] deck[5] top3 score0:0")
    after = play(before, "-2")
    assert after.text == "standard L10-R18 L last L[12345] R[145] deck[] top2 score0:0"


def test_a_last_attack_may_be_parried_and_then_the_round_is_compared():
    """Distance 3: L has one 3 left after the parry, R none."""
    before = board("standard L11-R14 R last L[23345] R[13445] deck[] top1 score0:0")
    parried = play(before, "1x3", "=1x3")
    assert (parried.end.winner, parried.end.end) == (L, RoundEnd.CARDS)
    assert parried.end.hands == Pair(one=(2, 3, 4, 5), two=(1, 4, 4, 5))


def test_a_last_attack_that_is_not_parried_touches():
    after = play(board("standard L11-R14 R last L[12445] R[13445] deck[] top1 score0:0"), "1x3")
    assert (after.end.winner, after.end.end) == (R, RoundEnd.TOUCH)
    assert after.end.hands is None


def test_without_the_option_final_attack_the_round_ends_at_once():
    before = board(
        "standard L10-R14 L turn L[12345] R[33445] deck[5] top- score0:0", final_attack=False
    )
    after = play(before, "+1")
    assert (after.end.winner, after.end.end) == (R, RoundEnd.CARDS)


def test_an_attack_that_takes_the_last_card_must_be_parried_and_has_no_riposte():
    before = board("standard L10-R13 L turn L[13455] R[12334] deck[4] top- score0:0")
    attacked = play(before, "1x3")
    assert attacked.state.phase is Phase.LAST_DEFEND
    assert legal(attacked.state) == ["=1x3"]
    assert attacked.event(LastCard).seat is R
    after = play(attacked.state, "=1x3")
    assert (after.end.winner, after.end.end) == (R, RoundEnd.CARDS)


def test_with_the_option_the_parrier_of_a_final_attack_may_riposte():
    before = board(
        "standard L10-R13 R lastdefend:1x3 L[13455] R[12334] deck[] top3 score0:0",
        riposte_after_final_parry=True,
    )
    parried = play(before, "=1x3")
    assert legal(parried.state) == ["1x3", "pass"]
    riposte = play(parried.state, "1x3")
    assert riposte.state.actor is L
    again = play(riposte.state, "=1x3")
    assert legal(again.state) == ["pass"]
    after = play(again.state, "pass")
    assert (after.end.winner, after.end.end) == (R, RoundEnd.ADVANCE)


def test_after_a_final_retreat_only_the_advance_counts():
    """R falls back to 15, eight squares from the start; L has come nine, and has no 5."""
    before = "advanced L10-R13 R lastdefend:2+1x3 L[11124] R[12555] deck[] top3 score0:0"
    after = play(board(before), "-2")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.ADVANCE)
    assert after.end.hands is None
    assert "HandsCompared" not in after.names
    advance = after.event(AdvanceCompared)
    assert (advance.one_advance, advance.two_advance) == (9, 8)


def test_with_the_option_cards_count_after_a_final_retreat_too():
    before = "advanced L10-R13 R lastdefend:2+1x3 L[11124] R[12555] deck[] top3 score0:0"
    after = play(board(before, cards_after_final_retreat=True), "-2")
    assert (after.end.winner, after.end.end) == (R, RoundEnd.CARDS)
    compared = after.event(HandsCompared)
    assert (compared.distance, compared.one_count, compared.two_count) == (5, 0, 3)


def test_a_retreat_that_takes_the_last_card_leaves_one_last_direct_attack():
    before = board("advanced L10-R13 R defend:2+1x3 L[12245] R[12445] deck[5] top3 score0:0")
    after = play(before, "-2")
    assert after.text == "advanced L10-R15 L last L[12245] R[14455] deck[] top2 score0:0"
    assert legal(after.state) == ["1x5", "pass"]


def test_in_basic_only_the_advance_is_compared_and_hands_stay_closed():
    after = play(board("basic L10-R16 L last L[3] R[33] deck[] top- score0:0"), "pass")
    assert (after.end.winner, after.end.end) == (L, RoundEnd.ADVANCE)
    assert after.end.hands is None
    assert after.names[:3] == ["Passed", "AdvanceCompared", "RoundWon"]


def test_nobody_has_a_draw_of_the_match():
    after = play(board("standard L11-R13 L last L[2] R[2] deck[] top- score4:4"), "pass")
    assert GAME.outcome(after.state) is None
    assert after.state.phase is Phase.TURN


def test_the_score_in_the_event_is_that_after_the_round():
    after = play(board("basic L10-R13 L turn L[13345] R[12344] deck[1122] top- score1:3"), "1x3")
    won = after.event(RoundWon)
    assert (won.seat, won.end, won.one_score, won.two_score) == (L, RoundEnd.TOUCH, 2, 3)


def test_why_not_names_the_rule():
    before = board("standard L10-R13 L turn L[12345] R[12344] deck[1122] top- score0:0")
    refused = GAME.why_not(before, L, GAME.parse("2x3"))
    assert isinstance(refused, IllegalMoveError)
    assert refused.facts == {"value": 3, "needed": 2, "held": 1}


def test_who_begins_is_drawn_by_lot_unless_the_challenger_names_them():
    def starters(**given):
        luck = [SeededChance(str(seed).encode()) for seed in range(20)]
        return {GAME.setup(options(**given), each).state.starter for each in luck}

    assert starters() == {L, R}
    assert starters(begins="challenger") == {L}
    assert starters(begins="challenged") == {R}


def test_who_was_named_to_begin_acts_and_after_them_they_begin_by_turns():
    state = GAME.setup(options(begins="challenged"), SeededChance(b"")).state
    assert (state.to_act, state.starter) == (R, R)
    end = "standard L10-R13 R turn L[11145] R[33345] deck[1122] top- score0:0 began:R"
    assert play(board(end), "3x3").event(RoundBegan).seat is L
