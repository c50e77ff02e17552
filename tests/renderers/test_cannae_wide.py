"""Cannae's wide picture: the board on the left, beside it names, the fallen, and the two arms."""

from dataclasses import replace

import pytest

from engines.cannae.terms import End
from engines.core.seat import Pair, Seat
from renderers import places, size
from renderers.cannae.lessons import LESSONS
from renderers.coat import coat_of
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from renderers.style import Framing
from tests.renderers.cannae_views import (
    CHOOSING,
    PUSHED,
    START,
    THROWN_UP,
    WON,
    after,
    at_position,
    choosing,
)
from tests.renderers.picture_checks import DARK, LARGE, SAFE, STYLE, colours, has, opened

WIDE, WIDE_DARK, WIDE_LARGE = (replace(one, framing=Framing.WIDE) for one in (STYLE, DARK, LARGE))
INFANTRY, CAVALRY = (780, 230, 1006, 460), (1030, 230, 1260, 460)
RIVAL, OWN = (770, 96, 1100, 208), (770, 480, 1100, 594)
"""Where the fallen are."""

FEW = "8/8/3i4/8/4I3/8/8/8"
FALLEN_DOWN = after("3I4/8/8/8/3i4/3i4/3I4/3I4", "Pd4d3", by=Seat.TWO)


@pytest.mark.parametrize("style", [WIDE, WIDE_DARK, WIDE_LARGE])
def test_a_wide_picture_has_the_same_size_with_large_print(style):
    assert size(WON, style) == (1280, 800)
    assert size(WON, replace(style, has_ribbon=False)) == (1280, 692)


def test_all_squares_are_on_the_left():
    boxes = places(at_position(START), WIDE)
    assert boxes["a8"] == (70, 14, 146, 90)
    assert boxes["h1"] == (602, 546, 678, 622)


@pytest.mark.parametrize(
    ("taps", "open_arms"),
    [
        ((), (True, True)),
        (("f4",), (True, True)),
        (("f4", "f5"), (False, True)),
        (("b3", "b6"), (True, False)),
        (("b3", "b6", "f4", "g5"), (False, False)),
    ],
)
def test_an_arm_stands_in_leaf_until_its_order_is_given(taps, open_arms):
    view = choosing(CHOOSING, *taps)
    assert tuple(has(view, "leaf", WIDE, within=tile) for tile in (INFANTRY, CAVALRY)) == open_arms


def test_an_arm_that_nobody_is_left_of_is_quiet():
    view = at_position(FEW)
    assert has(view, "leaf", WIDE, within=INFANTRY)
    assert not has(view, "leaf", WIDE, within=CAVALRY)


def test_there_is_nothing_to_order_when_all_is_over():
    for tile in (INFANTRY, CAVALRY):
        ground = rgb(palette_of(WIDE).ground)
        assert list(colours(opened(WON, WIDE).crop(tile))) == [ground]


@pytest.mark.parametrize("onlooker", Seat)
def test_the_fallen_are_crossed_out_beside_their_owner(onlooker):
    view = at_position("2ii4/cc1i2cc/8/8/8/8/CCIIIICC/2IIII2", onlooker=onlooker)
    rival, own = (has(view, "blood", WIDE, within=box) for box in (RIVAL, OWN))
    assert (rival, own) == ((True, False) if onlooker is Seat.ONE else (False, True))


def test_each_of_the_fallen_is_seen_up_to_all_but_one():
    blood = rgb(palette_of(WIDE).blood)
    standing = [at_position(f"8/8/8/3c4/8/8/8/{'I' * n}{8 - n}") for n in range(7, 0, -1)]
    seen = [colours(opened(view, WIDE).crop(OWN))[blood] for view in standing]
    assert [round(11 * one / seen[-1]) for one in seen] == [5, 6, 7, 8, 9, 10, 11]


def test_large_print_says_numbers_instead_of_showing_the_fallen():
    lost = at_position("2ii4/cc1i2cc/8/8/8/8/C1IIIIC1/2III3")
    for box in (RIVAL, OWN):
        assert has(lost, "blood", WIDE, within=box)
        assert not has(lost, "blood", WIDE_LARGE, within=box)
    assert render(lost, WIDE_LARGE) != render(at_position(START), WIDE_LARGE)


def test_whoever_is_to_act_has_their_name_on_a_pennant():
    for seat, strip in ((Seat.ONE, (770, 605, 776, 660)), (Seat.TWO, (770, 27, 776, 82))):
        view = opened(at_position(START, to_act=seat), WIDE)
        assert list(colours(view.crop(strip))) == [rgb(palette_of(WIDE).seats[seat])]


@pytest.mark.parametrize("onlooker", Seat)
def test_who_is_thrown_off_at_a_side_lies_between_board_and_column(onlooker):
    view = after(PUSHED, "Pd5e5", onlooker=onlooker)
    beyond = (684, 14, 766, 622) if onlooker is Seat.ONE else (0, 14, 64, 622)
    assert has(view, "blood", WIDE, within=beyond)
    assert not has(at_position(PUSHED, onlooker=onlooker), "blood", WIDE, within=beyond)


def test_who_is_thrown_off_below_lies_in_the_place_of_the_letter():
    left, _, right, bottom = places(FALLEN_DOWN, WIDE)["d1"]
    under = (left, bottom + 6, right, 690)
    assert has(FALLEN_DOWN, "blood", WIDE, within=under)
    assert not has(FALLEN_DOWN, "soft", WIDE, within=under)
    assert has(at_position(START), "soft", WIDE, within=under)


def test_nothing_is_cut_off_at_the_upper_edge():
    blood = has(THROWN_UP, "blood", WIDE, within=(70, 0, 740, 90))
    assert blood
    assert not has(THROWN_UP, "blood", WIDE, within=(70, 0, 740, 2))


@pytest.mark.parametrize("style", [WIDE, WIDE_DARK, WIDE_LARGE])
def test_long_names_and_coats_keep_clear_of_the_fallen(style):
    names = Pair(one="Guglielmo della Valle di Sotto", two="Bartholomew Fitzgerald-Montague")
    coats = Pair(one=coat_of("one"), two=coat_of("two"))
    long = replace(style, names=names, coats=coats)
    view = at_position(FEW, to_act=None, end=End.CAVALRY)
    for box in (RIVAL, OWN):
        fallen = opened(view, style).crop(box)
        assert opened(view, long).crop(box).tobytes() == fallen.tobytes()


def test_a_table_may_be_turned_for_a_spectator():
    turned = render(at_position(PUSHED), replace(WIDE, mirrored=True))
    assert turned == render(at_position(PUSHED, onlooker=Seat.TWO), WIDE)


@pytest.mark.parametrize(
    "style",
    [
        WIDE_LARGE,
        *(
            pytest.param(style, marks=pytest.mark.long)  # the same shapes in other colours
            for style in (WIDE, WIDE_DARK, replace(SAFE, framing=Framing.WIDE))
        ),
    ],
)
def test_every_rule_looks_different_in_every_style(style):
    assert len({render(lesson.view, style) for lesson in LESSONS}) == len(LESSONS)
