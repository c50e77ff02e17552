"""The numbered rulings of the rules page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.cannae.board import board_of, pieces, seen_by
from engines.cannae.events import Charged, Pushed, ShutIn, Slid, Surrounded, ThrownOff
from engines.cannae.field import cavalry
from engines.cannae.game import GAME
from engines.cannae.moves import Turn
from engines.cannae.notation import write_board
from engines.cannae.terms import SQUARES, End, Kind, Piece
from engines.core.seat import Seat
from tests.engines.cannae.fields import START, actions, field, is_legal, options, play, refused
from tests.harness import whole_game

WHITE, BLACK = Seat.ONE, Seat.TWO


def battle(seed):
    """The positions of a whole game of random turns."""
    return [here.state for _, here in whole_game(GAME, seed) if here.outcome is None]


TWO_EACH = "7c/8/8/8/8/8/1I4i1/C7 w"


def test_ruling_1_a_turn_is_a_pass_or_one_action_of_an_arm_or_of_both():
    state = field(TWO_EACH)
    for turn in ("-", "Mb2b3", "Ca1a5", "Mb2b3+Ca1a5", "Ca1a5+Mb2b3"):
        assert is_legal(state, turn)


def test_ruling_1_both_orders_come_to_one_move_written_with_the_infantry_first():
    state = field(TWO_EACH)
    assert play(state, "Mb2b3+Ca1a5").board == play(state, "Ca1a5+Mb2b3").board
    listed = list(map(str, GAME.legal_moves(state, WHITE)))
    assert "Mb2b3+Ca1a5" in listed
    assert "Ca1a5+Mb2b3" not in listed
    taps = GAME.legal_moves(state, WHITE).after(("a1", "a5", "b2", "b3"))
    assert str(taps.move) == "Mb2b3+Ca1a5"


def test_ruling_1_an_order_that_alone_leads_there_is_kept():
    """The cavalry leaves the square that the infantry enters."""
    state = field(TWO_EACH)
    assert "Ca1a5+Mb2a1" in map(str, GAME.legal_moves(state, WHITE))
    assert not is_legal(state, "Mb2a1+Ca1a5")
    assert str(GAME.legal_moves(state, WHITE).after(("a1", "a5", "b2", "a1")).move) == "Ca1a5+Mb2a1"


def test_ruling_2_never_a_step_and_a_push_in_one_turn():
    state = field("7c/8/8/8/8/8/1II3i1/C7 w")
    assert {"Mb2b3", "Pb2c2"} <= set(actions(state))
    assert refused(state, "Mb2b3+Pb3c2").code == "infantry-twice"
    assert refused(state, "Ca1a5+Ca5a6").code == "cavalry-twice"


def test_ruling_3_cavalry_rides_as_a_queen_over_empty_squares():
    """27 squares lie on d5's lines, and on one of them an enemy."""
    state = field("8/8/8/3C4/8/8/8/I6i w")
    assert len(actions(state, "C")) == 26
    assert actions(state, "X") == ["Xd5h1"]


def test_ruling_3_cavalry_passes_diagonally_between_two_pieces():
    state = field("7i/8/8/8/2I5/2CI4/8/8 w")
    assert is_legal(state, "Cc3d4")
    assert is_legal(state, "Cc3g7")


def test_ruling_3_cavalry_does_not_jump():
    state = field("7i/8/8/8/8/8/1I6/C7 w")
    why = refused(state, "Ca1d4")
    assert (why.code, why.facts["blocker"]) == ("path-blocked", "b2")


def test_ruling_4_the_line_ends_at_the_first_empty_square_and_nothing_behind_moves():
    after = play(field("7c/8/8/IIIi1i2/8/8/8/C7 w"), "Pb5c5")
    assert after.board == "7c/8/8/I1IIii2/8/8/8/C7"
    assert after.event(Pushed).moved == ("b5", "c5", "d5")


@pytest.mark.parametrize("target", ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"])
def test_ruling_4_infantry_pushes_in_all_eight_directions(target):
    """Two abreast on d4 and beside it, whichever side that is."""
    placing = {SQUARES["d4"]: Piece.WHITE_INFANTRY, SQUARES[target]: Piece.WHITE_CAVALRY}
    board = board_of(placing | {SQUARES["h8"]: Piece.BLACK_INFANTRY})
    after = play(field(f"{write_board(board)} w"), f"Pd4{target}")
    further = 2 * SQUARES[target] - SQUARES["d4"]
    assert pieces(after.state.board)[SQUARES["d4"]] is None
    assert pieces(after.state.board)[SQUARES[target]] is Piece.WHITE_INFANTRY
    assert pieces(after.state.board)[further] is Piece.WHITE_CAVALRY


def test_ruling_5_only_the_run_at_the_rear_is_active():
    """Own infantry beyond the enemy is pushed, and counts neither way."""
    after = play(field("7c/8/8/IIiI4/8/8/8/C7 w"), "Pa5b5")
    assert (after.event(Pushed).active, after.event(Pushed).opposing) == (2, 1)
    why = refused(field("7c/8/8/IIiIi3/8/8/8/C7 w"), "Pa5b5")
    assert (why.code, why.facts["active"], why.facts["opposing"]) == ("push-too-weak-passive", 2, 2)


def test_ruling_5_own_cavalry_ends_the_run():
    why = refused(field("7c/8/8/ICIi4/8/8/8/8 w"), "Pa5b5")
    assert (why.facts["active"], why.facts["opposing"], why.facts["passive"]) == (1, 1, 1)


def test_ruling_6_cavalry_opposes_as_infantry_does():
    why = refused(field("8/8/8/8/8/8/3iiCI1/c7 b"), "Pd2e2")
    assert (why.code, why.facts["active"], why.facts["opposing"]) == ("push-too-weak", 2, 2)
    assert str(why) == "Pd2e2: 2 against 2 can't push"


def test_ruling_6_active_must_be_more_than_opposing():
    assert is_legal(field("7c/8/8/IIi5/8/8/8/C7 w"), "Pa5b5")
    assert not is_legal(field("7c/8/8/IIii4/8/8/8/C7 w"), "Pa5b5")
    assert not is_legal(field("7c/8/8/1Ii5/8/8/8/C7 w"), "Pb5c5")


def test_ruling_7_the_rear_pusher_is_chosen_freely():
    state = field("7c/8/8/8/8/8/IIIIi3/7C w")
    assert play(state, "Pc2d2").board == "7c/8/8/8/8/8/II1IIi2/7C"
    assert play(state, "Pa2b2").board == "7c/8/8/8/8/8/1IIIIi2/7C"


def test_ruling_8_a_lone_infantry_steps_and_does_not_push():
    state = field(TWO_EACH)
    why = refused(state, "Pb2b3")
    assert (why.code, why.facts["right"]) == ("nothing-to-push", "Mb2b3")


def test_ruling_8_a_lone_infantry_does_not_step_off_the_board():
    assert set(actions(field("7c/8/8/8/8/8/8/I6C w"), "MP")) == {"Ma1a2", "Ma1b2", "Ma1b1"}


def test_ruling_9_a_push_of_ones_own_is_always_legal():
    after = play(field("7i/8/8/8/8/8/8/1ICCI3 w"), "Pb1c1")
    assert after.board == "7i/8/8/8/8/8/8/2ICCI2"
    assert after.event(Pushed).opposing == 0


def test_ruling_10_the_last_of_the_line_is_thrown_off():
    after = play(field("c7/6I1/6I1/6I1/6I1/6i1/6i1/C5i1 w"), "Pg7g6")
    gone = after.event(ThrownOff)
    assert (gone.seat, gone.by, gone.arm, gone.square) == (BLACK, WHITE, "infantry", "g1")


def test_ruling_10_own_pieces_can_be_thrown_off():
    after = play(field("7c/8/8/8/8/8/i7/CI5C w"), "Pb1a1")
    gone = after.event(ThrownOff)
    assert (gone.seat, gone.arm, gone.square) == (WHITE, "cavalry", "a1")
    assert after.board == "7c/8/8/8/8/8/i7/I6C"


def test_ruling_11_a_charge_takes_isolated_infantry_from_a_distance():
    after = play(field("7c/8/7i/8/3i4/8/1C6/I7 w"), "Xb2d4")
    assert after.board == "7c/8/7i/8/3C4/8/8/I7"
    assert after.names == ["Charged"]
    assert (after.event(Charged).origin, after.event(Charged).target) == ("b2", "d4")


def test_ruling_11_cavalry_in_contact_can_not_charge():
    assert refused(field("7c/8/7i/8/3i4/2C5/8/I7 w"), "Xc3d4").code == "in-contact"


def test_ruling_11_contact_is_judged_for_each_target():
    """It touches d4, and rides down h3 all the same."""
    assert is_legal(field("7c/8/8/8/3i4/2C4i/8/I7 w"), "Xc3h3")


def test_ruling_11_contact_is_judged_after_an_infantry_action_of_the_same_turn():
    """c4 touches d5; pushed to b5 by its own infantry, it has room."""
    state = field("7c/8/8/3i4/2C5/3I4/8/7i w")
    assert refused(state, "Xc4d5").code == "in-contact"
    assert is_legal(state, "Pd3c4+Xb5d5")


def test_ruling_11_an_infantry_action_may_also_bring_it_into_contact():
    state = field("7c/8/8/IC1i4/8/8/8/7i w")
    assert is_legal(state, "Xb5d5")
    assert refused(state, "Pa5b5+Xc5d5").code == "in-contact"


def test_ruling_11_the_path_must_be_empty():
    why = refused(field("7c/8/7i/8/3i4/2I5/8/C7 w"), "Xa1d4")
    assert (why.code, why.facts["blocker"]) == ("path-blocked", "c3")


def test_ruling_11_infantry_beside_the_target_protects_it_and_cavalry_does_not():
    why = refused(field("7c/8/8/4i3/3i4/8/8/C6I w"), "Xa1d4")
    assert (why.code, why.facts["supporter"]) == ("supported", "e5")
    assert is_legal(field("8/8/7i/3C4/3ic3/8/8/C6I w"), "Xa1d4")


def test_ruling_12_cavalry_never_takes_cavalry():
    state = field("3c4/8/8/8/8/8/8/3C3I w")
    assert refused(state, "Xd1d8").code == "cavalry-against-cavalry"
    assert refused(state, "Cd1d8").code == "cavalry-against-cavalry"
    assert actions(state, "X") == []


def test_ruling_13_cavalry_beside_two_enemy_infantry_is_removed_after_every_action():
    for turn in ("Me2e3", "Me2e3+Ch1h8"):
        after = play(field("8/8/8/8/2Ic4/8/4I1i1/7C w"), turn)
        gone = after.event(Surrounded)
        assert (gone.seat, gone.by, gone.square, gone.infantry) == (
            BLACK, WHITE, "d4", ("e3", "c4"),
        )  # fmt: skip


def test_ruling_13_it_is_checked_between_the_two_actions_of_a_turn():
    """The cavalry is surrounded by the step, and could not be blocking the ride after it."""
    state = field("8/8/8/8/2Ic4/8/4I2i/3C4 w")
    assert not is_legal(state, "Cd1d8")
    assert is_legal(state, "Me2e3+Cd1d8")


def test_ruling_13_both_sides_are_checked_on_one_snapshot():
    """The push brings white's cavalry between two enemies, and a second one to black's."""
    after = play(field("7c/8/3I4/3ci3/1IC5/4i3/8/7C w"), "Pb4c4")
    assert after.board == "7c/8/3I4/4i3/2I5/4i3/8/7C"
    gone = [(e.seat, e.square) for e in after.events if isinstance(e, Surrounded)]
    assert gone == [(WHITE, "d4"), (BLACK, "d5")]


def test_ruling_13_squares_slid_over_are_harmless():
    """e4 lies between two enemies; the cavalry rides across it."""
    after = play(field("8/8/8/3i4/8/3i4/8/I3C2c w"), "Ce1e8")
    assert after.board == "4C3/8/8/3i4/8/3i4/8/I6c"


def test_ruling_14_own_cavalry_may_ride_to_its_death():
    after = play(field("3c4/8/8/8/2I5/4I3/7i/7C b"), "Cd8d4")
    assert after.names == ["Slid", "Surrounded"]
    assert after.event(Slid).target == "d4"
    gone = after.event(Surrounded)
    assert (gone.seat, gone.by) == (BLACK, BLACK)


def test_ruling_14_a_charge_never_ends_surrounded():
    """What it takes had no infantry beside it."""
    charges = 0
    for state in battle(seed=5):
        here = seen_by(state.board, state.actor)
        for action, there in cavalry(here):
            if action.kind is Kind.CHARGE:
                charges += 1
                assert there[1].bit_count() == here[1].bit_count()
    assert charges


def test_ruling_15_cavalry_lost_by_the_first_action_can_not_act_second():
    thrown_off = field("7c/8/8/8/8/8/i7/CI5C w")
    assert refused(thrown_off, "Pb1a1+Ca1a5").code == "lost-before"
    surrounded = field("7c/8/3I4/3ci3/1IC5/4i3/8/7C w")
    assert refused(surrounded, "Pb4c4+Cd4d3").code == "lost-before"
    assert refused(surrounded, "Pb4c4+Cc4c3").code == "lost-before"


def test_ruling_15_cavalry_that_was_pushed_acts_from_where_it_is():
    state = field("7c/8/8/3i4/2C5/3I4/8/7i w")
    assert is_legal(state, "Pd3c4+Cb5b8")
    why = refused(state, "Pd3c4+Cc4c8")
    assert (why.code, why.facts["square"], why.facts["target"]) == ("moved-before", "c4", "b5")


def test_ruling_16_who_takes_the_last_infantry_wins_at_once():
    state = field("7c/8/8/8/3i4/8/I7/C5I1 w")
    after = play(state, "Xa1d4")
    assert after.names == ["Charged", "Won"]
    assert GAME.outcome(after.state).winner is WHITE
    assert refused(state, "Xa1d4+Ma2a3").code == "decided-already"
    assert is_legal(state, "Ma2a3+Xa1d4")


def test_ruling_16_without_cavalry_on_either_side_it_is_a_draw():
    after = play(field("8/8/8/2i1i3/8/2I5/3C4/8 w"), "Cd2d4")
    assert after.names == ["Slid", "Surrounded", "Drawn"]
    assert GAME.outcome(after.state).winner is None
    assert GAME.outcome(after.state).reason == "cavalry"


def test_ruling_16_a_win_counts_before_a_draw():
    """One push throws the last infantry off and surrounds the last cavalry."""
    after = play(field("2ci4/3I4/3I4/8/8/8/8/8 w"), "Pd6d7")
    assert after.board == "3I4/3I4/8/8/8/8/8/8"
    assert after.names == ["Pushed", "ThrownOff", "Surrounded", "Won"]
    assert GAME.outcome(after.state).winner is WHITE


def test_ruling_17_a_side_without_cavalry_plays_on_and_can_win_by_pushing():
    after = play(field("3i4/3I4/3I4/8/8/8/8/c7 w"), "-", "Ca1a8", "Pd6d7")
    assert GAME.outcome(after.state).winner is WHITE


def test_ruling_18_one_may_always_pass_also_twice_running():
    after = play(field(START), "-", "-", "Md2d3", "-")
    assert after.names == ["Passed"]
    assert after.state.actor is WHITE
    assert GAME.legal_moves(field("i6c/8/8/8/8/8/8/8 w"), WHITE)


def test_ruling_19_the_third_occurrence_of_a_position_is_a_draw():
    there = ("Ca2a5", "Ca7a6", "Ca5a2", "Ca6a7")
    before = play(field(START), *there, *there[:3])
    assert before.state.end is None
    assert before.state.repeats == 2
    after = play(field(START), *there, *there)
    assert after.state.end is End.REPETITION
    assert after.names == ["Slid", "Drawn"]
    assert GAME.outcome(after.state).reason == "repetition"


def test_ruling_19_the_same_board_with_the_other_side_to_move_is_another_position():
    after = play(field(START), "-", "Ca7a6", "-", "Ca6a7")
    assert after.state.repeats == 2
    assert after.state.end is None


def test_ruling_19_four_passes_are_a_draw():
    assert play(field(START), "-", "-", "-").state.end is None
    assert play(field(START), "-", "-", "-", "-").state.end is End.REPETITION


@pytest.mark.parametrize(("turns", "end"), [(99, None), (100, End.NO_PROGRESS)])
def test_ruling_19_fifty_turns_each_without_a_loss_are_a_draw(turns, end):
    start = field(START)
    past = tuple((0, 0, 0, number) for number in range(turns - 1))
    after = play(replace(start, since=(*past, start.board)), "-")
    assert (after.state.quiet, after.state.end) == (turns, end)
    assert (after.names[-1] == "Drawn") == (end is not None)


def test_ruling_19_a_loss_of_either_side_starts_the_count_again():
    state = play(field("7c/8/8/8/8/8/i7/CI5C w"), "-", "-").state
    assert state.quiet == 2
    assert play(state, "Pb1a1").state.quiet == 0


@pytest.mark.parametrize(("rule", "lost"), [(False, []), (True, ["ShutIn"])])
def test_ruling_20_the_optional_rule_removes_cavalry_without_an_empty_square(rule, lost):
    """a1 has the edges, and its own infantry."""
    state = field("7c/8/8/8/8/8/I1I4i/CI5C w", immobilised_cavalry=rule)
    assert play(state, "Mc2b2").names == ["Stepped", *lost]


def test_ruling_20_enemy_infantry_beside_it_is_no_way_out():
    state = field("7c/8/8/8/8/8/i1I5/CI5C w", immobilised_cavalry=True)
    gone = play(state, "Mc2b2").event(ShutIn)
    assert (gone.seat, gone.by, gone.square) == (WHITE, WHITE, "a1")


def test_ruling_20_is_judged_on_the_same_snapshot_as_encirclement():
    """b1 is surrounded by the step to b2; that it leaves makes no room for a1."""
    state = field("7c/8/8/8/8/2i5/I7/CCi4I b", immobilised_cavalry=True)
    after = play(state, "Mc3b2")
    assert after.names == ["Stepped", "ShutIn", "Surrounded"]
    assert after.board == "7c/8/8/8/8/8/Ii6/2i4I"


def test_ruling_20_is_off_unless_agreed():
    assert options()["immobilised_cavalry"] == "false"


def test_ruling_21_infantry_goes_and_pushes_backwards_and_is_never_forced_to_take():
    state = field("7c/8/8/2I5/2I5/2i5/8/C7 w")
    assert is_legal(state, "Mc4b3")
    assert is_legal(state, "Pc5c4")
    assert is_legal(field("7c/8/8/8/3i4/8/8/C6I w"), "-")


def test_ruling_22_a_position_given_is_settled_first():
    assert GAME.write(field("8/8/8/8/2I1c3/3I3i/8/7C w")) == "8/8/8/8/2I1c3/3I3i/8/7C w"
    assert GAME.write(field("8/8/8/8/2Ic4/3I3i/8/7C w")) == "8/8/8/8/2I5/3I3i/8/7C w"


def test_ruling_22_holds_for_the_optional_rule_and_for_layouts():
    boxed = "cc4cc/iiiiiiii/8/8/8/8/IIIIIIII/CC4CC"
    start = GAME.setup(options(layout="r2", immobilised_cavalry=True), None)
    assert GAME.write(start.state) == "1c4c1/iiiiiiii/8/8/8/8/IIIIIIII/1C4C1 w"
    assert [type(event).__name__ for event in start.events] == ["Began", *["ShutIn"] * 4]
    assert GAME.write(GAME.setup(options(layout="r2"), None).state) == f"{boxed} w"


def test_ruling_22_a_diagram_without_infantry_of_one_side_is_taken_as_it_is():
    """It can't come up in play; the rules' own figure 4.b, centre, is one."""
    text = "7c/8/8/1iiCi3/8/8/8/7C b"
    assert GAME.write(field(text)) == text
    assert Turn() in GAME.legal_moves(field(text), BLACK)
