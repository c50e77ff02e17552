"""Inline mode: what the bot offers to somebody who types its name in any chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.servers.telegram.entities import Entity
from tests.servers.telegram.keyboards import Keyboard

RESULTS = 50
QUERY = 256  # characters
ID_BYTES = 64


@dataclass(frozen=True, slots=True)
class InlineResult:
    """One thing offered; nobody but who asked sees it before it is chosen."""

    id: str
    title: str
    description: str
    text: str  # what is sent into the chat when it is chosen
    entities: tuple[Entity, ...]
    keyboard: Keyboard


@dataclass(frozen=True, slots=True)
class InlineAnswer:
    """What the bot offers; `button` leads to its private chat."""

    results: tuple[InlineResult, ...]
    is_personal: bool
    cache_time: int
    button: dict[str, Any] | None = None

    @property
    def titles(self) -> list[str]:
        return [result.title for result in self.results]

    def titled(self, wanted: str) -> InlineResult:
        """The first whose title begins so; LookupError names those that are there."""
        for result in self.results:
            if result.title.startswith(wanted):
                return result
        raise LookupError(f"nothing titled {wanted!r} among {self.titles}")
