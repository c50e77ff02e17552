"""The numbered rulings of the rules page, 1 to 12: what may be done."""

from __future__ import annotations

import pytest

from engines.cannae.events import Charged, Pushed, ThrownOff
from engines.cannae.game import GAME
from engines.cannae.notation.positions import write_board
from engines.cannae.rules.board import board_of, pieces
from engines.cannae.terms import SQUARES, Piece
from engines.core.seat import Seat
from tests.engines.cannae.boards import actions, is_legal, play, refused, state_of

WHITE, BLACK = Seat.ONE, Seat.TWO
TWO_EACH = "7c/8/8/8/8/8/1I4i1/C7 w"


def test_ruling_1_a_turn_is_a_pass_or_one_action_of_an_arm_or_of_both():
    state = state_of(TWO_EACH)
    for turn in ("-", "Mb2b3", "Ca1a5", "Mb2b3+Ca1a5", "Ca1a5+Mb2b3"):
        assert is_legal(state, turn)


def test_ruling_1_both_orders_come_to_one_move_written_with_the_infantry_first():
    state = state_of(TWO_EACH)
    assert play(state, "Mb2b3+Ca1a5").board == play(state, "Ca1a5+Mb2b3").board
    listed = list(map(str, GAME.legal_moves(state, WHITE)))
    assert "Mb2b3+Ca1a5" in listed
    assert "Ca1a5+Mb2b3" not in listed
    taps = GAME.legal_moves(state, WHITE).after(("a1", "a5", "b2", "b3"))
    assert str(taps.move) == "Mb2b3+Ca1a5"


def test_ruling_1_an_order_that_alone_leads_there_is_kept():
    """The cavalry leaves the square that the infantry enters."""
    state = state_of(TWO_EACH)
    assert "Ca1a5+Mb2a1" in map(str, GAME.legal_moves(state, WHITE))
    assert not is_legal(state, "Mb2a1+Ca1a5")
    assert str(GAME.legal_moves(state, WHITE).after(("a1", "a5", "b2", "a1")).move) == "Ca1a5+Mb2a1"


def test_ruling_2_never_a_step_and_a_push_in_one_turn():
    state = state_of("7c/8/8/8/8/8/1II3i1/C7 w")
    assert {"Mb2b3", "Pb2c2"} <= set(actions(state))
    assert refused(state, "Mb2b3+Pb3c2").code == "infantry-twice"
    assert refused(state, "Ca1a5+Ca5a6").code == "cavalry-twice"


def test_ruling_3_cavalry_rides_as_a_queen_over_empty_squares():
    """27 squares lie on d5's lines, and on one of them an enemy."""
    state = state_of("8/8/8/3C4/8/8/8/I6i w")
    assert len(actions(state, "C")) == 26
    assert actions(state, "X") == ["Xd5h1"]


def test_ruling_3_cavalry_passes_diagonally_between_two_pieces():
    state = state_of("7i/8/8/8/2I5/2CI4/8/8 w")
    assert is_legal(state, "Cc3d4")
    assert is_legal(state, "Cc3g7")


def test_ruling_3_cavalry_does_not_jump():
    state = state_of("7i/8/8/8/8/8/1I6/C7 w")
    why = refused(state, "Ca1d4")
    assert (why.code, why.facts["blocker"]) == ("path-blocked", "b2")


def test_ruling_4_the_line_ends_at_the_first_empty_square_and_nothing_behind_moves():
    after = play(state_of("7c/8/8/IIIi1i2/8/8/8/C7 w"), "Pb5c5")
    assert after.board == "7c/8/8/I1IIii2/8/8/8/C7"
    assert after.event(Pushed).moved == ("b5", "c5", "d5")


@pytest.mark.parametrize("target", ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"])
def test_ruling_4_infantry_pushes_in_all_eight_directions(target):
    """Two abreast on d4 and beside it, whichever side that is."""
    placing = {SQUARES["d4"]: Piece.WHITE_INFANTRY, SQUARES[target]: Piece.WHITE_CAVALRY}
    board = board_of(placing | {SQUARES["h8"]: Piece.BLACK_INFANTRY})
    after = play(state_of(f"{write_board(board)} w"), f"Pd4{target}")
    further = 2 * SQUARES[target] - SQUARES["d4"]
    assert pieces(after.state.board)[SQUARES["d4"]] is None
    assert pieces(after.state.board)[SQUARES[target]] is Piece.WHITE_INFANTRY
    assert pieces(after.state.board)[further] is Piece.WHITE_CAVALRY


def test_ruling_5_only_the_run_at_the_rear_is_active():
    """Own infantry beyond the enemy is pushed, and counts neither way."""
    after = play(state_of("7c/8/8/IIiI4/8/8/8/C7 w"), "Pa5b5")
    assert (after.event(Pushed).active, after.event(Pushed).opposing) == (2, 1)
    why = refused(state_of("7c/8/8/IIiIi3/8/8/8/C7 w"), "Pa5b5")
    assert (why.code, why.facts["active"], why.facts["opposing"]) == ("push-too-weak-passive", 2, 2)


def test_ruling_5_own_cavalry_ends_the_run():
    why = refused(state_of("7c/8/8/ICIi4/8/8/8/8 w"), "Pa5b5")
    assert (why.facts["active"], why.facts["opposing"], why.facts["passive"]) == (1, 1, 1)


def test_ruling_6_cavalry_opposes_as_infantry_does():
    why = refused(state_of("8/8/8/8/8/8/3iiCI1/c7 b"), "Pd2e2")
    assert (why.code, why.facts["active"], why.facts["opposing"]) == ("push-too-weak", 2, 2)
    assert str(why) == "Pd2e2: 2 against 2 can't push"


def test_ruling_6_active_must_be_more_than_opposing():
    assert is_legal(state_of("7c/8/8/IIi5/8/8/8/C7 w"), "Pa5b5")
    assert not is_legal(state_of("7c/8/8/IIii4/8/8/8/C7 w"), "Pa5b5")
    assert not is_legal(state_of("7c/8/8/1Ii5/8/8/8/C7 w"), "Pb5c5")


def test_ruling_7_the_rear_pusher_is_chosen_freely():
    state = state_of("7c/8/8/8/8/8/IIIIi3/7C w")
    assert play(state, "Pc2d2").board == "7c/8/8/8/8/8/II1IIi2/7C"
    assert play(state, "Pa2b2").board == "7c/8/8/8/8/8/1IIIIi2/7C"


def test_ruling_8_a_lone_infantry_steps_and_does_not_push():
    state = state_of(TWO_EACH)
    why = refused(state, "Pb2b3")
    assert (why.code, why.facts["right"]) == ("nothing-to-push", "Mb2b3")


def test_ruling_8_a_lone_infantry_does_not_step_off_the_board():
    assert set(actions(state_of("7c/8/8/8/8/8/8/I6C w"), "MP")) == {"Ma1a2", "Ma1b2", "Ma1b1"}


def test_ruling_9_a_push_of_ones_own_is_always_legal():
    after = play(state_of("7i/8/8/8/8/8/8/1ICCI3 w"), "Pb1c1")
    assert after.board == "7i/8/8/8/8/8/8/2ICCI2"
    assert after.event(Pushed).opposing == 0


def test_ruling_10_the_last_of_the_line_is_thrown_off():
    after = play(state_of("c7/6I1/6I1/6I1/6I1/6i1/6i1/C5i1 w"), "Pg7g6")
    gone = after.event(ThrownOff)
    assert (gone.seat, gone.by, gone.arm, gone.square) == (BLACK, WHITE, "infantry", "g1")


def test_ruling_10_own_pieces_can_be_thrown_off():
    after = play(state_of("7c/8/8/8/8/8/i7/CI5C w"), "Pb1a1")
    gone = after.event(ThrownOff)
    assert (gone.seat, gone.arm, gone.square) == (WHITE, "cavalry", "a1")
    assert after.board == "7c/8/8/8/8/8/i7/I6C"


def test_ruling_11_a_charge_takes_isolated_infantry_from_a_distance():
    after = play(state_of("7c/8/7i/8/3i4/8/1C6/I7 w"), "Xb2d4")
    assert after.board == "7c/8/7i/8/3C4/8/8/I7"
    assert after.names == ["Charged"]
    assert (after.event(Charged).origin, after.event(Charged).target) == ("b2", "d4")


def test_ruling_11_cavalry_in_contact_can_not_charge():
    assert refused(state_of("7c/8/7i/8/3i4/2C5/8/I7 w"), "Xc3d4").code == "in-contact"


def test_ruling_11_contact_is_judged_for_each_target():
    """It touches d4, and rides down h3 all the same."""
    assert is_legal(state_of("7c/8/8/8/3i4/2C4i/8/I7 w"), "Xc3h3")


def test_ruling_11_contact_is_judged_after_an_infantry_action_of_the_same_turn():
    """c4 touches d5; pushed to b5 by its own infantry, it has room."""
    state = state_of("7c/8/8/3i4/2C5/3I4/8/7i w")
    assert refused(state, "Xc4d5").code == "in-contact"
    assert is_legal(state, "Pd3c4+Xb5d5")


def test_ruling_11_an_infantry_action_may_also_bring_it_into_contact():
    state = state_of("7c/8/8/IC1i4/8/8/8/7i w")
    assert is_legal(state, "Xb5d5")
    assert refused(state, "Pa5b5+Xc5d5").code == "in-contact"


def test_ruling_11_the_path_must_be_empty():
    why = refused(state_of("7c/8/7i/8/3i4/2I5/8/C7 w"), "Xa1d4")
    assert (why.code, why.facts["blocker"]) == ("path-blocked", "c3")


def test_ruling_11_infantry_beside_the_target_protects_it_and_cavalry_does_not():
    why = refused(state_of("7c/8/8/4i3/3i4/8/8/C6I w"), "Xa1d4")
    assert (why.code, why.facts["supporter"]) == ("supported", "e5")
    assert is_legal(state_of("8/8/7i/3C4/3ic3/8/8/C6I w"), "Xa1d4")


def test_ruling_12_cavalry_never_takes_cavalry():
    state = state_of("3c4/8/8/8/8/8/8/3C3I w")
    assert refused(state, "Xd1d8").code == "cavalry-against-cavalry"
    assert refused(state, "Cd1d8").code == "cavalry-against-cavalry"
    assert actions(state, "X") == []
