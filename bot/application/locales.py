"""Where the words are: the hall's own, those of each game, and those of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines.packages import find_games

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).parent.parent / "locales"


_RULES: Final = "-rules"


def rules_book(game: str) -> str:
    """The book of a game's rules: they are long, and wanted only by those who read them."""
    return f"{game}{_RULES}"


def book_of(key: str) -> str:
    """The book that holds a key: a game's id, its rules, or a part of the hall's own words."""
    first = key.partition("-")[0]
    is_rule = first in find_games() and key.startswith(f"{rules_book(first)}-")
    return rules_book(first) if is_rule else first


def words_file(book: str, language: str) -> Path:
    """The words whose keys begin with `book`. The file need not exist."""
    package = find_games().get(book.removesuffix(_RULES))
    folder = (package and package.locales) or LOCALES
    return folder / language / f"{book}.ftl"


def words_files(book: str) -> list[Path]:
    """The same in every language that has them."""
    file = words_file(book, ENGLISH)
    return sorted(file.parent.parent.glob(f"*/{file.name}"))
