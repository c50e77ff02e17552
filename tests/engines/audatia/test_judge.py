"""Judging decisions of Audatia: a parry that isn't made, and a choice in secret."""

from __future__ import annotations

from engines.audatia.computer.judge import AudatiaJudge
from engines.audatia.game import GAME
from engines.core.replay import replay
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from tests.engines.analysed import analysed, played, turning_points

UP_TO_THE_BLOW = (
    "one mulligan:kick", "two mulligan:taunt,lynx", "two virtue:prudentia", "one virtue:celeritas",
    "two nosalute", "one posta:dente", "two posta:bicorno", "two pass", "one P", "two MFl",
    "one pass", "two RFl", "one MSl", "one pass", "two MMl", "one breakoff", "two deny", "one RSl",
)  # fmt: skip


def test_letting_a_blow_through_that_could_be_parried_is_the_turning_point():
    plies = analysed(GAME, played(GAME, [*UP_TO_THE_BLOW, "one pass"], seed=5), playouts=24)
    assert turning_points(plies) == [19]
    assert plies[18].after == 0.0


def test_a_choice_in_secret_is_judged_the_same_whatever_the_other_has_chosen():
    verdicts = set()
    for theirs in ("posta:longa", "posta:bicorno"):
        record = played(GAME, [*UP_TO_THE_BLOW[:5], f"one {theirs}"], seed=5)
        view = GAME.view(replay(GAME, record).game_state, Seat.TWO)
        move = GAME.parse("posta:breve")
        verdicts.add(AudatiaJudge().judge(view, move, playouts=16, luck=FastLuck(1)))
    assert len(verdicts) == 1
