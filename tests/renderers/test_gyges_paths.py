"""Pictures of Gygès: the ways of the last move, its bounces and throws."""

import math
from dataclasses import replace
from itertools import product

import pytest

from engines.core.seat import Seat
from engines.gyges.terms import NUMBERS, Flight, LastMove
from renderers.gyges.colours import colours_of
from renderers.gyges.design import design_of
from renderers.gyges.draw import places
from renderers.gyges.outlines import BEAD, RINGS
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from renderers.style import Framing
from tests.every import every
from tests.renderers.gyges_views import (
    MOVED,
    squares,
    table,
)
from tests.renderers.picture_checks import (
    LARGE,
    STYLE,
    count,
    opened,
)
from tests.renderers.test_gyges_pictures import part


def test_bounces_are_numbered_in_their_order():
    there_and_back = replace(MOVED.last, bounces=MOVED.last.bounces[::-1])
    assert render(replace(MOVED, last=there_and_back), STYLE) != render(MOVED, STYLE)


def test_a_thrown_ring_flies_where_no_ring_is_passed():
    def thrown(rows):
        flight = Flight(value=1, source=NUMBERS["a3"], landing=NUMBERS["f3"])
        path = squares("a2 a3")
        last = LastMove(seat=Seat.ONE, value=1, path=path, bounces=(), flight=flight)
        return table(rows, to_act=Seat.TWO, last=last)

    above = thrown("000000/002200/100001/000000/000000/000000")
    below = thrown("000000/000000/100001/002200/000000/000000")
    assert count(part(above, "c4"), "gold") > 50 > count(part(above, "c2"), "gold")
    assert count(part(below, "c2"), "gold") > 50 > count(part(below, "c4"), "gold")


@pytest.mark.parametrize("landing", ["b2", "a3", "f6", "a6", "f1"])
def test_an_arc_leads_to_squares_near_and_far(landing):
    flight = Flight(value=2, source=NUMBERS["a1"], landing=NUMBERS[landing])
    last = LastMove(seat=Seat.ONE, value=1, path=squares("c1 b1 a1"), bounces=(), flight=flight)
    rows = "100000/000000/000000/000000/000000/000000"
    flown, landed = (
        table(rows, to_act=Seat.TWO, last=one) for one in (last, replace(last, flight=None))
    )
    more = count(opened(flown), "gold") - count(opened(landed), "gold")
    assert more > 1500  # the halo alone has 1,200 to 1,900, the head 400


COMING, BESIDE = ["a3 b3 c3", "e3 d3 c3", "c5 c4 c3", "c1 c2 c3"], ["b3", "d3", "c2", "c4"]
"""Ways to c3, and the squares around it."""


def neighbours(path, landing):
    """A ring thrown from c3 to a square beside it."""
    flight = Flight(value=3, source=NUMBERS["c3"], landing=NUMBERS[landing])
    last = LastMove(seat=Seat.ONE, value=3, path=squares(path), bounces=(), flight=flight)
    cells = ["0"] * 36
    for name in ("c3", landing):
        cells[NUMBERS[name]] = "3"
    return table("".join(cells), to_act=Seat.TWO, last=last)


@every(
    "style,path,landing",
    [
        *product([STYLE], COMING, BESIDE),
        *zip([LARGE] * 4, COMING, BESIDE, strict=True),
        *zip([replace(STYLE, framing=Framing.TURNED)] * 4, COMING, BESIDE, strict=True),
    ],
)
def test_a_throw_to_a_neighbouring_square_covers_neither_ring(style, path, landing):
    thrown = neighbours(path, landing)
    stayed = replace(thrown, last=replace(thrown.last, flight=None))
    seen = [opened(view, style) for view in (thrown, stayed)]
    for name in ("c3", landing):
        left, top, right, bottom = places(thrown, style)[name]
        reach = math.ceil(RINGS[3].outer * design_of(style).layout.pitch)
        middle = round((left + right) / 2), round((top + bottom) / 2)
        for angle in range(0, 360, 5):
            at = [
                round(one + (reach - 3) * turn(math.radians(angle)))
                for one, turn in zip(middle, (math.cos, math.sin), strict=True)
            ]
            assert len({picture.getpixel(tuple(at)) for picture in seen}) == 1


@pytest.mark.parametrize(("path", "landing"), [("a3 b3 c3", "d3"), ("a3 b3 c3", "b3")])
def test_a_throw_to_a_neighbouring_square_is_seen_between_the_two(path, landing):
    thrown = neighbours(path, landing)
    stayed = replace(thrown, last=replace(thrown.last, flight=None))
    boxes = [places(thrown, STYLE)[name] for name in ("c3", landing)]
    border = max(box.left for box in boxes)
    between = (border - 18, boxes[0].top, border + 18, boxes[0].bottom)
    gold = [count(opened(view).crop(between), "gold") for view in (thrown, stayed)]
    assert gold[0] > gold[1] + 150


def middle_of_crossing(path, style=STYLE):
    """The pixels along the first way over c2, from the left to the right of the second."""
    last = LastMove(seat=Seat.ONE, value=2, path=squares(path), bounces=())
    view = table("000000/" * 5 + "000002", to_act=Seat.TWO, last=last)
    return part(view, "c2", style)


def test_of_two_paths_that_cross_the_later_one_passes_over_with_a_gap():
    picture = middle_of_crossing("c1 c2 c3 d3 d2 c2 b2 a2")
    well, gold = rgb(colours_of(STYLE).well), rgb(palette_of(STYLE).gold)
    middle, half = picture.width // 2, round(design_of(STYLE).layout.groove / 2)
    along = [picture.getpixel((middle, y)) for y in range(picture.height)]
    assert along[middle] == gold
    assert well in along[: middle - half]
    assert well in along[middle + half :]
    across = [picture.getpixel((x, middle)) for x in range(4, picture.width - 4)]
    assert well not in across


def test_two_paths_that_turn_on_one_square_keep_apart():
    picture = middle_of_crossing("b2 c2 c3 d3 d2 c2 c1 b1")
    middle = picture.width // 2
    assert picture.getpixel((middle, middle)) == rgb(colours_of(STYLE).well)


def test_where_a_path_begins_nothing_passes_over_it():
    picture = middle_of_crossing("c2 c3 d3 d2 c2 b2 a2")
    middle, bead = picture.width // 2, round(BEAD[0] * design_of(STYLE).layout.pitch)
    well = rgb(colours_of(STYLE).well)
    assert picture.getpixel((middle, middle)) == rgb(palette_of(STYLE).gold)
    assert picture.getpixel((middle + bead + 3, middle)) == well
    assert picture.getpixel((middle - bead - 3, middle)) == well
