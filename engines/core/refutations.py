"""What a wrong move in a puzzle meets: an answer after which it doesn't win in time."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from engines.core.chance import SeededChance
from engines.core.game import AnyGame
from engines.core.moves import Move
from engines.core.options import complete
from engines.core.puzzles import BEST_DECISION, AnyMaker, Puzzle
from engines.core.seat import Seat


@runtime_checkable
class Refuter(Protocol):
    """What a `PuzzleMaker` of forced wins may be as well."""

    def answer(self, after: Any, seat: Seat, plies: int) -> Move | None:
        """An answer to a move of `seat`, after which it doesn't win in so many plies by threats.

        A win of the rival, if there is one. None if none is found with little work.
        """


def refutation(game: AnyGame, maker: AnyMaker, puzzle: Puzzle, text: str) -> Move | None:
    """What the rival may answer to a wrong move; None if that isn't known."""
    if puzzle.kind == BEST_DECISION or not isinstance(maker, Refuter):
        return None
    state = game.read(puzzle.position, complete(game.options, puzzle.options))
    after = game.apply(state, puzzle.seat, game.parse(text), SeededChance(b"puzzle")).state
    if puzzle.seat.other not in game.active(after):
        return None
    plies = int(puzzle.kind.rpartition("-")[2])
    return maker.answer(after, puzzle.seat, plies - 2)
