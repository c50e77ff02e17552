"""Races of candidates: who wins them, and how soon they end."""

from __future__ import annotations

from engines.core.search.luck import FastLuck
from engines.core.search.racing import best_of_race

TRIALS = 400


def raced(worths, spread, *, trials=TRIALS):
    """The winner among candidates with these worths and so much luck; and all scores given."""
    luck, scores = FastLuck(1), []

    def score(world, candidate):
        scores.append(candidate)
        return worths[candidate] + world + spread * (luck.below(1001) / 500 - 1)

    best = best_of_race(
        range(len(worths)),
        world=lambda: luck.below(3) / 10 - 0.1,
        score=score,
        trials=trials,
        prior=[0.0] * len(worths),
        belief=1.0,
    )
    return best, scores


def test_the_best_wins_though_luck_is_greater_than_its_lead():
    assert raced([0.0, 0.3, 0.1, -0.2], 0.7)[0] == 1


def test_what_is_plain_is_decided_in_a_few_trials():
    best, scores = raced([-0.9, 0.9], 0.0)
    assert best == 1
    assert len(scores) < TRIALS / 10


def test_what_is_in_doubt_is_tried_to_the_end():
    _, scores = raced([0.0, 0.01, 0.0], 0.5)
    assert TRIALS * 0.9 < len(scores) <= TRIALS + 3


def test_a_few_trials_are_enough_for_an_answer():
    best, scores = raced([0.0, 0.9, 0.1, 0.2, 0.3], 0.0, trials=3)
    assert best == 1
    assert len(scores) == 10
