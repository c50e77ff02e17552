"""The messages of the lessons: the list of a game's, a task, and what came of an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt, Subject
from bot.application.progress import Progress
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, Verb
from bot.messages import card_pages
from bot.messages.event_sentences import describe_events
from bot.messages.practice_board import PracticeBoard
from bot.messages.preferences import Preferences
from bot.messages.prompts import PartialMove
from bot.messages.words import Words, say_in
from engines.core.course import Answer, Course, CourseLesson, Task, state_before
from engines.core.game import AnyGame
from engines.core.seat import Pair

LESSON_PREFIX: Final = "le"
GUIDED_PREFIX: Final = "lg"  # begins a guided first game

_WALK: Final = ""
_ANSWER: Final = "!"
_DONE: Final = "✓"
_LIST: Final = -1
_ONWARD: Final = -2
# No part of it looks like the name of a table, which platforms call by another.
_DATA: Final = re.compile(
    rf"{LESSON_PREFIX}:([a-z0-9_]{{2,20}})(?:/on|/(\d{{1,2}})\.(\d)(?:/([\d.]*)(!?))?)?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonButton:
    """The data of a button: a game's list, the way on, or a task, with a move that is entered."""

    game: str
    lesson: int = _LIST
    task: int = 0
    path: tuple[int, ...] = ()
    is_answer: bool = False  # the move is the answer, whatever might follow

    def __str__(self) -> str:
        if self.lesson < 0:
            return f"{LESSON_PREFIX}:{self.game}{'/on' if self.is_onward else ''}"
        return self.to(_ANSWER if self.is_answer else _WALK, *self.path)

    @property
    def is_list(self) -> bool:
        """Whether it leads to all lessons."""
        return self.lesson == _LIST

    @property
    def is_onward(self) -> bool:
        """Whether it leads to where its reader left off."""
        return self.lesson == _ONWARD

    @classmethod
    def onward(cls, game: str) -> LessonButton:
        """The button that leads to where its reader left off."""
        return cls(game=game, lesson=_ONWARD)

    def to(self, verb: str, *path: int) -> str:
        """The data of the button that goes on with a move, or answers with it."""
        steps = ".".join(map(str, path))
        entered = f"/{steps}{verb}" if path else ""
        return f"{LESSON_PREFIX}:{self.game}/{self.lesson}.{self.task}{entered}"

    @classmethod
    def parse(cls, text: str) -> LessonButton:
        """Read back what `str` wrote. Raises RefusedError."""
        found = _DATA.fullmatch(text)
        if found is None:
            raise RefusedError("hall-no-button", text)
        game, lesson, task, path, is_answer = found.groups(default="")
        return cls(
            game=game,
            lesson=int(lesson) if lesson else _ONWARD if text.endswith("/on") else _LIST,
            task=int(task or 0),
            path=tuple(int(step) for step in path.split(".") if step),
            is_answer=bool(is_answer),
        )


@dataclass(frozen=True, kw_only=True)
class Learner:
    """Somebody who takes the lessons of a game."""

    game: AnyGame
    course: Course
    preferences: Preferences
    name: str
    progress: Progress

    @cached_property
    def say(self) -> Words:
        """Words in their language."""
        return say_in(self.preferences.language)

    @property
    def done(self) -> frozenset[str]:
        """The keys of the lessons of this game that are done."""
        known = {lesson.key for lesson in self.course}
        mine = {key for game, key in self.progress.done if game == self.game.id}
        return frozenset(known & mine)

    def is_done(self, number: int) -> bool:
        """Whether that lesson is done."""
        return self.course[number].key in self.done

    def place(self) -> tuple[int, int]:
        """Where they left off: a lesson and a task; else the first lesson that isn't done."""
        key, task = self.progress.begun.get(self.game.id, ("", 0))
        for number, lesson in enumerate(self.course):
            if lesson.key == key and key not in self.done and task < len(lesson.tasks):
                return number, task
        return next((n for n in range(len(self.course)) if not self.is_done(n)), 0), 0

    def title(self, number: int) -> str:
        """A lesson's title, with its number."""
        lesson = self.say(f"{self.game.id}-course-{self.course[number].key}")
        return f"{number + 1}. {lesson}"


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """One task as its learner sees it."""

    learner: Learner
    number: int
    task_number: int

    @property
    def lesson(self) -> CourseLesson:
        """The lesson of the course."""
        return self.learner.course[self.number]

    @property
    def task(self) -> Task:
        """What is to be done."""
        return self.lesson.tasks[self.task_number]

    @property
    def button(self) -> LessonButton:
        """What the buttons of this task are made from."""
        return LessonButton(game=self.learner.game.id, lesson=self.number, task=self.task_number)

    @cached_property
    def board(self) -> PracticeBoard:
        """The task's position."""
        learner = self.learner
        salle = Pair(one="Salle", two="Salle")
        me = learner.name or learner.say("learn-you")
        return PracticeBoard(
            game=learner.game,
            state=state_before(learner.game, self.lesson, self.task_number),
            seat=self.task.seat,
            names=salle.put(self.task.seat, me),
            preferences=learner.preferences,
        )

    def words(self, part: str = "") -> str:
        """What the lesson says of this task."""
        key = f"{self.learner.game.id}-course-{self.lesson.key}-{self.task_number + 1}"
        return self.learner.say(f"{key}.{part}" if part else key)

    @property
    def title(self) -> str:
        """The message's title."""
        return f"{self.learner.say(f'{self.learner.game.id}-name')} · " + self.learner.title(
            self.number
        )

    @property
    def list_control(self) -> Choice:
        """The button that leads to all lessons."""
        return list_control(self.learner)


def list_control(learner: Learner) -> Choice:
    """The button that leads to all lessons of a game."""
    return Choice(label=learner.say("learn-list"), ticket=str(LessonButton(game=learner.game.id)))


def list_post(learner: Learner, more: Iterable[Choice] = ()) -> Post:
    """All lessons, those that are done with a tick; `more` are buttons to other things."""
    say, game = learner.say, learner.game.id
    name, done = say(f"{game}-name"), len(learner.done)
    is_all = done == len(learner.course)
    lessons = tuple(
        Choice(
            label=f"{_DONE} {learner.title(n)}" if learner.is_done(n) else learner.title(n),
            ticket=str(LessonButton(game=game, lesson=n)),
        )
        for n in range(len(learner.course))
    )
    number, _ = learner.place()
    key = "learn-go-on" if done or learner.progress.begun.get(game) else "learn-begin"
    onward = Choice(
        label=say(key, lesson=learner.title(number)),
        ticket=str(LessonButton.onward(game)),
        style=ButtonStyle.GO,
    )
    rules = Ticket(verb=Verb.RULES, table=card_pages.key_without_table(game), version=0)
    return Post(
        title=say("learn-title", game=name),
        lines=(
            say("learn-all-done", game=name)
            if is_all
            else say("learn-progress", done=done, count=len(learner.course)),
        ),
        prompt=Prompt(
            groups=(Group(key="lessons", label=say("learn-list"), choices=lessons),),
            controls=(
                *(() if is_all else (onward,)),
                *more,
                Choice(label=say("hall-rules"), ticket=str(rules)),
            ),
        ),
        subject=Subject(lessons=game),
    )


def games_post(games: Iterable[str], say: Words) -> Post:
    """The games that have lessons, to choose from."""
    choices = tuple(
        Choice(label=say(f"{game}-name"), ticket=str(LessonButton(game=game))) for game in games
    )
    return Post(
        prompt=Prompt(
            lead=say("learn-which-game"),
            groups=(Group(key="games", label="", choices=choices),),
        )
    )


def task_post(lesson: Lesson, *, remark: str = "") -> Post:
    """A task: position, idea, what to do, and the buttons. After a wrong answer with a `remark`."""
    place = lesson.board.walk(())
    return _with_moves(
        lesson,
        place,
        lines=(lesson.words(remark) if remark else lesson.words(),),
        controls=(lesson.list_control,),
        lead=lesson.words("task"),
    )


def preview_post(lesson: Lesson, place: PartialMove) -> Post:
    """A move that is being entered."""
    say, button = lesson.learner.say, lesson.button
    send = Choice(
        label=say("learn-answer"), ticket=button.to(_ANSWER, *place.path), style=ButtonStyle.GO
    )
    back = Choice(label=say("hall-back"), ticket=button.to(_WALK, *place.path[:-1]))
    words = lesson.board.preview(place)
    return _with_moves(
        lesson,
        place,
        lines=(lesson.words("task"),),
        controls=(*((send,) if place.fork.move else ()), back),
        lead=words.warning or words.lead,
        rest=f"{words.lead} {words.rest}".strip() if words.warning else words.rest,
    )


def right_post(lesson: Lesson, answer: Answer) -> Post:
    """A right answer: what came of it, why, and the way on."""
    learner, board = lesson.learner, lesson.board
    after = PracticeBoard(
        game=board.game,
        state=answer.state,
        seat=board.seat,
        names=board.names,
        preferences=board.preferences,
    )
    told = describe_events(answer.events, learner.say, board.names, board.seat)
    return Post(
        title=lesson.title,
        lines=told,
        picture=after.picture(),
        prompt=Prompt(lead=lesson.words("right"), controls=(*_onward(lesson), lesson.list_control)),
        is_preview=True,
    )


def _with_moves(
    lesson: Lesson,
    place: PartialMove,
    *,
    lines: tuple[str, ...],
    controls: tuple[Choice, ...],
    lead: str,
    rest: str = "",
) -> Post:
    board, button = lesson.board, lesson.button
    return Post(
        title=lesson.title,
        lines=lines,
        picture=board.picture(place),
        prompt=Prompt(
            lead=lead,
            rest=rest,
            groups=board.groups(place, button, _WALK),
            controls=controls,
            grid=board.keypad(place),
            idle_ticket=button.to(_WALK, *place.path),
        ),
        is_preview=bool(place.steps),
    )


# The next task of the lesson, else the next lesson that isn't done.
def _onward(lesson: Lesson) -> tuple[Choice, ...]:
    learner, game = lesson.learner, lesson.learner.game.id
    if lesson.task_number + 1 < len(lesson.lesson.tasks):
        data = LessonButton(game=game, lesson=lesson.number, task=lesson.task_number + 1)
        label = learner.say("learn-next-task")
        return (Choice(label=label, ticket=str(data), style=ButtonStyle.GO),)
    count = len(learner.course)
    later = ((lesson.number + n) % count for n in range(1, count))
    number = next((n for n in later if not learner.is_done(n)), None)
    if number is None:
        return ()
    label = learner.say("learn-next", lesson=learner.title(number))
    data = LessonButton(game=game, lesson=number)
    return (Choice(label=label, ticket=str(data), style=ButtonStyle.GO),)
