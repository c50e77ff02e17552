"""Which of several candidates is best, by trials in sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

C = TypeVar("C")
W = TypeVar("W")


def best_on_trial(
    candidates: Sequence[C],
    *,
    world: Callable[[], W],
    score: Callable[[W, C], float],
    trials: int,
    prior: Sequence[float],
    belief: float,
) -> C:
    """The candidate with the best mean score; successive halving, about `trials` scores in all.

    Each sampled world is tried by every candidate still in the race, so that luck of the deal is
    shared; after each heat the worse half drops out, and the rest share its trials. `prior` is
    what is expected of each candidate beforehand, worth `belief` trials. Karnin, Koren, Somekh:
    Almost Optimal Exploration in Multi-Armed Bandits (2013).
    """
    racing = list(range(len(candidates)))
    totals = [belief * expected for expected in prior]
    heats = max(1, (len(candidates) - 1).bit_length())
    for _ in range(heats):
        for _ in range(max(1, trials // (heats * len(racing)))):
            sampled = world()
            for index in racing:
                totals[index] += score(sampled, candidates[index])
        racing.sort(key=lambda index: -totals[index])  # all in the race had the same trials
        racing = racing[: (len(racing) + 1) // 2]
    return candidates[racing[0]]
