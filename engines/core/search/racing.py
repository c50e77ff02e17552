"""Which of several candidates is best, by trials that go on while the answer is in doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, TypeVar

C = TypeVar("C")
W = TypeVar("W")

_ROUNDS: Final = 8  # worlds after which, each time, candidates may drop out
_ERRORS: Final = 2.0  # standard errors by which they are worse then


def best_of_race(
    candidates: Sequence[C],
    *,
    world: Callable[[], W],
    score: Callable[[W, C], float],
    trials: int,
    prior: Sequence[float],
    belief: float,
) -> C:
    """The candidate with the best mean score, in at most about `trials` scores from -1 to 1.

    As `best_on_trial`: each sampled world is tried by every candidate still in the race, and the
    worse half drops out after each heat. But a candidate clearly worse than the leader drops out
    before, and when only one is left nothing more is tried: what is plain takes little time. Maron,
    Moore: Hoeffding Races (1993), with the variance of paired differences.
    """
    racing = list(range(len(candidates)))
    scores: list[list[float]] = [[] for _ in candidates]
    heats = max(1, (len(candidates) - 1).bit_length())
    spent = 0
    for heat in range(1, heats + 1):
        while len(racing) > 1:
            sampled = world()
            for index in racing:
                scores[index].append(score(sampled, candidates[index]))
            spent += len(racing)
            rounds = len(scores[racing[0]])
            if rounds % _ROUNDS == 0:
                racing = _undecided(racing, scores)
            if spent + len(racing) > trials * heat // heats:
                break
        racing.sort(key=lambda index: -(belief * prior[index] + sum(scores[index])))
        racing = racing[: -(-len(candidates) >> heat)]  # those who dropped out are counted
    return candidates[racing[0]]


def _undecided(racing: list[int], scores: list[list[float]]) -> list[int]:
    # Those that may still be as good as the leader.
    leader = max(racing, key=lambda index: sum(scores[index]))
    best = scores[leader]
    count = len(best)
    left = [leader]
    for index in racing:
        if index == leader:
            continue
        gaps = [mine - theirs for mine, theirs in zip(best, scores[index], strict=True)]
        mean = sum(gaps) / count
        # As if they had differed once more, by as much as may be: a few worlds prove nothing.
        spread = sum((gap - mean) ** 2 for gap in gaps) + 4.0
        if mean < _ERRORS * sqrt(spread) / count:
            left.append(index)
    return left
