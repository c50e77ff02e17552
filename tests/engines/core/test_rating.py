"""Ratings: Glickman's figures, and what holds for any two players."""

from __future__ import annotations

import math
import random

import glicko2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.rating import PERIOD, Rating, after_match, expected, rest
from engines.core.seat import Pair
from tests.every import every
from tests.harness import few, fewer

NOW = 1_790_000_000.0
SCORES = (0.0, 0.5, 1.0)
ratings = st.builds(
    Rating,
    value=st.floats(600, 2_800),
    deviation=st.floats(25, 350),
    volatility=st.floats(0.02, 0.12),
    matches=st.integers(0, 900),
    last=st.none() | st.floats(NOW - 400 * PERIOD, NOW + 4 * PERIOD),
)
scores = st.sampled_from(SCORES)


def pair(one, two):
    return Pair(one=one, two=two)


# Glickman's figures


def test_the_library_gives_the_worked_example_of_the_paper():
    player = glicko2.Player(1500, 200, 0.06)
    player.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
    assert (round(player.rating, 2), round(player.rd, 2)) == (1464.05, 151.52)
    assert round(player.vol, 5) == 0.05999


def test_the_expected_score_is_that_of_glickmans_example():
    one = Rating(value=1400, deviation=80)
    assert round(expected(one, Rating(value=1500, deviation=150)), 3) == 0.376


class Career:
    """A player's rating by the paper alone, its φ² in step 5 included; a match each period."""

    def __init__(self):
        self.mu, self.phi, self.sigma = 0.0, 350 / 173.7178, 0.06

    def play(self, rival, deviation, score):
        g = 1 / math.sqrt(1 + 3 * (deviation / 173.7178) ** 2 / math.pi**2)
        share = 1 / (1 + math.exp(-g * (self.mu - (rival - 1500) / 173.7178)))
        v = 1 / (g**2 * share * (1 - share))
        self.sigma = self._volatility(v, v * g * (score - share))
        before = self.phi**2 + self.sigma**2
        self.phi = 1 / math.sqrt(1 / before + 1 / v)
        self.mu += self.phi**2 * g * (score - share)

    def _volatility(self, v, delta):
        # By halving, not as the paper searches; the root is the same.
        a = math.log(self.sigma**2)

        def f(x):
            spread = self.phi**2 + v + math.exp(x)
            return math.exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / 0.5**2

        low, high = a - 1, a + 1
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if f(middle) > 0 else (low, middle)
        return math.exp(low / 2)

    @property
    def rating(self):
        return 1500 + 173.7178 * self.mu


@every("strength", [1500, 2200])
def test_over_200_matches_the_library_stays_within_a_quarter_of_a_point_of_the_paper(strength):
    for seed in range(3):
        chance, rating, career = random.Random(seed), Rating(), Career()
        for number in range(200):
            rival = Rating(value=chance.gauss(strength, 150), deviation=chance.uniform(45, 90))
            share = expected(Rating(value=strength, deviation=0), Rating(value=rival.value))
            score = float(chance.random() < share)
            rating = after_match(pair(rating, rival), score, NOW + number).one
            career.play(rival.value, rival.deviation, score)
            assert abs(rating.value - career.rating) < 0.25
            assert abs(rating.deviation - 173.7178 * career.phi) < 0.1
            assert abs(rating.volatility - career.sigma) < 0.0002


# a match


@fewer
@given(one=ratings, two=ratings, score=scores)
def test_exchanging_the_seats_exchanges_the_ratings_and_the_same_is_reckoned_again(one, two, score):
    after = after_match(pair(one, two), score, NOW)
    assert after_match(pair(two, one), 1 - score, NOW) == pair(after.two, after.one)
    assert after_match(pair(one, two), score, NOW) == after


@fewer
@given(one=ratings, two=ratings)
def test_a_win_lowers_no_rating_and_a_loss_raises_none(one, two):
    lost, drawn, won = (after_match(pair(one, two), score, NOW).one.value for score in SCORES)
    assert lost <= one.value <= won
    assert lost <= drawn <= won


@fewer
@given(one=ratings, two=ratings, score=scores)
def test_a_match_counts_for_both_and_leaves_no_deviation_above_350(one, two, score):
    after = after_match(pair(one, two), score, NOW)
    assert [each.matches for each in after] == [one.matches + 1, two.matches + 1]
    assert all(0 < each.deviation <= 350 for each in after)
    assert [each.last for each in after] == [max(NOW, each.last or 0) for each in (one, two)]


@few
@given(player=ratings, score=scores)
def test_among_equals_one_gains_what_the_other_loses(player, score):
    after = after_match(pair(player, player), score, NOW)
    assert after.one.value + after.two.value == pytest.approx(2 * player.value)


@few
@given(one=ratings, two=ratings, score=scores)
def test_both_come_rested_to_a_match(one, two, score):
    rested = [Rating(**facts(rest(each, NOW)) | {"last": NOW}) for each in (one, two)]
    after, again = after_match(pair(one, two), score, NOW), after_match(pair(*rested), score, NOW)
    assert [facts(each) for each in after] == [facts(each) for each in again]


def facts(rating):
    names = ("value", "deviation", "volatility", "matches")
    return {name: getattr(rating, name) for name in names}


def test_a_result_that_comes_late_lets_nobody_rest_and_moves_no_last_match_back():
    one = Rating(value=1600, deviation=80, last=NOW)
    late = after_match(pair(one, one), 1, NOW - 50 * PERIOD)
    assert late == after_match(pair(one, one), 1, NOW)
    assert late.one.last == NOW


def test_the_first_match_of_newcomers_is_worth_162_points():
    after = after_match(pair(Rating(), Rating()), 1, NOW)
    assert [round(each.value) for each in after] == [1662, 1338]
    assert [round(each.deviation) for each in after] == [290, 290]


@every("score", SCORES)
@every("one, two", [(-9_000, 9_000), (9_000, -9_000), (0, 6_390), (6_390, 0)])
def test_however_far_apart_they_are_their_match_is_reckoned(one, two, score):
    after = after_match(pair(Rating(value=one), Rating(value=two)), score, NOW)
    assert all(math.isfinite(number) for each in after for number in facts(each).values())
    assert abs(after.one.value - one) < 1_000


@every("score", [2, -1, 0.3, math.nan])
def test_there_is_no_such_score(score):
    with pytest.raises(ValueError, match=r"a score is 1, 0\.5 or 0, not"):
        after_match(pair(Rating(), Rating()), score, NOW)


# rest


def test_every_whole_seven_days_are_a_period_without_matches():
    played = Rating(value=1700, deviation=60, matches=30, last=NOW)
    player = glicko2.Player(1700, 60, 0.06)
    for weeks in range(4):
        for seconds in (0, PERIOD - 1):
            rested = rest(played, NOW + weeks * PERIOD + seconds)
            assert rested.deviation == pytest.approx(player.rd, abs=1e-9)
            assert (rested.value, rested.matches, rested.last) == (1700, 30, NOW)
        player.did_not_compete()


@fewer
@given(rating=ratings, first=st.floats(0, 1e9), then=st.floats(0, 1e12))
def test_the_longer_the_rest_the_less_is_known_up_to_350(rating, first, then):
    soon, late = rest(rating, NOW + first), rest(rating, NOW + first + then)
    assert rating.deviation <= soon.deviation <= late.deviation <= 350


def test_who_never_played_or_only_later_does_not_rest():
    assert rest(Rating(deviation=90), NOW) == Rating(deviation=90)
    assert rest(Rating(deviation=90, last=NOW), 0) == Rating(deviation=90, last=NOW)


def test_after_any_absence_it_is_as_with_a_newcomer():
    played = Rating(value=1700, deviation=60, last=0)
    for absence in (30 * 365 * 86_400, 1e300):
        assert rest(played, absence).deviation == 350


# what is made of it


def test_a_rating_is_provisional_above_110():
    assert Rating().is_provisional
    assert Rating(deviation=110.1).is_provisional
    assert not Rating(deviation=110).is_provisional


@few
@given(one=ratings, two=ratings)
def test_what_both_may_expect_makes_one(one, two):
    assert expected(one, two) + expected(two, one) == pytest.approx(1)
    assert (expected(one, two) >= 0.5) if one.value >= two.value else (expected(one, two) <= 0.5)


def test_against_an_equal_half_is_expected_and_against_the_strongest_nothing():
    assert expected(Rating(), Rating()) == 0.5
    assert expected(Rating(value=-1e9), Rating(value=1e9)) == 0
