"""Going through a finished match: what counts as a turning point, and what may count at all."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from types import SimpleNamespace

import pytest
from hypothesis import given
from salle_shields.engines.shields.computer.player import PLAYER as SHIELDS_PLAYER
from salle_shields.engines.shields.game import GAME as SHIELDS

from engines.core.analysis.analysis import Budget, analyse
from engines.core.analysis.decisions import Decision, decisions_of
from engines.core.analysis.judge import Verdict
from engines.core.analysis.kept_plies import read_plies, write_plies
from engines.core.analysis.playout_judge import PlayoutJudge
from engines.core.analysis.plies import PlyAnalysis, luck_and_skill, turning_points
from engines.core.analysis.reasons import Reason
from engines.core.analysis.trials import compare
from engines.core.chance import SeededChance
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.en_garde.game import GAME as EN_GARDE
from engines.registry import load_player
from tests.engines.analysed import analysed, played
from tests.every import every
from tests.harness import GAMES, few, other_world, salts, walk, walks, whole_game

LUNGE = ("two +5", "one +5", "two +4", "one +1", "two +4", "one 2x3")


def ply(number: int = 1, *, loss: float = 0.3, error: float = 0.01, **more) -> PlyAnalysis:
    return PlyAnalysis(
        ply=number, seat=Seat.ONE, move="a", best="b", chance=0.5 + loss, after=0.5, error=error,
        difference=loss, **more,
    )  # fmt: skip


def marked(*plies: PlyAnalysis) -> list[int]:
    return [one.ply for one in turning_points(plies) if one.is_turning_point]


def test_a_difference_within_three_standard_errors_is_no_turning_point():
    assert marked(ply(loss=0.3, error=0.11)) == []
    assert marked(ply(loss=0.3, error=0.09)) == [1]


def test_a_small_loss_is_no_turning_point_however_sure():
    assert marked(ply(loss=0.03, error=0.0)) == []


def test_what_could_not_be_otherwise_is_no_turning_point():
    assert marked(ply(is_decision=False)) == []


def test_only_the_five_greatest_losses_of_a_match_are_turning_points():
    assert marked(*(ply(number, loss=number / 10) for number in range(1, 8))) == [3, 4, 5, 6, 7]


def test_what_is_kept_of_an_analysis_is_read_back():
    why = Reason(key="opens-path", facts={"path": "c1–c4–GN", "unseen": 2})
    plies = (ply(is_turning_point=True, reason=why, open_best="c"), ply(2, is_decision=False))
    assert read_plies(write_plies(plies)) == plies


class RetreatsAreWrong:
    """A judge to whom nothing is wrong but to fall back."""

    def judge(self, view, move, **_):
        if not str(move).startswith("-"):
            return Verdict(best=move, chance=0.5, after=0.5, error=0.0)
        return Verdict(best=EN_GARDE.parse("2x3"), chance=0.9, after=0.5, error=0.01)


def test_a_turning_point_has_a_reason_only_where_its_game_names_reasons():
    record = played(EN_GARDE, [*LUNGE[:-1], "one -2"], seed=5, touches="1")
    player = load_player("en_garde")
    silent = SimpleNamespace(levels=player.levels, choose=player.choose, judge=RetreatsAreWrong())
    telling = SimpleNamespace(**vars(silent), reason_of=player.reason_of)
    told, untold = (
        [one.reason for one in analyse(EN_GARDE, each, record, Budget(playouts=2))]
        for each in (telling, silent)
    )
    facts = {"count": 2, "value": 3, "unseen": 3}
    assert told == [*[None] * 5, Reason(key="attack", facts=facts)]
    assert untold == [None] * 6


def test_luck_and_skill_make_up_the_result():
    plies = [ply(loss=0.3, error=0.03), replace(ply(2, loss=0.1, error=0.04), seat=Seat.TWO)]
    found = luck_and_skill(plies, 1.0)
    assert found.score == pytest.approx(0.5 + found.luck + found.skill)
    assert found.skill == pytest.approx(-0.2)
    assert found.error == pytest.approx(0.05)


def test_of_equal_candidates_none_is_found_clearly_better():
    """The best of many equals would seem better, were it measured where it was chosen."""
    luck = FastLuck(1)
    for _ in range(20):
        found = compare(
            12, 0, world=lambda: luck, score=lambda w, _: w.below(100) / 100, playouts=400
        )
        assert found.difference <= 3 * found.error or found.best == 0


def test_a_better_candidate_is_found_and_measured():
    found = compare(5, 0, world=lambda: 0.2, score=lambda w, one: w + one / 10, playouts=100)
    assert (found.best, round(found.chance, 6), round(found.after, 6)) == (4, 0.6, 0.2)


def test_few_worlds_that_agree_make_nothing_certain():
    found = compare(2, 0, world=lambda: None, score=lambda _, one: one, playouts=8)
    assert found.error == 0.5


def test_equal_work_gives_equal_answers():
    record = played(EN_GARDE, LUNGE, seed=5, touches="1")
    assert analysed(EN_GARDE, record, playouts=24) == analysed(EN_GARDE, record, playouts=24)


@every("seconds", [2.0, 12.0, 60.0])
def test_whatever_time_there_is_every_move_is_judged_and_progress_is_told(seconds):
    """The clock of the test goes on by a second whenever somebody looks at it."""
    record, told = played(EN_GARDE, LUNGE, seed=5, touches="1"), []
    budget = Budget(seconds=seconds, now=count().__next__)
    plies = analyse(
        EN_GARDE, load_player("en_garde"), record, budget, on_progress=lambda *one: told.append(one)
    )
    assert [one.ply for one in plies] == [1, 2, 3, 4, 5, 6]
    assert all(done <= of for done, of in told)


def test_an_answer_that_is_forced_is_no_decision():
    record = played(EN_GARDE, [*LUNGE, "two =2x3"], seed=5, touches="1")
    assert [one.ply for one in decisions_of(EN_GARDE, record) if not one.is_free] == [7]


@pytest.mark.parametrize("id_", [id_ for id_ in GAMES if hasattr(load_player(id_), "judge")])
@few
@given(way=walks(), salt=salts)
def test_a_decision_is_judged_the_same_whatever_the_hidden_cards_are(id_, way, salt):
    """The judge of a game is given views, so that equal views mean equal verdicts."""
    game, judge = GAMES[id_], load_player(id_).judge
    _, match = list(walk(game, way))[-1]
    for seat in match.active:
        twin = other_world(game, match.state, seat, salt)
        move = next(iter(game.legal_moves(match.state, seat)))
        one, other = (
            judge.judge(game.view(state, seat), move, playouts=8, luck=FastLuck(3))
            for state in (match.state, twin)
        )
        assert one == other


def decision_in(state, seat: Seat) -> Decision:
    move = next(iter(SHIELDS.legal_moves(state, seat)))
    return Decision(ply=1, seat=seat, text=str(move), move=move, state=state, is_free=True)


def test_a_game_without_a_judge_of_its_own_is_judged_by_playouts():
    record = [record for record, _ in whole_game(SHIELDS)][-1]
    judge = PlayoutJudge(game=SHIELDS, computer=SHIELDS_PLAYER)
    for one in decisions_of(SHIELDS, record):
        verdict = judge.judge(one, playouts=8, luck=FastLuck(1))
        assert 0.0 <= verdict.after <= verdict.chance <= 1.0


def test_playouts_say_the_same_in_every_world_that_looks_the_same():
    judge = PlayoutJudge(game=SHIELDS, computer=SHIELDS_PLAYER)
    for _, match in whole_game(SHIELDS, seed=2):
        for seat in match.active:
            twin = SHIELDS.resample(match.state, seat, SeededChance(b"salt"))
            one, other = (
                judge.judge(decision_in(state, seat), playouts=8, luck=FastLuck(1))
                for state in (match.state, twin)
            )
            assert one == other
