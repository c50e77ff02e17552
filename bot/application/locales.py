"""Where the words are: the hall's own, those of each game, of its rules, and of its guide."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines.packages import find_games

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).parent.parent / "locales"


_RULES: Final = "-rules"
_GUIDE: Final = "-guide"


def rules_book(game: str) -> str:
    """The book of a game's rules: they are long, and wanted only by those who read them."""
    return f"{game}{_RULES}"


def guide_book(game: str) -> str:
    """The book of a game's guided first matches, if it has any."""
    return f"{game}{_GUIDE}"


def book_of(key: str) -> str:
    """The book that holds a key: a game's id, its rules or guide, or a part of the hall's words."""
    first = key.partition("-")[0]
    if first in find_games():
        for book in (rules_book(first), guide_book(first)):
            if key.startswith(f"{book}-"):
                return book
    return first


def game_of(book: str) -> str:
    """The game that a book of its own words, rules or guide belongs to; else the book itself."""
    return book.removesuffix(_RULES).removesuffix(_GUIDE)


def words_file(book: str, language: str) -> Path:
    """The words whose keys begin with `book`. The file need not exist."""
    package = find_games().get(game_of(book))
    folder = (package and package.locales) or LOCALES
    return folder / language / f"{book}.ftl"


def words_files(book: str) -> list[Path]:
    """The same in every language that has them."""
    file = words_file(book, ENGLISH)
    return sorted(file.parent.parent.glob(f"*/{file.name}"))
