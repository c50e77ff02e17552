"""`python -m engines puzzles`: finds puzzles, cuts them from a match, proves them again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pydantic import ValidationError

from engines.core.computer import AnyComputer
from engines.core.game import AnyGame, PositionError, RuleError
from engines.core.puzzle_cutting import NotOverError, cut_match
from engines.core.puzzles import AnyMaker, Puzzle, UnprovedError, find_puzzles, prove
from engines.core.record import DamagedRecordError, Record


class PuzzleFileError(ValueError):
    """A file can't be read, or isn't one of puzzles."""


def read(path: Path) -> Iterator[Puzzle]:
    """The puzzles of a file. Raises PuzzleFileError."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as err:
        raise PuzzleFileError(f"{path.name} can't be read: {type(err).__name__}") from None
    for number, line in enumerate(lines, start=1):
        try:
            yield Puzzle.model_validate_json(line)
        except ValidationError as err:
            raise PuzzleFileError(f"line {number}: this is no puzzle: {err.title}") from None


def made(
    game: AnyGame,
    computer: AnyComputer,
    maker: AnyMaker,
    *,
    seed: int,
    count: int,
    after: Path | None = None,
) -> Iterator[str]:
    """New puzzles, a JSON line each, to go `after` those of a file. Raises PuzzleFileError."""
    earlier = tuple(read(after)) if after else ()
    for puzzle in find_puzzles(game, computer, maker, seed=seed, count=count, earlier=earlier):
        yield line_of(puzzle)


def cut_from(
    game: AnyGame, maker: AnyMaker, record: Record, *, match: str, seed: int
) -> Iterator[str]:
    """That of a finished match, likewise, if there is one. Raises PuzzleFileError."""
    try:
        if puzzle := cut_match(game, maker, record, match=match, seed=seed):
            yield line_of(puzzle)
    except (NotOverError, DamagedRecordError) as err:
        raise PuzzleFileError(str(err)) from None


def line_of(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    return puzzle.model_dump_json(exclude_none=True)


def unproved(game: AnyGame, maker: AnyMaker, path: Path) -> Iterator[str]:
    """Of the puzzles of a file, those that aren't proved, and why. Raises PuzzleFileError."""
    for puzzle in read(path):
        try:
            prove(game, maker, puzzle)
        except (UnprovedError, PositionError, RuleError) as err:
            yield f"{puzzle.id}: {err}"
