"""The curve of a match: made of its analysis, and told in words."""

from dataclasses import replace

import pytest

from bot.messages.turning_sheets import luck_shares, turning_alt, turning_sheet
from bot.messages.words import LANGUAGES, say_in
from engines.core.analysis.plies import PlyAnalysis, luck_and_skill
from engines.core.seat import Pair, Seat
from tests.renderers.people.turning_sheets import FULLEST_TURNING, QUIET, TURNING

NAMES = Pair(one="Aurelio", two="Béatrice")


def ply(number, seat, chance, after, *, is_turning_point=False):
    return PlyAnalysis(
        ply=number, seat=seat, move="+1", chance=chance, after=after, best="1x2", error=0.01,
        is_turning_point=is_turning_point, difference=chance - after,
    )  # fmt: skip


def test_chances_are_those_of_the_first_seat_whoever_moved():
    plies = [
        ply(1, Seat.ONE, 0.6, 0.6),
        ply(2, Seat.TWO, 0.4, 0.1, is_turning_point=True),
        ply(3, Seat.ONE, 0.9, 0.5, is_turning_point=True),
    ]
    sheet = turning_sheet(
        plies, title="En Garde", date="2026-11-27", names=NAMES, coats=Pair(one=None, two=None),
        luck=luck_and_skill(plies, 1.0),
    )  # fmt: skip
    assert sheet.chances == (0.6, 0.9, 0.5)
    assert [(one.number, one.ply, one.seat) for one in sheet.points] == [
        (1, 2, Seat.TWO), (2, 3, Seat.ONE),
    ]  # fmt: skip
    assert [one.is_for_one for one in sheet.points] == [True, False]
    shares = luck_shares(luck_and_skill(plies, 1.0))
    assert (shares.one.luck, shares.two.luck) == (sheet.luck, -sheet.luck)
    assert (sheet.luck, sheet.skill) == pytest.approx((0.6, -0.1))


def test_a_move_of_which_nothing_can_be_said_leaves_a_gap():
    unknown = replace(ply(1, Seat.TWO, 0.5, 0.5), chance=None, after=None)
    sheet = turning_sheet([unknown], title="", date="", names=NAMES, coats=Pair(one=None, two=None))
    assert (sheet.chances, sheet.luck) == ((None,), None)


def test_the_curve_is_told_in_words():
    lines = turning_alt(TURNING, say_in("en")).splitlines()
    assert lines[0] == "En Garde, Aurelio against Béatrice: how the chances went."
    assert lines[3] == "Turning point 2, move 42: Aurelio played -1 (38%). Better: +3 2x5 (71%)."
    assert lines[-2:] == [
        "Luck: 21 hundredths of a point for Aurelio.",
        "Skill: 8 hundredths of a point for Béatrice.",
    ]
    assert "No turning points." in turning_alt(QUIET, say_in("en"))


def test_it_is_told_in_each_language():
    told = {turning_alt(FULLEST_TURNING, say_in(language)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
