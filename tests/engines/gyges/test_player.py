"""The computer's levels: goals taken and guarded, threats followed, answers that never vary."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from engines.core.chance import SeededChance
from engines.core.lab import play_out
from engines.core.seat import Seat, both
from engines.gyges.computer.master import Budget
from engines.gyges.computer.player import PLAYER as PLAYS
from engines.gyges.computer.player import rings_before
from engines.gyges.game import GAME
from engines.gyges.rules.reach import has_goal
from tests.engines.gyges.boards import EMPTY, START, board, options, play

# A master that thinks for a moment only; it chooses in the same ways.
PLAYER = replace(PLAYS, budget=Budget(attack=6_000, defence=9_000, total=0, sound=1, deep=500))
LEVELS = ("novice", "watchman", "hemmer", "keen", "plotter", "master")
GUARDING = ("keen", "master")


def chosen(state, level, luck=b"player"):
    view, moves = GAME.view(state, state.to_act), GAME.legal_moves(state, state.to_act)
    move = PLAYER.choose(view, level, SeededChance(luck))
    assert move in moves
    return move


def test_the_levels_go_from_the_weakest_to_the_strongest():
    assert PLAYER.levels == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_a_goal_is_taken(level):
    state = board("000000/000000/100012/300232/021303/100000 S")
    assert str(chosen(state, level)).endswith("GN")


@pytest.mark.parametrize("level", GUARDING)
@pytest.mark.parametrize(
    "position",
    [
        "301020/012003/000000/000000/300210/021030 N",
        pytest.param("301020/012003/000000/000000/300210/021030 S", marks=pytest.mark.long),
        pytest.param(START, marks=pytest.mark.long),
    ],
)
def test_no_goal_is_handed_over_where_it_can_be_avoided(level, position):
    state = board(position)
    after = play(state, str(chosen(state, level))).state
    assert not has_goal(after.rings, state.to_act.other)


def test_a_player_is_asked_only_when_they_act():
    state = board(START)
    with pytest.raises(ValueError, match="the seat to act"):
        PLAYER.choose(
            GAME.view(state, Seat.TWO),
            "keen",
            SeededChance(b""),
        )


def test_an_unknown_level_is_refused():
    with pytest.raises(ValueError, match="novice, watchman"):
        chosen(board(START), "grandmaster")


@pytest.mark.parametrize(
    "level", ["novice", "keen", pytest.param("master", marks=pytest.mark.long)]
)
def test_equal_questions_get_equal_answers(level):
    state = board("301020/012003/000000/000000/300210/021030 S")
    assert chosen(state, level) == chosen(state, level)


@pytest.mark.parametrize(
    ("level", "rows"),
    [
        ("novice", 1),
        ("keen", 2),
        ("master", 1),
        *(pytest.param(*case, marks=pytest.mark.long) for case in product(LEVELS, (1, 2))),
    ],
)
def test_north_sets_up_so_that_south_has_no_goal_at_once(level, rows):
    empty = board(EMPTY, setup_rows=rows)
    south = play(empty, str(chosen(empty, level))).state
    both_stand = play(south, str(chosen(south, level))).state
    assert not has_goal(both_stand.rings, Seat.ONE)


def test_what_stood_before_a_move_is_known_from_the_move():
    state = board("301020/012003/000000/000000/300210/021030 S")
    for move in list(GAME.legal_moves(state, Seat.ONE))[::7]:
        there = play(state, str(move)).state
        assert rings_before(there.rings, there.last) == state.rings


def test_a_game_is_played_to_its_end():
    def novice(view, _, chance):
        return PLAYER.choose(view, "novice", chance)

    *_, last = play_out(GAME, options(), both(novice), seed=4)
    assert GAME.outcome(GAME.read(last.position, options())) is not None
