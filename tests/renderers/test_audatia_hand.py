"""Where the cards of a hand lie, and how large they are."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engines.audatia.rules.data import BLOW_OF, RANK, SKILLS
from engines.audatia.terms import Card
from engines.core.seat import Seat
from renderers import cards, size, split_height
from renderers.audatia.design import design_of
from renderers.audatia.hand_cards import chip, face
from renderers.audatia.hand_layout import COMMON_HAND, LARGE_HAND
from renderers.audatia.hand_places import (
    CardState,
    HeldCard,
    cuts_of,
    height_of,
    places_of,
    rows_of,
)
from renderers.audatia.layout import WIDTH
from tests.every import every
from tests.renderers.audatia_views import BOUCICAULT, GALEAZZO, MULLIGAN
from tests.renderers.picture_checks import LARGE, STYLE

LAYOUTS = st.sampled_from([COMMON_HAND, LARGE_HAND])
PLAYED = (CardState.PLAYABLE, CardState.QUIET)


def hands(*states, most=16):
    return st.lists(
        st.builds(HeldCard, st.sampled_from(Card), st.sampled_from(states)),
        min_size=1,
        max_size=most,
    )


def sizes_of(view, style=STYLE):
    """The sizes of the cards of a hand, by their codes."""
    return {code: box.size for code, box in cards(view, style)[: len(view.hand)]}


@given(hands(*PLAYED), LAYOUTS)
def test_no_card_covers_another_or_leaves_the_picture(hand, layout):
    rows = rows_of(hand, layout)
    boxes = [place.box for place in places_of(rows)]
    assert len(boxes) == len(hand)
    assert all(box.left >= 18 and box.right <= WIDTH - 18 for box in boxes)
    assert all(box.top >= 18 and box.bottom < height_of(rows) for box in boxes)
    assert not any(box.overlaps(other) for i, box in enumerate(boxes) for other in boxes[:i])


@given(hands(*PLAYED), LAYOUTS)
def test_what_may_be_played_lies_above_the_rest_and_is_larger(hand, layout):
    places = places_of(rows_of(hand, layout))
    large = [p.box for p in places if p.held.state is CardState.PLAYABLE]
    small = [p.box for p in places if p.held.state is CardState.QUIET]
    for one in large:
        assert all(one.bottom < other.top and one.size > other.size for other in small)


@given(hands(*PLAYED), LAYOUTS)
def test_cards_are_told_in_the_order_of_a_hand_and_cut_between_rows(hand, layout):
    rows = rows_of(hand, layout)
    ranks = [RANK[place.held.card] for place in places_of(rows)]
    assert ranks == sorted(ranks)
    for cut in cuts_of(rows):
        assert not any(place.box.top <= cut < place.box.bottom for place in places_of(rows))


@given(hands(CardState.PLAYABLE), LAYOUTS)
def test_what_may_be_played_takes_two_rows_at_most(hand, layout):
    assert len(rows_of(hand, layout)) <= 2


@every(
    ("count", "width", "rows"), [(1, 216, 1), (4, 216, 1), (5, 140, 1), (6, 140, 1), (7, 140, 2),
                                 (12, 140, 2), (13, 102, 2), (16, 102, 2)]
)  # fmt: skip
def test_the_fewer_may_be_played_the_larger_they_are(count, width, rows):
    hand = [HeldCard(card, CardState.PLAYABLE) for card in list(Card)[:count]]
    found = rows_of(hand, COMMON_HAND)
    assert {place.layout.size[0] for place in places_of(found)} == {width}
    assert len(found) == rows


def test_three_cards_that_may_be_played_are_large_and_nine_are_chips():
    sizes = sizes_of(GALEAZZO)
    assert {code for code, size in sizes.items() if size == (216, 312)} == {
        "MFl",
        "MSr",
        "breakoff",
    }
    assert [*sizes.values()].count((64, 64)) == 9


def test_where_nothing_is_asked_all_are_chips_of_one_size():
    assert set(sizes_of(BOUCICAULT).values()) == {(76, 76)}


@every("style", [STYLE, LARGE])
def test_of_a_first_hand_any_card_may_be_changed_and_so_all_are_large(style):
    assert set(sizes_of(MULLIGAN, style).values()) == {(140, 182)}


def test_a_hand_of_chips_takes_little_room():
    bare = replace(STYLE, has_ribbon=False)
    height = size(BOUCICAULT, bare)[1] - split_height(BOUCICAULT, STYLE)
    assert height <= 250


def test_no_two_chips_are_alike():
    design, layout = design_of(STYLE), COMMON_HAND.quiet
    assert len({chip(card, True, layout, design).image.tobytes() for card in Card}) == len(Card)


def test_a_page_s_card_keeps_its_shape_in_every_style():
    assert {layout.single.size for layout in (COMMON_HAND, LARGE_HAND)} == {(140, 210)}


def test_a_skill_that_may_be_cycled_says_so_in_the_corner_of_its_large_card():
    others = set(Card) - set(BLOW_OF)
    marked = {card for card in others if darkest_of_corner(card) < 100}
    assert marked == {card for card, skill in SKILLS.items() if skill.cycles}


def darkest_of_corner(card):
    sprite = face(card, CardState.OFFERED, Seat.ONE, COMMON_HAND.single, design_of(STYLE))
    return sprite.image.convert("L").crop((104, 12, 132, 32)).getextrema()[0]
