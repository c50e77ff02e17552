"""The rulings of the rules page, 1 to 9, and the rules that need no ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.game import Outcome
from engines.core.seat import Pair, Seat
from engines.gyges.events import (
    DrawnByLength,
    DrawnByRepetition,
    GoalReached,
    PositionRepeated,
    RingMoved,
    RingReplaced,
    RingReturned,
)
from engines.gyges.game import GAME
from engines.gyges.rules.apply import LONGEST
from engines.gyges.state import Playing
from tests.engines.gyges.boards import START, board, legal, plain_moves, play, refusal, study

S, N = Seat.ONE, Seat.TWO
RINGS = "111122223333" + "0" * 24


def rows(cells):
    text = "".join(cells)
    return "/".join(text[6 * row : 6 * row + 6] for row in range(6))


positions = st.builds(
    lambda cells, side: f"{rows(cells)} {side}", st.permutations(RINGS), st.sampled_from("SN")
)


def near_the_bottom(cells):
    return rows(["0"] * 6 + list(cells) + ["0"] * (30 - len(cells)))


crowded = st.builds(
    lambda cells, side: f"{near_the_bottom(cells)} {side}",
    st.permutations("111122223333" + "0" * 4),
    st.sampled_from("SN"),
)


# ruling 1


def test_ruling_1_the_origin_counts_as_empty_while_its_ring_moves():
    """b1 over b2 and a1, and from a1 three steps straight through b1."""
    state = study("310000/020000")
    after = play(state, "b1-d1")
    assert after.event(RingMoved).path == ("b1", "b2", "a2", "a1", "b1", "c1", "d1")
    assert after.event(RingMoved).bounces == ("b2", "a1")


# ruling 2


def test_ruling_2_a_move_may_end_on_its_origin():
    after = play(study("130000"), "a1-a1")
    assert after.event(RingReturned).path == ("a1", "b1", "b2", "a2", "a1")
    assert after.text.startswith("130000/")


def test_ruling_2_with_origin_end_false_it_may_not():
    state = study("130000", origin_end=False)
    assert refusal(state, "a1-a1")[0] == "origin-end"
    assert "a1-b1xa1" in legal(state)


# ruling 3


def test_ruling_3_no_border_is_crossed_twice_in_either_direction():
    assert refusal(study("001000/001000"), "c1-c1") == (
        "crosses-twice",
        "crosses c1–c2 twice: every way from c1 to c1 crosses some border twice",
    )


def test_ruling_3_a_border_is_crossed_once_in_all_series_of_a_move_together():
    """c1 over d1 has d2 and e1, but c1 only over the border it came by."""
    state = study("001100")
    assert {move for move in legal(state) if move.startswith("c1")} == {
        *("c1-b1", "c1-c2", "c1-d2", "c1-e1"),
        *(f"c1-d1x{name}" for name in [*landings(state), "c1"]),
    }


def landings(state):
    taken = [index for index, value in enumerate(GAME.view(state, None).cells) if value]
    row = GAME.view(state, None).rows.two
    return [f"{'abcdef'[n % 6]}{n // 6 + 1}" for n in range(36) if n not in taken and n // 6 <= row]


def test_ruling_3_a_square_may_be_visited_again_by_another_way():
    path = play(study("310000/020000"), "b1-d1").event(RingMoved).path
    assert path.count("b1") == 2


# ruling 4


@given(crowded)
def test_ruling_4_bouncing_on_a_ring_again_adds_no_effect(position):
    """The plain generator bounces on any ring again and again; the engine on each but once."""
    assert set(legal(board(position))) == plain_moves(position)


@given(positions)
def test_any_position_has_the_moves_that_the_letter_of_the_rules_gives(position):
    assert set(legal(board(position))) == plain_moves(position)
    without = board(position, origin_end=False)
    assert set(legal(without)) == plain_moves(position, origin_end=False)


# ruling 5


def test_ruling_5_the_replaced_ring_may_go_to_the_origin():
    after = play(board(START), "a1-b1xa1")
    assert after.text.startswith("231123/")
    assert after.event(RingReplaced).landing == "a1"


# ruling 6

SHUT = "000000/000000/000000/020000/111122/033332 S"


def test_ruling_6_the_row_that_is_not_to_be_passed_is_the_one_that_can_be_played():
    """None of North's nearest rings can move: the playable row is row 5, and a6 is beyond it."""
    state = board(SHUT)
    assert GAME.view(state, S).rows == Pair(one=3, two=4)
    assert "b4-a5xa4" in legal(state)
    assert refusal(state, "b4-a5xa6") == (
        "beyond-row",
        "a6 is beyond North's playable row, which is row 5",
    )


def test_ruling_6_the_row_itself_is_allowed():
    state = study("110000/000000/000000/000000/000001")
    assert "a1-b1xa5" in legal(state)
    assert refusal(state, "a1-b1xa6")[0] == "beyond-row"


def test_ruling_6_the_row_is_the_one_before_the_move():
    """The mover itself was North's nearest ring; where it came from still bounds the throw."""
    state = study("000000/000000/110000")
    assert "a3-b3xf3" in legal(state)
    assert refusal(state, "a3-b3xf4")[0] == "beyond-row"


# ruling 7


@given(positions)
def test_ruling_7_with_twelve_rings_somebody_can_always_move(position):
    state = board(position)
    for seat in Seat:
        assert legal(replace(state, phase=replace(state.phase, seat=seat)))


# ruling 8


SHUTTLE = ("a1-b1", "f6-e6", "b1-a1", "e6-f6")


def test_ruling_8_the_second_occurrence_is_told():
    after = play(study("100000/000000/000000/000000/000000/000001"), *SHUTTLE)
    assert after.event(PositionRepeated) == PositionRepeated(seat=S, times=2)
    assert GAME.view(after.state, None).times == 2


def test_ruling_8_the_third_occurrence_is_a_draw():
    after = play(study("100000/000000/000000/000000/000000/000001"), *SHUTTLE, *SHUTTLE)
    assert after.event(DrawnByRepetition).times == 3
    assert GAME.outcome(after.state) == Outcome(winner=None, reason="repetition")
    assert GAME.active(after.state) == frozenset()
    assert legal(after.state) == []


def test_ruling_8_the_same_rings_with_the_other_side_to_move_are_another_position():
    """Two moves that change nothing bring it back; one does not."""
    after = play(study("130000/000000/000000/000000/000000/000031"), "a1-a1")
    assert after.names == ["RingReturned"]
    assert play(after.state, "f6-f6").names == ["RingReturned", "PositionRepeated"]


def nearly_over(text):
    state = board(text)
    others = tuple(-number for number in range(1, LONGEST))  # no position has such a key
    return replace(state, phase=Playing(seat=S, past=(*others, *state.phase.past)))


def test_ruling_8_ply_200_is_a_draw():
    after = play(nearly_over(START), "a1-a4")
    assert after.event(DrawnByLength).plies == 200
    assert GAME.outcome(after.state) == Outcome(winner=None, reason="length")


def test_ruling_8_a_goal_at_ply_200_wins():
    state = nearly_over("000000/000000/100012/300232/021303/100000 S")
    assert GAME.outcome(play(state, "a3-GN").state) == Outcome(winner=S, reason="goal")


def test_ruling_8_ply_199_is_no_draw():
    state = nearly_over(START)
    shorter = replace(state, phase=replace(state.phase, past=state.phase.past[1:]))
    assert GAME.outcome(play(shorter, "a1-a4").state) is None


# ruling 9


@given(crowded)
def test_ruling_9_moves_with_one_effect_are_one_move(position):
    found = legal(board(position))
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("state", "move", "path"),
    [
        (study("000000/000000/002000"), "c3-d4", "c3 c4 d4"),
        (study("000000/000000/002000"), "c3-b2", "c3 c2 b2"),
        (study("000000/000000/002100"), "c3-d4", "c3 c4 d4"),
        (study("000000/000000/002000/001000"), "c3-d4", "c3 d3 d4"),
        (study("000000/000000/003000"), "c3-c4", "c3 d3 d4 c4"),
        (study("110000"), "a1-b2", "a1 b1 b2"),
    ],
)
def test_ruling_9_the_path_shown_is_the_shortest_then_north_east_south_west(state, move, path):
    assert play(state, move).event(RingMoved).path == tuple(path.split())


# the game


def test_a_player_moves_only_from_their_playable_row():
    state = board("002130/300300/021100/002000/000200/030100 S")
    assert {move[:2] for move in legal(state)} == {"c1", "d1", "e1"}
    assert refusal(state, "a2-a3") == (
        "not-in-playable-row",
        "a2 is not in South's playable row, which is row 1",
    )


def test_where_no_ring_of_the_nearest_row_can_move_the_next_row_is_played():
    state = board("323232/121113/000000/000000/000000/000000 S")
    assert GAME.view(state, S).rows.one == 1
    assert {move[1] for move in legal(state)} == {"2"}
    assert refusal(state, "a1-a2xa1") == (
        "not-in-playable-row",
        "a1 is not in South's playable row, which is row 2",
    )


def test_a_goal_ends_the_game_and_takes_the_ring_off_the_board():
    after = play(study("000000/000000/000000/000000/000000/002100"), "d6-GN")
    assert after.event(GoalReached).path == ("d6", "GN")
    assert GAME.outcome(after.state) == Outcome(winner=S, reason="goal")
    assert after.text == "000000/000000/000000/000000/000000/002000 - GN:1 study"


def test_a_goal_is_entered_with_the_last_step_of_a_series_only():
    """A double on row 6 has a step too many to go straight, and turns aside for one."""
    state = study("000000/000000/000000/000000/000000/002000")
    assert play(state, "c6-GN").event(GoalReached).path == ("c6", "d6", "GN")


def test_a_goal_is_no_place_to_pass_through():
    """The double between two rings steps down first, and never over the goal above it."""
    state = study("000000/000000/000000/000000/000000/012100")
    assert {move for move in legal(state) if move.startswith("c6")} == {
        *("c6-b5", "c6-c4", "c6-d5"),
    }


def test_nobody_enters_their_own_goal():
    assert refusal(study("001000"), "c1-GS") == (
        "own-goal",
        "nobody may enter their own goal: South goes for GN",
    )


def test_north_wins_in_the_south():
    after = play(study("001000", "N"), "c1-GS")
    assert GAME.outcome(after.state) == Outcome(winner=N, reason="goal")


def test_bounces_are_numbered_along_the_path():
    after = play(study("100000/100000/200000/000000/300000"), "a1-c6")
    told = after.event(RingMoved)
    assert told.bounces == ("a2", "a3", "a5")
    assert told.path == ("a1", "a2", "a3", "a4", "a5", "a6", "b6", "c6")


def test_a_ring_is_thrown_to_any_empty_square_that_is_not_beyond():
    state = study("110000/000000/000000/000000/000000/000001")
    thrown = {move for move in legal(state) if move.startswith("a1-b1x")}
    assert len(thrown) == 36 - 3 + 1  # but for three rings; the origin is empty by then


def test_nobody_acts_when_a_match_ended_from_outside():
    ended = GAME.conclude(board(START))
    assert GAME.active(ended) == frozenset()
    assert GAME.outcome(ended) is None
    assert GAME.write(ended) == "321123/000000/000000/000000/000000/321123 - broken-off"
