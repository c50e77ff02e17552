"""The quick questions of the engine against its own lists, and very many random games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from engines.core.chance import SeededChance
from engines.core.seat import Seat
from engines.gyges.game import GAME
from engines.gyges.perft import last_ply
from engines.gyges.rules.apply import LONGEST
from engines.gyges.rules.reach import fresh_reaches, has_goal, reaches
from engines.gyges.rules.rings import ALL_SQUARES, cells_of, counts, packed
from engines.gyges.rules.successors import after_move, positions_after
from tests.engines.gyges.boards import START, board, legal, options
from tests.engines.gyges.test_rulings import crowded, positions


@given(positions)
def test_a_goal_is_seen_exactly_where_one_is_legal(position):
    state = board(position)
    for seat in Seat:
        found = fresh_reaches(state.rings, seat)
        assert has_goal(state.rings, seat) == any(reach.ends & ~ALL_SQUARES for reach in found)


@given(crowded)
def test_the_last_ply_is_counted_as_if_it_were_played(position):
    state = board(position)
    found = reaches(state.rings, state.to_act)
    count = last_ply(state.rings, found)
    after = list(positions_after(state.rings, found))
    assert count.moves == len(legal(state)) == len(after) + count.goals
    assert count.positions == len(set(after)) + count.goals


@pytest.mark.parametrize("position", [START, "002000/103131/000000/000000/002023/103020 S"])
def test_moves_to_a_position_are_those_that_leave_it(position):
    state = board(position)
    moves = GAME.legal_moves(state, Seat.ONE)
    left = {}
    for move in moves:
        left.setdefault(after_move(state.rings, move, Seat.ONE), []).append(move)
    assert max(map(len, left.values())) > 1
    for there in list(left)[::9]:
        assert moves.leading_to(there) == left[there]


@given(positions)
def test_rings_are_packed_and_unpacked(position):
    state = board(position)
    assert packed(cells_of(state.rings)) == state.rings
    assert counts(state.rings) == (4, 4, 4)


def test_a_goal_is_a_leaf_when_moves_are_divided():
    divide = GAME.perft(board("000000/000000/100012/300232/021303/100000 S"), 2).divide
    assert divide["a3-GN"] == 0
    assert sum(divide.values()) == 7029


def test_a_position_without_rings_has_no_moves():
    assert fresh_reaches(0, Seat.ONE) == ()
    assert not has_goal(0, Seat.ONE)


def test_what_is_no_move_of_rings_is_not_among_them():
    moves = GAME.legal_moves(board(START), Seat.ONE)
    assert "a1-a4" not in moves
    assert not moves.after(("a1", "b1", "c4", "c5"))
    assert not moves.after(("a1", "b1", "c1"))
    assert not moves.after(("a1", "f6"))


@pytest.mark.parametrize("text", ["setup classic", "a3-a4", "a1-f6"])
def test_a_move_that_can_not_have_been_played_breaks_the_replay(text):
    with pytest.raises(ValueError, match=r"not a move of this phase|no way from"):
        GAME.apply(board(START), Seat.ONE, GAME.parse(text), SeededChance(b""))


def random_game(seed, given):
    luck = random.Random(seed)
    state, plies = GAME.setup(given, None).state, 0
    while state.to_act:
        seat = state.to_act
        moves = GAME.legal_moves(state, seat)
        path = ()
        while (fork := moves.after(path)).move is None:
            path = (*path, luck.choice(fork.steps))
        assert fork.move in moves
        state = GAME.apply(state, seat, fork.move, SeededChance(b"")).state
        plies += 1
    return state, plies


@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_ends(seed):
    state, plies = random_game(seed, options(setup_rows=1 + seed % 2, origin_end=seed % 4 > 1))
    assert GAME.outcome(state)
    assert plies <= LONGEST + 2


@pytest.mark.long
def test_two_thousand_random_games_end():
    for seed in range(2_000):
        state, plies = random_game(seed, options(setup_rows=1 + seed % 2))
        assert GAME.outcome(state)
        assert plies <= LONGEST + 2
