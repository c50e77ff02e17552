"""The pictures of people: profile, leaderboard, series."""

import io
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engines.core.seat import Pair, Seat
from renderers.kit.palette import palette_of, rgb
from renderers.kit.png import encode_densely, encode_png
from renderers.people import draw_leaderboard, draw_profile, draw_puzzle, draw_series, size_of
from renderers.people.drawing import drawn, laid
from renderers.people.sheets import GameRow
from renderers.style import Framing, TimeLeft
from tests.renderers.people.people_sheets import (
    FULLEST,
    FULLEST_PUZZLE,
    GAMES,
    LEADERBOARD,
    NEIGHBOURHOOD,
    NEWCOMER,
    PROFILE,
    RUNNING,
    SERIES,
    matches,
    point,
    standing,
)
from tests.renderers.picture_checks import STYLE, STYLES, count, forget_pictures

WIDE, TALL = (1200, 630), (1024, 1100)
MOST = 60 * 1024  # bytes
USUAL = (STYLES[0], STYLES[-1])
FIELD = (774, 120, 1160, 556)
"""Of a profile: the curve, without its figures."""


def opened(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def is_plain(picture, box, style=STYLE):
    return picture.crop(box).getcolors() == [
        ((box[2] - box[0]) * (box[3] - box[1]), rgb(palette_of(style).ground))
    ]


def stays_in_its_frame(picture, style=STYLE):
    """Nothing is beyond the outer rule, but for the title; nothing else is on the inner one."""
    width, height = picture.size
    ink = rgb(palette_of(style).ink)
    for x in (20, 32, width - 21, width - 33):
        assert picture.crop((x, 60, x + 1, height - 60)).getcolors() == [(height - 120, ink)]
    assert is_plain(picture, (0, 0, 16, height), style)
    assert is_plain(picture, (width - 16, 0, width, height), style)
    assert is_plain(picture, (0, height - 6, width, height), style)


@pytest.mark.parametrize(
    ("name", "style"),
    [
        (name, style) if style in USUAL else pytest.param(name, style, marks=pytest.mark.long)
        for name in FULLEST
        for style in STYLES
    ],
)
def test_the_fullest_picture_is_small_and_within_its_frame(name, style):
    data = drawn(FULLEST[name], style)
    picture = Image.open(io.BytesIO(data))
    assert len(data) <= MOST
    assert picture.size == size_of(FULLEST[name], style)
    assert len(picture.getcolors()) <= 64
    stays_in_its_frame(picture.convert("RGB"), style)


@pytest.mark.parametrize(
    "framing", [pytest.param(Framing.TALL, marks=pytest.mark.long), Framing.WIDE]
)
def test_whatever_a_puzzle_says_stays_in_its_frame(framing):
    style = replace(STYLES[-1], framing=framing)
    picture = opened(draw_puzzle(FULLEST_PUZZLE, style))
    assert picture.size == size_of(FULLEST_PUZZLE, style)
    stays_in_its_frame(picture, style)


@settings(max_examples=5)
@given(st.text(max_size=50), st.text(max_size=50))
def test_no_name_leaves_the_frame(one, two):
    row = replace(standing(2), name=two)
    stays_in_its_frame(
        opened(draw_leaderboard(replace(LEADERBOARD, title=one, rows=(row,)), STYLE))
    )
    names = Pair(one=one, two=two)
    stays_in_its_frame(opened(draw_series(replace(SERIES, names=names, matches=()), STYLE)))


def test_a_leaderboard_of_more_than_ten_rows_is_tall():
    assert size_of(LEADERBOARD, STYLE) == WIDE
    assert size_of(NEIGHBOURHOOD, STYLE) == TALL
    assert size_of(PROFILE, replace(STYLE, scale=0.5)) == (600, 315)


def test_the_same_sheet_gives_the_same_bytes_whatever_else_a_style_says():
    before = draw_profile(PROFILE, STYLE)
    forget_pictures()
    other = replace(
        STYLE, names=Pair(one="x", two="y"), mirrored=True, time_left=TimeLeft(share=1, figures="")
    )
    assert draw_profile(PROFILE, other) == before


def test_games_stand_in_the_order_of_the_sheet():
    down, up = (
        opened(draw_profile(replace(PROFILE, games=games), STYLE)) for games in (GAMES, GAMES[::-1])
    )
    rows = [(226, 72 + 124 * n, 642, 186 + 124 * n) for n in range(4)]
    shown = [down.crop(row).tobytes() for row in rows]
    assert [up.crop(row).tobytes() for row in reversed(rows)] == shown
    assert len(set(shown)) == 4


def test_standings_are_shown_in_the_order_of_the_sheet():
    rows = (standing(1), standing(2))
    down, up = (
        opened(draw_leaderboard(replace(LEADERBOARD, rows=rows), STYLE))
        for rows in (rows, rows[::-1])
    )
    upper, lower = (60, 240, 1140, 310), (60, 324, 1140, 394)
    assert down.crop(upper).tobytes() == up.crop(lower).tobytes()
    assert down.crop(lower).tobytes() == up.crop(upper).tobytes()


def test_two_pixels_a_byte_are_the_same_pixels():
    layers = laid(LEADERBOARD, STYLE)
    wanted = layers.region().quantized_by_parts().convert("RGB")
    data = encode_densely(layers)
    assert ImageChops.difference(opened(data), wanted).getbbox() is None
    assert len(data) < 0.75 * len(encode_png(layers))


def test_more_colours_than_a_half_byte_tells_are_refused():
    with pytest.raises(ValueError, match="16 colours"):
        encode_densely(laid(SERIES, STYLE))


def test_gold_is_at_the_reader_alone():
    nobody = tuple(replace(row, is_reader=False) for row in LEADERBOARD.rows)
    assert count(opened(draw_leaderboard(LEADERBOARD, STYLE)), "gold") > 200
    assert count(opened(draw_leaderboard(replace(LEADERBOARD, rows=nobody), STYLE)), "gold") == 0


def test_an_empty_leaderboard_is_a_picture_too():
    stays_in_its_frame(opened(draw_leaderboard(replace(LEADERBOARD, rows=()), STYLE)))
    stays_in_its_frame(opened(draw_leaderboard(replace(LEADERBOARD, rows=(None,)), STYLE)))


@pytest.mark.parametrize(
    ("curve", "has_line"),
    [
        ((point(0.5, 1543, 180),), False),
        ((point(200, 1543, 180),), True),
        ((point(500, 1655, 75),), True),
        (tuple(point(300 - n, 1500) for n in range(40)), True),
    ],
    ids=["one today", "one", "one before the year", "flat"],
)
def test_a_curve_ends_in_gold_today(curve, has_line):
    picture = opened(draw_profile(replace(PROFILE, curve=curve), STYLE))
    stays_in_its_frame(picture)
    assert count(picture.crop((1100, *FIELD[1:])), "gold") > 100
    assert count(picture.crop((*FIELD[:2], 1100, FIELD[3])), "gold") == 0
    assert (count(picture.crop((*FIELD[:2], 1100, FIELD[3])), "ink") > 300) is has_line


def test_without_a_curve_its_place_is_that_of_the_games():
    picture = opened(draw_profile(replace(PROFILE, curve=()), STYLE))
    stays_in_its_frame(picture)
    assert count(picture, "gold") == 0
    assert count(picture.crop((1100, *FIELD[1:])), "ink") > 100


def test_nothing_of_a_curve_is_over_its_figures():
    steep = tuple(point(364 - 4 * n, 1500 + 400 * (n % 2), 300) for n in range(90))
    picture = opened(draw_profile(replace(PROFILE, curve=steep), STYLE))
    assert count(picture.crop((690, FIELD[1], 764, 548)), "soft") > 200
    assert is_plain(picture, (764, FIELD[1], 771, 548))


def test_who_has_no_rating_yet_sees_a_lamp_for_each_match_that_counts():
    pictures = {
        draw_profile(replace(NEWCOMER, games=(replace(GAMES[3], lit=lit),)), STYLE)
        for lit in range(6)
    }
    assert len(pictures) == 6


def test_a_provisional_rating_is_told_by_a_mark():
    sure = (*GAMES[:2], replace(GAMES[2], is_provisional=False), GAMES[3])
    assert draw_profile(replace(PROFILE, games=sure), STYLE) != draw_profile(PROFILE, STYLE)


def test_a_game_that_is_not_there_any_more_has_a_sign():
    row = GameRow(game="no_such_game", title="Old", won=1, lost=0, drawn=0)
    picture = opened(draw_profile(replace(NEWCOMER, games=(row,)), STYLE))
    assert not is_plain(picture, (228, 200, 300, 280))


@pytest.mark.parametrize("winner", [*Seat, None])
def test_a_series_that_is_over_has_one_laurel_for_its_winner(winner):
    plain = opened(draw_series(replace(SERIES, winner=winner), STYLE))
    laurels = Pair(one=(262, 160, 340, 400), two=(666, 160, 744, 400))
    found = laurels.map(lambda box: count(plain.crop(box), "ink") > 1000)
    assert found == Pair(one=winner is Seat.ONE, two=winner is Seat.TWO)


def test_a_series_that_runs_shows_which_match_does():
    assert count(opened(draw_series(RUNNING, STYLE)), "leaf") > 300
    assert count(opened(draw_series(replace(RUNNING, is_over=True), STYLE)), "leaf") == 0


def test_exchanged_seats_are_seen_without_colours():
    once, again = (
        opened(draw_series(replace(SERIES, matches=shown), STYLE)).convert("L")
        for shown in (matches(None), matches(None, None)[1:])
    )
    left, right = (522, 460, 544, 556), (656, 460, 678, 556)
    assert len(once.crop(right).getcolors()) > len(once.crop(left).getcolors()) + 2
    assert len(again.crop(left).getcolors()) > len(again.crop(right).getcolors()) + 2


def test_sheets_are_made_without_pillow():
    look = "import sys, renderers.people, renderers.people.sheets; print('PIL' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
