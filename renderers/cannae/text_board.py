"""The board of Cannae in lines of plain text."""

from __future__ import annotations

from engines.cannae.terms import FILES, SIDE
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.keypad import grid_of


def board_lines(view: CannaeView) -> list[str]:
    """The eight ranks, the onlooker's own side below; pieces by their letters."""
    is_turned = view.onlooker is Seat.TWO
    files = " " * 4 + " ".join(FILES[::-1] if is_turned else FILES)
    men = grid_of([man.value if man else "." for man in view.pieces], SIDE, view.onlooker).faces
    ranks = range(SIDE) if is_turned else reversed(range(SIDE))
    lines = [f"{rank + 1} | {' '.join(row)} |" for rank, row in zip(ranks, men, strict=True)]
    return [files, *lines, files]
