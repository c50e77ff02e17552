"""The messages of the lessons: the list of a game's, a task, and the outcome of an answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from bot.application.model import ButtonStyle, Choice, Group, Post, Prompt, Subject
from bot.application.profile import Motion
from bot.application.progress import Progress
from bot.application.tickets import Ticket, Verb
from bot.messages import card_pages
from bot.messages.event_sentences import describe_events
from bot.messages.lesson_buttons import ANSWER, SHOW, WALK, LessonButton
from bot.messages.practice_board import PracticeBoard
from bot.messages.preferences import Preferences
from bot.messages.prompts import PartialMove
from bot.messages.words import Words, say_in
from engines.core.course import Answer, Course, CourseLesson, Task, state_before
from engines.core.game import AnyGame
from engines.core.seat import Pair

_DONE: Final = "✓"
_SEEN: Final = "○"


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
        return self._mine(self.progress.done)

    @property
    def seen(self) -> frozenset[str]:
        """The keys of those that are gone through, with an answer that was shown."""
        return self._mine(self.progress.seen)

    def _mine(self, lessons: Iterable[tuple[str, str]]) -> frozenset[str]:
        known = {lesson.key for lesson in self.course}
        return frozenset(known & {key for game, key in lessons if game == self.game.id})

    def is_done(self, number: int) -> bool:
        """Whether that lesson is done."""
        return self.course[number].key in self.done

    def place(self) -> tuple[int, int]:
        """Where they left off: a lesson and a task; else the first lesson that isn't done."""
        key, task, *_ = self.progress.place(self.game.id)
        gone_through = self.done if task else self.done | self.seen
        for number, lesson in enumerate(self.course):
            if lesson.key == key and key not in gone_through and task < len(lesson.tasks):
                return number, task
        return self.next_after(-1) or 0, 0

    def next_after(self, number: int) -> int | None:
        """The lesson to go on with: the first new one from there on, around; else one only seen."""
        count = len(self.course)
        later = [(number + n) % count for n in range(1, count + (number < 0))]
        new = (n for n in later if self.course[n].key not in self.done | self.seen)
        return next(new, next((n for n in later if not self.is_done(n)), None))

    def label(self, number: int) -> str:
        """A lesson's title in the list: done, seen, or new."""
        key, title = self.course[number].key, self.title(number)
        mark = _DONE if key in self.done else _SEEN if key in self.seen else ""
        return f"{mark} {title}".strip()

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
    def may_be_shown(self) -> bool:
        """Whether its learner has tried it and may have the answer."""
        key, task, is_tried, _ = self.learner.progress.place(self.learner.game.id)
        return (key, task, is_tried) == (self.lesson.key, self.task_number, True)

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
            label=learner.label(n),
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
            *((say("learn-seen", count=len(learner.seen)),) if learner.seen else ()),
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
        controls=(*_showing(lesson), lesson.list_control),
        lead=lesson.words("task"),
    )


# After a try.
def _showing(lesson: Lesson) -> tuple[Choice, ...]:
    if not lesson.may_be_shown:
        return ()
    label = lesson.learner.say("puzzle-show-me")
    return (Choice(label=label, ticket=lesson.button.to(SHOW)),)


def preview_post(lesson: Lesson, place: PartialMove) -> Post:
    """A move that is being entered."""
    say, button = lesson.learner.say, lesson.button
    send = Choice(
        label=say("learn-answer"), ticket=button.to(ANSWER, *place.path), style=ButtonStyle.GO
    )
    back = Choice(label=say("hall-back"), ticket=button.to(WALK, *place.path[:-1]))
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
    """A right answer: its outcome, why, and the way on."""
    learner, board = lesson.learner, lesson.board
    return Post(
        title=lesson.title,
        lines=describe_events(answer.events, learner.say, board.names, board.seat),
        picture=replace(board, state=answer.state).picture(),
        prompt=Prompt(lead=lesson.words("right"), controls=(*_onward(lesson), lesson.list_control)),
        is_preview=True,
    )


def shown_post(lesson: Lesson, answer: Answer) -> Post:
    """The right answer, given away: in motion, unless nothing is to move for its reader."""
    board, say = lesson.board, lesson.learner.say
    right = right_post(lesson, answer)
    right = replace(right, lines=(say("learn-shown"), *right.lines))
    if lesson.learner.preferences.motion is Motion.NEVER:
        return right
    states = (board.state, *answer.states)
    film = tuple(replace(board, state=state).picture() for state in states)
    return replace(right, picture=None, film=film, film_failed=say("hall-film-failed"))


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
            groups=board.groups(place, button, WALK),
            controls=controls,
            grid=board.keypad(place),
            idle_ticket=button.to(WALK, *place.path),
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
    number = learner.next_after(lesson.number)
    if number is None:
        return ()
    label = learner.say("learn-next", lesson=learner.title(number))
    data = LessonButton(game=game, lesson=number)
    return (Choice(label=label, ticket=str(data), style=ButtonStyle.GO),)
