"""The pictures of tournaments: standings, crosstable, bracket, ladder, the first three."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engines.core.seat import Seat
from renderers.people import draw_tournament, size_of, standings
from renderers.people.design import tournament_design_of
from renderers.people.drawing import laid
from renderers.people.result_signs import result_sign
from renderers.people.tournament_sheets import Result, RoundResult
from renderers.style import ColourVision, Theme
from tests.renderers.people.test_people_pictures import opened, stays_in_its_frame
from tests.renderers.people.tournament_pictures import (
    BRACKET,
    CROSSTABLE,
    END,
    FULLEST_TOURNAMENTS,
    LADDER,
    MANY_ROUNDS,
    MANY_ROWS,
    RUNNING_BRACKET,
    STANDINGS,
    TOURNAMENT_PICTURES,
    crosstable,
    knock_out,
    points_row,
)
from tests.renderers.picture_checks import (
    STYLE,
    STYLES,
    check_colour_table,
    count,
    forget_pictures,
)

TALL = (1024, 1100)
MOST = 60 * 1024  # bytes


@pytest.mark.parametrize("style", STYLES)
def test_every_flat_colour_is_kept(style):
    check_colour_table(tournament_design_of(style).colour_table)


@pytest.mark.parametrize("name", TOURNAMENT_PICTURES)
@pytest.mark.parametrize("theme", Theme)
def test_every_kind_is_drawn_in_each_theme(name, theme):
    style = replace(STYLE, theme=theme)
    sheet = TOURNAMENT_PICTURES[name]
    picture = opened(draw_tournament(sheet, style))
    assert picture.size == size_of(sheet, style)
    stays_in_its_frame(picture, style)


@pytest.mark.parametrize("sheet", [MANY_ROWS, MANY_ROUNDS], ids=["rows", "rounds"])
def test_a_long_list_is_small(sheet):
    assert len(draw_tournament(sheet, STYLE)) <= MOST


def test_the_same_sheet_gives_the_same_bytes():
    before = draw_tournament(STANDINGS, STYLE)
    forget_pictures()
    assert draw_tournament(STANDINGS, STYLE) == before


def test_rows_keep_their_height_in_a_long_list():
    assert size_of(STANDINGS, STYLE) == size_of(LADDER, STYLE) == (1200, 630)
    assert size_of(replace(STANDINGS, rows=MANY_ROWS.rows[:11]), STYLE) == TALL
    assert size_of(MANY_ROWS, STYLE) == (1024, 1346)
    assert size_of(crosstable(9), STYLE) == size_of(RUNNING_BRACKET, STYLE) == TALL


@pytest.mark.parametrize("text", ["", "7"])
@pytest.mark.parametrize("theme", Theme)
def test_results_are_told_without_colours(theme, text):
    design = tournament_design_of(
        replace(STYLE, theme=theme, colour_vision=ColourVision.COLOUR_BLIND)
    )
    shown = [result for result in Result if result is not Result.HALF_BYE]
    signs = {_grey(result_sign(design, result, text, 20), design) for result in shown}
    assert len(signs) == len(shown)


def _grey(sign, design):
    picture = Image.new("RGB", (48, 48), design.palette.ground)
    sign.paste_on(picture, sign.x + 24, sign.y + 24)
    return picture.convert("L").point(lambda level: level // 64).tobytes()


@pytest.fixture
def discs(monkeypatch):
    """Where the results of a sheet are laid."""
    known = set()

    def kept(*args):
        sign = result_sign(*args)
        known.add(sign)
        return sign

    def laid_discs(sheet):
        layers = laid(sheet, STYLE)
        return [one for one in layers.region().placed if one.sprite in known]

    monkeypatch.setattr(standings, "result_sign", kept)
    return laid_discs


@pytest.mark.parametrize("rounds", [1, 5, 9, 15])
@pytest.mark.parametrize("rows", [8, 24])
def test_no_disc_lies_on_another_one(rounds, rows, discs):
    sheet = replace(STANDINGS, rows=tuple(points_row(n, rounds) for n in range(1, rows + 1)))
    placed = discs(sheet)
    assert len(placed) == rounds * rows
    assert not any(
        one.box.overlaps(other.box)
        for n, one in enumerate(placed)
        for other in placed[n + 1 : n + 1 + rounds]
    )


def test_of_more_rounds_than_there_is_room_for_the_last_are_drawn(discs):
    rows = tuple(points_row(n, 60) for n in range(1, 25))
    placed = discs(replace(STANDINGS, rows=rows))
    assert 15 * 24 <= len(placed) < 60 * 24
    stays_in_its_frame(opened(draw_tournament(replace(STANDINGS, rows=rows), STYLE)))


def test_places_of_three_figures_are_not_written_into_discs():
    def drawn(opponent):
        one = RoundResult(result=Result.WON, opponent=opponent)
        row = replace(STANDINGS.rows[0], rounds=(one,))
        return draw_tournament(replace(STANDINGS, rows=(row,)), STYLE)

    assert drawn(100) == drawn(511)
    assert drawn(98) != drawn(99)


def test_of_two_on_the_plate_neither_stands_in_the_middle():
    picture = opened(draw_tournament(replace(END, players=END.players[:2]), STYLE))
    half = picture.width // 2
    left, right = picture.crop((40, 60, half, 560)), picture.crop((half, 60, 1160, 560))
    assert min(count(side, "ink") for side in (left, right)) > 4000
    assert count(picture.crop((half - 6, 120, half + 6, 440)), "ink") < 100


def test_gold_is_at_the_reader_alone():
    nobody = tuple(row and replace(row, is_reader=False) for row in STANDINGS.rows)
    assert count(opened(draw_tournament(STANDINGS, STYLE)), "gold") > 200
    assert count(opened(draw_tournament(replace(STANDINGS, rows=nobody), STYLE)), "gold") == 0


def test_a_large_round_robin_is_drawn_as_standings_with_the_readers_own_line():
    sheet = crosstable(30)
    last = tuple(replace(row, is_reader=row.place == 29) for row in sheet.rows)
    data = draw_tournament(replace(sheet, rows=last), STYLE)
    assert Image.open(io.BytesIO(data)).size == (1024, 1346)
    assert count(opened(data).crop((0, 1240, 1024, 1346)), "gold") > 200


def test_only_a_bracket_that_is_over_has_a_laurel():
    over = opened(draw_tournament(BRACKET, STYLE))
    running = opened(draw_tournament(knock_out(3, decided=2), STYLE))
    box = (840, 60, 1140, 290)
    assert count(over.crop(box), "ink") > 4000
    assert count(running.crop(box), "ink") == 0


def test_a_running_match_has_an_edge():
    assert count(opened(draw_tournament(RUNNING_BRACKET, STYLE)), "leaf") > 300
    assert count(opened(draw_tournament(BRACKET, STYLE)), "leaf") == 0


def test_of_a_large_knock_out_the_last_rounds_are_drawn():
    large = knock_out(6, decided=6)
    last = replace(large, rounds=large.rounds[-4:])
    assert draw_tournament(large, STYLE) == draw_tournament(last, STYLE)


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_the_match_for_the_third_place_lies_in_the_frame(rounds):
    sheet = knock_out(rounds, decided=rounds)
    final = sheet.rounds[-1][0]
    with_third = opened(draw_tournament(replace(sheet, third_place=final), STYLE))
    stays_in_its_frame(with_third)
    plain = opened(draw_tournament(sheet, STYLE))
    assert ImageChops.difference(with_third, plain).getbbox() is not None


def test_a_challenge_to_a_row_that_is_not_shown_is_a_ring():
    rows = (LADDER.rows[0], None, replace(LADDER.rows[9], challenges=7))
    assert count(opened(draw_tournament(replace(LADDER, rows=rows), STYLE)), "leaf") > 50
    assert count(opened(draw_tournament(LADDER, STYLE)), "leaf") == 0


def test_who_shares_the_first_place_stands_as_high():
    shared = tuple(replace(one, place=1) for one in END.players)
    picture = opened(draw_tournament(replace(END, players=shared), STYLE))
    stays_in_its_frame(picture)
    boxes = [(x - 150, 120, x + 150, 330) for x in (256, 600, 944)]
    assert all(count(picture.crop(box), "ink") > 4000 for box in boxes)


@pytest.mark.parametrize(
    "sheet",
    [
        replace(STANDINGS, rows=()),
        replace(CROSSTABLE, rows=()),
        replace(BRACKET, rounds=()),
        replace(LADDER, rows=(None,)),
        replace(END, players=()),
    ],
    ids=lambda sheet: type(sheet).__name__,
)
def test_a_tournament_without_anybody_is_a_picture_too(sheet):
    stays_in_its_frame(opened(draw_tournament(sheet, STYLE)))


@settings(max_examples=5)
@given(st.text(max_size=60))
def test_no_name_leaves_the_frame(name):
    row = replace(points_row(2), name=name, points="1½")
    stays_in_its_frame(opened(draw_tournament(replace(STANDINGS, title=name, rows=(row,)), STYLE)))
    players = tuple(replace(one, name=name) for one in END.players)
    stays_in_its_frame(opened(draw_tournament(replace(END, players=players), STYLE)))
    stays_in_its_frame(opened(draw_tournament(knock_out(2, decided=1, name=name), STYLE)))


def test_the_loser_is_soft():
    final = BRACKET.rounds[-1][0]
    turned = replace(final, winner=final.winner.other if final.winner else Seat.ONE)
    other = replace(BRACKET, rounds=(*BRACKET.rounds[:-1], (turned,)))
    assert draw_tournament(other, STYLE) != draw_tournament(BRACKET, STYLE)


def test_the_fullest_sheets_are_of_every_kind():
    kinds = {type(sheet) for sheet in TOURNAMENT_PICTURES.values()}
    assert {type(sheet) for sheet in FULLEST_TOURNAMENTS.values()} == kinds
