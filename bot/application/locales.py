"""Where the words are: the hall's own, and those of each game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines.packages import find_games

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).parent.parent / "locales"


def words_file(book: str, language: str) -> Path:
    """The words whose keys begin with `book`, a game's id or a part of the hall's own words.

    The file need not exist.
    """
    package = find_games().get(book)
    folder = (package and package.locales) or LOCALES
    return folder / language / f"{book}.ftl"
