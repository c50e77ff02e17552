"""Lines of plain text for En Garde: the piste, cards in a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.seat import Pair
from engines.en_garde.terms import SQUARES
from engines.en_garde.views import Scene

MARKS: Final = Pair(one=">", two="<")
"""The fencers on the piste, facing each other."""

_RULED: Final = (1, 5, 10, 15, 20, SQUARES)  # squares whose numbers stand over the piste
_INDENT: Final = 2


def piste(scene: Scene) -> list[str]:
    """Two lines: numbers of squares, and the squares; even a board without a font shows it."""
    squares = ["."] * SQUARES
    for square, mark in zip(scene.squares, MARKS, strict=True):
        squares[square - 1] = mark
    ruler = ""
    for square in _RULED:
        ruler = ruler.ljust(_INDENT + 2 * (square - 1)) + str(square)
    return [ruler, " " * _INDENT + " ".join(squares)]


def in_a_row(cards: Iterable[int]) -> str:
    """ "2 4 4 5 5"."""
    return " ".join(map(str, cards))
