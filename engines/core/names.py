"""Sanitises names and other text from people, so that it can't affect the text around it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

# Invisible, but part of how words and emoji are written.
_JOINERS: Final = frozenset("\u200c\u200d")
# Categories of what isn't writing: controls and formats, the bidirectional ones among them.
_UNWRITTEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


@lru_cache(4096)
def plain_name(text: str) -> str:
    """A name in one line, without controls, overrides and isolates of direction; perhaps ""."""
    return plain_text(text)


def plain_text(text: str) -> str:
    """The same of a line that somebody has written."""
    shown = (c if _is_writing(c) else " " if c.isspace() else "" for c in text)
    return " ".join("".join(shown).split())


def _is_writing(character: str) -> bool:
    return character in _JOINERS or unicodedata.category(character) not in _UNWRITTEN
