"""How long each position of a film stands."""

from hypothesis import given
from hypothesis import strategies as st

from renderers.pace import LAST, LEAST, LONGEST, pace

FEW = (LONGEST - LAST) // LEAST
positions = st.lists(st.booleans(), min_size=1, max_size=3_000)


@given(positions)
def test_no_film_is_longer_than_twenty_seconds(turning_points):
    assert sum(pace(turning_points)) <= LONGEST == 500


@given(positions)
def test_the_last_position_stands_longest(turning_points):
    *before, last = pace(turning_points)
    assert last == LAST
    assert all(ticks < last for ticks in before)


@given(st.lists(st.booleans(), min_size=1, max_size=FEW + 1))
def test_every_position_is_shown_where_there_is_time_for_it(turning_points):
    assert all(pace(turning_points))


@given(positions)
def test_whatever_is_shown_stands_long_enough_to_be_seen(turning_points):
    assert all(ticks >= LEAST for ticks in pace(turning_points) if ticks)


@given(positions)
def test_no_turning_point_is_shorter_than_a_quiet_move_but_for_rounding(turning_points):
    *ticks, _ = pace(turning_points)
    by_kind = {
        kind: [n for n, is_point in zip(ticks, turning_points, strict=False) if is_point is kind]
        for kind in (True, False)
    }
    if all(by_kind.values()) and len(ticks) <= FEW:
        assert min(by_kind[True]) >= max(by_kind[False]) - 1


def test_of_a_match_that_is_too_long_quiet_moves_are_left_out_and_no_turning_point():
    turning_points = [number % 20 == 0 for number in range(1_000)]
    ticks = pace(turning_points)
    assert all(n for n, is_point in zip(ticks, turning_points, strict=True) if is_point)
    assert 0 in ticks
    assert sum(ticks) == LONGEST


def test_a_film_of_a_few_moves_does_not_hurry_and_lingers_at_turning_points():
    assert pace([False, False, True, False]) == [20, 20, 45, LAST]


def test_a_long_film_takes_all_the_time_there_is():
    assert sum(pace([False] * 215)) == LONGEST
