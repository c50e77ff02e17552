"""Which points of a rating's curve are shown, and on which rules."""

from hypothesis import given
from hypothesis import strategies as st

from renderers.people.curve_points import YEAR, span_of, within_a_year
from renderers.people.sheets import CurvePoint
from tests.renderers.people.people_sheets import NOW, point

RATINGS = st.floats(0, 4000)
POINTS = st.builds(point, st.floats(0, 800), RATINGS, st.floats(20, 350))


@given(st.lists(POINTS, min_size=1, max_size=20))
def test_three_to_five_rules_at_round_values_hold_all_points(points):
    span = span_of(points)
    assert 3 <= len(span.rules) <= 5
    assert str(span.rules.step).rstrip("0") in ("1", "2", "5")
    assert span.low < span.rules[0] <= span.rules[-1] <= span.high
    assert all(span.low < shown.value < span.high for shown in points)
    assert all(rule % span.rules.step == 0 for rule in span.rules)


def test_a_rating_that_never_changed_lies_in_the_field():
    assert list(span_of([point(3, 1500, 40)]).rules) == [1460, 1480, 1500, 1520, 1540]


@given(st.lists(POINTS, max_size=20).map(lambda points: sorted(points, key=lambda p: p.at)))
def test_what_is_older_than_a_year_is_the_rating_with_which_it_began(points):
    shown = within_a_year(points, NOW)
    start = NOW - YEAR
    assert [one for one in shown if one.at > start] == [one for one in points if one.at > start]
    older = [one for one in points if one.at <= start]
    began = [one for one in shown if one.at <= start]
    assert began == [
        CurvePoint(at=start, value=one.value, deviation=one.deviation) for one in older[-1:]
    ]
