"""Lines of plain text for En Garde: the piste, cards in a row, names and lines cut to measure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from engines.core.seat import Pair
from engines.en_garde.terms import SQUARES
from engines.en_garde.views import Scene

COLUMNS: Final = 60
"""Of the text board: fits a narrow terminal and a phone held upright."""

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


def width(text: str) -> int:
    """Columns of a terminal: East Asian letters and emoji take two, combining marks none."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def cut(name: str, columns: int) -> str:
    """The name on one line, its end replaced by … if it is wider than `columns`."""
    name = " ".join(name.split())[: 4 * columns]  # a name may be mostly combining marks
    if width(name) <= columns:
        return name
    while width(name) >= columns:
        name = name[:-1]
    return name.rstrip() + "…"


def fold(line: str) -> list[str]:
    """The line broken at blanks into lines of `COLUMNS`, the later ones indented."""
    if width(line) <= COLUMNS:
        return [line]
    words = line.split(" ")
    lines = [words[0]]
    for word in words[1:]:
        if width(lines[-1]) + 1 + width(word) <= COLUMNS:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {word}")
    return lines
