"""The plate of a match of En Garde: its last touch, and its rounds as a line."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from PIL import Image

from engines.core.seat import Pair, Seat
from engines.en_garde.terms import ActionKind, Phase, RoundEnd
from renderers.coat import Plume, Sash
from renderers.en_garde.end_plate import Round, decisive_moment, draw, rounds_of
from renderers.kit.end_plate import LINE, MOMENT, SIZE
from renderers.rendering import render_end_plate
from renderers.style import Framing
from tests.harness import GAMES, other_world, salts, walk, walks
from tests.renderers.en_garde_views import (
    BROKEN_OFF,
    COATS,
    HANDS,
    OVER,
    PLAYED,
    compared,
    finished,
    last_round,
    opening,
    stepped,
    table,
    touched,
)
from tests.renderers.picture_checks import EACH_STYLE, LARGE, STYLE, count

GAME = GAMES["en_garde"]
WON = finished(*PLAYED, OVER, winner=Seat.ONE)


def opened(match, style=STYLE):
    return Image.open(io.BytesIO(render_end_plate(match, style))).convert("RGB")


def fencers(match, style=STYLE):
    """What is drawn of the men and of the star, as boxes."""
    placed = draw(match, style).region().placed
    return [one.box for one in placed if MOMENT.overlaps(one.box) and one.box.size[1] > 200][1:]


def test_the_line_has_all_distances_round_by_round():
    rounds = rounds_of([*PLAYED, OVER])
    assert rounds[0] == Round((22, 17, 12, 9, 4, 4), Seat.TWO)
    assert rounds[1] == Round((22, 18, 14, 3), Seat.ONE)


def test_a_round_that_was_broken_off_ends_where_it_was():
    assert rounds_of([*PLAYED, BROKEN_OFF])[-1] == Round((22, 18, 14), None)


def test_a_match_broken_off_before_its_first_move_has_one_round():
    start = opening()
    behind = last_round(start.scene, RoundEnd.BROKEN_OFF, None, HANDS)
    ended = replace(start, to_act=None, phase=Phase.OVER, last_round=behind)
    assert rounds_of([start, ended]) == [Round((22,), None)]
    assert opened(finished(start, ended, winner=Seat.TWO)).size == SIZE


def test_the_moment_is_the_touch_that_won():
    moment = decisive_moment(OVER, Seat.ONE)
    assert (moment.action, moment.end, moment.salutes) == (ActionKind.ATTACK, RoundEnd.TOUCH, False)
    assert count(opened(WON).crop(MOMENT), "blood") > 100


@pytest.mark.parametrize("last", [BROKEN_OFF, replace(compared(12, 16, Seat.ONE), to_act=None)])
def test_a_match_that_ended_otherwise_shows_both_at_rest_without_gold(last):
    shown = opened(finished(*PLAYED, last, winner=Seat.ONE)).crop(MOMENT)
    assert decisive_moment(last, Seat.ONE).salutes
    assert (count(shown, "gold"), count(shown, "blood")) == (0, 0)


def test_the_last_point_of_the_line_and_no_other_has_a_gold_ring():
    line = opened(WON).crop(LINE)
    ends = [x for x in range(line.width) if count(line.crop((x, 0, x + 1, line.height)), "gold")]
    assert ends
    assert max(ends) - min(ends) < 45


@pytest.mark.parametrize("distance", range(1, 6))
@pytest.mark.parametrize("seat", Seat)
def test_the_men_stand_within_the_moment(distance, seat):
    over = touched(9, 9 + distance, seat, over=True)
    for box in fencers(finished(over, winner=seat), replace(STYLE, coats=COATS)):
        assert box.left >= MOMENT.left - 1  # where an outline is soft
        assert box.right <= MOMENT.right
        assert MOMENT.top - 14 <= box.top < box.bottom <= MOMENT.bottom


@pytest.mark.parametrize("style", EACH_STYLE)
@pytest.mark.parametrize("repeats", [pytest.param(1, marks=pytest.mark.long), 12])
def test_a_plate_is_small_even_of_a_long_match(style, repeats):
    views = [*PLAYED, *[replace(view, last_round=None) for view in PLAYED[1:]] * repeats]
    full = replace(style, coats=COATS, names=Pair(one="W" * 32, two="g" * 32))
    data = render_end_plate(finished(*views, OVER, winner=Seat.ONE), full)
    assert len(data) <= 80 * 1024
    assert len(Image.open(io.BytesIO(data)).getcolors()) <= 64


def test_a_plate_is_the_same_for_everybody_in_every_chat():
    plates = {
        render_end_plate(WON, style)
        for style in (
            STYLE,
            replace(STYLE, mirrored=True),
            LARGE,
            replace(STYLE, framing=Framing.WIDE),
        )
    }
    assert len(plates) == 1


def test_coats_are_worn_on_the_plate():
    plain = replace(
        STYLE, coats=COATS.map(lambda c: c._replace(plume=Plume.WHITE, sash=Sash.PLAIN))
    )
    assert render_end_plate(WON, plain) != render_end_plate(WON, replace(STYLE, coats=COATS))


@settings(max_examples=8)
@given(way=walks(), salt=salts)
def test_a_plate_depends_on_public_views_alone(way, salt):
    states = [match.game_state for _, match in walk(GAME, way)]
    views, twins = (
        tuple(GAME.view(state, None) for state in some)
        for some in (states, [other_world(GAME, state, None, salt) for state in states])
    )
    assert render_end_plate(finished(*views), STYLE) == render_end_plate(finished(*twins), STYLE)


def test_a_step_of_a_short_match_is_not_stretched_over_the_whole_line():
    short = finished(opening(), table(stepped(6, 23, Seat.ONE, 1)), BROKEN_OFF)
    line = opened(short).crop(LINE)
    assert count(line.crop((line.width // 2, 0, line.width, line.height)), "panel") == 0
