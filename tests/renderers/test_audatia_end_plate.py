"""The plate of a duel that is over: its last moment, and its assaults along the foot."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from engines.audatia.game import GAME
from engines.audatia.terms import Bind, Card, Ending, Virtue
from engines.core.seat import Pair, Seat
from renderers.audatia.assaults import Assault, AssaultEnd, assaults_of
from renderers.finished_match import FinishedMatch
from renderers.kit.end_plate import LINE, MOMENT
from renderers.rendering import render_end_plate
from renderers.style import Framing
from tests.harness import whole_game
from tests.renderers.audatia_views import (
    BROKEN_OFF,
    DRAWN,
    DUEL,
    KICKED,
    LARGO,
    MEASURE,
    MULLIGAN,
    PENDING,
    POMMELLED,
    STABBED,
    TOUCHED,
    ended,
)
from tests.renderers.picture_checks import EACH_STYLE, STYLE, count

LONG = Pair(one="Maximilian von Sternberg", two="Wilhelmina the Widely")


def of(views, winner, style=STYLE):
    """The plate of such a match, as a file."""
    plate = FinishedMatch(title="Audatia", date="2026-11-22", winner=winner, views=tuple(views))
    return render_end_plate(plate, style)


def seen(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def many(count, last=KICKED):
    """A duel of so many assaults, the others of which were broken off."""
    views = (MEASURE, PENDING, LARGO)
    told = [replace(view, assault=n, draws=0) for n in range(1, count + 1) for view in views]
    return [*told, replace(last, assault=count, draws=0)]


def test_assaults_are_told_by_attackers_binds_and_ends():
    attacker = (Virtue.AUDATIA, Virtue.FORTITUDO)
    assert list(assaults_of(DUEL)) == [
        Assault(1, Seat.ONE, attacker, (Bind.LARGO,), AssaultEnd.DRAWN),
        Assault(2, Seat.ONE, attacker, (Bind.STRETTO,), AssaultEnd.BROKEN_OFF),
        Assault(3, Seat.ONE, attacker, (Bind.LARGO,), AssaultEnd.TOUCH, is_last=True),
    ]


def test_two_binds_of_one_assault_are_told_one_after_the_other():
    views = [PENDING, LARGO, PENDING, replace(LARGO, bind=Bind.STRETTO)]
    (assault,) = assaults_of(views)
    assert assault.binds == (Bind.LARGO, Bind.STRETTO)


def test_a_match_that_ends_from_outside_has_an_assault_without_an_end():
    (assault,) = assaults_of([MULLIGAN, BROKEN_OFF])
    assert assault == Assault(1)


def test_the_second_draw_decides():
    first, second = assaults_of([replace(MEASURE, draws=0), replace(DRAWN, assault=2)])
    assert (first.end, first.is_last) == (AssaultEnd.DRAWN, False)
    assert (second.end, second.is_last) == (AssaultEnd.DRAWN, True)


@pytest.mark.parametrize("style", EACH_STYLE)
def test_every_plate_is_small_and_has_few_colours(style):
    picture = Image.open(io.BytesIO(of(DUEL, Seat.ONE, replace(style, names=LONG))))
    assert picture.size == (1200, 630)
    assert len(picture.getcolors()) <= 64
    assert len(of(DUEL, Seat.ONE, style)) <= 80 * 1024


@pytest.mark.parametrize("last", [TOUCHED, STABBED, POMMELLED, KICKED])
def test_a_star_with_a_heart_of_blood_lies_where_it_was_decided(last):
    moment = seen(of([*DUEL[:-1], last], last.winner)).crop(MOMENT)
    assert count(moment, "blood") > 100
    assert count(moment, "gold") > 800


@pytest.mark.parametrize("views", [[MULLIGAN, BROKEN_OFF], [*DUEL[:-2], BROKEN_OFF], [MULLIGAN]])
def test_of_a_match_that_ended_otherwise_both_men_rest_without_gold(views):
    for winner in (None, *Seat):
        picture = seen(of(views, winner))
        assert count(picture, "gold") == 0
        assert count(picture, "blood") == 0
        assert count(picture.crop(MOMENT), "ivory") > 200


def test_the_men_stand_apart_from_names_and_scores():
    """Neither man, nor anything that shows the act, reaches beyond the moment's place."""
    for last in (TOUCHED, STABBED, POMMELLED, KICKED, DRAWN, BROKEN_OFF):
        picture = seen(of([*DUEL[:-1], last], None))
        for sides in ((286, 150, 297, 440), (903, 150, 914, 440)):
            assert len(picture.crop(sides).getcolors()) == 1


@pytest.mark.parametrize("number", [1, 5, 9, 13, 40])
def test_any_number_of_assaults_has_room_along_the_foot(number):
    picture = seen(of(many(number), Seat.TWO))
    assert count(picture.crop(LINE), "gold") > 100
    for beyond in ((40, LINE.top, 58, LINE.bottom), (1142, LINE.top, 1160, LINE.bottom)):
        assert len(picture.crop(beyond).getcolors()) == 1


def test_a_plate_is_the_same_on_whatever_side_its_reader_sat():
    mirrored, wide = replace(STYLE, mirrored=True), replace(STYLE, framing=Framing.WIDE)
    assert of(DUEL, Seat.ONE, mirrored) == of(DUEL, Seat.ONE)
    assert seen(of(DUEL, Seat.ONE, wide)).tobytes() == seen(of(DUEL, Seat.ONE)).tobytes()


def test_a_plate_tells_nothing_of_hands():
    men = TOUCHED.men.map(lambda man: replace(man, hand=(Card.P,), known=(Card.KICK,)))
    assert of([*DUEL[:-1], replace(TOUCHED, men=men)], Seat.ONE) == of(
        [*DUEL[:-1], TOUCHED], Seat.ONE
    )


@pytest.mark.parametrize("seed", range(3))
def test_whole_duels_have_plates(seed):
    views = [GAME.view(match.game_state, None) for _, match in whole_game(GAME, seed)]
    winner = views[-1].winner
    assert winner is not None
    told = list(assaults_of(views))
    assert [one.number for one in told] == list(range(1, views[-1].assault + 1))
    assert [one.is_last for one in told] == [False] * (len(told) - 1) + [True]
    assert count(seen(of(views, winner)).crop(LINE), "gold") > 100


def test_a_duel_lost_by_draws_ends_with_level_swords_in_gold():
    lost = [*many(1, MEASURE), replace(ended(Ending.DRAWS, Seat.TWO, MEASURE), draws=2)]
    picture = seen(of(lost, Seat.TWO))
    assert count(picture.crop(LINE), "gold") > 100
    assert count(picture, "blood") == 0
