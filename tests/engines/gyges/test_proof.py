"""Ways into the goal remembered, and wins that threats force."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core.lab import play_out
from engines.core.seat import Seat, both
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.computer.threats import Threats
from engines.gyges.game import GAME
from engines.gyges.rules.reach import has_goal, reaches
from engines.gyges.rules.rings import put, squares_in
from engines.gyges.rules.successors import placings, positions_after
from tests.engines.gyges.boards import START, board, halves, options

WIN_IN_3 = "000000/033121/000200/000000/012102/003003 S"
WIN_IN_7 = "300301/120002/000000/000100/002032/000013 S"


def at_random(_, moves, chance):
    listed = list(moves)
    return listed[chance.below(len(listed))]


@pytest.mark.parametrize(("games", "every"), [(1, 8), pytest.param(2, 3, marks=pytest.mark.long)])
@pytest.mark.parametrize("seat", Seat)
def test_threats_agree_with_the_rules_wherever_they_are_asked(seat, games, every):
    threats, seen = Threats(seat), 0
    for seed in range(games):
        for moment in list(play_out(GAME, options(), both(at_random), seed=seed))[2:-1:every]:
            rings = GAME.read(moment.position, options()).rings
            for there in set(positions_after(rings, reaches(rings, seat.other))):
                assert (there in threats) == has_goal(there, seat)
                seen += 1
    assert seen > 200


@pytest.mark.parametrize(
    ("seat", "mover", "every"),
    [
        *((seat, seat.other, 6) for seat in Seat),
        *(pytest.param(*case, 2, marks=pytest.mark.long) for case in product(Seat, Seat)),
    ],
)
def test_threats_asked_about_together_are_those_asked_about_one_by_one(seat, mover, every):
    threats, seen = Threats(seat), 0
    for moment in list(play_out(GAME, options(), both(at_random), seed=3))[2:-1:every]:
        rings = GAME.read(moment.position, options()).rings
        for left, value, squares in placings(rings, reaches(rings, mover)):
            found = threats.among(*halves(left), value, squares)
            assert found & ~squares == 0
            for square in squares_in(squares):
                assert bool(found >> square & 1) == has_goal(put(left, square, value), seat)
                seen += 1
    assert seen > 200


@pytest.mark.parametrize("position", [WIN_IN_3, WIN_IN_7])
def test_a_forced_win_is_proven_and_holds_against_every_reply(position):
    search, rings = Search(origin_end=True), board(position).rings
    proof, waiting, proven = Proof(search, Seat.ONE), [rings], 0
    while waiting:
        there = proof.settle(waiting.pop(), 500_000)
        assert there is not None
        assert not has_goal(there, Seat.TWO)
        waiting += search.safe(there, Seat.TWO)
        proven += 1
    assert proven >= 1


def test_where_nothing_is_forced_the_proof_says_so():
    search = Search(origin_end=True)
    assert Proof(search, Seat.ONE).settle(board(START).rings, 100_000) is None


def test_a_proof_stops_when_its_work_is_done():
    with pytest.raises(OutOfBudgetError):
        Proof(Search(origin_end=True), Seat.ONE).settle(board(WIN_IN_7).rings, 0)
