"""The board of Gygès in lines of plain text."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Seat
from engines.gyges.terms import FILES, GOALS, LETTERS, NAMES, ROWS, End
from engines.gyges.views import GygesView

_FILES: Final = "abcdef"
_INDENT: Final = 4


def board_lines(view: GygesView) -> list[str]:
    """The six rows between the goals, the onlooker's own side below; `S`, `N`: playable rows."""
    is_turned = view.onlooker is Seat.TWO
    up = 1 if is_turned else -1
    across = -1 if is_turned else 1
    files = " " * _INDENT + " ".join(_FILES[::across])
    far, near = (Seat.TWO, Seat.ONE) if is_turned else (Seat.ONE, Seat.TWO)
    rows = [_row(view, row, across) for row in range(ROWS)[::up]]
    return [_goal(view, far), files, *rows, files, _goal(view, near)]


def _row(view: GygesView, row: int, across: int) -> str:
    rings = view.cells[FILES * row : FILES * (row + 1)][::across]
    shown = " ".join(str(ring or ".") for ring in rings)
    played = " ".join(LETTERS[seat] for seat in Seat if view.rows[seat] == row)
    return f"{row + 1} | {shown} | {played}".rstrip()


def _goal(view: GygesView, seat: Seat) -> str:
    """The goal that `seat` goes for, and the ring that won the match there."""
    is_won = view.end is End.GOAL and view.winner is seat
    ring = f" {view.scored}" if is_won else ""
    return " " * (_INDENT + 4) + NAMES[GOALS[seat]] + ring
