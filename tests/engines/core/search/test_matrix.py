"""Mixtures for secret simultaneous choices."""

from __future__ import annotations

import pytest

from engines.core.search.matrix import mixture


def test_stone_scissors_and_paper_are_chosen_equally_often():
    gains = [[0, 1, -1], [-1, 0, 1], [1, -1, 0]]
    assert mixture(gains) == pytest.approx([1 / 3] * 3, abs=0.02)


def test_pennies_of_unequal_worth():
    """Against 2 for one match and 1 for the other: the rarer one is played once in three times."""
    assert mixture([[2, 0], [0, 1]], rounds=2000) == pytest.approx([1 / 3, 2 / 3], abs=0.03)


def test_what_is_worse_in_every_case_is_hardly_ever_chosen():
    often = mixture([[0, 1, -1], [-1, 0, 1], [1, -1, 0], [-2, -2, -2]])
    assert often[3] < 0.01
    assert sum(often) == pytest.approx(1)


def test_one_row_is_chosen_always():
    assert mixture([[0.3, -0.2]]) == [1.0]
