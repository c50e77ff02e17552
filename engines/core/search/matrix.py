"""Secret simultaneous choices: how often to make each (a mixed strategy)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ROUNDS: Final = 400


def mixture(gains: Sequence[Sequence[float]], *, rounds: int = ROUNDS) -> list[float]:
    """How often to choose each row of a zero-sum game, nearly: never much worse than the best.

    `gains[row][column]` is what the chooser of the rows gets. Both sides learn by regret matching;
    the mean of what they did is returned. Hart, Mas-Colell: A Simple Adaptive Procedure Leading to
    Correlated Equilibrium (2000); clipped as in Tammelin: CFR+ (2014).
    """
    rows, columns = range(len(gains)), range(len(gains[0]))
    mine, theirs = [0.0] * len(rows), [0.0] * len(columns)
    mean = [0.0] * len(rows)
    for number in range(1, rounds + 1):
        own, rivals = _matched(mine), _matched(theirs)
        for row in rows:
            mean[row] += number * own[row]
        worth = [sum(gains[row][column] * rivals[column] for column in columns) for row in rows]
        cost = [sum(gains[row][column] * own[row] for row in rows) for column in columns]
        value = sum(worth[row] * own[row] for row in rows)
        mine = [max(0.0, mine[row] + worth[row] - value) for row in rows]
        theirs = [max(0.0, theirs[column] + value - cost[column]) for column in columns]
    whole = sum(mean)
    return [part / whole for part in mean]


def _matched(regrets: Sequence[float]) -> list[float]:
    # Frequencies in proportion to the regrets; equal ones if there is no regret.
    whole = sum(regrets)
    return [regret / whole for regret in regrets] if whole else [1 / len(regrets)] * len(regrets)
