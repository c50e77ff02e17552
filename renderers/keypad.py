"""A square board as rows of buttons: where its squares are for the reader, their own side below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.seat import Seat
from renderers.wording import Cell, Grid

# On an empty square where there is nothing to choose.
EMPTY: Final = "·"


def cell_of(square: int, side: int, onlooker: Seat | None) -> Cell:
    """Where the reader sees a square of a board `side` squares wide.

    Squares are numbered from the first seat's left corner, row by row away from them; the second
    seat sees the board turned.
    """
    row, file = divmod(square, side)
    return (side - 1 - file, row) if onlooker is Seat.TWO else (file, side - 1 - row)


def grid_of(faces: Sequence[str], side: int, onlooker: Seat | None) -> Grid:
    """The keypad with these faces, given in the order of the squares."""
    rows = [tuple(faces[start : start + side]) for start in range(0, len(faces), side)]
    if onlooker is Seat.TWO:
        return Grid(faces=tuple(row[::-1] for row in rows))
    return Grid(faces=tuple(reversed(rows)))
