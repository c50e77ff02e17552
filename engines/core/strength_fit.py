"""Strengths on the scale of ratings, from the scores of matches between players who don't learn.

The model is Bradley and Terry's with Elo's scale: a player 400 points stronger wins ten times for
each loss. Strengths are those under which the scores are likeliest; a draw is half a win and half a
loss. Source: Hunter, "MM algorithms for generalized Bradley-Terry models", 2004, whose likelihood
is maximised here by Newton's method.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engines.core.strength import Strength

_SCALE: Final = 400 / math.log(10)
# Each two who played are given a draw besides: without it, a player who never lost would be
# infinitely strong.
_IMAGINED_DRAWS: Final = 1
_ROUNDS: Final = 200
_EXACT: Final = 1e-9  # in units of the scale
_LONGEST_STEP: Final = 1.0  # the same; Newton's method overshoots far from the maximum


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """How the matches of two players went: the points of `one`, a draw as a half."""

    one: str
    two: str
    points: float
    matches: int


class UnconnectedError(ValueError):
    """Somebody has played nobody through whom they could be compared with the anchor."""


def fit(scores: Iterable[Score], *, anchor: str, value: float) -> dict[str, Strength]:
    """The strengths of all who played, by name; `anchor` has `value`, without deviation.

    Deviations are those of the difference from the anchor, from the curvature of the likelihood.

    Raises:
        UnconnectedError: see there.
    """
    played = _added_up(scores)
    _check_connected(played, anchor)
    names = sorted({name for score in played for name in (score.one, score.two)} - {anchor})
    index = {name: number for number, name in enumerate(names)}
    found = [0.0] * len(names)
    spread: list[list[float]] = []
    for _ in range(_ROUNDS):
        slope, curve = _derivatives(played, index, found)
        spread = _inverse(curve)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        longest = max(map(abs, step), default=0.0)
        shorter = min(1.0, _LONGEST_STEP / longest) if longest else 0.0
        found = [now + shorter * more for now, more in zip(found, step, strict=True)]
        if longest < _EXACT:
            break
    strengths = {
        name: Strength(value=value + _SCALE * found[n], deviation=_SCALE * math.sqrt(spread[n][n]))
        for name, n in index.items()
    }
    return strengths | {anchor: Strength(value=value, deviation=0.0)}


# One score for each two who played.
def _added_up(scores: Iterable[Score]) -> list[Score]:
    found = dict[tuple[str, str], Score]()
    for score in scores:
        is_turned = score.one > score.two
        points = score.matches - score.points if is_turned else score.points
        one, two = sorted((score.one, score.two))
        known = found.get((one, two))
        found[one, two] = Score(
            one=one,
            two=two,
            points=points + (known.points if known else 0),
            matches=score.matches + (known.matches if known else 0),
        )
    return [score for score in found.values() if score.matches]


def _derivatives(
    scores: Sequence[Score], index: dict[str, int], found: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    # The slope of the log-likelihood, and the negative of its second derivatives.
    size = len(found)
    slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
    for score in scores:
        one, two = index.get(score.one), index.get(score.two)
        ahead = (found[one] if one is not None else 0) - (found[two] if two is not None else 0)
        matches = score.matches + _IMAGINED_DRAWS
        chance = (1 + math.tanh(ahead / 2)) / 2
        missing = score.points + _IMAGINED_DRAWS / 2 - matches * chance
        weight = matches * chance * (1 - chance)
        for player, sign in ((one, 1), (two, -1)):
            if player is not None:
                slope[player] += sign * missing
                curve[player][player] += weight
        if one is not None and two is not None:
            curve[one][two] -= weight
            curve[two][one] -= weight
    return slope, curve


def _check_connected(scores: Sequence[Score], anchor: str) -> None:
    known, left = {anchor}, list(scores)
    while near := [score for score in left if {score.one, score.two} & known]:
        known |= {name for score in near for name in (score.one, score.two)}
        left = [score for score in left if score not in near]
    if left:
        raise UnconnectedError(f"no matches connect {left[0].one} with {anchor}")


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    # By Gauss and Jordan; the matrix is positive definite, so no pivot is zero.
    size = len(matrix)
    rows = [[*row, *(float(n == m) for m in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = rows[n][n]
        rows[n] = [value / pivot for value in rows[n]]
        for m in range(size):
            if m != n and rows[m][n]:
                factor = rows[m][n]
                rows[m] = [a - factor * b for a, b in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]
