"""The plate of a match of Gygès that is over."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.terms import End, Phase
from renderers.finished_match import FinishedMatch
from renderers.kit.end_plate import LINE, MOMENT, SIZE
from renderers.kit.palette import LIGHT, rgb
from renderers.rendering import render_end_plate
from renderers.style import Framing
from tests.harness import whole_game
from tests.renderers.gyges_positions import setting_up
from tests.renderers.gyges_views import CROSSED, MOVED, OPENING, WON
from tests.renderers.picture_checks import DARK, EACH_STYLE, LARGE, STYLE, colours, count


def plate(*views, winner=Seat.ONE, style=STYLE):
    """The plate as it is sent."""
    finished = FinishedMatch(title="Gygès", date="2026-11-22", winner=winner, views=views)
    return render_end_plate(finished, style)


def shown(*views, winner=Seat.ONE, style=STYLE):
    """The same, opened."""
    return Image.open(io.BytesIO(plate(*views, winner=winner, style=style))).convert("RGB")


def match(seed):
    """What a spectator saw of a whole match."""
    return [GAME.view(position.game_state, None) for _, position in whole_game(GAME, seed)]


def broken_off(view):
    return replace(view, phase=Phase.OVER, to_act=None, end=End.BROKEN_OFF)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("style", [STYLE, DARK])
def test_a_plate_has_one_size_and_few_bytes(seed, style):
    views = match(seed)
    data = plate(*views, winner=views[-1].winner, style=style)
    assert Image.open(io.BytesIO(data)).size == SIZE
    assert len(data) <= 60 * 1024


@pytest.mark.parametrize("style", EACH_STYLE)
def test_the_way_into_the_goal_is_gold_on_the_board_and_on_the_line(style):
    picture = shown(MOVED, WON, style=style)
    for box in (MOMENT, LINE):
        assert count(picture.crop(box), "gold", style) > 300
    assert count(picture.crop(MOMENT), "blood", style) > 100


@pytest.mark.parametrize("winner", [None, *Seat])
def test_a_match_that_was_broken_off_shows_the_rings_at_rest(winner):
    views = OPENING, MOVED, broken_off(MOVED)
    picture = shown(*views, winner=winner)
    for colour in ("gold", "blood", "leaf"):
        assert count(picture.crop(MOMENT), colour) == 0
    board = (340, MOMENT.top, 860, MOMENT.bottom)
    at_rest = replace(broken_off(MOVED), last=None)
    assert picture.crop(board).tobytes() == shown(at_rest).crop(board).tobytes()


def test_where_the_last_way_ended_has_a_gold_ring_if_it_was_in_no_goal():
    assert 50 < count(shown(broken_off(MOVED)).crop(LINE), "gold") < 300


@pytest.mark.parametrize("to_act", [None, Seat.ONE])
def test_a_match_may_end_before_anybody_has_moved(to_act):
    for view in (setting_up(onlooker=None), GAME.preview_view(setting_up(), ("3a1", "3b1"))):
        ended = replace(view, onlooker=None, to_act=to_act, end=End.BROKEN_OFF)
        picture = shown(ended)
        for colour in ("gold", "leaf", "blood"):
            assert count(picture, colour) == 0


def test_every_way_leaves_its_mark_on_the_line():
    one = shown(CROSSED, WON).crop(LINE)
    both = shown(MOVED, CROSSED, WON).crop(LINE)
    assert one.tobytes() != both.tobytes()
    assert count(both, "gold") <= count(shown(WON).crop(LINE), "gold")


def test_one_seats_ways_are_solid_and_the_others_dashed():
    theirs = replace(CROSSED, last=replace(CROSSED.last, seat=Seat.TWO))
    staff = (LINE.left + 60, LINE.top, LINE.right - 60, LINE.bottom)
    solid, dashed = (
        colours(shown(view, WON).crop(staff))[rgb(LIGHT.seats[view.last.seat])]
        for view in (CROSSED, theirs)
    )
    assert 0.4 < dashed / solid < 0.85


def test_the_last_move_of_a_repetition_is_not_taken_for_an_earlier_one():
    drawn = replace(MOVED, phase=Phase.OVER, to_act=None, end=End.REPETITION)
    again = shown(MOVED, CROSSED, drawn, winner=None).crop(LINE)
    other = shown(MOVED, CROSSED, replace(drawn, last=CROSSED.last), winner=None).crop(LINE)
    assert again.tobytes() != other.tobytes()


def test_everybody_gets_the_same_plate():
    expected = plate(MOVED, WON)
    for style in (
        replace(STYLE, mirrored=True),
        replace(STYLE, framing=Framing.WIDE),
        LARGE,
    ):
        assert plate(MOVED, WON, style=style) == expected


def test_south_is_left_and_its_ring_wins_at_the_right():
    left, right = ((MOMENT.left, 50, 600, 445), (600, 50, MOMENT.right, 445))
    picture = shown(WON)
    assert count(picture.crop(right), "blood") > 0 == count(picture.crop(left), "blood")


def test_names_do_not_reach_the_board():
    long = replace(STYLE, names=Pair(one="Giovanni Battista della Porta", two="日本" * 20))
    for box in (MOMENT, LINE):
        assert shown(WON, style=long).crop(box).tobytes() == shown(WON).crop(box).tobytes()
