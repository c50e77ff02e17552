"""The lessons are made by hand; the engine would show the same."""

import pytest

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from engines.gyges.game import GAME
from tests.renderers.gyges_views import BEYOND, BY_RULE

MEETING = "000000/210312/001000/000300/020000/312030 S"
CROSSING = "031123/000000/300200/000000/000000/021123 S"
BEHIND = "000000/210312/001000/000300/321032/000000 S"
ENTERING = "322000/110300/002000/030000/000010/000123 S"


def position(text):
    return GAME.read(text, complete(GAME.options, {}))


@pytest.mark.parametrize(
    ("rule", "text", "move"),
    [
        ("steps", MEETING, "f2-e3"),
        ("bounce", MEETING, "d2-f4"),
        ("border", CROSSING, "b1-c2"),
        ("throw", MEETING, "d2-f2xc5"),
        ("goal", ENTERING, "c1-GN"),
    ],
)
def test_a_lesson_shows_a_move_as_the_engine_plays_it(rule, text, move):
    chance, played = SeededChance(b"lessons"), GAME.parse(move)
    before = position(text)
    assert played in GAME.legal_moves(before, Seat.ONE)
    view = GAME.view(GAME.apply(before, Seat.ONE, played, chance).state, None)
    shown = BY_RULE[rule]
    assert (shown.cells, shown.last) == (view.cells, view.last)
    assert (shown.rows, shown.to_act, shown.end) == (view.rows, view.to_act, view.end)


@pytest.mark.parametrize(
    ("shown", "text", "path"),
    [(BY_RULE["playable_row"], MEETING, ()), (BEYOND, BEHIND, ("d2", "f2"))],
)
def test_a_choice_made_by_hand_is_as_the_engine_offers_it(shown, text, path):
    view = GAME.preview_view(GAME.view(position(text), Seat.ONE), path)
    assert (shown.cells, shown.choice, shown.rows) == (view.cells, view.choice, view.rows)


def test_the_lesson_of_the_set_up_shows_what_the_engine_asks():
    options = complete(GAME.options, {})
    first = GAME.setup(options, SeededChance(b"lessons")).state
    view = GAME.preview_view(GAME.view(first, Seat.ONE), ("3a1", "3f1", "2b2"))
    shown = BY_RULE["setup"]
    assert (shown.cells, shown.choice, shown.hands) == (view.cells, view.choice, view.hands)
