"""The board of En Garde in lines of plain text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.core.seat import Pair
from engines.en_garde.terms import SQUARES
from engines.en_garde.views import Scene

# The fencers on the piste, facing each other.
MARKS: Final = Pair(one=">", two="<")

_NUMBERED: Final = (1, 5, 10, 15, 20, SQUARES)  # squares whose numbers stand over the piste
_INDENT: Final = 2


def piste(scene: Scene) -> list[str]:
    """Two lines of ASCII: numbers of squares, and the squares."""
    squares = ["."] * SQUARES
    for square, mark in zip(scene.squares, MARKS, strict=True):
        squares[square - 1] = mark
    ruler = ""
    for square in _NUMBERED:
        ruler = ruler.ljust(_INDENT + 2 * (square - 1)) + str(square)
    return [ruler, " " * _INDENT + " ".join(squares)]


def card_row(cards: Iterable[int]) -> str:
    """ "2 4 4 5 5"."""
    return " ".join(map(str, cards))
