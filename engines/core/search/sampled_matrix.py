"""The values of a zero-sum game of two secret choices, learnt from samples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.search.matrix import mixture

_EFFECT: Final = 4.0  # samples before a whole row, or column, is thought better than expected
_PAIR: Final = 6.0  # samples before a pair is thought to differ from its row and column
_PASSES: Final = 4  # of fitting rows and columns in turn
_ROUNDS: Final = 120  # of learning, where only the likely choices are wanted


class SampledMatrix:
    """What each row gains against each column, from what was expected and samples so far.

    Few samples of a pair are much noise. So what is learnt of a row is believed of all its pairs,
    and likewise of a column; a pair's own samples count for the rest, the more there are.
    """

    def __init__(self, expected: Sequence[Sequence[float]], *, belief: float) -> None:
        """`belief`: so many samples what is expected of a pair counts for."""
        self._expected = [list(row) for row in expected]
        self._belief = belief
        self._sums = [[0.0] * len(row) for row in expected]
        self._counts = [[0] * len(row) for row in expected]

    def add(self, row: int, column: int, gain: float) -> None:
        """Count a sample."""
        self._sums[row][column] += gain
        self._counts[row][column] += 1

    def values(self) -> list[list[float]]:
        """The best estimate of each pair's gain."""
        rows, columns = range(len(self._sums)), range(len(self._sums[0]))
        sums, counts, expected = self._sums, self._counts, self._expected
        # What was gained beyond what was expected, in sum.
        beyond = [[sums[i][j] - counts[i][j] * expected[i][j] for j in columns] for i in rows]
        samples = sum(map(sum, counts))
        mean = sum(map(sum, beyond)) / max(1, samples)
        by_row, by_column = [0.0 for _ in rows], [0.0 for _ in columns]
        for _ in range(_PASSES):
            for i in rows:
                rest = sum(beyond[i][j] - counts[i][j] * (mean + by_column[j]) for j in columns)
                by_row[i] = rest / (sum(counts[i]) + _EFFECT)
            for j in columns:
                rest = sum(beyond[i][j] - counts[i][j] * (mean + by_row[i]) for i in rows)
                by_column[j] = rest / (sum(counts[i][j] for i in rows) + _EFFECT)
        found: list[list[float]] = []
        for i in rows:
            line: list[float] = []
            for j in columns:
                effects = mean + by_row[i] + by_column[j]
                own = beyond[i][j] - counts[i][j] * effects
                line.append(expected[i][j] + effects + own / (counts[i][j] + _PAIR + self._belief))
            found.append(line)
        return found

    def contenders(self, count: int) -> tuple[list[int], list[int]]:
        """So many rows, and columns, that an equilibrium may well take.

        They do best against the other side's part in an equilibrium of what is known so far.
        """
        gains = self.values()
        losses = [[-gain for gain in column] for column in zip(*gains, strict=True)]
        own, rivals = mixture(gains, rounds=_ROUNDS), mixture(losses, rounds=_ROUNDS)
        return _best_against(gains, rivals, own, count), _best_against(losses, own, rivals, count)


def _best_against(
    gains: list[list[float]], others: list[float], own: list[float], count: int
) -> list[int]:
    worth = [sum(gain * share for gain, share in zip(row, others, strict=True)) for row in gains]
    # Everything in an equilibrium's support does equally well, except for the noise of learning.
    ranked = sorted(range(len(gains)), key=lambda row: -(worth[row] + 0.1 * own[row]))
    return sorted(ranked[:count])
