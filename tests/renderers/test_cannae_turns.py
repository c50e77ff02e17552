"""Pictures of Cannae: a turn while it is entered, and the marks that it leaves."""

import pytest

from renderers.cannae.lessons import LESSONS
from renderers.cannae.moving_pieces import pieces
from tests.renderers.cannae_views import (
    CHARGED,
    CHOOSING,
    SURROUNDED,
    after,
    at_position,
    choosing,
)
from tests.renderers.picture_checks import (
    STYLE,
    count,
    has,
    opened,
)
from tests.renderers.test_cannae_pictures import BOARD, square


@pytest.mark.parametrize(
    ("taps", "square_name"),
    [(("f4",), "f5"), (("g2",), "g3"), (("f4", "f5"), "f5")],
)
def test_where_one_may_go_is_leaf(taps, square_name):
    view = choosing(CHOOSING, *taps)
    assert has(view, "leaf", within=square(view, square_name))


def test_a_rider_is_warned_of_a_square_where_they_would_be_lost():
    offered = choosing(CHARGED, "b2")
    assert has(offered, "blood", within=square(offered, "f6"))
    assert not has(offered, "leaf", within=square(offered, "f6"))


def test_a_rider_who_would_be_lost_is_crossed_out_where_they_would_fall():
    chosen = choosing(CHARGED, "b2", "f6")
    assert has(chosen, "blood", within=square(chosen, "f6"))
    assert not has(chosen, "blood", within=square(chosen, "b2"))
    assert not has(choosing(CHARGED, "b2", "e5"), "blood", within=BOARD)


@pytest.mark.parametrize(
    "view",
    [choosing(CHARGED, "b2", "f6"), after(CHARGED, "Cb2f6")],
    ids=["entered", "played"],
)
def test_a_dashed_ring_is_where_a_lost_rider_came_from(view):
    left, top, right, bottom = square(view, "b2")
    assert has(view, "soft", within=(left, top, right, bottom))
    assert not has(at_position(CHARGED), "soft", within=(left, top, right, bottom))


def test_an_isolated_shield_may_be_charged_and_one_with_a_friend_may_not():
    lesson = next(lesson.view for lesson in LESSONS if lesson.key == "isolated")
    assert has(lesson, "leaf", within=square(lesson, "a4"))
    assert not has(lesson, "leaf", within=square(lesson, "e7"))
    assert not has(lesson, "leaf", within=square(lesson, "f3"))


def test_a_push_that_kills_is_shown_before_it_is_sent():
    chosen = choosing(CHOOSING, "f4", "g5")
    _, top, right, _ = square(chosen, "h6")
    beyond = (right + 12, top - 106, 1024, top)
    assert has(chosen, "blood", within=beyond)
    assert not has(choosing(CHOOSING, "f4", "e4"), "blood", within=beyond)


def test_a_rider_that_a_push_will_kill_is_crossed_where_they_will_stand():
    position = "8/8/3i1i2/8/4C3/4I3/8/i1c5"
    offered, chosen = choosing(position, "e3"), choosing(position, "e3", "e4")
    left, top, right, _ = square(offered, "e3")
    button = (left + 30, top - 20, right - 30, top + 20)
    assert has(offered, "blood", within=button)
    assert has(chosen, "blood", within=square(chosen, "e5"))
    assert not has(chosen, "blood", within=square(chosen, "e4"))


def test_a_turn_that_is_entered_looks_like_one_that_is_played_but_for_leaf_and_gold():
    entered = choosing(CHOOSING, "f4", "g5", "b3", "b6")
    played = after(CHOOSING, "Pf4g5+Cb3b6")
    assert pieces(entered, STYLE) == pieces(played, STYLE)
    assert [has(view, "gold", within=BOARD) for view in (entered, played)] == [False, True]
    assert [has(view, "leaf", within=BOARD) for view in (entered, played)] == [True, False]


def test_two_actions_are_numbered_where_they_began_and_one_alone_is_not():
    both, alone = after(CHOOSING, "Pf4g5+Cb3b6"), after(CHOOSING, "Cb3b6")
    numbered, bare = (
        count(opened(view).crop(square(view, "b3")), "gold") for view in (both, alone)
    )
    assert numbered > bare + 300


def test_numbers_tell_which_action_was_first():
    one, other = after(CHOOSING, "Pf4g5+Cb3b6"), after(CHOOSING, "Cb3b6+Pf4g5")
    for name in ("b3", "f4"):
        first, second = (opened(view).crop(square(view, name)) for view in (one, other))
        assert first.tobytes() != second.tobytes()


def test_a_number_makes_room_for_a_piece_that_came_to_where_an_action_began():
    view = after("4i3/8/8/8/8/8/2I5/2C1i3", "Mc2b3+Cc1c2")
    _, top, right, _ = square(view, "c2")
    assert has(view, "gold", within=(right - 36, top, right, top + 36))


def test_a_first_action_stays_on_the_board_while_the_second_is_chosen():
    first = choosing(CHOOSING, "f4", "f5")
    second = choosing(CHOOSING, "f4", "f5", "b3")
    assert has(first, "leaf", within=square(first, "f4"))
    assert has(second, "leaf", within=square(second, "f4"))
    assert has(second, "leaf", within=square(second, "b3"))


def test_the_ghost_of_a_charged_shield_makes_room_for_the_rider():
    view = after(CHARGED, "Xg2c6")
    left, top, right, bottom = square(view, "c6")
    middle = (left + 30, top + 30, right - 30, bottom - 30)
    assert not has(view, "blood", within=middle)
    assert has(view, "blood", within=(right - 20, top - 40, right + 40, top + 20))


def test_the_infantry_that_surrounds_points_at_the_lost_rider():
    view = after(SURROUNDED, "Mc4c5")
    assert has(view, "blood", within=square(view, "b6"))
    assert has(view, "blood", within=square(view, "c5"))
    assert has(view, "blood", within=square(view, "a5"))


def test_a_rider_that_is_shut_in_has_a_ghost_and_nobody_points_at_it():
    view = after("5Cic/6i1/7I/8/8/8/8/8", "Mh6h7", shut_in=True)
    assert has(view, "blood", within=square(view, "h8"))
    assert not has(view, "blood", within=square(view, "h7"))
