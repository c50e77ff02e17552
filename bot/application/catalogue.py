"""The games that can be played here. One that is broken is named in the log, and left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeVar

import structlog

from bot.application.game_contract import BrokenGameError, Pieces, find_missing, load_pieces
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.packages import GamePackage, find_faults, find_games

log = structlog.get_logger(__name__)

T = TypeVar("T")


@cache
def whole_games() -> Mapping[str, GamePackage]:
    """Every game that lacks nothing as far as its files tell, the shortest first."""
    for fault in find_faults():
        log.error(f"salle: {fault}")
    return {id_: package for id_, package in find_games().items() if _is_whole(package)}


def _is_whole(package: GamePackage) -> bool:
    sentence = find_missing(package)
    if sentence:
        log.error(f"salle: {sentence}")
    return not sentence


class Catalogue:
    """The games of the hall, each imported when it is first asked for.

    `games` and `computers` are mappings by the game's id. To go through one of them imports all
    games; what breaks on the way is left out from then on.
    """

    def __init__(self) -> None:
        self._packages = dict(whole_games())
        self._loaded: dict[str, Pieces] = {}
        self.games: Mapping[str, AnyGame] = _Opened(self, lambda pieces: pieces.engine)
        self.computers: Mapping[str, AnyComputer] = _Opened(self, lambda pieces: pieces.computer)

    def pieces(self, id_: str) -> Pieces:
        """A game's rules and its computer player. Raises KeyError if it can't be played."""
        if id_ not in self._loaded:
            try:
                self._loaded[id_] = load_pieces(self._packages[id_])
            except BrokenGameError as err:
                log.error(f"salle: {err}", exc_info=err.__cause__)
                del self._packages[id_]
                raise KeyError(id_) from None
        return self._loaded[id_]

    def ids(self) -> Iterator[str]:
        """Every game that can be played, the shortest first."""
        return (id_ for id_ in list(self._packages) if id_ in self.games)


class _Opened(Mapping[str, T]):
    # One piece of every game in a catalogue.

    def __init__(self, catalogue: Catalogue, pick: Callable[[Pieces], T]) -> None:
        self._catalogue = catalogue
        self._pick = pick

    def __getitem__(self, id_: str) -> T:
        return self._pick(self._catalogue.pieces(id_))

    def __iter__(self) -> Iterator[str]:
        return self._catalogue.ids()

    def __len__(self) -> int:
        return sum(1 for _ in self)
