"""The picture of a match's curve and its turning points."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from renderers.people import draw_turning, size_of
from renderers.people.chance_curve import MARKER, marker
from renderers.people.design import turning_design_of
from renderers.people.drawing import laid
from tests.renderers.people.test_people_pictures import opened, stays_in_its_frame
from tests.renderers.people.turning_sheets import LONG, QUIET, SHORT, TURNING, course
from tests.renderers.picture_checks import STYLE, STYLES, check_colour_table, count

FIELD = (66, 166, 1134, 380)


@pytest.mark.parametrize("style", STYLES)
def test_every_flat_colour_is_kept(style):
    check_colour_table(turning_design_of(style).colour_table)


@pytest.mark.parametrize(
    "sheet",
    [
        SHORT,
        QUIET,
        LONG,
        replace(TURNING, chances=(), points=()),
        replace(TURNING, chances=(None, 0.7), points=()),
    ],
    ids=["short", "quiet", "long", "no moves", "one of which something is known"],
)
def test_curves_of_any_length_lie_in_the_frame(sheet):
    picture = opened(draw_turning(sheet, STYLE))
    assert picture.size == size_of(sheet, STYLE)
    stays_in_its_frame(picture)


def test_the_picture_is_higher_for_more_than_three_points():
    heights = [size_of(replace(LONG, points=LONG.points[:n]), STYLE)[1] for n in range(6)]
    assert heights == [630, 630, 630, 630, 684, 738]


def test_the_area_below_the_curve_is_as_large_as_the_chances_of_the_first_seat():
    low, high = (
        opened(draw_turning(replace(QUIET, chances=(chance,) * 9), STYLE)).crop(FIELD)
        for chance in (0.25, 0.75)
    )
    tint = turning_design_of(STYLE).colours.tints.one
    ground = tuple(int(tint[n : n + 2], 16) for n in (1, 3, 5))
    areas = [
        dict(map(reversed, picture.getcolors(1 << 16))).get(ground, 0) for picture in (low, high)
    ]
    assert areas[0] < areas[1] / 2


def test_gold_is_where_the_first_seat_gained():
    gain, loss = (
        opened(draw_turning(replace(TURNING, points=TURNING.points[n : n + 1]), STYLE)).crop(FIELD)
        for n in (0, 1)
    )
    assert count(gain, "gold") > 400 > count(gain, "blood") == 0
    assert count(loss, "blood") > 100 > count(loss, "gold") == 0


def test_seals_are_told_apart_without_colours():
    design = turning_design_of(STYLE)
    filled, ring = (marker(design, 1, is_filled=is_filled) for is_filled in (True, False))
    filled, ring = (one.image.convert("L").reduce(8) for one in (filled, ring))
    assert ImageChops.difference(filled, ring).getextrema()[1] > 40


@pytest.mark.parametrize("plies", [[90, 93, 96, 99, 102], [396, 397, 398, 399, 400]])
def test_no_seal_lies_on_another_one(plies):
    points = tuple(replace(point, ply=ply) for point, ply in zip(LONG.points, plies, strict=True))
    sheet = replace(LONG, chances=course(400), points=points)
    design = turning_design_of(STYLE)
    markers = {marker(design, one.number, is_filled=one.is_for_one) for one in points}
    boxes = [one.box for one in laid(sheet, STYLE).region().placed if one.sprite in markers]
    on_curve = [box for box in boxes if box.top < FIELD[3] - MARKER]
    middles = [((box.left + box.right) / 2, (box.top + box.bottom) / 2) for box in on_curve]
    assert len(middles) == 5
    for n, (x, y) in enumerate(middles):
        assert all((x - a) ** 2 + (y - b) ** 2 >= (2 * MARKER) ** 2 for a, b in middles[:n])


def test_luck_and_skill_lie_on_the_side_that_they_served():
    left, right = (300, 70, 560, 94), (640, 70, 900, 94)
    pictures = [opened(draw_turning(replace(TURNING, luck=luck), STYLE)) for luck in (0.3, -0.3)]
    has_figures = [[count(one.crop(box), "ink") > 60 for box in (left, right)] for one in pictures]
    assert has_figures == [[True, False], [False, True]]
    without = opened(draw_turning(replace(TURNING, luck=None, skill=None), STYLE))
    assert count(without.crop((400, 66, 860, 146)), "ink") == 0
