"""The lessons are made without the engine; it would show the same."""

from engines.cannae.game import GAME
from engines.cannae.notation.positions import write_board
from engines.cannae.terms import NAMES
from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from renderers.cannae.lessons import LESSONS
from tests.every import every

BY_RULE = {lesson.key: lesson.view for lesson in LESSONS}


def state(rule, *, shut_in=False):
    """The position that a lesson begins with."""
    view = BY_RULE[rule]
    effects = (view.last_turn or view.choice).effects
    board = effects[0].before if effects else view.board
    options = {"immobilised_cavalry": "true"} if shut_in else {}
    return GAME.read(f"{write_board(board)} w", complete(GAME.options, options))


@every(
    ("rule", "turn"),
    [
        ("about", "Pe3e4+Xb2b5"),
        ("turn", "Mf2g3+Cb2b5"),
        ("ride", "Cg2d5"),
        ("push", "Pe3e4"),
        ("carried", "Pa4b4"),
        ("edge", "Pf4g4"),
        ("charge", "Xf2c5"),
        ("surrounded", "Me3e4"),
        ("together", "Pd1d2"),
        ("win", "Pf4g4"),
        ("draw", "Me3e4"),
        ("shut_in", "Mf6g7"),
    ],
)
def test_a_lesson_shows_a_turn_as_the_engine_plays_it(rule, turn):
    shown, played = BY_RULE[rule], GAME.parse(turn)
    before = state(rule, shut_in=rule == "shut_in")
    assert played in GAME.legal_moves(before, Seat.ONE)
    view = GAME.view(GAME.apply(before, Seat.ONE, played, SeededChance(b"")).state, None)
    assert (shown.board, shown.last_turn, shown.to_act) == (view.board, view.last_turn, view.to_act)
    assert (shown.end, shown.winner) == (view.end, view.winner)


@every(
    ("rule", "taps"),
    [
        ("strength", ("e3",)),
        ("isolated", ("e4",)),
        ("own_loss", ("b2", "f6")),
    ],
)
def test_a_lesson_shows_the_choice_that_the_engine_offers(rule, taps):
    view = GAME.preview_view(GAME.view(state(rule), Seat.ONE), taps)
    assert BY_RULE[rule] == view


def legal(rule, turn):
    return GAME.parse(turn) in GAME.legal_moves(state(rule), Seat.ONE)


def test_what_the_lessons_say_may_not_be_played_may_not_be_played():
    assert not legal("strength", "Pe3e4")  # two against two
    assert not legal("carried", "Pb4c4")  # two against two, with a third carried along
    assert not legal("isolated", "Xe4e7")  # e7 has d7 beside it
    assert not legal("isolated", "Xe4f3")  # f3 is in contact
    assert legal("isolated", "Xe4a4")


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
