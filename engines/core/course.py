"""A course: short lessons of a game, each with one idea and positions to solve.

`engines/<game>/course.py` has a game's as `COURSE`; `<game>-course.ftl` has its words. What is
right is said by moves, or by what a move comes to; the rules judge everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engines.core.chance import SeededChance
from engines.core.game import AnyGame, Event, IllegalMoveError, Step, has_luck
from engines.core.moves import Move
from engines.core.options import complete
from engines.core.seat import Seat

# Luck after the positions: everybody who takes a lesson has the same.
_SEED: Final = b"course"

Reached = Callable[[Step[Any]], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A position, and what its seat is to do there.

    Words: `<game>-course-<lesson>-<number>`, with `.task`, `.right`, `.wrong`.
    """

    position: str = ""  # "": where the task before has led
    seat: Seat = Seat.ONE
    options: Mapping[str, str] = field(default_factory=dict)  # that differ from the defaults
    right: tuple[str, ...]  # moves; the first is the model
    reaches: Reached | None = None  # other moves that come to this are right, too
    wrong: Mapping[str, str] = field(default_factory=dict)  # moves with an attribute of their own
    reply: tuple[str, ...] = ()  # what follows the right move, by either player


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseLesson:
    """One idea in one to three tasks, or a puzzle of those that come with the game.

    Words: `<game>-course-<key>` is its title.
    """

    key: str
    tasks: tuple[Task, ...] = ()
    puzzle: str = ""  # the id of one in `puzzles.jsonl`: the lesson's only task


Course = tuple[CourseLesson, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a legal move is worth as an answer."""

    is_right: bool
    remark: str  # the attribute of the task's words that tells why
    states: tuple[Any, ...]  # after it, and if it was right after each move of the reply
    events: tuple[Event, ...]

    @property
    def state(self) -> Any:
        """The last of them."""
        return self.states[-1]


def happens(*kinds: type[Event]) -> Reached:
    """That one of these events comes of a move, by either player."""
    return lambda step: any(isinstance(event, kinds) for event in step.events)


def state_before(game: AnyGame, lesson: CourseLesson, number: int) -> Any:
    """The state in which a task is put."""
    task = lesson.tasks[number]
    if task.position:
        return game.read(task.position, complete(game.options, task.options))
    before = lesson.tasks[number - 1]
    model = game.parse(before.right[0])
    return answer(game, before, state_before(game, lesson, number - 1), model).state


def answer(game: AnyGame, task: Task, state: Any, move: Move) -> Answer:
    """What a move is worth. Raises IllegalMoveError: the rule that it breaks."""
    if move not in game.legal_moves(state, task.seat):
        error: IllegalMoveError = game.why_not(state, task.seat, move)
        raise error
    chance = SeededChance(_SEED)
    step = game.apply(state, task.seat, move, chance)
    if not _is_right(game, task, state, move, step):
        remark = task.wrong.get(str(move), "wrong")
        return Answer(is_right=False, remark=remark, states=(step.state,), events=step.events)
    events, states = step.events, [step.state]
    for text in task.reply:
        (seat,) = game.active(step.state)
        step = game.apply(step.state, seat, game.parse(text), chance)
        events += step.events
        states.append(step.state)
    return Answer(is_right=True, remark="right", states=tuple(states), events=events)


def _is_right(game: AnyGame, task: Task, state: Any, move: Move, step: Step[Any]) -> bool:
    meant = [game.parse(text) for text in task.right]
    if move in meant or (task.reaches and task.reaches(step)):
        return True
    if has_luck(game):
        return False
    # Moves with one effect are one answer.
    after = game.write(step.state)
    return any(
        game.write(game.apply(state, task.seat, one, SeededChance(_SEED)).state) == after
        for one in meant
    )
