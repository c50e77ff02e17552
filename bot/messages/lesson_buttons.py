"""The data of the buttons of lessons: which task, and the steps of a move so far."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bot.application.refused import RefusedError

LESSON_PREFIX: Final = "le"
GUIDED_PREFIX: Final = "lg"  # begins a guided first game

WALK: Final = ""
ANSWER: Final = "!"
SHOW: Final = "?"
_LIST: Final = -1
_ONWARD: Final = -2
# No part of it looks like the name of a table, which platforms call by another.
_DATA: Final = re.compile(
    rf"{LESSON_PREFIX}:([a-z0-9_]{{2,20}})(?:/on|/(\d{{1,2}})\.(\d)(?:/([\d.]*)([!?]?))?)?",
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
    is_show: bool = False  # gives the answer away

    def __str__(self) -> str:
        if self.lesson < 0:
            return f"{LESSON_PREFIX}:{self.game}{'/on' if self.is_onward else ''}"
        verb = SHOW if self.is_show else ANSWER if self.is_answer else WALK
        return self.to(verb, *self.path)

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
        """The data of the button that goes on with a move, answers with it, or gives it away."""
        steps = ".".join(map(str, path))
        entered = f"/{steps}{verb}" if path or verb else ""
        return f"{LESSON_PREFIX}:{self.game}/{self.lesson}.{self.task}{entered}"

    @classmethod
    def parse(cls, text: str) -> LessonButton:
        """Read back what `str` wrote. Raises RefusedError."""
        found = _DATA.fullmatch(text)
        if found is None:
            raise RefusedError("hall-no-button", text)
        game, lesson, task, path, verb = found.groups(default="")
        return cls(
            game=game,
            lesson=int(lesson) if lesson else _ONWARD if text.endswith("/on") else _LIST,
            task=int(task or 0),
            path=tuple(int(step) for step in path.split(".") if step),
            is_answer=verb == ANSWER,
            is_show=verb == SHOW,
        )
