"""Gygès' log on the page."""

from engines.core.chance import SeededChance
from engines.core.seat import Seat
from engines.gyges.game import GAME
from engines.gyges.views import GygesView
from renderers.gyges import text
from renderers.gyges.page_text import deed
from renderers.wording import Mark
from tests.every import every
from tests.renderers.gyges_positions import MIDDLE, OPTIONS, seen, setting_up
from tests.renderers.text_checks import EN, NAMES

EMPTY = GAME.read("/".join(["000000"] * 6) + " setup S", OPTIONS)
OPEN = GAME.read("000000/000000/000000/000000/003000/100000 S study", OPTIONS)


def after(state, *moves: str) -> GygesView:
    for move in moves:
        (seat,) = GAME.active(state)
        assert GAME.parse(move) in GAME.legal_moves(state, seat), move
        state = GAME.apply(state, seat, GAME.parse(move), SeededChance(b"no luck in it")).state
    return GAME.view(state, None)


@every(
    ("moves", "expected"),
    [
        (("setup 123321",), (Seat.ONE, "fan setup")),
        (("setup 123321", "setup 321123"), (Seat.TWO, "classic setup")),
        (("setup 133221",), (Seat.ONE, "setup 133221")),
        (("setup 320023/001100",), (Seat.ONE, "spearhead setup")),
        (("setup 320020/001103",), (Seat.ONE, "setup 320020/001103")),
    ],
)
def test_a_set_up_is_told_by_its_name_or_its_rows(moves, expected) -> None:
    found = deed(after(EMPTY, *moves), NAMES, EN)
    assert found is not None
    assert (found.seat, found.words) == expected
    assert found.sign == "setup"


@every(
    ("state", "move", "expected"),
    [
        (MIDDLE, "c1-c2", ("double", "c1–c2", "②", Mark.NONE)),
        (MIDDLE, "c1-c1", ("double", "c1 ↺", "②", Mark.NONE)),
        (MIDDLE, "d1-d2xb1", ("single", "d1×d2→b1", "①", Mark.NONE)),
        (OPEN, "c5-GN", ("triple", "c5–goal", "③", Mark.TOUCH)),
    ],
)
def test_each_move_has_its_line(state, move, expected) -> None:
    found = deed(after(state, move), NAMES, EN)
    assert found is not None
    assert (found.sign, found.words, found.result, found.mark) == expected


def test_before_the_first_set_up_there_is_nothing_to_tell() -> None:
    assert deed(setting_up(), NAMES, EN) is None


def test_a_step_has_the_sign_of_its_ring() -> None:
    steps = [text.step(setting_up(), (), step, EN).sign for step in ("classic", "3a1")]
    steps += [
        text.step(seen(), path, step, EN).sign for path, step in (((), "c1"), (("c1",), "c2"))
    ]
    assert steps == ["setup", "triple", "double", ""]
