"""The wide picture: the board at the left, names and open cards in the column beside it."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.match_state import Status
from engines.core.seat import Pair, Seat
from engines.en_garde.terms import Use
from renderers import places, renderer_of, size
from renderers.coat import Coat, Plume, Sash
from renderers.en_garde.layout import WIDE
from renderers.en_garde.moving_pieces import pieces
from renderers.kit import wide
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from renderers.style import Framing, TimeLeft
from tests.every import every
from tests.harness import GAMES, few, other_world, salts, walk, walks
from tests.renderers.en_garde_views import (
    ATTACKED,
    COATS,
    HANDS,
    MY_TURN,
    OVER,
    THREE_USES,
    compared,
    scene,
    stepped,
    struck,
    table,
    touched,
)
from tests.renderers.picture_checks import (
    DARK,
    LARGE,
    STYLE,
    STYLES,
    USUAL_STYLES,
    colours,
    drawn_anew,
    opened,
)

COLUMN = (866, 0, 1280, wide.FOOT)
TIME = TimeLeft(share=20, figures="22 h")
WIDE_STYLE = replace(STYLE, framing=Framing.WIDE)
GAME = GAMES["en_garde"]
LONG = Pair(one="W" * 32, two="Å" + "g" * 31)
FULL = [MY_TURN, THREE_USES, ATTACKED, OVER, compared(12, 16, Seat.ONE)]
PUBLIC = replace(MY_TURN, onlooker=None, hand=(), uses=())


def in_column(view, style):
    """What lies beside the board and above the ribbon, without the line that parts them."""
    placed = renderer_of(view).draw(view, style).region().placed
    boxes = [one.box for one in placed]
    return [box for box in boxes if box.left > WIDE.width and box.bottom <= wide.FOOT]


@pytest.mark.parametrize(
    ("view", "style"),
    [
        *((view, STYLE) for view in (MY_TURN, PUBLIC, OVER, ATTACKED, THREE_USES)),
        (MY_TURN, LARGE),
        (OVER, replace(STYLE, mirrored=True)),
    ],
)
def test_every_wide_picture_has_the_same_size(view, style):
    style = replace(style, framing=Framing.WIDE)
    assert size(view, style) == opened(view, style).size == (1280, 800)
    assert size(view, replace(style, has_ribbon=False)) == (1280, wide.FOOT)


@pytest.mark.parametrize(
    ("view", "style"),
    [
        *zip(FULL, (*USUAL_STYLES, STYLE), strict=True),
        *(pytest.param(*case, marks=pytest.mark.long) for case in product(FULL, STYLES)),
    ],
)
def test_a_wide_picture_weighs_at_most_80_kilobytes(view, style):
    full = replace(style, framing=Framing.WIDE, names=LONG, coats=COATS, time_left=TIME)
    assert len(render(view, full)) <= 80 * 1024


def test_large_print_looks_the_same_for_all_of_it_is_large():
    assert render(MY_TURN, replace(LARGE, framing=Framing.WIDE)) == render(MY_TURN, WIDE_STYLE)


@few
@given(way=walks(), salt=salts, style=st.sampled_from(STYLES))
def test_a_public_picture_depends_on_the_public_view_alone(way, salt, style):
    wide_style = replace(style, framing=Framing.WIDE)
    *_, match = (match for _, match in walk(GAME, way) if match.status is Status.PLAYING)
    twin = GAME.view(other_world(GAME, match.game_state, None, salt), None)
    view = GAME.view(match.game_state, None)
    assert drawn_anew(twin, wide_style) == drawn_anew(view, wide_style)


def test_nobodys_cards_are_open_to_those_who_look_on():
    assert len(in_column(PUBLIC, WIDE_STYLE)) == 2 + 2 + 2  # names, lamps, backs
    assert len(in_column(MY_TURN, WIDE_STYLE)) == 2 + 2 + 1 + 5 + 8  # cards and their discs


@every("seat", Seat)
@every("view", [PUBLIC, THREE_USES, MY_TURN, compared(12, 16, Seat.ONE)])
@every("coats", [Pair(one=None, two=None), COATS])
def test_nothing_in_the_column_overlaps(view, seat, coats):
    style = replace(WIDE_STYLE, names=LONG, coats=coats)
    boxes = in_column(replace(view, to_act=view.to_act and seat), style)
    assert all(box.right <= wide.WIDTH and box.top >= 0 for box in boxes)
    edge = 1  # where two edges of leaf are soft
    for a, b in combinations(boxes, 2):
        shared = a.intersection(b) if a.overlaps(b) else None
        assert shared is None or min(shared.size) <= edge


def test_three_uses_of_a_card_stand_above_the_ribbon():
    few = replace(THREE_USES, uses=((1, (Use.FORWARD,)),))
    assert len(in_column(THREE_USES, WIDE_STYLE)) > len(in_column(few, WIDE_STYLE))
    assert max(box.bottom for box in in_column(THREE_USES, WIDE_STYLE)) <= wide.FOOT


def test_the_rival_stands_on_top_and_who_looks_on_below():
    """The upper half of the names has the rival's lamps: Béatrice has two, Aurelio one."""
    one, two = (rgb(colour) for colour in palette_of(STYLE).seats)
    upper = (900, 110, 1140, 156)
    mine, hers = (
        colours(opened(replace(MY_TURN, onlooker=seat, uses=()), WIDE_STYLE).crop(upper))
        for seat in Seat
    )
    assert (two in mine, one in mine) == (True, False)
    assert (two in hers, one in hers) == (False, True)


def test_after_the_deck_is_out_both_hands_lie_open_beside_the_board():
    shown = compared(12, 16, Seat.ONE)
    other = replace(shown.last_round, hands=Pair(one=HANDS.two, two=HANDS.one))
    assert render(shown, WIDE_STYLE) != render(replace(shown, last_round=other), WIDE_STYLE)


@every("style", [WIDE_STYLE, replace(WIDE_STYLE, mirrored=True)])
@pytest.mark.parametrize(
    "one", [1, 11, 20, 22, *(pytest.param(n, marks=pytest.mark.long) for n in range(2, 22))]
)
def test_what_hangs_below_the_strip_never_overlaps(style, one):
    foot = WIDE.front
    for two in range(one + 1, 24):
        placed = renderer_of(PUBLIC).draw(table(scene(one, two)), style).region().placed
        boxes = [each.box for each in placed]
        hanging = [box for box in boxes if foot <= box.top < wide.FOOT and box.left < WIDE.width]
        assert len(hanging) >= 4
        assert all(box.left >= 0 and box.right <= WIDE.width for box in hanging)
        assert not any(a.overlaps(b) for a, b in combinations(hanging, 2))


@every("seat", Seat)
@every("one", range(1, 23, 3))
def test_raised_blades_and_plumes_stay_below_the_cards(seat, one):
    for distance in {1, 2, 3, min(5, 23 - one)} & set(range(1, 24 - one)):
        view = touched(one, one + distance, seat, over=True)
        for fencer in pieces(view, replace(WIDE_STYLE, coats=COATS)):
            assert fencer.box.top > WIDE.card_y + WIDE.card[1] / 2 + 8


@pytest.mark.parametrize("count", range(1, 6))
def test_cards_laid_at_once_stay_on_the_board_and_clear_of_the_deck(count):
    placed = renderer_of(PUBLIC).draw(table(struck(9, 13, Seat.ONE, count=count)), WIDE_STYLE)
    boxes = [one.box for one in placed.region().placed]
    deck, discards = (box for box in boxes if box.bottom < 150 and box.left < WIDE.width)
    assert not deck.overlaps(discards)
    assert discards.right < WIDE.width


def test_every_square_of_a_wide_strip_can_be_tapped():
    view = table(stepped(8, 17, Seat.ONE, 5))
    boxes = places(view, WIDE_STYLE)
    assert list(boxes) == [str(number) for number in range(1, 24)]
    assert all(boxes[str(n)].right == boxes[str(n + 1)].left for n in range(1, 23))
    assert boxes["1"].left >= 0
    assert boxes["23"].right <= WIDE.width
    assert places(view, replace(WIDE_STYLE, mirrored=True))["1"] == boxes["23"]


@pytest.mark.parametrize(
    ("frame", "style"),
    [
        (Framing.TALL, DARK),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in product((Framing.TALL, Framing.WIDE, Framing.TABLE), (STYLE, DARK))
        ),
    ],
)
def test_each_plume_and_sash_looks_different(frame, style):
    view = table(stepped(8, 12, Seat.ONE, 5))
    coats = [
        Coat(COATS.one.charge, COATS.one.manner, COATS.one.border, plume, sash)
        for plume in Plume
        for sash in Sash
    ]
    men = {
        renderer_of(view)
        .draw(view, replace(style, framing=frame, coats=Pair(one=coat, two=coat)))
        .region()
        .crop(box)
        .to_rgb()
        .tobytes()
        for coat in coats
        for box in [pieces(view, replace(style, framing=frame))[0].box]
    }
    assert len(men) == len(coats)


def test_a_coat_of_plain_finery_changes_nothing_on_a_fencer():
    view = table(stepped(8, 12, Seat.ONE, 5))
    plain = COATS.map(lambda coat: coat._replace(plume=Plume.WHITE, sash=Sash.PLAIN))
    framed = replace(STYLE, framing=Framing.TABLE)
    fencers = (0, 145, 1024, 640)
    shown = (opened(view, replace(framed, coats=coats)) for coats in (plain, STYLE.coats))
    assert len({picture.crop(fencers).tobytes() for picture in shown}) == 1
