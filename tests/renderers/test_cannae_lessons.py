"""The lessons are made without the engine; it would show the same."""

import pytest

from engines.cannae.game import GAME
from engines.cannae.terms import NAMES
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from renderers.cannae import lessons

BY_RULE = {lesson.key: lesson.view for lesson in lessons.LESSONS}
START = lessons._START


def state(position, *, shut_in=False):
    options = {"immobilised_cavalry": "true"} if shut_in else {}
    return GAME.read(f"{position} w", complete(GAME.options, options))


@pytest.mark.parametrize(
    ("rule", "position", "turn"),
    [
        ("about", lessons._BATTLE, "Pe3e4+Xb2b5"),
        ("turn", START, "Mf2g3+Cb2b5"),
        ("ride", lessons._RIDE, "Cg2d5"),
        ("push", lessons._PUSH, "Pe3e4"),
        ("carried", lessons._CARRIED, "Pa4b4"),
        ("edge", lessons._EDGE, "Pf4g4"),
        ("charge", lessons._CHARGE, "Xf2c5"),
        ("surrounded", lessons._SURROUNDED, "Me3e4"),
        ("together", START, "Pd1d2"),
        ("win", lessons._WIN, "Pf4g4"),
        ("draw", lessons._DRAW, "Me3e4"),
        ("shut_in", lessons._SHUT_IN, "Mf6g7"),
    ],
)
def test_a_lesson_shows_a_turn_as_the_engine_plays_it(rule, position, turn):
    shown, played = BY_RULE[rule], GAME.parse(turn)
    before = state(position, shut_in=rule == "shut_in")
    assert played in GAME.legal_moves(before, Seat.ONE)
    view = GAME.view(GAME.apply(before, Seat.ONE, played, SeededChance(b"")).state, None)
    assert (shown.board, shown.last_turn, shown.to_act) == (view.board, view.last_turn, view.to_act)
    assert (shown.end, shown.winner) == (view.end, view.winner)


@pytest.mark.parametrize(
    ("rule", "position", "taps"),
    [
        ("strength", lessons._EQUAL, ("e3",)),
        ("isolated", lessons._ISOLATED, ("e4",)),
        ("own_loss", START, ("b2", "f6")),
    ],
)
def test_a_lesson_shows_the_choice_that_the_engine_offers(rule, position, taps):
    view = GAME.preview_view(GAME.view(state(position), Seat.ONE), taps)
    assert BY_RULE[rule] == view


def legal(position, turn):
    return GAME.parse(turn) in GAME.legal_moves(state(position), Seat.ONE)


def test_what_the_lessons_say_may_not_be_played_may_not_be_played():
    assert not legal(lessons._EQUAL, "Pe3e4")  # two against two
    assert not legal(lessons._CARRIED, "Pb4c4")  # two against two, with a third carried along
    assert not legal(lessons._ISOLATED, "Xe4e7")  # e7 has d7 beside it
    assert not legal(lessons._ISOLATED, "Xe4f3")  # f3 is in contact
    assert legal(lessons._ISOLATED, "Xe4a4")


def test_the_lessons_count_pushers_and_enemies_as_the_engine_does():
    counted = {
        rule: [(e.active, e.opposing) for e in BY_RULE[rule].last_turn.effects]
        for rule in ("push", "carried", "edge")
    }
    assert counted == {"push": [(2, 1)], "carried": [(3, 2)], "edge": [(2, 1)]}


def test_the_lessons_name_the_shields_that_surround_a_cavalry():
    (surrounded,) = BY_RULE["surrounded"].last_turn.effects[0].losses
    (own,) = BY_RULE["own_loss"].choice.own_losses
    assert [NAMES[square] for square in (surrounded.square, *surrounded.by)] == ["d5", "c4", "e4"]
    assert [NAMES[square] for square in (own.square, *own.by)] == ["f6", "e7", "f7"]
