"""Sanitises names and other text from people, so that it can't affect the text around it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

# Invisible, but part of how words and emoji are written.
_JOINERS: Final = frozenset("\u200c\u200d")
# Categories of what isn't writing: controls and formats, the bidirectional ones among them.
_UNWRITTEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
# Letters and signs by their category, with nothing to see.
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_MOST_MARKS: Final = 4  # on one letter; more would climb over the lines around


@lru_cache(4096)
def plain_name(text: str) -> str:
    """A name in one line, without controls, overrides and isolates of direction.

    It is "" if there would be nothing to see.
    """
    name = plain_text(text)
    return name if any(c not in _JOINERS and not c.isspace() for c in name) else ""


def plain_text(text: str) -> str:
    """The same of a line that somebody has written; nothing but a joiner may remain."""
    shown, marks = list[str](), _MOST_MARKS  # a mark needs a letter that it stands on
    for character in text:
        if character.isspace() or character in _BLANKS:
            marks = _MOST_MARKS
            shown.append(" ")
        elif unicodedata.category(character)[0] == "M":
            marks += 1
            if marks <= _MOST_MARKS:
                shown.append(character)
        elif character in _JOINERS:
            if shown and shown[-1] not in _JOINERS:
                shown.append(character)
        elif unicodedata.category(character) not in _UNWRITTEN:
            marks = 0
            shown.append(character)
    return " ".join("".join(shown).split())
