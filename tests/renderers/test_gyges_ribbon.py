"""What the ribbon of Gygès says, item by item."""

from dataclasses import replace

from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.notation.positions import EXAMPLE
from engines.gyges.terms import IN_HAND, End, Phase
from renderers.gyges.ribbon import ribbon_of
from renderers.kit.ribbon_items import Arrow, Figures, Name, Sign
from tests.every import every
from tests.renderers.gyges_positions import setting_up
from tests.renderers.gyges_views import (
    ASKED,
    BEYOND,
    BY_RULE,
    CHOSEN,
    FORESEEN,
    MOVED,
    OPENING,
    WON,
    squares,
)
from tests.renderers.picture_checks import STYLE

STEPS = ["ring 3", "c1", "→", "d5", "ring 2", "→", "a3"]


def item(one):
    """An item in a word: "ring 3", "flag", "c1", "→"."""
    match one:
        case Sign():
            word = one.paint.__name__.removesuffix("_sign")
            return " ".join([word, *(str(part) for part in one.parts if type(part) is int)])
        case Arrow():
            return "→"
        case Figures() | Name():
            return one.text


def said(tongue):
    """Whose it is, and its items."""
    return tongue and (*tongue.seats, [item(one) for one in tongue.items])


def deed(view):
    return said(ribbon_of(view, STYLE).deed)


def choice(view):
    return said(ribbon_of(view, STYLE).choice)


def test_a_move_is_told_with_its_ring_its_ends_and_the_ring_that_it_threw():
    assert deed(MOVED) == (Seat.ONE, STEPS)


def test_of_a_move_that_threw_nothing_there_is_no_second_deed():
    assert deed(replace(MOVED, last=replace(MOVED.last, flight=None))) == (Seat.ONE, STEPS[:4])


def test_where_room_is_short_the_thrown_ring_is_left_out():
    items = ribbon_of(MOVED, STYLE).deed.items
    assert [item(one) for one in items if not one.rank] == STEPS[:4]


def test_a_goal_is_a_flag_and_the_winners_name_takes_the_place_of_a_choice():
    assert deed(WON) == (Seat.ONE, ["ring 2", "c1", "→", "flag"])
    assert choice(WON) == (Seat.ONE, ["Aurelio"])


def test_a_draw_belongs_to_both():
    drawn = replace(OPENING, phase=Phase.OVER, to_act=None, end=End.REPETITION)
    assert choice(drawn) == (*Seat, ["½"])


def test_who_won_a_match_that_was_broken_off_is_not_the_positions_to_say():
    ended = replace(MOVED, phase=Phase.OVER, to_act=None, end=End.BROKEN_OFF)
    assert choice(ended) is None
    assert deed(ended) == (Seat.ONE, STEPS)


def test_the_row_and_the_rings_that_may_be_chosen_are_told_from_left_to_right():
    view = replace(OPENING, choice=replace(OPENING.choice, rings=squares("c1 a1 f1")))
    assert choice(view) == (Seat.ONE, ["pennant", "1", "ring 3", "ring 1", "ring 3"])
    assert choice(ASKED) == (Seat.TWO, ["pennant", "6", "ring 3"])


@every("onlooker", [None, *Seat])
def test_everybody_reads_the_same(onlooker):
    for view in (ASKED, CHOSEN, MOVED, OPENING, WON):
        assert ribbon_of(replace(view, onlooker=onlooker), STYLE) == ribbon_of(view, STYLE)


def test_a_chosen_ring_leads_to_the_kinds_of_squares_where_it_may_go():
    assert choice(CHOSEN) == (Seat.ONE, ["ring 2", "b1", "→", "dot", "arcs", "flag"])
    no_goal = replace(CHOSEN, choice=replace(CHOSEN.choice, goal=None, rings=()))
    assert choice(no_goal) == (Seat.ONE, ["ring 2", "b1", "→", "dot"])


def test_while_a_ring_is_to_be_thrown_it_is_the_one_that_was_hit():
    assert choice(BEYOND) == (Seat.ONE, ["ring 2", "f2", "→", "dot"])


def test_a_move_that_has_not_been_sent_is_no_deed():
    assert deed(FORESEEN) is None
    assert choice(FORESEEN) == (Seat.ONE, STEPS)


def test_who_sets_up_is_told_their_next_ring_and_others_only_whose_turn_it_is():
    empty = setting_up()
    assert choice(empty) == (Seat.ONE, ["ring 3", "→", "dot"])
    assert choice(replace(empty, onlooker=None)) == (Seat.ONE, [])
    assert choice(BY_RULE["setup"]) == (Seat.ONE, ["ring 2", "→", "dot"])
    assert deed(empty) is None


def test_a_whole_set_up_that_has_not_been_sent_is_told_ring_by_ring():
    whole = GAME.preview_view(setting_up(), ("classic",))
    assert choice(whole) == (Seat.ONE, [f"ring {value}" for value in (3, 2, 1, 1, 2, 3)])
    assert deed(whole) is None


def test_the_rivals_set_up_is_their_deed_until_somebody_moves():
    start = GAME.read(EXAMPLE, complete(GAME.options, {}))
    view = GAME.view(start, Seat.ONE)
    seat, rings = deed(view)
    assert seat is Seat.TWO
    assert sorted(rings, reverse=True) == [f"ring {value}" for value in IN_HAND]
    assert deed(replace(view, ply=1)) is None
    south = replace(view, phase=Phase.SETUP, to_act=Seat.TWO, hands=Pair(one=(), two=IN_HAND))
    assert deed(south)[0] is Seat.ONE
