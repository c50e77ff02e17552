"""The wide picture of Gygès: a board turned a quarter, and a column beside it."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.terms import IN_HAND, NUMBERS, Phase
from renderers import cards, places, size, split_height
from renderers.gyges.design import design_of
from renderers.kit.palette import palette_of, rgb
from renderers.kit.wide import FOOT, LEAST_PX
from renderers.rendering import render
from renderers.style import Framing
from tests.every import every
from tests.harness import walk, walks
from tests.renderers.gyges_views import (
    ASKED,
    BY_RULE,
    CHOSEN,
    FORESEEN,
    MOVED,
    OPENING,
    WON,
    squares,
)
from tests.renderers.picture_checks import LARGE, STYLE, USUAL_STYLES, count, has, opened

WIDE = replace(STYLE, framing=Framing.WIDE)
BARE = replace(WIDE, has_ribbon=False)
SQUARES = [name for name in NUMBERS if name[0] != "G"]
TILES = (824, 124, 1280, 566)


@every("view,style", zip([MOVED, CHOSEN, WON, BY_RULE["setup"]], USUAL_STYLES, strict=True))
def test_wide_pictures_have_the_shape_of_a_desktop(view, style):
    wide = replace(style, framing=Framing.WIDE)
    assert opened(view, wide).size == size(view, wide) == (1280, 800)
    assert size(view, replace(wide, has_ribbon=False)) == (1280, FOOT)


def test_nothing_is_below_that_might_be_parted_and_there_are_no_cards():
    assert split_height(MOVED, WIDE) == 0
    assert cards(MOVED, WIDE) == ()


@pytest.mark.parametrize(
    ("onlooker", "near", "far"),
    [(Seat.ONE, "a1", "a6"), (None, "a1", "a6"), (Seat.TWO, "f6", "f1")],
)
def test_ones_own_side_is_left(onlooker, near, far):
    boxes = places(replace(OPENING, onlooker=onlooker), WIDE)
    assert boxes[near].right < boxes[far].left
    assert boxes[near].top == boxes[far].top == min(box.top for box in map(boxes.get, SQUARES))


def test_of_its_height_a_square_takes_more_than_on_a_tall_picture():
    tall, wide = (
        places(OPENING, style)["c3"].size[0] / size(OPENING, style)[1] for style in (STYLE, WIDE)
    )
    assert wide > 1.1 * tall


def test_squares_are_told_in_type_that_can_be_read_on_a_desktop():
    for style in (WIDE, replace(LARGE, framing=Framing.WIDE)):
        assert design_of(style).layout.coordinate_px >= LEAST_PX


def test_rings_lie_on_their_squares():
    rows = "000000/000000/000020/000000/000000/000000"
    view = replace(OPENING, cells=tuple(int(value) for value in rows.replace("/", "")))
    wood, boxes = rgb(design_of(WIDE).colours.wood), places(view, WIDE)
    tones = {
        name: {tone for _, tone in opened(view, WIDE).crop(boxes[name]).getcolors(1 << 16)}
        for name in SQUARES
    }
    assert [name for name, found in tones.items() if wood in found] == ["e3"]


def test_who_is_asked_sees_their_rings_in_leaf_and_others_what_was_done_in_gold():
    assert has(ASKED, "leaf", BARE, within=TILES)
    assert not has(ASKED, "gold", BARE, within=TILES)
    public = replace(ASKED, onlooker=None)
    assert has(public, "gold", BARE, within=TILES)
    assert not has(public, "leaf", BARE, within=TILES)


def test_before_the_first_move_others_see_the_rings_without_any_leaf():
    choice = replace(OPENING.choice, rings=squares("a1 b1"))
    public = replace(OPENING, choice=choice)
    assert has(public, "ivory", BARE, within=TILES)
    assert not has(public, "leaf", BARE)
    assert has(replace(public, onlooker=Seat.ONE), "leaf", BARE, within=TILES)


def test_what_is_not_sent_is_leaf_and_not_gold():
    assert not has(FORESEEN, "gold", WIDE)
    assert has(FORESEEN, "leaf", WIDE, within=TILES)


@pytest.mark.parametrize("number", range(1, 7))
def test_there_is_a_tile_for_each_ring_however_many_there_are(number):
    names = ["a1", "b1", "c1", "d1", "e1", "f1"][:number]
    view, fewer = (
        replace(
            OPENING,
            onlooker=Seat.ONE,
            choice=replace(OPENING.choice, rings=squares(" ".join(chosen))),
        )
        for chosen in (names, names[:-1])
    )
    assert opened(view, WIDE).crop(TILES).tobytes() != opened(fewer, WIDE).crop(TILES).tobytes()
    left, top, right, bottom = TILES
    free = ((left, top, 848, bottom), (1254, top, right, bottom), (left, 560, right, bottom))
    for edge in (*free, (left, top, right, 130)):
        assert len(opened(view, BARE).crop(edge).getcolors()) == 1


def test_a_ring_that_may_enter_the_goal_shows_a_flag_beside_the_board():
    without = replace(CHOSEN, choice=replace(CHOSEN.choice, goal=None))
    right = (1055, 124, 1280, 566)
    lit, unlit = (count(opened(view, WIDE).crop(right), "leaf") for view in (CHOSEN, without))
    assert lit > unlit


def test_rings_in_hand_lie_beside_their_owners_name():
    view = replace(BY_RULE["setup"], onlooker=None, hands=Pair(one=(1,), two=IN_HAND))
    fewer = replace(view, hands=Pair(one=(1,), two=(2,)))
    above, below = (824, 124, 1280, 215), (824, 480, 1280, 566)
    assert opened(view, WIDE).crop(above).tobytes() != opened(fewer, WIDE).crop(above).tobytes()
    assert opened(view, WIDE).crop(below).tobytes() == opened(fewer, WIDE).crop(below).tobytes()
    north = replace(view, onlooker=Seat.TWO)
    assert opened(north, WIDE).crop(below).tobytes() != opened(fewer, WIDE).crop(below).tobytes()


@pytest.mark.parametrize("onlooker", Seat)
def test_ones_own_name_stands_below_on_a_pennant_when_it_is_ones_turn(onlooker):
    view = replace(OPENING, onlooker=onlooker, to_act=onlooker)
    colour = rgb(palette_of(WIDE).seats[onlooker])
    above, below = (
        opened(view, WIDE).crop(box).getpixel((0, 0))
        for box in ((852, 30, 854, 32), (852, 608, 854, 610))
    )
    assert below == colour != above


def test_long_names_stay_within_the_column():
    long = replace(BARE, names=Pair(one="Giovanni Battista della Porta " * 3, two="日本" * 30))
    for view in (OPENING, WON):
        common, other = opened(view, BARE), opened(view, long)
        assert common.tobytes() != other.tobytes()
        for edge in ((0, 0, 846, FOOT), (1256, 0, 1280, FOOT), TILES):
            assert common.crop(edge).tobytes() == other.crop(edge).tobytes()


def test_nothing_is_mirrored():
    assert render(ASKED, replace(WIDE, mirrored=True)) == render(ASKED, WIDE)


def test_large_print_has_no_hatching_on_the_board():
    hatch = rgb(design_of(WIDE).colours.hatch)
    panel = (80, 34, 145, 40)
    tones = [
        {tone for _, tone in opened(OPENING, style).crop(panel).getcolors(1 << 16)}
        for style in (WIDE, replace(WIDE, text_size=LARGE.text_size))
    ]
    assert [hatch in found for found in tones] == [True, False]


@given(way=walks())
@settings(max_examples=6)
def test_a_public_picture_is_what_whoever_waits_sees_from_the_same_side(way):
    for _, match in walk(GAME, way):
        public = GAME.view(match.game_state, None)
        if public.to_act is not Seat.ONE:
            south = GAME.view(match.game_state, Seat.ONE)
            for frame in (Framing.TALL, Framing.WIDE):
                style = replace(STYLE, framing=frame)
                assert render(public, style) == render(south, style)


def test_a_match_that_is_over_lights_nothing():
    ended = replace(MOVED, phase=Phase.OVER, to_act=None)
    assert not has(ended, "leaf", BARE)
