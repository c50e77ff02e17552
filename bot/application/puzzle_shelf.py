"""The puzzles that there are: those that come with a game, by number and by id.

Whatever reads puzzles asks here, so that others may be put beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import structlog

from bot.application.refused import RefusedError
from engines.core.game import AnyGame
from engines.core.puzzles import Puzzle
from engines.puzzle_lab import PuzzleFileError, read
from engines.registry import puzzle_file

log = structlog.get_logger(__name__)


class NoPuzzleError(RefusedError):
    """There is no such puzzle, or none left for somebody."""

    def __init__(self, why: str = "") -> None:
        super().__init__("puzzle-none", why)


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberedPuzzle:
    """A puzzle, and its number among those of its game: people name it by that."""

    number: int
    puzzle: Puzzle

    @property
    def name(self) -> str:
        """What it is kept under: "gyges/25329dc3d2". Ids stay, whatever comes before them."""
        return name_of(self.puzzle.game, self.puzzle.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """All puzzles of a game."""

    by_id: Mapping[str, NumberedPuzzle]

    def __iter__(self) -> Iterator[NumberedPuzzle]:
        return iter(self.by_id.values())

    def __len__(self) -> int:
        return len(self.by_id)

    def find(self, id_: str) -> NumberedPuzzle:
        """The one of this id. Raises NoPuzzleError."""
        if found := self.by_id.get(id_):
            return found
        raise NoPuzzleError(id_)

    def numbered(self, number: int) -> NumberedPuzzle:
        """The one of this number. Raises NoPuzzleError."""
        for one in self:
            if one.number == number:
                return one
        raise NoPuzzleError(str(number))


def name_of(game: str, id_: str) -> str:
    """What a puzzle is kept under."""
    return f"{game}/{id_}"


def shelf_of(game: AnyGame) -> Shelf:
    """The puzzles of a game, in the order of their numbers. Those of other rules are left out."""
    kept = (one for one in _shipped(game.id) if one.puzzle.rules == game.rules)
    return Shelf(by_id={one.puzzle.id: one for one in kept})


@cache
def _shipped(game: str) -> tuple[NumberedPuzzle, ...]:
    path = puzzle_file(game)
    if not path.is_file():
        return ()
    try:
        return tuple(
            NumberedPuzzle(number=number, puzzle=puzzle)
            for number, puzzle in enumerate(read(path), start=1)
        )
    except PuzzleFileError as err:
        log.error("the puzzles of a game can't be read", game=game, why=str(err))
        return ()
