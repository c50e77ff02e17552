"""Where the words are: the hall's own, those of each game, of its rules, guide and course."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines.packages import find_games

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).parent.parent / "locales"


_RULES: Final = "-rules"
_GUIDE: Final = "-guide"
_COURSE: Final = "-course"


def rules_book(game: str) -> str:
    """The book of a game's rules: they are long, and wanted only by those who read them."""
    return f"{game}{_RULES}"


def guide_book(game: str) -> str:
    """The book of a game's guided first matches, if it has any."""
    return f"{game}{_GUIDE}"


def course_book(game: str) -> str:
    """The book of a game's lessons, if it has any."""
    return f"{game}{_COURSE}"


def book_of(key: str) -> str:
    """The book that holds a key: a game's, its rules', guide's or course's, or the hall's."""
    first = key.partition("-")[0]
    if first in find_games():
        for book in (rules_book(first), guide_book(first), course_book(first)):
            if key.startswith(f"{book}-"):
                return book
    return first


def game_of(book: str) -> str:
    """The game that a book of its words, rules, guide or course belongs to; else the book."""
    return book.removesuffix(_RULES).removesuffix(_GUIDE).removesuffix(_COURSE)


def words_file(book: str, language: str) -> Path:
    """The words whose keys begin with `book`. The file need not exist."""
    package = find_games().get(game_of(book))
    folder = (package and package.locales) or LOCALES
    return folder / language / f"{book}.ftl"


def words_files(book: str) -> list[Path]:
    """The same in every language that has them."""
    file = words_file(book, ENGLISH)
    return sorted(file.parent.parent.glob(f"*/{file.name}"))
