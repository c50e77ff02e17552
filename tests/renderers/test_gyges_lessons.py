"""The lessons are made by hand; the engine would show the same."""

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Seat
from engines.gyges.game import GAME
from tests.every import every
from tests.renderers.gyges_views import BY_RULE

ABOUT = "213000/100002/000120/000300/030201/000003 S"
MEETING = "000000/210312/001000/000300/020000/312030 S"
CROSSING = "031123/000000/300200/000000/000000/021123 S"
BEHIND = "000000/210312/001000/000300/321032/000000 S"
ENTERING = "322000/110300/002000/030000/000010/000123 S"
SHUT_IN = "332233/112112/000000/000000/000000/000000 S"


def position(text):
    return GAME.read(text, complete(GAME.options, {}))


@every(
    ("rule", "text", "move"),
    [
        ("about", ABOUT, "c1-d5xa3"),
        ("steps", MEETING, "f2-e3"),
        ("bounce", MEETING, "d2-f4"),
        ("border", CROSSING, "b1-c2"),
        ("throw", MEETING, "d2-f2xc5"),
        ("origin", MEETING, "d2-f2xd2"),
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


@every(
    ("rule", "text", "path"),
    [
        ("playable_row", MEETING, ()),
        ("throw_limit", BEHIND, ("d2", "f2")),
        ("shut_in", SHUT_IN, ()),
    ],
)
def test_a_lesson_shows_the_choice_that_the_engine_offers(rule, text, path):
    shown = BY_RULE[rule]
    view = GAME.preview_view(GAME.view(position(text), Seat.ONE), path)
    assert (shown.cells, shown.choice, shown.rows) == (view.cells, view.choice, view.rows)


def test_the_lesson_of_the_set_up_shows_what_the_engine_asks():
    options = complete(GAME.options, {})
    first = GAME.setup(options, SeededChance(b"lessons")).state
    view = GAME.preview_view(GAME.view(first, Seat.ONE), ("3a1", "3f1", "2b2"))
    shown = BY_RULE["setup"]
    assert (shown.cells, shown.choice, shown.hands) == (view.cells, view.choice, view.hands)


@every("move", ["d2-f2xa6", "d2-f2xf6"])
def test_a_ring_is_not_thrown_behind_the_row_that_the_lesson_names(move):
    assert GAME.parse(move) not in GAME.legal_moves(position(BEHIND), Seat.ONE)
