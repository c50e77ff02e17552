"""The quick questions of the engine against its own lists, and very many random games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from engines.core.chance import SeededChance
from engines.core.seat import Seat
from engines.gyges.counting import last_ply, positions_after
from engines.gyges.game import GAME
from engines.gyges.play import LONGEST
from engines.gyges.reach import fresh_reaches, has_goal, reaches
from engines.gyges.rings import ALL_SQUARES, cells_of, counts, packed
from tests.engines.gyges.boards import board, legal, options
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


@given(positions)
def test_rings_are_packed_and_unpacked(position):
    state = board(position)
    assert packed(cells_of(state.rings)) == state.rings
    assert counts(state.rings) == (4, 4, 4)


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
