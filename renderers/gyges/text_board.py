"""The board of Gygès in lines of plain text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.seat import Seat
from engines.gyges.terms import FILES, GOALS, LETTERS, NAMES, ROWS, End
from engines.gyges.views import GygesView
from renderers.keypad import grid_of

_FILES: Final = "abcdef"
_INDENT: Final = 4


def board_lines(view: GygesView) -> list[str]:
    """The six rows between the goals, the onlooker's own side below; `S`, `N`: playable rows."""
    is_turned = view.onlooker is Seat.TWO
    far, near = (Seat.TWO, Seat.ONE) if is_turned else (Seat.ONE, Seat.TWO)
    files = " " * _INDENT + " ".join(_FILES[::-1] if is_turned else _FILES)
    shown = grid_of([str(ring or ".") for ring in view.cells], FILES, view.onlooker).faces
    rows = range(ROWS) if is_turned else reversed(range(ROWS))
    lines = [_row(view, row, rings) for row, rings in zip(rows, shown, strict=True)]
    return [_goal(view, far), files, *lines, files, _goal(view, near)]


def _row(view: GygesView, row: int, rings: Iterable[str]) -> str:
    played = " ".join(LETTERS[seat] for seat in Seat if view.rows[seat] == row)
    return f"{row + 1} | {' '.join(rings)} | {played}".rstrip()


def _goal(view: GygesView, seat: Seat) -> str:
    is_won = view.end is End.GOAL and view.winner is seat
    ring = f" {view.scored}" if is_won else ""
    return " " * (_INDENT + 4) + NAMES[GOALS[seat]] + ring
