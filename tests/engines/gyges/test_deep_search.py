"""Floods and exact walks against the rules, and what looking ahead over them finds."""

from __future__ import annotations

import pytest

from engines.core.seat import Seat
from engines.gyges.computer.deep_search import DeepSearch
from engines.gyges.computer.exact_targets import Walk
from engines.gyges.computer.floods import (
    GOAL,
    NORTH_GOAL,
    SOUTH_GOAL,
    count,
    flood,
    freedom,
    movers,
    playable,
)
from engines.gyges.computer.goal_ways import GoalWays
from engines.gyges.computer.move_keys import is_move, played
from engines.gyges.computer.one_ply import KEY, LOST, NONE, OFFSET, OnePly
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import Search
from engines.gyges.rules.reach import Chains, fresh_reaches, has_goal, playable_row
from engines.gyges.rules.rings import (
    ALL_SQUARES,
    OWN_GOAL,
    ROW_MASKS,
    WANTED_GOAL,
    occupied,
    squares_in,
)
from engines.gyges.rules.successors import positions_after
from engines.gyges.terms import SQUARES
from tests.engines.gyges.boards import START, board, halves

WIN_IN_7 = "300301/120002/000000/000100/002032/000013 S"
BOARDS = (
    START,
    WIN_IN_7,
    "000013/020122/000000/030000/230000/003101 N",
    "003210/300120/000020/000000/000012/010303 S",
    "002130/300300/021100/002000/000200/030100 S",
    "000000/000000/100012/300232/021303/100000 S",
)


def looking_ahead():
    search = Search(origin_end=True)
    return DeepSearch(Proof(search, Seat.ONE), Proof(search, Seat.TWO))


@pytest.fixture(scope="module")
def positions():
    return [board(text).rings for text in BOARDS]


@pytest.mark.parametrize("seat", Seat)
def test_a_flood_reaches_all_that_the_rules_allow(seat, positions):
    for rings in positions:
        for reach in fresh_reaches(rings, seat):
            there = flood(*halves(rings), 1 << reach.start) & ~OWN_GOAL[seat]
            assert (reach.ends | reach.hits) & ~there & ~(1 << reach.start) == 0


@pytest.mark.parametrize("seat", Seat)
def test_a_walk_reaches_exactly_what_the_rules_allow(seat, positions):
    walk = Walk()
    for rings in positions:
        for reach in fresh_reaches(rings, seat):
            there = walk.targets(*halves(rings), 1 << reach.start) & ~OWN_GOAL[seat]
            assert there == reach.ends | reach.hits


@pytest.mark.parametrize("seat", Seat)
def test_a_way_into_the_goal_is_found_where_there_is_one(seat, positions):
    walk, found = Walk(), []
    for rings in positions:
        starts = [1 << reach.start for reach in fresh_reaches(rings, seat)]
        ways = [walk.way(*halves(rings), start, WANTED_GOAL[seat]) for start in starts]
        assert any(ways) == has_goal(rings, seat)
        assert all(way & start for way, start in zip(ways, starts, strict=True) if way)
        found.append(any(ways))
    assert any(found)


@pytest.mark.parametrize("goal", [NORTH_GOAL, SOUTH_GOAL])
def test_a_way_found_depth_first_is_that_of_the_shortest_chains(goal, positions):
    ways, walk = GoalWays(), Walk()
    for rings in positions:
        for square in squares_in(occupied(rings)):
            asked = (*halves(rings), 1 << square, goal)
            assert ways.way(*asked) == walk.way(*asked)


def test_rings_that_can_move_are_those_of_the_rules(positions):
    for rings in positions:
        chains = Chains(rings)
        able = {s for s in squares_in(occupied(rings)) if chains.can_move(1 << s, barred=0)}
        assert set(squares_in(movers(*halves(rings)))) == able


@pytest.mark.parametrize("seat", Seat)
def test_a_goal_that_is_enough_is_told_alone(seat, positions):
    for rings in positions:
        whole, brief = (freedom(*halves(rings), seat is Seat.TWO, only) for only in (False, True))
        assert brief == min(whole, GOAL)


@pytest.mark.parametrize("seat", Seat)
def test_the_playable_row_is_that_of_the_rules(seat, positions):
    for rings in positions:
        row = playable_row(rings, seat)
        expected = 0 if row is None else ROW_MASKS[row]
        assert playable(*halves(rings), seat is Seat.TWO) == expected


@pytest.mark.parametrize("seat", Seat)
def test_no_goal_is_overlooked(seat, positions):
    for rings in positions:
        if has_goal(rings, seat):
            assert freedom(*halves(rings), seat is Seat.TWO) >= GOAL


def keys_of(rings, seat):
    return [item & KEY for item in OnePly().ordered(*halves(rings), seat is Seat.TWO, NONE)]


def after(rings, key):
    ones, twos = halves(rings)
    return played(ones, key) | played(twos, key) << SQUARES


@pytest.mark.parametrize("seat", Seat)
def test_every_legal_move_that_gives_no_goal_is_looked_at(seat, positions):
    for rings in positions:
        found = {after(rings, key) for key in keys_of(rings, seat)}
        legal = positions_after(rings, fresh_reaches(rings, seat, origin_end=False))
        rival = seat is Seat.ONE
        assert found >= {one for one in legal if freedom(*halves(one), rival) < GOAL}


@pytest.mark.parametrize("seat", Seat)
def test_every_move_has_a_key_of_its_own_by_which_it_is_known(seat, positions):
    for rings in positions[1:4]:
        keys = keys_of(rings, seat)
        assert len(set(keys)) == len(keys)
        assert all(is_move(*halves(rings), seat is Seat.TWO, key) for key in keys)


def test_moves_of_other_positions_are_moves_only_where_they_are_listed(positions):
    keys = {key for rings in positions[1:3] for key in keys_of(rings, Seat.ONE)}
    for rings in positions[1:3]:
        listed = set(keys_of(rings, Seat.ONE))
        for key in keys - listed:
            gives_a_goal = freedom(*halves(after(rings, key)), True) >= GOAL
            assert gives_a_goal or not is_move(*halves(rings), False, key)


def test_the_best_last_move_is_the_first_of_all_ordered(positions):
    for rings in positions[1:4]:
        ply = OnePly()
        order = ply.ordered(*halves(rings), False, NONE)
        best = ply.best_last(*halves(rings), False, NONE, OFFSET, LOST)
        assert best == (OFFSET - (order[0] >> 16) if order else LOST)


def test_squares_are_counted_wherever_they_are():
    assert [count(mask) for mask in (0, 1, 1 << 35, 0xFFF << 6, ALL_SQUARES)] == [0, 1, 1, 12, 36]


def test_a_ranking_holds_every_position_once_and_repeats_itself():
    rings = board(WIN_IN_7).rings
    safe = dict.fromkeys(Search(origin_end=True).safe(rings, Seat.ONE)[:20], 0.0)
    first, second = (looking_ahead().ranked(safe, Seat.ONE, 500) for _ in range(2))
    assert first == second
    assert sorted(first) == sorted(safe)
