"""Matches that are played move by move, to be analysed."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.analysis.analysis import Budget, analyse
from engines.core.analysis.plies import PlyAnalysis
from engines.core.game import AnyGame
from engines.core.record import Record
from engines.core.seat import Seat
from engines.registry import load_player
from tests.harness import moved, seated


def played(game: AnyGame, moves: Iterable[str], *, seed: int = 0, **options: str) -> Record:
    """The record of a match after these moves, each a seat and a move: `one +5`."""
    record, match = seated(game, options, seed=seed)
    for text in moves:
        seat, _, move = text.partition(" ")
        record, match = moved(game, record, match, Seat(seat), game.parse(move))
    return record


def analysed(game: AnyGame, record: Record, *, playouts: int, seed: int = 0) -> list[PlyAnalysis]:
    """Every move of a record, judged with so much work."""
    return list(analyse(game, load_player(game.id), record, Budget(playouts=playouts), seed=seed))


def turning_points(plies: Iterable[PlyAnalysis]) -> list[int]:
    """The numbers of the moves that decided something."""
    return [ply.ply for ply in plies if ply.is_turning_point]
