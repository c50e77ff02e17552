"""What Cannae's ribbon says, item by item."""

from hypothesis import given, settings

from engines.cannae.terms import End, Piece
from engines.core.match_state import Status
from engines.core.seat import Pair, Seat
from renderers.cannae.ribbon import ribbon_of
from renderers.kit.ribbon_items import Sign
from tests.every import every
from tests.harness import GAMES, walk, walks
from tests.renderers.cannae_views import (
    CHARGED,
    CHOOSING,
    PUSHED,
    START,
    SURROUNDED,
    WON,
    after,
    at_position,
    choosing,
)

NAMES = Pair(one="Aurelio", two="Béatrice")
SHUT_IN_ALONE = "CI6/II6/8/8/8/8/8/7i"


def said(tongue):
    """Its items as words: signs by what they show, figures as they are."""
    return " ".join(map(_word, tongue.items))


def _word(item):
    if not isinstance(item, Sign):
        return item.text
    parts = [str(part) if isinstance(part, Piece) else str(part).lower() for part in item.parts]
    return ":".join([item.paint.__name__.removeprefix("_draw_"), *parts])


def deed(view):
    return said(ribbon_of(view, NAMES).deed)


def choice(view):
    return said(ribbon_of(view, NAMES).choice)


@every(
    ("position", "turn", "expected"),
    [
        (CHARGED, "Mf4f5", "man:I f4f5"),
        (CHARGED, "Cb2e5", "man:C b2e5"),
        (PUSHED, "Pd5e5", "man:I chevrons d5e5 cross"),
        (CHARGED, "Xg2c6", "man:C clash:false g2c6 cross"),
        (CHARGED, "Cb2f6", "man:C b2f6 cross"),
        (SURROUNDED, "Mc4c5", "man:I c4c5 cross"),
        (PUSHED, "Pd5e5+Ca3a7", "man:I chevrons d5e5 cross man:C a3a7"),
        (PUSHED, "Ca3a7+Pd5e5", "man:C a3a7 man:I chevrons d5e5 cross"),
        (PUSHED, "-", "–"),
    ],
)
def test_left_is_the_last_turn_with_a_cross_for_each_that_fell(position, turn, expected):
    assert deed(after(position, turn)) == expected


def test_the_deed_is_that_of_whoever_played_it():
    assert ribbon_of(after(PUSHED, "Pd5e5"), NAMES).deed.seats == (Seat.ONE,)


def test_nobody_has_done_anything_at_the_opening():
    assert ribbon_of(at_position(START), NAMES).deed is None


@every("seat", Seat)
def test_right_are_both_arms_and_a_ring_for_each(seat):
    view = at_position(START, to_act=seat)
    shield, horse = ("I", "C") if seat is Seat.ONE else ("i", "c")
    assert ribbon_of(view, NAMES).choice.seats == (seat,)
    assert choice(view) == f"man:{shield} man:{horse} ring:false ring:false"


@every(
    ("taps", "expected"),
    [
        (("f4",), "man:I f4 man:C ring:false ring:false"),
        (("b3",), "man:I man:C b3 ring:false ring:false"),
        (("f4", "f5"), "man:I f4f5 man:C ring:true ring:false"),
        (("f4", "g5", "b3"), "man:I chevrons f4g5 cross man:C b3 ring:true ring:false"),
        (("f4", "g5", "b3", "b6"), "man:I chevrons f4g5 cross man:C b3b6 ring:true ring:true"),
        (("-",), "–"),
    ],
)
def test_orders_that_are_entered_fill_the_rings(taps, expected):
    ribbon = ribbon_of(choosing(CHOOSING, *taps), NAMES)
    assert said(ribbon.choice) == expected
    assert ribbon.deed is None


def test_an_arm_without_anybody_who_may_act_is_left_out():
    assert choice(at_position("8/8/3i4/8/4I3/8/8/8")) == "man:I ring:false"
    assert choice(at_position(SHUT_IN_ALONE)) == "man:I ring:false"


def test_the_winner_is_named_when_all_is_over():
    ribbon = ribbon_of(WON, NAMES)
    assert ribbon.choice.seats == (WON.winner,)
    assert said(ribbon.choice) == NAMES[WON.winner]


def test_a_draw_is_a_half_for_both_and_a_match_broken_off_is_nothing():
    drawn, off = (
        ribbon_of(at_position(PUSHED, to_act=None, end=end), NAMES).choice
        for end in (End.REPETITION, End.BROKEN_OFF)
    )
    assert (drawn.seats, said(drawn)) == (tuple(Seat), "½")
    assert off is None


def test_what_is_left_out_first_is_the_second_order():
    items = ribbon_of(after(PUSHED, "Pd5e5+Ca3a7"), NAMES).deed.items
    kept = [_word(item) for item in items if item.rank == 0]
    assert kept == ["man:I", "chevrons", "d5e5", "cross"]


@given(way=walks())
@settings(max_examples=20)
def test_everybody_reads_the_same(way):
    game = GAMES["cannae"]
    for _, match in walk(game, way):
        if match.status is Status.PLAYING:
            views = [game.view(match.game_state, onlooker) for onlooker in (None, *Seat)]
            assert len({ribbon_of(view, NAMES) for view in views}) == 1
