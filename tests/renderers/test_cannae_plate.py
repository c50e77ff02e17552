"""The plate of a match of Cannae that is over."""

import io
from dataclasses import replace
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engines.cannae.rules.action_effects import PlayedTurn
from engines.cannae.terms import End
from engines.core.seat import Seat
from renderers.cannae.course_line import FIRST, LAST, LEAST_APART, spread
from renderers.cannae.lessons import LESSONS
from renderers.finished_match import FinishedMatch
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render_end_plate
from tests.renderers.cannae_views import START, THROWN_UP, WON, at_position, match_of
from tests.renderers.gyges_views import OPENING
from tests.renderers.picture_checks import STYLE, STYLES, USUAL_STYLES, colours

MOMENT = (300, 60, 900, 445)
ABOVE, BELOW = (62, 466, 1138, 522), (62, 531, 1138, 582)
"""The line of the match: the second seat's fallen, and the first's."""

DREW = next(lesson.view for lesson in LESSONS if lesson.key == "draw")


def plate(*views, winner=None, style=STYLE):
    match = FinishedMatch(title="Cannae", date="2026-11-22", winner=winner, views=views)
    return render_end_plate(match, style)


def count(data, role, within, style=STYLE):
    picture = Image.open(io.BytesIO(data)).convert("RGB").crop(within)
    return colours(picture).get(rgb(getattr(palette_of(style), role)), 0)


def quiet(turns):
    """So many turns in which nothing is done."""
    start = at_position(START)
    for number in range(turns):
        seat = Seat.TWO if number % 2 else Seat.ONE
        yield replace(start, to_act=seat.other, last_turn=PlayedTurn(seat=seat))


def broken_off(views):
    return [*views, replace(views[-1], to_act=None, end=End.BROKEN_OFF)]


@pytest.mark.parametrize(
    ("turns", "style"),
    [
        *zip((0, 3, 150, 150), USUAL_STYLES, strict=True),
        *(pytest.param(*case, marks=pytest.mark.long) for case in product((0, 3, 150), STYLES)),
    ],
)
def test_every_plate_is_small_and_of_one_size(turns, style):
    views = [*quiet(turns), *match_of(turns)]
    data = plate(*broken_off(views), winner=Seat.ONE, style=style)
    picture = Image.open(io.BytesIO(data))
    assert picture.size == (1200, 630)
    assert len(data) <= 80 * 1024
    assert len(picture.getcolors()) <= 64


def test_gold_is_what_decided():
    won = plate(*match_of(3), WON, winner=Seat.ONE)
    assert count(won, "gold", MOMENT) > 1000
    assert count(won, "blood", MOMENT) > 20


def test_a_match_that_was_broken_off_ends_without_gold():
    data = plate(*broken_off(match_of(12)), winner=Seat.TWO)
    assert count(data, "gold", (0, 0, 1200, 630)) == 0
    assert count(data, "blood", MOMENT) == 0


def test_a_draw_for_want_of_cavalry_shows_its_end():
    data = plate(*match_of(3), DREW)
    assert count(data, "gold", MOMENT) > 200
    assert count(data, "blood", MOMENT) > 200
    assert count(data, "gold", ABOVE) > 200


def test_a_draw_that_cost_nobody_ends_in_gold_on_the_axis():
    views = match_of(4)
    repeated = replace(views[-1], to_act=None, end=End.REPETITION)
    last_fallen, axis = (LAST - 30, 470, LAST + 30, 500), (LAST - 14, 512, LAST + 14, 540)
    data = plate(*views[:-1], repeated)
    assert count(data, "gold", axis) > 50
    assert count(data, "gold", last_fallen) == 0


def test_who_fell_stands_beside_the_line_on_their_own_side():
    thrown = replace(THROWN_UP, to_act=None, end=End.BROKEN_OFF)
    data = plate(at_position(START), THROWN_UP, thrown)
    assert count(data, "ebony", ABOVE) > 100
    assert count(data, "ebony", BELOW) < 10


def test_a_position_that_is_seen_twice_is_one_turn():
    views = match_of(5)
    once, twice = [*views[:-1], broken_off(views)[-1]], broken_off(views)
    assert plate(*once, winner=Seat.ONE) == plate(*twice, winner=Seat.ONE)


def test_no_star_reaches_into_the_title():
    decided = replace(THROWN_UP, to_act=None, end=End.INFANTRY, winner=Seat.ONE)
    data = plate(at_position(START), decided, winner=Seat.ONE)
    assert count(data, "gold", MOMENT) > 500
    assert count(data, "gold", (0, 0, 1200, 60)) == 0


@pytest.mark.parametrize(
    ("winner", "gap"), [(Seat.ONE, (309, 190, 315, 390)), (Seat.TWO, (885, 190, 891, 390))]
)
def test_the_moment_keeps_clear_of_the_laurel(winner, gap):
    data = plate(*match_of(3), WON, winner=winner)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    assert list(colours(picture.crop(gap))) == [rgb(palette_of(STYLE).ground)]


def test_the_plate_is_the_same_on_both_sides_of_the_board():
    views = match_of(6)
    turned = replace(STYLE, mirrored=True)
    assert plate(*views, WON, winner=Seat.ONE) == plate(*views, WON, winner=Seat.ONE, style=turned)


def test_views_of_another_game_are_refused():
    with pytest.raises(TypeError, match="can't be drawn"):
        plate(OPENING, WON)


@given(st.lists(st.integers(FIRST, LAST), max_size=12).map(sorted))
def test_nobody_hides_another_on_the_line(wished):
    found = spread(wished)
    assert all(b - a >= LEAST_APART for a, b in pairwise(found))
    assert all(FIRST <= x <= LAST for x in found)


@given(st.lists(st.integers(FIRST // LEAST_APART + 1, LAST // LEAST_APART), unique=True))
def test_whoever_has_room_stands_at_their_turn(places):
    wished = sorted(place * LEAST_APART for place in places)
    assert spread(wished) == wished
