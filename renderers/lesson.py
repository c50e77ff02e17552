"""A rule in a picture: what the `lessons.py` of every game lists."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from engines.core.values import View

V = TypeVar("V", bound=View)


class Lesson(NamedTuple, Generic[V]):
    """A rule's key, whose words are `<game>-rules-<key>`, and a position that shows it."""

    key: str
    view: V
