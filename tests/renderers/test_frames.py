"""Pictures of the table alone, for a page: what they show, how large they are, what they hide."""

import io
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engines.core.match_state import Status
from engines.core.seat import Seat
from renderers import cards, framings, places, size
from renderers.rendering import render
from renderers.style import Framing
from tests.every import every
from tests.harness import every_game, few, onlookers, other_world, salts, walk, walks
from tests.renderers import audatia_views, cannae_views, gyges_views
from tests.renderers.en_garde_views import MY_TURN, stepped, table, touched
from tests.renderers.picture_checks import DARK, LARGE, STYLE, STYLES, drawn_anew, has, opened

SCALES = (1.0, 1.5)
TABLE = replace(STYLE, framing=Framing.TABLE)
TURNED = replace(STYLE, framing=Framing.TURNED)
some_style = st.builds(
    lambda style, mirrored, scale: replace(style, mirrored=mirrored, scale=scale),
    st.sampled_from(STYLES),
    st.booleans(),
    st.sampled_from(SCALES),
)
DENSE = replace(STYLE, scale=1.5)
THROWN_UP = cannae_views.THROWN_UP
VIEWS = [MY_TURN, THROWN_UP, gyges_views.MOVED, audatia_views.GALEAZZO]


def in_frames(view, style):
    return [replace(style, framing=frame) for frame in framings(view.game)]


@every_game
@given(way=walks(), onlooker=onlookers, style=some_style)
@few
def test_all_places_and_cards_lie_within_the_picture(game, way, onlooker, style):
    for _, match in walk(game, way):
        view = game.view(match.game_state, onlooker)
        for framed in in_frames(view, style):
            width, height = size(view, framed)
            for box in (*places(view, framed).values(), *(box for _, box in cards(view, framed))):
                assert 0 <= box.left < box.right <= width
                assert 0 <= box.top < box.bottom <= height


@pytest.mark.parametrize(
    ("view", "styles"),
    [
        (MY_TURN, [LARGE]),
        (THROWN_UP, [DENSE]),
        (gyges_views.MOVED, [STYLE]),
        (audatia_views.GALEAZZO, [LARGE]),
        *(pytest.param(view, [STYLE, LARGE, DENSE], marks=pytest.mark.long) for view in VIEWS),
    ],
)
def test_a_picture_is_as_large_as_was_said(view, styles):
    for style in styles:
        for framed in in_frames(view, style):
            assert Image.open(io.BytesIO(render(view, framed))).size == size(view, framed)


@every_game
@given(way=walks(), onlooker=onlookers, salt=salts)
@few
def test_no_frame_betrays_hidden_things(game, way, onlooker, salt):
    *_, match = (match for _, match in walk(game, way) if match.status is Status.PLAYING)
    view = game.view(match.game_state, onlooker)
    if not view.has_secrets:
        return
    twin = game.view(other_world(game, match.game_state, onlooker, salt), onlooker)
    for framed in in_frames(view, STYLE)[1:]:
        assert drawn_anew(twin, framed) == drawn_anew(view, framed)


@pytest.mark.parametrize(
    ("mine", "another"),
    [
        (MY_TURN, replace(MY_TURN, hand=(3, 3, 3, 3, 3), uses=())),
        (audatia_views.GALEAZZO, replace(audatia_views.GALEAZZO, hand=())),
        (audatia_views.SEEN, replace(audatia_views.SEEN, seen=())),
    ],
)
def test_the_table_is_without_the_onlookers_own_hand(mine, another):
    assert render(mine, TABLE) == render(another, TABLE)
    assert render(mine, STYLE) != render(another, STYLE)


def test_the_table_is_without_open_hands_at_the_end():
    over = touched(10, 13, Seat.ONE, over=True)
    for style in (TABLE, replace(LARGE, framing=Framing.TABLE)):
        assert size(over, style) == size(MY_TURN, style)
        assert render(over, style) != render(over, replace(style, framing=Framing.TALL))


@pytest.mark.parametrize("view", [cannae_views.PICTURES["cannae_push"][0], gyges_views.MOVED])
def test_the_table_is_without_names_where_they_stand_in_strips(view):
    other = replace(TABLE, names=STYLE.names.map(str.upper))
    assert render(view, TABLE) == render(view, other)


@pytest.mark.parametrize(
    ("view", "style", "expected"),
    [
        (MY_TURN, TABLE, (1024, 640)),
        (MY_TURN, replace(LARGE, framing=Framing.TABLE), (1024, 744)),
        (THROWN_UP, TABLE, (976, 926)),
        (gyges_views.MOVED, TABLE, (940, 1106)),
        (gyges_views.MOVED, TURNED, (1136, 932)),
        (audatia_views.GALEAZZO, TABLE, (1024, 1072)),
        (MY_TURN, replace(TABLE, scale=1.5), (1536, 960)),
        (gyges_views.MOVED, replace(TURNED, scale=1.5), (1704, 1398)),
    ],
)
def test_tables_have_the_shapes_that_the_page_was_laid_out_for(view, style, expected):
    assert size(view, style) == expected


def test_what_a_dense_picture_shows_is_at_the_same_place():
    for view, frame in ((gyges_views.MOVED, Framing.TURNED), (THROWN_UP, Framing.TABLE)):
        common, dense = (
            places(view, replace(STYLE, framing=frame, scale=scale)) for scale in SCALES
        )
        for name, box in common.items():
            assert all(abs(a * 1.5 - b) <= 1 for a, b in zip(box, dense[name], strict=True))


def test_a_dense_picture_is_sharp():
    """Its smallest details are no larger than those of the common one: it isn't enlarged."""
    common, dense = (opened(MY_TURN, replace(TABLE, scale=scale)) for scale in SCALES)
    assert dense.resize(common.size).resize(dense.size).tobytes() != dense.tobytes()
    enlarged = common.resize(dense.size)
    assert len(dense.getcolors(1 << 20)) <= 64 < len(enlarged.getcolors(1 << 20))


@every("style", [TABLE, replace(TABLE, theme=DARK.theme)])
@every(
    "view",
    [
        THROWN_UP,
        cannae_views.after("3I4/8/8/8/3i4/3i4/3I4/3I4", "Pd4d3", by=Seat.TWO),
        cannae_views.after(cannae_views.PUSHED, "Pd5e5"),
        cannae_views.after(cannae_views.PUSHED, "Pd5e5", onlooker=Seat.TWO),
    ],
)
def test_who_is_thrown_off_lies_within_the_table(view, style):
    """All of the cross is seen: as much blood as where there is room beyond the edge."""
    blood = has(view, "blood", style)
    width, height = size(view, style)
    assert blood
    for edge in ((0, 0, width, 2), (0, height - 2, width, height), (0, 0, 2, height)):
        assert not has(view, "blood", style, within=edge)


def test_on_a_turned_board_ones_own_side_is_left_and_nothing_is_mirrored():
    for onlooker, near, far in ((Seat.ONE, "a1", "a6"), (Seat.TWO, "f6", "f1")):
        boxes = places(replace(gyges_views.OPENING, onlooker=onlooker), TURNED)
        assert boxes[near].left < boxes[far].left
        assert boxes[near].top == boxes[far].top
    south = places(gyges_views.OPENING, TURNED)
    assert south["a1"].top < south["f1"].top


def test_a_turned_board_has_all_places_of_an_upright_one():
    for view, style in product((gyges_views.OPENING,), (STYLE, LARGE)):
        upright, turned = (
            places(view, replace(style, framing=frame)) for frame in (Framing.TABLE, Framing.TURNED)
        )
        assert upright.keys() == turned.keys()
        for name, box in upright.items():
            assert box.size == turned[name].size[::-1]


def test_every_square_of_the_strip_can_be_tapped():
    view = table(stepped(8, 17, Seat.ONE, 5))
    boxes = places(view, TABLE)
    assert list(boxes) == [str(number) for number in range(1, 24)]
    for number in range(1, 23):
        assert boxes[str(number)].right == boxes[str(number + 1)].left
    mirrored = places(view, replace(TABLE, mirrored=True))
    assert mirrored["1"] == boxes["23"]
    assert has(view, "gold", TABLE, within=boxes["8"])
