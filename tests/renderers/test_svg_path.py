import pytest

from renderers.kit.svg_path import parse_svg_path
from tests.every import every


def test_a_line_has_the_points_that_it_names():
    assert parse_svg_path("M 0,0 L 1,.5 L -2,3 Z") == [(0, 0), (1, 0.5), (-2, 3)]


def test_a_curve_ends_where_it_says():
    points = parse_svg_path("M 0,0 C 0,1 1,1 1,0")
    assert points[-1] == pytest.approx((1, 0))
    assert max(y for _, y in points) == pytest.approx(0.75)


@every("text", ["M 0,0 Q 1,1 2,2", "C 0,1 1,1 1,0", "M 0,0 L", "M 0,0 L one,two"])
def test_what_is_no_path_is_refused(text):
    with pytest.raises(ValueError, match=r"M 0,0|C can't have 3 points"):
        parse_svg_path(text)
