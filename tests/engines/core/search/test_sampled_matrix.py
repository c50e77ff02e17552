"""Matrices that are learnt from samples: what is believed, and who is looked at more closely."""

from __future__ import annotations

import pytest

from engines.core.search.sampled_matrix import SampledMatrix

GAINS = ((0.8, -0.6, 0.1), (-0.4, 0.5, 0.0), (-0.9, -0.9, -0.8))
PAIRS = [(row, column) for row in range(3) for column in range(3)]


def learnt(samples):
    matrix = SampledMatrix([[0.0] * 3] * 3, belief=1.0)
    for row, column in PAIRS:
        for _ in range(samples):
            matrix.add(row, column, GAINS[row][column])
    return matrix


def test_without_samples_it_is_what_was_expected():
    assert SampledMatrix(GAINS, belief=1.0).values() == [list(row) for row in GAINS]


def test_with_many_samples_it_is_what_they_say():
    values = learnt(2000).values()
    for row, column in PAIRS:
        assert values[row][column] == pytest.approx(GAINS[row][column], abs=0.02)


def test_what_is_known_of_a_row_is_believed_of_a_pair_that_was_never_tried():
    matrix = SampledMatrix([[0.0] * 3] * 3, belief=1.0)
    for column in (0, 1):
        for _ in range(50):
            matrix.add(2, column, -0.9)
            matrix.add(0, column, 0.5)
            matrix.add(0, 2, 0.5)
            matrix.add(1, 2, 0.5)
    assert matrix.values()[2][2] < matrix.values()[0][2] - 0.5


def test_a_row_that_is_always_worse_is_no_contender():
    rows, columns = learnt(20).contenders(2)
    assert rows == [0, 1]
    assert len(columns) == 2
