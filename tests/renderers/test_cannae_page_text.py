"""Cannae's log and losses on the page."""

from engines.core.seat import Pair, Seat
from renderers.cannae import text
from renderers.cannae.page_text import deed, lost
from renderers.wording import Mark
from tests.every import every
from tests.renderers.cannae_positions import CHARGE, EDGE, START, after, seen
from tests.renderers.text_checks import EN, NAMES


@every(
    ("position", "turn", "expected"),
    [
        (START, "Mc2c3+Ca2a5", ("infantry", "c2–c3, a2–a5", "", Mark.NONE)),
        (START, "Ca2a5+Mc2c3", ("cavalry", "a2–a5, c2–c3", "", Mark.NONE)),
        (START, "-", ("pass", "pass", "", Mark.NONE)),
        (EDGE, "Pe4f4", ("infantry", "e4 ≫ f4", "✕", Mark.LOSS)),
        (CHARGE, "Xf2c5", ("cavalry", "f2×c5", "✕", Mark.LOSS)),
    ],
)
def test_each_turn_has_its_line(position, turn, expected) -> None:
    found = deed(after(position, turn), NAMES, EN)
    assert found is not None
    assert found.seat is Seat.ONE
    assert (found.sign, found.words, found.result, found.mark) == expected


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    assert deed(seen(START), NAMES, EN) is None


def test_a_side_s_fallen_are_counted_cavalry_first() -> None:
    assert lost(seen("2iii3/cciiii1c/8/8/8/8/CCIIIICC/2IIII2 w")) == Pair(
        one=(), two=("cavalry", "infantry")
    )


@every(
    ("path", "step", "sign"),
    [((), "c2", "infantry"), (("c2",), "c3", "infantry"), ((), "a2", "cavalry"), ((), "-", "pass")],
)
def test_a_step_has_the_sign_of_who_acts(path, step, sign) -> None:
    assert text.step(seen(START), path, step, EN).sign == sign
