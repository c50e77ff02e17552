"""The rules of a game, paragraph by paragraph: what the `lessons.py` of every game lists."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from engines.core.values import View

V = TypeVar("V", bound=View)


class Chapter(StrEnum):
    """A part of the rules, in the order in which they are read; `rules-<chapter>` names it."""

    ABOUT = "about"  # what the game is, in three sentences
    STORY = "story"  # one example from start to end
    TURN = "turn"
    EXAMPLES = "examples"  # of the rules that need thought
    FINE_POINTS = "fine_points"


class Lesson(NamedTuple, Generic[V]):
    """A rule's key, and a small position that shows it.

    `<game>-rules.ftl` has the words, `<game>-rules-<key>`, and their `title`.
    """

    key: str
    view: V
    chapter: Chapter = Chapter.TURN
