"""All puzzles, by number and by id: those that come with a game, then those cut from matches.

A puzzle keeps its number, by which people call it. Those that were cut from people's matches have
numbers above a thousand, so that more may come with Salle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from weakref import WeakKeyDictionary

import structlog
from pydantic import ValidationError

from bot.application.refused import RefusedError
from engines.core.game import AnyGame
from engines.core.puzzles import Puzzle
from engines.puzzle_lab import PuzzleFileError, read
from engines.registry import puzzle_file
from storage.store import Store

CUT: Final = 1001
"""The number of the first that was cut from a match of people."""

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


# Of each store and game: how many were cut when it was read, and the shelf.
_read: Final[WeakKeyDictionary[Store, dict[str, tuple[int, Shelf]]]] = WeakKeyDictionary()


async def load_shelf(store: Store, game: AnyGame) -> Shelf:
    """All puzzles of a game, in the order of their numbers. Those of other rules are left out.

    Read again when more have been cut; else one round trip.
    """
    kept, count = _read.setdefault(store, {}), await store.count_cut_puzzles(game.id)
    if game.id not in kept or kept[game.id][0] != count:
        cut = await store.cut_puzzles(game.id) if count else {}
        kept[game.id] = count, _of(game, (*_shipped(game.id), *_cut(game.id, cut)))
    return kept[game.id][1]


def shipped_shelf(game: AnyGame) -> Shelf:
    """Those that come with a game, likewise."""
    return _of(game, _shipped(game.id))


def _of(game: AnyGame, puzzles: Iterable[NumberedPuzzle]) -> Shelf:
    return Shelf(by_id={one.puzzle.id: one for one in puzzles if one.puzzle.rules == game.rules})


# What can't be read is left out, and keeps its number.
def _cut(game: str, texts: Mapping[str, str]) -> Iterator[NumberedPuzzle]:
    for number, (id_, text) in enumerate(texts.items(), CUT):
        try:
            yield NumberedPuzzle(number=number, puzzle=Puzzle.model_validate_json(text))
        except ValidationError as err:
            log.error("a puzzle can't be read", game=game, id=id_, why=err.title)


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
