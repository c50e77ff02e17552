"""Wide pictures of Audatia: what stands in the column, how large it is, what a coat adds."""

import io
from dataclasses import replace
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engines.audatia.rules.data import DECKS, RANK
from engines.audatia.terms import Card, Character, Posta
from engines.core.seat import Pair, Seat, both
from renderers import cards, size, split_height
from renderers.audatia.chips import Chips
from renderers.audatia.column_hand import ROOM, placed_cards
from renderers.audatia.design import design_of
from renderers.audatia.hand_layout import IN_COLUMN
from renderers.audatia.hand_places import CardState, HeldCard
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash
from renderers.kit import wide
from renderers.kit.palette import palette_of, rgb
from renderers.rendering import render
from renderers.style import Framing
from tests.every import every
from tests.renderers.audatia_views import (
    BOUCICAULT,
    GALEAZZO,
    LARGO,
    MEASURE,
    MULLIGAN,
    OPENED,
    PENDING,
    PRIVATE,
    PUBLIC,
    SEEN,
    STRETTO,
    held,
)
from tests.renderers.picture_checks import (
    LARGE,
    STYLE,
    STYLES,
    USUAL_STYLES,
    colours,
    has,
    opened,
)

WIDE = replace(STYLE, framing=Framing.WIDE)
WIDE_LARGE = replace(LARGE, framing=Framing.WIDE)
BARE = replace(WIDE, has_ribbon=False)
VIEWS = PUBLIC | PRIVATE
COLUMN = (842, 0, 1280, wide.FOOT)
BOARD = (0, 0, 838, wide.FOOT)
LONGEST = [Posta.MEZANA_PORTA, Posta.TUTTA_PORTA, Posta.DENTE, Posta.FENESTRA_SINESTRA, Posta.LONGA]
FULL = ["measure", "stretto", "opened", "seen"]
DECK = DECKS[Character.GALEAZZO].cards
hands = st.lists(
    st.builds(HeldCard, st.sampled_from(Card), st.sampled_from(CardState)), max_size=16
)
others = st.lists(st.sampled_from(Card), max_size=12).map(
    lambda cards: [Chips(Seat.TWO, tuple(cards), is_quiet=True)] if cards else []
)


def coats(sash):
    return both(Coat(Charge.BEND, Manner.ONCE, Border.NONE, Plume.WHITE, sash))


def in_column(view, style=WIDE):
    """The codes and boxes of all cards in the column."""
    return [(code, box) for code, box in cards(view, style) if box.left >= ROOM.left]


def full(may):
    """Sixteen cards of which so many may be played, and twelve of the rival's that were seen."""
    view = held(PENDING, Seat.TWO, *DECK[:16], playable=" ".join(DECK[:may]))
    return replace(view, seen=DECKS[Character.BOUCICAULT].basic)


@pytest.mark.parametrize(
    ("name", "style"),
    [
        *zip(FULL, USUAL_STYLES, strict=True),
        *(pytest.param(*case, marks=pytest.mark.long) for case in product(FULL, STYLES)),
    ],
)
def test_every_wide_picture_is_small_and_has_few_colours(name, style):
    view, style = VIEWS[name], replace(style, framing=Framing.WIDE)
    data = render(view, style)
    picture = Image.open(io.BytesIO(data))
    assert len(data) <= 80 * 1024
    assert len(picture.getcolors()) <= 64
    assert picture.size == size(view, style) == (1280, 800)


@pytest.mark.parametrize("style", [WIDE, WIDE_LARGE])
@pytest.mark.parametrize("may", range(0, 17, 4))
def test_the_fullest_hand_is_a_small_wide_picture(may, style):
    assert len(render(full(may), style)) <= 80 * 1024


@given(hands, others, st.sampled_from([WIDE, WIDE_LARGE]))
def test_no_card_in_the_column_covers_another_or_leaves_it(hand, seen, style):
    placed = placed_cards(hand, seen, Seat.ONE, design_of(style))
    boxes = [one.box for one in placed]
    assert all(box.left >= ROOM.left and box.right <= ROOM.right for box in boxes)
    assert all(box.top >= ROOM.top and box.bottom <= ROOM.bottom for box in boxes)
    assert not any(box.overlaps(other) for i, box in enumerate(boxes) for other in boxes[:i])


@given(hands, others)
def test_in_common_print_every_card_of_ones_own_has_its_place(hand, seen):
    placed = placed_cards(hand, seen, Seat.ONE, design_of(WIDE))
    found = [one.card for one in placed if one.card is not None]
    own = sorted((one.card for one in hand), key=RANK.__getitem__)
    assert sorted(found[: len(hand)], key=RANK.__getitem__) == own


@given(st.lists(st.sampled_from(Card), min_size=1, max_size=12), others)
def test_what_may_be_played_has_letters_that_a_small_chat_shows(hand, seen):
    may = [HeldCard(card, CardState.PLAYABLE) for card in hand]
    sizes = {one.box.size for one in placed_cards(may, seen, Seat.ONE, design_of(WIDE))[: len(may)]}
    assert sizes <= {face.size for face in IN_COLUMN if face.code[1] >= wide.LEAST_PX}


def test_the_fewer_may_be_played_the_larger_they_are():
    heights = []
    for may in (2, 5, 8):
        codes = " ".join(GALEAZZO.hand[:may])
        view = held(PENDING, Seat.TWO, *GALEAZZO.hand, playable=codes)
        heights.append(max(box.bottom - box.top for _, box in in_column(view)))
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(heights)


def test_large_print_shows_what_may_be_played_and_no_chips():
    assert {code for code, _ in in_column(GALEAZZO, WIDE_LARGE)} == {"MFl", "MSr", "breakoff"}
    assert len(in_column(GALEAZZO, WIDE)) == len(GALEAZZO.hand)


def test_large_print_shows_a_hand_of_which_nothing_is_asked_in_large_letters():
    sizes = {box.size for _, box in in_column(BOUCICAULT, WIDE_LARGE)}
    assert sizes <= {face.size for face in IN_COLUMN if face.code[1] >= wide.LEAST_PX}


@every("name", PUBLIC)
def test_a_public_wide_picture_is_the_same_whatever_the_hands(name):
    view = PUBLIC[name]
    sly = replace(view, hand=DECK[:9], playable=frozenset(DECK[:4]), seen=DECK[9:12])
    assert render(replace(sly, chosen=Posta.LONGA), WIDE) == render(view, WIDE)


def test_to_spectators_both_hands_are_what_everybody_has_seen_of_them():
    men = PENDING.men.map(lambda man: replace(man, known=(Card.KICK, Card.P)))
    found = in_column(replace(PENDING, men=men))
    assert [code for code, _ in found] == ["P", "kick", "P", "kick"]
    assert in_column(PENDING) == []


def test_of_a_card_that_nobody_has_seen_spectators_see_the_back():
    fewer = PENDING.men.put(Seat.ONE, replace(PENDING.men.one, hand_size=10))
    more, less = opened(PENDING, BARE), opened(replace(PENDING, men=fewer), BARE)
    difference = ImageChops.difference(more, less).crop((842, 350, 1280, wide.FOOT))
    assert difference.getbbox() is not None


def test_what_one_has_seen_of_the_rivals_hand_lies_under_ones_own():
    boxes = [box for _, box in in_column(SEEN)]
    own, seen = boxes[: len(SEEN.hand)], boxes[len(SEEN.hand) :]
    assert len(seen) == len(SEEN.seen)
    assert max(box.bottom for box in own) < min(box.top for box in seen)


@pytest.mark.parametrize("onlooker", [None, *Seat])
def test_at_the_end_both_hands_lie_open(onlooker):
    hands = OPENED.men.map(lambda man: len(man.hand))
    assert len(in_column(replace(OPENED, onlooker=onlooker))) == hands.one + hands.two


def test_the_rivals_name_stands_above_ones_own():
    upper, lower = (840, 4, 858, 60), (840, 76, 858, 132)
    for seat in Seat:
        view = replace(PENDING, onlooker=seat, active=(seat.other,))
        colour = rgb(palette_of(STYLE).seats[seat.other])
        assert colour in colours(opened(view, BARE).crop(upper))
        assert colour not in colours(opened(view, BARE).crop(lower))


def test_the_board_is_the_same_whatever_the_hand():
    other = held(PENDING, Seat.TWO, *DECK[:12])
    assert opened(GALEAZZO, BARE).crop(BOARD).tobytes() == opened(other, BARE).crop(BOARD).tobytes()


def test_a_wide_picture_stays_whole():
    assert split_height(GALEAZZO, WIDE) == 0


def test_flanks_stand_under_the_wheels_where_piles_take_the_room():
    under = (20, 240, 190, 390)
    assert has(STRETTO, "ink", BARE, within=under)
    assert not has(LARGO, "ink", BARE, within=under)


@every("one,two", product(LONGEST, repeat=2))
def test_the_names_of_any_two_poste_stand_side_by_side(one, two):
    """There is ground between them over all their height."""
    men = Pair(one=replace(MEASURE.men.one, posta=one), two=replace(MEASURE.men.two, posta=two))
    row = opened(replace(MEASURE, men=men, last_act=None), BARE).crop((0, 428, 838, 444))
    ground = Image.new("RGB", row.size, palette_of(STYLE).ground)
    columns, _ = ImageChops.difference(row, ground).getprojection()
    inked = [x for x, has_ink in enumerate(columns) if has_ink]
    gaps = [b - a for a, b in pairwise(inked)]
    assert inked[0] >= 8
    assert inked[-1] <= 830
    assert max(gaps) >= 14


def test_a_first_hand_is_shown_to_be_changed():
    assert len(in_column(MULLIGAN)) == len(MULLIGAN.hand)
    assert has(MULLIGAN, "leaf", BARE, within=COLUMN)


@pytest.mark.parametrize("frame", [Framing.TALL, Framing.WIDE])
def test_a_coat_is_seen_on_the_tails_of_a_sash(frame):
    style = replace(STYLE, framing=frame, has_ribbon=False)
    arena = (0, 120, 1024 if frame is Framing.TALL else 838, 600)
    seen = {
        sash: opened(MEASURE, replace(style, coats=coats(sash))).crop(arena).tobytes()
        for sash in Sash
    }
    assert len(set(seen.values())) == len(Sash)
    assert seen[Sash.PLAIN] == opened(MEASURE, style).crop(arena).tobytes()


def test_a_coat_changes_no_more_of_a_man_than_the_tails():
    plain, striped = (opened(STRETTO, replace(WIDE, coats=coats(sash))) for sash in list(Sash)[:2])
    left, top, right, bottom = ImageChops.difference(plain, striped).crop(BOARD).getbbox()
    assert 240 < left < right < 620
    assert 230 < top < bottom < 320


def test_a_page_s_men_wear_no_coat_since_they_move_without_it():
    page = replace(STYLE, framing=Framing.TABLE)
    arena = (0, 120, 1024, 600)
    coated = opened(MEASURE, replace(page, coats=coats(Sash.BARRED)))
    assert coated.crop(arena).tobytes() == opened(MEASURE, page).crop(arena).tobytes()
