"""What pages are told: that something happened at tables, never what.

It is published by the process that delivers, and by the page that a watcher opens or leaves; every
process that serves pages listens, and tells the tabs that it holds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """A table changed, and which tabs look at it, or at their lists, again."""

    about: str = ""
    version: int = 0
    tables: Sequence[str] = ()  # the tabs at these
    people: Sequence[str] = ()  # all tabs of these
    has_challenges: bool = False  # who is about to sit down may find others to take
    besides: str = ""  # somebody whose own tabs at these tables needn't be told
    ended: Sequence[str] = ()  # sessions: the streams of their tabs end

    def __str__(self) -> str:
        said = {name: value for name, value in asdict(self).items() if value}
        return json.dumps(said, ensure_ascii=False)

    @classmethod
    def parse(cls, text: str) -> News:
        """Read back what `str` wrote. Raises ValueError, TypeError."""
        return cls(**json.loads(text))

    @property
    def event(self) -> str:
        """What a tab is told."""
        return json.dumps({"table": self.about, "version": self.version})
