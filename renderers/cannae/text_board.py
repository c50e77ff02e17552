"""The board of Cannae in lines of plain text."""

from __future__ import annotations

from engines.cannae.terms import FILES, SIDE
from engines.cannae.views import CannaeView
from engines.core.seat import Seat


def board_lines(view: CannaeView) -> list[str]:
    """The eight ranks, the onlooker's own side below; pieces by their letters."""
    is_turned = view.onlooker is Seat.TWO
    across = -1 if is_turned else 1
    ranks = range(SIDE) if is_turned else range(SIDE - 1, -1, -1)
    files = " " * 4 + " ".join(FILES[::across])
    return [files, *(_rank(view, rank, across) for rank in ranks), files]


def _rank(view: CannaeView, rank: int, across: int) -> str:
    men = view.pieces[SIDE * rank : SIDE * (rank + 1)][::across]
    return f"{rank + 1} | {' '.join(man.value if man else '.' for man in men)} |"
