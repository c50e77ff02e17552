"""Judging decisions of Gygès: what is forced is found by proof."""

from __future__ import annotations

from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.gyges.computer.judge import GygesJudge
from engines.gyges.game import GAME
from tests.engines.analysed import analysed, played, turning_points
from tests.engines.gyges.boards import board

UP_TO_THE_WIN = (
    "one setup 223010/010003", "two setup 000332/102010", "one c1-c2", "two f6-e6xc4",
)  # fmt: skip
# South forces a goal in three plies.
FORCED = "000000/033121/000200/000000/012102/003003 S"


def judged(text: str, move: str):
    state = board(text)
    view = GAME.view(state, Seat.ONE)
    return GygesJudge().judge(view, GAME.parse(move), playouts=200, luck=FastLuck(1))


def test_a_forced_win_that_is_thrown_away_is_the_turning_point_and_certain():
    plies = analysed(GAME, played(GAME, [*UP_TO_THE_WIN, "one a1-e1xb3"]), playouts=40)
    assert turning_points(plies) == [5]
    assert (plies[4].chance, plies[4].after, plies[4].error) == (1.0, 0.0, 0.0)


def test_a_forced_win_that_is_played_is_worth_all():
    verdict = judged(FORCED, "c2-b5xe5")
    assert (verdict.chance, verdict.after, str(verdict.best)) == (1.0, 1.0, "c2-b5xe5")


def test_a_move_that_misses_it_is_worth_less():
    moves = GAME.legal_moves(board(FORCED), Seat.ONE)
    missed = next(str(move) for move in moves if str(move) != "c2-b5xe5")
    assert judged(FORCED, missed).loss > 0.1
