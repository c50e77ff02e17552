"""Strengths by the scores of matches, and what a match against one would change."""

from __future__ import annotations

import math
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.computer import fitting_level, middle_level, nearest_level, strength_of
from engines.core.rating import Rating, after_match
from engines.core.seat import Pair
from engines.core.strength import Strength, gain
from engines.core.strength_fit import Score, UnconnectedError, fit
from tests.harness import few

NOW = 1_790_000_000.0
ratings = st.builds(
    Rating,
    value=st.floats(600, 2_800),
    deviation=st.floats(25, 350),
    last=st.none() | st.floats(NOW - 90 * 86_400, NOW),
)
strengths = st.builds(Strength, value=st.floats(600, 2_800), deviation=st.floats(0, 200))


def score(one, two, points, matches):
    return Score(one=one, two=two, points=points, matches=matches)


def fitted(*scores):
    return fit(scores, anchor="keen", value=1_500)


# Fitting


def test_ten_wins_for_each_loss_are_400_points():
    # With half a point more for each, for the draw that nobody played.
    found = fitted(score("master", "keen", 999.5, 1_099))
    assert found["master"].value == pytest.approx(1_900)
    share = 10 / 11
    error = 400 / math.log(10) / math.sqrt(1_100 * share * (1 - share))
    assert found["master"].deviation == pytest.approx(error)
    assert found["keen"] == Strength(value=1_500, deviation=0)


def test_deviations_add_up_along_a_chain():
    near = fitted(score("a", "keen", 50, 100))
    far = fitted(score("a", "keen", 50, 100), score("b", "a", 50, 100))
    assert far["b"].deviation == pytest.approx(math.sqrt(2) * near["a"].deviation)


def test_who_never_lost_has_a_strength_all_the_same():
    found = fitted(score("master", "keen", 40, 40), score("keen", "novice", 40, 40))
    assert found["novice"].value < 1_000 < 2_000 < found["master"].value < 3_000
    low, high = found["master"].interval
    assert high - low > 600


def test_matches_of_two_add_up_and_the_side_that_is_named_first_does_not_matter():
    apart = fitted(score("a", "keen", 7, 10), score("keen", "a", 2, 10), score("a", "b", 1, 2))
    assert apart == fitted(score("b", "a", 1, 2), score("a", "keen", 15, 20))


def test_players_who_met_nobody_whom_the_others_know_are_refused():
    with pytest.raises(UnconnectedError, match="a with keen"):
        fitted(score("a", "b", 1, 2))
    assert set(fitted(score("a", "b", 0, 0))) == {"keen"}


@few
@given(true=st.fixed_dictionaries({name: st.floats(1_000, 2_000) for name in "abc"}))
def test_the_strengths_that_scores_follow_from_come_out_again(true):
    true |= {"keen": 1_500.0}
    pairs = [("a", "keen"), ("b", "keen"), ("c", "keen"), ("a", "b"), ("b", "c")]

    def points(one, two):
        return 1e6 / (1 + 10 ** ((true[two] - true[one]) / 400))

    found = fitted(*(score(one, two, points(one, two), 1_000_000) for one, two in pairs))
    assert {name: one.value for name, one in found.items()} == pytest.approx(true, abs=1)


# What a match would change


@few
@given(rating=ratings, rival=strengths)
def test_a_gain_is_what_a_rated_match_would_make_of_the_rating(rating, rival):
    won, drawn, lost = (gain(rating, rival, points, NOW) for points in (1, 0.5, 0))
    assert lost.after.value < drawn.after.value < won.after.value
    assert lost.after.value <= rating.value <= won.after.value
    assert {won.before, drawn.before, lost.before} == {rating}
    assert won.after == after_match(Pair(one=rating, two=rival.rating), 1, NOW).one


def test_however_well_a_strength_is_measured_it_is_not_sure_among_people():
    assert Strength(value=1_700, deviation=12).rating == Rating(value=1_700, deviation=50)
    assert Strength(value=1_700, deviation=80).rating == Rating(value=1_700, deviation=80)


# Levels


class Measured:
    levels = ("novice", "keen", "master")
    strengths: ClassVar = {
        level: Strength(value=value, deviation=0)
        for level, value in zip(levels, (1_100, 1_500, 1_900), strict=True)
    }


class Unmeasured:
    levels = ("novice", "keen")


def test_the_level_whose_strength_is_nearest_suits_a_rating():
    found = [nearest_level(Measured(), rating) for rating in (0, 1_299, 1_301, 1_699, 1_701, 3_000)]
    assert found == ["novice", "novice", "keen", "keen", "master", "master"]


def test_whoever_has_no_rating_is_given_the_weakest_level():
    assert fitting_level(Measured(), None) == fitting_level(Unmeasured(), None) == "novice"
    assert fitting_level(Measured(), 1_750) == "master"


def test_where_nobody_has_measured_the_middle_level_suits_everybody():
    assert {nearest_level(Unmeasured(), rating) for rating in (0, 1_500, 3_000)} == {"keen"}
    assert strength_of(Unmeasured(), "keen") is None
    assert middle_level(Measured()) == "keen"
