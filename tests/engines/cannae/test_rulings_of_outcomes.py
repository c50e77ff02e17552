"""The numbered rulings of the rules page, 13 to 22: what comes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.cannae.events import ShutIn, Slid, Surrounded
from engines.cannae.game import GAME
from engines.cannae.moves import Turn
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import cavalry_moves
from engines.cannae.terms import End, Kind
from engines.core.seat import Seat
from tests.engines.cannae.boards import START, is_legal, options, play, refused, state_of
from tests.harness import whole_game

WHITE, BLACK = Seat.ONE, Seat.TWO


def battle(seed):
    """The positions of a whole game of random turns."""
    return [match.state for _, match in whole_game(GAME, seed) if match.outcome is None]


def test_ruling_13_cavalry_beside_two_enemy_infantry_is_removed_after_every_action():
    for turn in ("Me2e3", "Me2e3+Ch1h8"):
        after = play(state_of("8/8/8/8/2Ic4/8/4I1i1/7C w"), turn)
        gone = after.event(Surrounded)
        assert (gone.seat, gone.by, gone.square, gone.infantry) == (
            BLACK, WHITE, "d4", ("e3", "c4"),
        )  # fmt: skip


def test_ruling_13_it_is_checked_between_the_two_actions_of_a_turn():
    """The cavalry is surrounded by the step, and could not be blocking the ride after it."""
    state = state_of("8/8/8/8/2Ic4/8/4I2i/3C4 w")
    assert not is_legal(state, "Cd1d8")
    assert is_legal(state, "Me2e3+Cd1d8")


def test_ruling_13_both_sides_are_checked_on_one_snapshot():
    """The push brings white's cavalry between two enemies, and a second one to black's."""
    after = play(state_of("7c/8/3I4/3ci3/1IC5/4i3/8/7C w"), "Pb4c4")
    assert after.board == "7c/8/3I4/4i3/2I5/4i3/8/7C"
    gone = [(e.seat, e.square) for e in after.events if isinstance(e, Surrounded)]
    assert gone == [(WHITE, "d4"), (BLACK, "d5")]


def test_ruling_13_squares_slid_over_are_harmless():
    """e4 lies between two enemies; the cavalry rides across it."""
    after = play(state_of("8/8/8/3i4/8/3i4/8/I3C2c w"), "Ce1e8")
    assert after.board == "4C3/8/8/3i4/8/3i4/8/I6c"


def test_ruling_14_own_cavalry_may_ride_to_its_death():
    after = play(state_of("3c4/8/8/8/2I5/4I3/7i/7C b"), "Cd8d4")
    assert after.names == ["Slid", "Surrounded"]
    assert after.event(Slid).target == "d4"
    gone = after.event(Surrounded)
    assert (gone.seat, gone.by) == (BLACK, BLACK)


def test_ruling_14_a_charge_never_ends_surrounded():
    """What it takes had no infantry beside it."""
    charges = 0
    for state in battle(seed=5):
        board = relative_to(state.board, state.actor)
        for action, after in cavalry_moves(board):
            if action.kind is Kind.CHARGE:
                charges += 1
                assert after[1].bit_count() == board[1].bit_count()
    assert charges


def test_ruling_15_cavalry_lost_by_the_first_action_can_not_act_second():
    thrown_off = state_of("7c/8/8/8/8/8/i7/CI5C w")
    assert refused(thrown_off, "Pb1a1+Ca1a5").code == "lost-before"
    surrounded = state_of("7c/8/3I4/3ci3/1IC5/4i3/8/7C w")
    assert refused(surrounded, "Pb4c4+Cd4d3").code == "lost-before"
    assert refused(surrounded, "Pb4c4+Cc4c3").code == "lost-before"


def test_ruling_15_cavalry_that_was_pushed_acts_from_where_it_is():
    state = state_of("7c/8/8/3i4/2C5/3I4/8/7i w")
    assert is_legal(state, "Pd3c4+Cb5b8")
    why = refused(state, "Pd3c4+Cc4c8")
    assert (why.code, why.facts["square"], why.facts["target"]) == ("moved-before", "c4", "b5")


def test_ruling_16_who_takes_the_last_infantry_wins_at_once():
    state = state_of("7c/8/8/8/3i4/8/I7/C5I1 w")
    after = play(state, "Xa1d4")
    assert after.names == ["Charged", "Won"]
    assert GAME.outcome(after.state).winner is WHITE
    assert refused(state, "Xa1d4+Ma2a3").code == "decided-already"
    assert is_legal(state, "Ma2a3+Xa1d4")


def test_ruling_16_without_cavalry_on_either_side_it_is_a_draw():
    after = play(state_of("8/8/8/2i1i3/8/2I5/3C4/8 w"), "Cd2d4")
    assert after.names == ["Slid", "Surrounded", "Drawn"]
    assert GAME.outcome(after.state).winner is None
    assert GAME.outcome(after.state).reason == "cavalry"


def test_ruling_16_a_win_counts_before_a_draw():
    """One push throws the last infantry off and surrounds the last cavalry."""
    after = play(state_of("2ci4/3I4/3I4/8/8/8/8/8 w"), "Pd6d7")
    assert after.board == "3I4/3I4/8/8/8/8/8/8"
    assert after.names == ["Pushed", "ThrownOff", "Surrounded", "Won"]
    assert GAME.outcome(after.state).winner is WHITE


def test_ruling_17_a_side_without_cavalry_plays_on_and_can_win_by_pushing():
    after = play(state_of("3i4/3I4/3I4/8/8/8/8/c7 w"), "-", "Ca1a8", "Pd6d7")
    assert GAME.outcome(after.state).winner is WHITE


def test_ruling_18_one_may_always_pass_also_twice_running():
    after = play(state_of(START), "-", "-", "Md2d3", "-")
    assert after.names == ["Passed"]
    assert after.state.actor is WHITE
    assert GAME.legal_moves(state_of("i6c/8/8/8/8/8/8/8 w"), WHITE)


def test_ruling_19_the_third_occurrence_of_a_position_is_a_draw():
    round_trip = ("Ca2a5", "Ca7a6", "Ca5a2", "Ca6a7")
    before = play(state_of(START), *round_trip, *round_trip[:3])
    assert before.state.end is None
    assert before.state.occurrences == 2
    after = play(state_of(START), *round_trip, *round_trip)
    assert after.state.end is End.REPETITION
    assert after.names == ["Slid", "Drawn"]
    assert GAME.outcome(after.state).reason == "repetition"


def test_ruling_19_the_same_board_with_the_other_side_to_move_is_another_position():
    after = play(state_of(START), "-", "Ca7a6", "-", "Ca6a7")
    assert after.state.occurrences == 2
    assert after.state.end is None


def test_ruling_19_four_passes_are_a_draw():
    assert play(state_of(START), "-", "-", "-").state.end is None
    assert play(state_of(START), "-", "-", "-", "-").state.end is End.REPETITION


@pytest.mark.parametrize(("turns", "end"), [(99, None), (100, End.NO_PROGRESS)])
def test_ruling_19_fifty_turns_each_without_a_loss_are_a_draw(turns, end):
    start = state_of(START)
    past = tuple((0, 0, 0, number) for number in range(turns - 1))
    after = play(replace(start, boards_since_loss=(*past, start.board)), "-")
    assert (after.state.turns_since_loss, after.state.end) == (turns, end)
    assert (after.names[-1] == "Drawn") == (end is not None)


def test_ruling_19_a_loss_of_either_side_starts_the_count_again():
    state = play(state_of("7c/8/8/8/8/8/i7/CI5C w"), "-", "-").state
    assert state.turns_since_loss == 2
    assert play(state, "Pb1a1").state.turns_since_loss == 0


@pytest.mark.parametrize(("rule", "lost"), [(False, []), (True, ["ShutIn"])])
def test_ruling_20_the_optional_rule_removes_cavalry_without_an_empty_square(rule, lost):
    """a1 has the edges, and its own infantry."""
    state = state_of("7c/8/8/8/8/8/I1I4i/CI5C w", immobilised_cavalry=rule)
    assert play(state, "Mc2b2").names == ["Stepped", *lost]


def test_ruling_20_enemy_infantry_beside_it_is_no_way_out():
    state = state_of("7c/8/8/8/8/8/i1I5/CI5C w", immobilised_cavalry=True)
    gone = play(state, "Mc2b2").event(ShutIn)
    assert (gone.seat, gone.by, gone.square) == (WHITE, WHITE, "a1")


def test_ruling_20_is_judged_on_the_same_snapshot_as_encirclement():
    """b1 is surrounded by the step to b2; that it leaves makes no room for a1."""
    state = state_of("7c/8/8/8/8/2i5/I7/CCi4I b", immobilised_cavalry=True)
    after = play(state, "Mc3b2")
    assert after.names == ["Stepped", "ShutIn", "Surrounded"]
    assert after.board == "7c/8/8/8/8/8/Ii6/2i4I"


def test_ruling_20_is_off_unless_agreed():
    assert options()["immobilised_cavalry"] == "false"


def test_ruling_21_infantry_goes_and_pushes_backwards_and_is_never_forced_to_take():
    state = state_of("7c/8/8/2I5/2I5/2i5/8/C7 w")
    assert is_legal(state, "Mc4b3")
    assert is_legal(state, "Pc5c4")
    assert is_legal(state_of("7c/8/8/8/3i4/8/8/C6I w"), "-")


def test_ruling_22_a_position_given_is_settled_first():
    assert GAME.write(state_of("8/8/8/8/2I1c3/3I3i/8/7C w")) == "8/8/8/8/2I1c3/3I3i/8/7C w"
    assert GAME.write(state_of("8/8/8/8/2Ic4/3I3i/8/7C w")) == "8/8/8/8/2I5/3I3i/8/7C w"


def test_ruling_22_holds_for_the_optional_rule_and_for_layouts():
    boxed = "cc4cc/iiiiiiii/8/8/8/8/IIIIIIII/CC4CC"
    start = GAME.setup(options(layout="r2", immobilised_cavalry=True), None)
    assert GAME.write(start.state) == "1c4c1/iiiiiiii/8/8/8/8/IIIIIIII/1C4C1 w"
    assert [type(event).__name__ for event in start.events] == ["Began", *["ShutIn"] * 4]
    assert GAME.write(GAME.setup(options(layout="r2"), None).state) == f"{boxed} w"


def test_ruling_22_a_diagram_without_infantry_of_one_side_is_taken_as_it_is():
    """It can't come up in play; the rules' own figure 4.b, centre, is one."""
    text = "7c/8/8/1iiCi3/8/8/8/7C b"
    assert GAME.write(state_of(text)) == text
    assert Turn() in GAME.legal_moves(state_of(text), BLACK)
