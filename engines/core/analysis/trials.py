"""Which candidate is best in sampled worlds, and how much better than the one that was played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

from engines.core.search.halving import best_on_trial

W = TypeVar("W")


@dataclass(frozen=True, slots=True, kw_only=True)
class Trials:
    """The best candidate by its number, and what was measured of it and of the one played."""

    best: int
    chance: float  # of the best
    after: float  # of the one played
    error: float  # the standard error of `difference`
    difference: float  # best less played, in the same worlds


def compare(
    candidates: int,
    played: int,
    *,
    world: Callable[[], W],
    score: Callable[[W, int], float],
    playouts: int,
) -> Trials:
    """Try candidates 0 to `candidates - 1` in about `playouts` play-outs; `score` is 0 to 1.

    With half of them the best is chosen. In fresh worlds, the same for both, it is then measured
    against the one played: measured where it was chosen, it would look better than it is. If it
    does no better there, the one played counts as the best.
    """
    best = played
    if candidates > 1:
        best = best_on_trial(
            range(candidates),
            world=world,
            score=score,
            trials=playouts // 2,
            prior=[0.0] * candidates,
            belief=0.0,
        )
    measured = max(2, playouts // 4)
    pairs = [_pair(world(), score, best, played) for _ in range(measured)]
    chance, after = (sum(values) / measured for values in zip(*pairs, strict=True))
    differences = [one - two for one, two in pairs]
    mean = chance - after
    variance = sum((each - mean) ** 2 for each in differences) / (measured - 1)
    # As if one more world had been seen, in which it differed by as much as may be: a few worlds
    # that happen to agree make nothing certain.
    error = sqrt(variance / measured + 1 / (measured * measured)) if best != played else 0.0
    if mean <= 0:
        best, chance = played, after
    return Trials(best=best, chance=chance, after=after, error=error, difference=mean)


def _pair(
    world: W, score: Callable[[W, int], float], best: int, played: int
) -> tuple[float, float]:
    value = score(world, best)
    return value, value if best == played else score(world, played)
