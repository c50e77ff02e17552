"""Luck: numbered, recorded, fair, and the same for everybody who knows the seed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.chance import RecordedChance, SeededChance, commitment, match_seed, shuffled


@given(seed=st.binary(), sides=st.lists(st.integers(1, 10**6), max_size=20))
def test_recorded_draws_play_back(seed, sides):
    chance = SeededChance(seed)
    drawn = [chance.below(n) for n in sides]
    assert drawn == chance.draws
    again = RecordedChance(chance.draws)
    assert [again.below(n) for n in sides] == drawn


@given(seed=st.binary(), cut=st.integers(0, 10))
def test_a_draw_depends_on_its_number_and_not_on_those_before(seed, cut):
    whole = SeededChance(seed)
    drawn = [whole.below(100) for _ in range(10)]
    rest = SeededChance(seed, start=cut)
    assert [rest.below(100) for _ in range(10 - cut)] == drawn[cut:]


def test_a_shuffle_is_fair():
    """Every order of three, 6,000 times in all: within five sigma of 1,000."""
    chance = SeededChance(b"fair")
    counts = Counter(shuffled("abc", chance) for _ in range(6_000))
    assert len(counts) == 6
    assert all(abs(count - 1_000) < 145 for count in counts.values())


def test_an_empty_log_has_no_draws():
    with pytest.raises(ValueError, match="next draw is None"):
        RecordedChance([]).below(2)


def test_a_draw_known_to_the_byte():
    """So that the scheme can't change unseen: running matches depend on it."""
    chance = SeededChance(match_seed(b"server", "ann", "bea"))
    assert [chance.below(25) for _ in range(8)] == KNOWN
    assert commitment(b"server").startswith("b3eacd33")


KNOWN = [21, 2, 14, 17, 4, 6, 17, 5]
