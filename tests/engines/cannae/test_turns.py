"""The collection of turns, and the actions they are made of."""

from __future__ import annotations

import pytest
from hypothesis import given

from engines.cannae.game import GAME
from engines.cannae.moves import Turn
from engines.cannae.rules.action_effects import play_action
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import (
    cavalry_moves,
    distinct_turns,
    infantry_moves,
    settled,
)
from engines.core.moves import Fork, Moves
from engines.core.options import TRUE
from engines.core.seat import Seat
from tests.engines.cannae.boards import START, options, play, state_of
from tests.harness import descend, fewer, seated, some_options, walk, walks, whole_game

M1 = "C3ii1c/2i3ii/i4I1I/8/1c6/iI6/1III2I1/5C1I w"
E1 = "8/8/8/3i4/8/8/2I5/3C4 w"


def everywhere(moves, path=()):
    """Every turn that taps lead to, with the taps."""
    fork = moves.after(path)
    if fork.move is not None:
        yield path, fork.move
    for step in fork.steps:
        yield from everywhere(moves, (*path, step))


@pytest.mark.parametrize("position", [M1, E1, pytest.param(START, marks=pytest.mark.long)])
def test_taps_lead_to_every_turn_and_to_no_other_position(position):
    state = state_of(position)
    moves = GAME.legal_moves(state, state.actor)
    reached = dict(everywhere(moves))
    assert set(moves) <= set(reached.values())
    boards = {play(state, str(turn)).state.board for turn in set(reached.values())}
    assert len(boards) == len(list(moves))


@pytest.mark.parametrize("position", [M1, E1])
def test_both_orders_of_taps_are_walked_and_come_to_what_they_say(position):
    state = state_of(position)
    moves = GAME.legal_moves(state, state.actor)
    paths = list(everywhere(moves))
    assert len(paths) == GAME.perft(state, 1).extra["action_sequences"]
    for path, turn in paths:
        assert GAME.preview_view(GAME.view(state, None), path).choice is not None
        if turn.steps != path:
            assert turn.steps == path[2:] + path[:2]


def test_the_first_step_is_a_piece_or_a_pass_the_second_its_square():
    moves = GAME.legal_moves(state_of(E1), Seat.ONE)
    assert moves.after(()).steps == ("c2", "d1", "-")
    assert moves.after(("-",)) == Fork(move=Turn())
    assert set(moves.after(("c2",)).steps) == {"b1", "b2", "b3", "c1", "c3", "d1", "d2", "d3"}


def test_after_an_action_the_turn_may_end_or_go_on_with_the_other_arm():
    fork = GAME.legal_moves(state_of(E1), Seat.ONE).after(("c2", "c3"))
    assert str(fork.move) == "Mc2c3"
    assert fork.steps == ("d1",)


def test_after_an_action_that_decides_the_game_the_turn_is_over():
    fork = GAME.legal_moves(state_of(E1), Seat.ONE).after(("d1", "d5"))
    assert fork == Fork(move=GAME.parse("Xd1d5"))


@pytest.mark.parametrize("path", [("a1",), ("c2", "c4"), ("-", "c2"), ("c2", "c3", "c3"), ("",)])
def test_steps_that_begin_no_turn_lead_nowhere(path):
    assert not GAME.legal_moves(state_of(E1), Seat.ONE).after(path)


def test_the_turns_are_a_collection_of_moves():
    moves = GAME.legal_moves(state_of(START), Seat.ONE)
    assert isinstance(moves, Moves)
    assert "Md2d3" not in moves
    assert list(moves) == list(moves)


@fewer
@given(way=walks())
def test_an_action_has_the_same_effect_by_masks_and_by_squares(way):
    agreed = some_options(GAME, way.choices)
    shut_in = agreed["immobilised_cavalry"] == TRUE
    for _, match in walk(GAME, way):
        seat = match.state.to_act
        if seat is None:
            return
        board = relative_to(match.state.board, seat)
        listed = (
            *infantry_moves(board, shut_in=shut_in),
            *cavalry_moves(board, shut_in=shut_in),
        )
        for action, after in listed:
            effect = play_action(match.state.board, seat, action, shut_in=shut_in)
            assert effect.after == relative_to(after, seat)


@given(way=walks())
def test_an_effect_accounts_for_every_piece(way):
    for _, match in walk(GAME, way):
        last = match.state.last_turn
        for effect in last.effects if last else ():
            before, after = (
                sum(mask.bit_count() for mask in b) for b in (effect.before, effect.after)
            )
            assert before - after == len(effect.losses)
            assert effect.shifts[0].origin == effect.action.origin
            assert set(effect.own_losses) <= set(effect.losses)


@given(way=walks())
def test_the_board_is_always_settled(way):
    agreed = some_options(GAME, way.choices)
    shut_in = agreed["immobilised_cavalry"] == TRUE
    for _, match in walk(GAME, way):
        assert settled(match.state.board, shut_in=shut_in) == match.state.board


@pytest.mark.parametrize("seed", range(2))
def test_the_turns_do_not_depend_on_the_side_that_plays_them(seed):
    """Turned upside down with colours exchanged, a board has the same turns."""
    for _, match in list(whole_game(GAME, seed))[::20]:
        board = match.state.board
        mirrored = tuple(upside_down(mask) for mask in (*board[2:], *board[:2]))
        assert len(distinct_turns(board)) == len(distinct_turns(relative_to(mirrored, Seat.TWO)))


def upside_down(mask):
    return int.from_bytes(mask.to_bytes(8, "big"), "little")


def test_a_match_of_cannae_needs_no_luck():
    record, _ = seated(GAME)
    assert record.log[0].draws == ()


@pytest.mark.long
@pytest.mark.parametrize("layout", ["r1", "r2"])
def test_two_thousand_random_games_end(layout):
    """By the board, by repetition or by a hundred quiet turns; the bound follows from these."""
    ends = set()
    start = GAME.setup(options(layout=layout, immobilised_cavalry=layout == "r2"), None).state
    for seed in range(1_000):
        state, number = start, seed * 7_368_787
        while state.to_act is not None:
            number = (number * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
            turn = descend(GAME.legal_moves(state, state.to_act), number >> 20)
            state = GAME.apply(state, state.to_act, turn, None).state
            assert state.turns_since_loss <= 100
        ends.add(state.end)
    assert len(ends) >= 3
