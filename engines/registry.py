"""The rules and the computer players of the games, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

from engines.core.computer import AnyComputer
from engines.core.course import Course, CourseLesson, Task
from engines.core.game import AnyGame
from engines.packages import find_game, find_games

if TYPE_CHECKING:  # it needs pydantic, without which the lab starts faster
    from engines.core.puzzles import AnyMaker


def load_game(id_: str) -> AnyGame:
    """A game's rules. Raises KeyError if there is no such game, and what importing it raises."""
    return cast(AnyGame, import_module(f"{find_game(id_).engine}.game").GAME)


def load_player(id_: str) -> AnyComputer:
    """A game's computer player. Raises as `load_game` does."""
    return cast(AnyComputer, import_module(f"{find_game(id_).engine}.computer.player").PLAYER)


def load_maker(id_: str) -> AnyMaker | None:
    """What a game brings to have puzzles; None: nothing. Raises as `load_game` does."""
    name = f"{find_game(id_).engine}.puzzles"
    return cast("AnyMaker", import_module(name).PUZZLES) if find_spec(name) else None


@cache
def load_course(id_: str) -> Course:
    """The lessons of a game, puzzles among them; () if it has none. Raises as `load_game` does."""
    name = f"{find_game(id_).engine}.course"
    if not find_spec(name):
        return ()
    lessons = cast(Course, import_module(name).COURSE)
    return tuple(_with_puzzle(id_, one) if one.puzzle else one for one in lessons)


def puzzle_file(id_: str) -> Path:
    """Where the puzzles are that come with a game; it need not exist."""
    return Path(import_module(find_game(id_).engine).__file__ or "").parent / "puzzles.jsonl"


@cache
def load_games() -> Mapping[str, AnyGame]:
    """Every game, the shortest first. Raises what importing one of them raises."""
    return {id_: load_game(id_) for id_ in find_games()}


@cache
def load_players() -> Mapping[str, AnyComputer]:
    """Every game's computer player. Raises what importing one of them raises."""
    return {id_: load_player(id_) for id_ in find_games()}


def _with_puzzle(id_: str, lesson: CourseLesson) -> CourseLesson:
    from engines.core.puzzles import Puzzle  # noqa: PLC0415 - it needs pydantic, see above

    lines = puzzle_file(id_).read_text("utf-8").splitlines()
    puzzles = map(Puzzle.model_validate_json, lines)
    puzzle = next(one for one in puzzles if one.id == lesson.puzzle)
    task = Task(
        position=puzzle.position, seat=puzzle.seat, options=puzzle.options, right=(puzzle.first,)
    )
    return replace(lesson, tasks=(task,))
