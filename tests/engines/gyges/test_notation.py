"""Positions as text: what is read, and what is refused."""

from __future__ import annotations

import pytest

from engines.core.game import Outcome, PositionError
from engines.core.seat import Seat
from engines.gyges.game import GAME
from tests.engines.gyges.boards import board, options

WON = "321023/000000/000000/000000/000000/321123 - GN:1"


@pytest.mark.parametrize(
    "text",
    [
        "321123/000000/000000/000000/000000/321123 S",
        "002130/300300/021100/002000/000200/030100 N",
        "000000/000000/000000/000000/000000/000000 setup S",
        "301020/012003/000000/000000/000000/000000 setup N",
        WON,
        "321123/000000/000000/000000/000000/321123 - repetition",
        "321123/000000/000000/000000/000000/321123 - length",
        "301020/012003/000000/000000/000000/000000 - broken-off study",
        "000000/000000/002000/000000/000000/000000 S study",
        "000000/000000/002000/000000/000000/000000 - GS:3 study",
    ],
)
def test_a_position_is_written_as_it_was_read(text):
    assert GAME.write(board(text)) == text
    assert GAME.write(GAME.read(f"  {text.lower()} ", options())) == text


def test_a_position_that_is_over_has_its_outcome():
    assert GAME.outcome(board(WON)) == Outcome(winner=Seat.ONE, reason="goal")
    assert GAME.active(board(WON)) == frozenset()
    assert GAME.view(board(WON), None).scored == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the position is missing"),
        ("321123/000000 S", "the board has 2 rows: 6, parted by /"),
        ("321124/000000/000000/000000/000000/321123 S", "row 1, '321124': 6 digits from 0 to 3"),
        ("321123/000000/000000/000000/000000/321123", "the side to move is missing: S, N, setup S"),
        ("321123/000000/000000/000000/000000/321123 E", "'E' can't follow the rows"),
        ("321123/000000/000000/000000/000000/321123 S S", "'S S' can't follow the rows"),
        ("321123/000000/000000/000000/000000/321123 - draw", "'- draw' can't follow the rows"),
        ("321123/000000/000000/000000/000000/321120 S", "3 of value 3"),
        ("321123/300000/000000/000000/000000/321123 S study", "5 of value 3"),
        ("000000/000000/000000/000000/000000/000000 S study", "South has no ring that can move"),
        ("321123/000000/000000/000000/000000/321123 - GN:1", "5 of value 1"),
        ("321123/000000/000000/000000/000000/000000 setup S", "the board is empty"),
        ("321120/000000/000000/000000/000000/000000 setup N", "South has two rings of each value"),
        ("321120/000000/300000/000000/000000/000000 setup N", "on rows 1 and 2"),
    ],
)
def test_what_is_no_position_is_told_what_was_wrong_and_what_would_be_right(text, said):
    with pytest.raises(PositionError) as refused:
        GAME.read(text, options())
    assert said in str(refused.value)
    assert "a right one: 321123/" in str(refused.value)
    assert len(str(refused.value)) < 300


def test_with_one_row_agreed_south_stands_on_row_1():
    text = "301020/012003/000000/000000/000000/000000 setup N"
    with pytest.raises(PositionError, match="on row 1"):
        GAME.read(text, options(setup_rows=1))
