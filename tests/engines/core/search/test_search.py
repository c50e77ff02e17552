"""Fast luck and fair trials."""

from __future__ import annotations

from collections import Counter

from engines.core.search.halving import best_on_trial
from engines.core.search.luck import FastLuck


def test_equal_seeds_give_equal_sequences_and_neighbours_do_not():
    def first(seed: int) -> list[int]:
        luck = FastLuck(seed)
        return [luck.below(1000) for _ in range(20)]

    assert first(5) == first(5)
    assert first(5) != first(6)


def test_fast_luck_is_even():
    luck = FastLuck(1)
    counted = Counter(luck.below(5) for _ in range(50_000))
    assert all(abs(counted[n] - 10_000) < 400 for n in range(5))  # 4.5 standard errors


def test_every_order_of_a_shuffle_comes_as_often():
    luck = FastLuck(2)
    counted: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        luck.shuffle(cards)
        counted["".join(cards)] += 1
    assert len(counted) == 24
    assert all(abs(count - 1000) < 150 for count in counted.values())


def test_the_better_candidate_wins_the_trials():
    luck = FastLuck(3)
    best = best_on_trial(
        [40, 50, 60, 45],
        world=lambda: luck.below(100),
        score=lambda world, chance: float(world < chance),
        trials=800,
        prior=[0.5] * 4,
        belief=1.0,
    )
    assert best == 60


def test_a_world_is_shared_by_all_who_are_still_in_the_race():
    tried: list[tuple[int, str]] = []
    worlds = iter(range(1000))

    def score(world: int, candidate: str) -> float:
        tried.append((world, candidate))
        return float(candidate == "b")

    best = best_on_trial(
        "abc", world=lambda: next(worlds), score=score, trials=60, prior=[0.0] * 3, belief=0.0
    )
    assert best == "b"
    seen: dict[int, set[str]] = {}
    for world, candidate in tried:
        seen.setdefault(world, set()).add(candidate)
    assert {len(candidates) for candidates in seen.values()} == {3, 2}
    assert len(tried) <= 60


def test_without_trials_the_prior_decides():
    best = best_on_trial(
        "ab", world=lambda: 0, score=lambda _, __: 0.0, trials=2, prior=[0.2, 0.9], belief=5.0
    )
    assert best == "b"
