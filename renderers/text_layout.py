"""Lines of plain text for the boards in words: measured in columns, shortened and wrapped."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

# Width of a text board: fits a narrow terminal and a phone held upright.
COLUMNS: Final = 60

# Columns of a name where space is short; platforms allow far longer ones.
NAME_COLUMNS: Final = 24


def column_width(text: str) -> int:
    """Columns of a terminal that a text takes: two for East Asian letters and emoji, none for
    combining marks."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def shorten_name(name: str, columns: int = NAME_COLUMNS) -> str:
    """The name on one line, its end replaced by … if it is wider than `columns`."""
    name = " ".join(name.split())[: 4 * columns]  # a name may be mostly combining marks
    if column_width(name) <= columns:
        return name
    while column_width(name) >= columns:
        name = name[:-1]
    return name.rstrip() + "…"


def wrap(lines: Iterable[str]) -> str:
    """The lines as one text, those wider than `COLUMNS` broken at spaces, the rest indented."""
    return "\n".join(wrapped for line in lines for wrapped in _wrap_line(line))


def _wrap_line(line: str) -> list[str]:
    if column_width(line) <= COLUMNS:
        return [line]
    words = line.split(" ")
    lines = [words[0]]
    for word in words[1:]:
        if column_width(lines[-1]) + 1 + column_width(word) <= COLUMNS:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {word}")
    return lines


def truncate(text: str, limit: int) -> str:
    """The text in at most `limit` characters, an ellipsis at its end if there was more."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
