"""What is seen, and what is foreseen while a turn is entered."""

from __future__ import annotations

import pytest

from engines.cannae.game import GAME
from engines.cannae.rules.board import strength
from engines.cannae.terms import NAMES, SQUARES, Arm, Cause, End, Kind, Piece
from engines.cannae.view_preview import able_arms, movable_pieces
from engines.core.game import InvalidMoveError
from engines.core.seat import Seat
from tests.engines.cannae.boards import START, play, state_of

PUSH = "7c/8/8/8/6i1/8/IIc5/C6C w"


def view_of(text, onlooker=None):
    return GAME.view(state_of(text), onlooker)


def test_everybody_sees_the_same():
    state = play(state_of(START), "Md2d3").state
    views = [GAME.view(state, onlooker) for onlooker in (None, *Seat)]
    assert {view.onlooker for view in views} == {None, *Seat}
    assert len({(view.board, view.to_act, view.last_turn) for view in views}) == 1


def test_the_view_has_pieces_by_square_and_counts_the_lost():
    view = view_of("7c/8/8/8/8/8/II6/C6C w")
    assert view.pieces[SQUARES["a1"]] is Piece.WHITE_CAVALRY
    assert view.pieces[SQUARES["b2"]] is Piece.WHITE_INFANTRY
    assert view.pieces[SQUARES["d4"]] is None
    assert [view.lost(seat, arm) for seat in Seat for arm in Arm] == [6, 2, 8, 3]
    assert strength(view.board, Seat.ONE, Arm.INFANTRY) == 2


def test_a_piece_knows_its_side_and_kind():
    for piece in Piece:
        assert Piece.of(piece.seat, piece.arm) is piece


def test_the_last_turn_is_whole_with_what_moved_and_what_was_lost():
    last = GAME.view(play(state_of("7i/8/8/8/8/8/IIc5/C6C w"), "Pa2b2+Ch1h5").state, None).last_turn
    assert last.seat is Seat.ONE
    push, slide = last.effects
    assert [(NAMES[s.origin], NAMES[s.target]) for s in push.shifts] == [
        ("a2", "b2"), ("b2", "c2"), ("c2", "d2"),
    ]  # fmt: skip
    assert (push.active, push.opposing) == (2, 1)
    assert slide.action.kind is Kind.SLIDE
    assert slide.before == push.after


def test_a_piece_thrown_off_has_no_target_and_is_lost_on_its_last_square():
    after = play(state_of("8/8/8/8/8/8/7i/c4IIi w"), "Pf1g1").state
    effect = GAME.view(after, None).last_turn.effects[0]
    assert effect.shifts[-1].target is None
    (loss,) = effect.losses
    assert (NAMES[loss.square], loss.cause, loss.piece) == (
        "h1", Cause.THROWN_OFF, Piece.BLACK_INFANTRY,
    )  # fmt: skip


def test_a_charge_names_the_lost_and_where_the_charger_came_from():
    after = play(state_of("7c/8/7i/8/3i4/8/1C6/I7 w"), "Xb2d4").state
    (loss,) = GAME.view(after, None).last_turn.effects[0].losses
    assert (loss.cause, loss.square, loss.by) == (Cause.CHARGED, SQUARES["d4"], (SQUARES["b2"],))


def test_a_pass_is_a_last_turn_without_effects():
    assert GAME.view(play(state_of(START), "-").state, None).last_turn.effects == ()


def test_movable_are_the_pieces_with_an_action():
    corner = "7i/8/8/8/8/II6/II6/CI6 w"
    assert [NAMES[s] for s in movable_pieces(view_of(corner))] == ["b1", "a2", "b2", "a3", "b3"]
    assert movable_pieces(GAME.view(GAME.conclude(state_of(START)), None)) == ()


@pytest.mark.parametrize(
    ("position", "taps", "expected"),
    [
        (START, (), (Arm.INFANTRY, Arm.CAVALRY)),
        (START, ("d2",), (Arm.INFANTRY, Arm.CAVALRY)),
        (START, ("d2", "d3"), (Arm.CAVALRY,)),
        (START, ("b2", "b4"), (Arm.INFANTRY,)),
        (START, ("b2", "b4", "d2", "d3"), ()),
        ("7i/8/8/8/8/8/II6/CI6 w", (), (Arm.INFANTRY,)),
    ],
)
def test_an_arm_is_able_until_it_has_its_order(position, taps, expected):
    view = view_of(position, Seat.ONE)
    assert able_arms(GAME.preview_view(view, taps)) == expected


def test_no_arm_is_able_when_all_is_over():
    assert able_arms(GAME.view(GAME.conclude(state_of(START)), None)) == ()


def test_a_chosen_piece_shows_all_it_may_do_with_what_that_costs():
    ahead = GAME.preview_view(view_of("8/8/8/2i1i3/8/2I5/3C4/7c w"), ("d2",))
    choice = ahead.choice
    assert choice.is_aiming
    assert NAMES[choice.piece] == "d2"
    deadly = {NAMES[effect.action.target] for effect in choice.offers if effect.own_losses}
    assert deadly == {"d4", "d5", "d6"}
    assert ahead.board == view_of("8/8/8/2i1i3/8/2I5/3C4/7c w").board


def test_a_chosen_push_is_seen_as_if_it_were_done():
    view = view_of("7c/8/8/8/8/8/7i/C4IIi w")
    ahead = GAME.preview_view(view, ("f1", "g1"))
    (effect,) = ahead.choice.effects
    assert effect.before == view.board
    assert ahead.board == effect.after
    assert ahead.last_turn is None
    assert effect.action.kind is Kind.PUSH
    assert [loss.cause for loss in effect.losses] == [Cause.THROWN_OFF]
    assert not ahead.choice.own_losses
    assert (ahead.choice.piece, ahead.choice.offers) == (None, ())


def test_both_actions_of_a_turn_are_seen_as_if_they_were_done():
    view = view_of("7i/8/8/8/8/8/1I6/C6c w")
    aimed = GAME.preview_view(view, ("b2", "b3", "a1"))
    assert aimed.choice.is_aiming
    assert aimed.board == aimed.choice.effects[0].after
    assert [NAMES[effect.action.target] for effect in aimed.choice.offers][:2] == ["a2", "a3"]
    done = GAME.preview_view(view, ("b2", "b3", "a1", "a5"))
    assert [str(effect.action) for effect in done.choice.effects] == ["Mb2b3", "Ca1a5"]
    assert done.board == done.choice.effects[1].after


def test_losing_ones_own_cavalry_is_a_warning():
    ahead = GAME.preview_view(view_of("8/8/8/2i1i3/8/2I5/3C4/7c w"), ("d2", "d4"))
    (loss,) = ahead.choice.own_losses
    assert (loss.piece, loss.cause) == (Piece.WHITE_CAVALRY, Cause.SURROUNDED)
    assert {NAMES[square] for square in loss.by} == {"c5", "e5"}


def test_an_action_that_decides_the_game_says_so():
    ahead = GAME.preview_view(view_of("8/8/8/3i4/8/8/2I5/3C4 w"), ("d1", "d5"))
    assert (ahead.choice.end, ahead.choice.winner) == (End.INFANTRY, Seat.ONE)


def test_a_pass_is_foreseen_without_a_piece():
    choice = GAME.preview_view(view_of(START), ("-",)).choice
    assert (choice.piece, choice.effects, choice.offers, choice.is_aiming) == (None, (), (), False)


@pytest.mark.parametrize("path", [("d4",), ("d2", "d5"), ("x",), ("d2", "d3", "e2")])
def test_steps_that_begin_no_turn_are_not_foreseen(path):
    with pytest.raises(InvalidMoveError):
        GAME.preview_view(view_of(START), path)


def test_a_concluded_battle_keeps_its_board_and_asks_nobody():
    state = GAME.conclude(state_of(START))
    view = GAME.view(state, Seat.ONE)
    assert (view.to_act, view.end, view.winner) == (None, End.BROKEN_OFF, None)
    assert GAME.outcome(state) is None
    assert not GAME.possible_moves(view)
    assert view.pieces == GAME.view(state_of(START), Seat.ONE).pieces
