"""The level that takes a goal, and never hands one over."""

from __future__ import annotations

import pytest

from engines.core.chance import SeededChance
from engines.core.lab import play_out
from engines.core.seat import Seat, both
from engines.gyges.game import GAME
from engines.gyges.player import PLAYER
from engines.gyges.reach import has_goal
from tests.engines.gyges.boards import EMPTY, START, board, options, play


def chosen(state, level="keeper"):
    view, moves = GAME.view(state, state.to_act), GAME.legal_moves(state, state.to_act)
    move = PLAYER.choose(view, moves, level, SeededChance(b"keeper"))
    assert move in moves
    return move


def test_a_goal_is_taken():
    assert str(chosen(board("000000/000000/100012/300232/021303/100000 S"))).endswith("GN")


def test_a_player_is_asked_only_when_he_acts():
    state = board(START)
    with pytest.raises(ValueError, match="the seat to act"):
        PLAYER.choose(
            GAME.view(state, Seat.TWO),
            GAME.legal_moves(state, Seat.ONE),
            "keeper",
            SeededChance(b""),
        )


def test_no_goal_is_handed_over_where_it_can_be_avoided():
    state = board("301020/012003/000000/000000/300210/021030 S")
    after = play(state, str(chosen(state))).state
    assert not has_goal(after.rings, Seat.TWO)


def test_north_sets_up_so_that_south_has_no_goal_at_once():
    south = play(board(EMPTY), str(chosen(board(EMPTY)))).state
    both_stand = play(south, str(chosen(south))).state
    assert not has_goal(both_stand.rings, Seat.ONE)


def test_a_game_of_keepers_is_played_to_its_end():
    def keeper(view, moves, chance):
        return PLAYER.choose(view, moves, "keeper", chance)

    *_, last = play_out(GAME, options(), both(keeper), seed=4)
    assert GAME.outcome(GAME.read(last.position, options())) is not None
