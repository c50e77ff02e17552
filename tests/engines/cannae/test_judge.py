"""Judging decisions of Cannae: what could have been taken, and what is lost."""

from __future__ import annotations

from engines.cannae.computer.judge import CannaeJudge
from engines.cannae.game import GAME
from engines.cannae.reasons import reason_of
from engines.core.search.luck import FastLuck
from tests.engines.analysed import analysed, played, turning_points
from tests.engines.cannae.boards import state_of


def judged(text: str, turn: str):
    state = state_of(text)
    view = GAME.view(state, state.actor)
    return CannaeJudge().judge(view, GAME.parse(turn), playouts=60, luck=FastLuck(1))


def test_the_last_infantry_that_is_not_taken_is_a_win_let_go():
    verdict = judged("2c5/8/8/3i4/8/8/2I5/3C4 w", "-")
    assert (verdict.chance, verdict.after) == (1.0, 0.0)
    assert verdict.loss > 3 * verdict.error


def test_the_last_infantry_taken_is_a_chance_of_one():
    verdict = judged("8/8/8/3i4/8/8/2I5/3C4 w", "Xd1d5")
    assert (verdict.chance, verdict.after, verdict.error) == (1.0, 1.0, 0.0)


def test_whoever_passes_where_a_man_stands_alone_has_lost_something():
    verdict = judged("7c/i7/7i/8/3i4/8/1C6/II5c w", "-")
    assert "X" in str(verdict.best)
    assert verdict.loss > 3 * verdict.error


def test_quiet_first_turns_are_no_turning_points():
    plies = analysed(GAME, played(GAME, ["one Pd1e2", "two Pd8e7"]), playouts=10)
    assert turning_points(plies) == []


def test_what_is_pushed_and_then_taken_is_named_by_where_it_stood():
    state = state_of("c7/2i1ii1c/1ci1ii1c/5ii1/4II2/1CI1III1/2I2ICC/4C3 b")
    view = GAME.view(state, state.actor)
    reason = reason_of(view, GAME.parse("Pf7e6+Ch6g7"), GAME.parse("Pg5f5+Cb6b7"))
    assert reason
    assert reason.facts == {"arm": "infantry", "square": "g5", "answer": "Pe3f4+Xh2h6"}
