"""Wins that begin with a move that threatens nothing, and what the master makes of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core.chance import SeededChance
from engines.core.seat import Seat
from engines.gyges.computer.deep_search import DeepSearch
from engines.gyges.computer.master import Budget
from engines.gyges.computer.player import PLAYER
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.quiet_wins import QuietWins
from engines.gyges.computer.search import Search
from engines.gyges.game import GAME
from engines.gyges.rules.successors import after_move
from tests.engines.gyges.boards import START, board

QUIET_WIN = "002000/103131/000000/000000/002023/103020 S"
BUDGET = Budget(attack=500, defence=5_000, total=0, sound=1, deep=200)


def after(text, move):
    return after_move(board(text).rings, GAME.parse(move), Seat.ONE)


def holds(text, move, work):
    return QuietWins(Seat.ONE, work, origin_end=True).holds(after(text, move))


def chosen(text, work):
    state, player = board(text), replace(PLAYER, budget=replace(BUDGET, quiet=work))
    return str(player.choose(GAME.view(state, Seat.ONE), "master", SeededChance(b"quiet")))


def test_a_quiet_move_is_proved_to_win():
    rings = board(QUIET_WIN).rings
    assert after(QUIET_WIN, "c1-d2xf3") not in Search(origin_end=True).attacks(rings, Seat.ONE)
    assert holds(QUIET_WIN, "c1-d2xf3", 50_000)


def test_without_the_work_that_it_takes_nothing_is_proved():
    assert not holds(QUIET_WIN, "c1-d2xf3", 10_000)


@pytest.mark.parametrize(("text", "move"), [(START, "a1-b1xa2"), (QUIET_WIN, "c1-f2xf1")])
def test_a_move_with_replies_that_hold_is_not_proved_to_win(text, move):
    assert not holds(text, move, 50_000)


def test_looking_ahead_ends_once_the_best_move_is_proved_to_win():
    safe = dict.fromkeys(Search(origin_end=True).safe(board(QUIET_WIN).rings, Seat.ONE), 0.0)
    wins = QuietWins(Seat.ONE, 50_000, origin_end=True)
    looked = {}
    for known in (wins, None):
        search = Search(origin_end=True)
        deep = DeepSearch(Proof(search, Seat.ONE), Proof(search, Seat.TWO))
        best = deep.ranked(safe, Seat.ONE, 1_000, known)[0]
        looked[known] = deep.looked
        assert wins.holds(best)
    assert looked[wins] < looked[None]


def test_the_master_plays_a_quiet_move_that_is_proved_to_win():
    move = chosen(QUIET_WIN, 50_000)
    assert holds(QUIET_WIN, move, 50_000)


def test_where_nothing_is_proved_the_master_plays_as_without_proofs():
    assert chosen(START, 12_000) == chosen(START, 0)
