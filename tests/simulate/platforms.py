"""The platforms, and the witness: a server that writes down what arrives, at the virtual time.

It knows nothing of Salle but what arrives here.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CHATS = ("discord", "telegram")
PAGE = "web"
OLD = "test"
"""Where tables of the store of 0.1 are."""

NAMES = (*CHATS, PAGE, OLD)
KNOW_REPETITIONS = frozenset({"discord"})
"""Where a message that is sent again under the same nonce is the same message."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """What somebody was shown."""

    at: float  # virtual
    worker: str  # the process that sent it
    to: str  # the address of a person, or of a chat
    is_private: bool
    is_silent: bool  # it rings for nobody but those who are mentioned
    mentions: tuple[str, ...]  # addresses
    table: str
    version: int  # of the table's log
    lines: tuple[str, ...]
    buttons: frozenset[str]  # what its buttons begin with: their commands
    is_over: bool  # the match
    tournament: str = ""  # its id, of a message that is about one
    is_edit: bool = False  # of one that stands in the chat
    nonce: str = ""
    rows: tuple[str, ...] = ()  # of a picture of standings: who has how many points

    @property
    def rings_for(self) -> tuple[str, ...]:
        """Whose attention it gets."""
        if not self.is_private:
            return self.mentions
        return () if self.is_silent else (self.to,)


class Platforms:
    """All platforms: what each of them has taken, in order."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.journal: list[Message] = []
        self.blocked: set[str] = set()  # who doesn't want to hear from Salle
        self._now = now
        self._there = {name: asyncio.Event() for name in NAMES}
        self._known: dict[tuple[str, str, str], str] = {}
        self._numbers: defaultdict[str, int] = defaultdict(int)
        for event in self._there.values():
            event.set()

    # -- what the world does to them ---------------------------------------------------------------
    @property
    def away(self) -> frozenset[str]:
        return frozenset(name for name, event in self._there.items() if not event.is_set())

    def go_away(self, name: str) -> None:
        self._there[name].clear()

    def come_back(self, name: str) -> None:
        self._there[name].set()

    # -- what Salle asks of them -------------------------------------------------------------------
    async def answer(self, worker: str, question: dict[str, Any]) -> dict[str, Any]:
        """As a messenger reads it: a reference, or why there is none."""
        if question["do"] == "turn":
            await self._there[question["platform"]].wait()
            return {}
        return self._take(worker, question)

    def _take(self, worker: str, question: dict[str, Any]) -> dict[str, Any]:
        platform, to, nonce = question["platform"], question["to"], question["nonce"]
        if platform in self.away:
            return {"refused": "later"}
        if question["is_private"] and to in self.blocked:
            return {"refused": "closed"}
        if platform in KNOW_REPETITIONS and (known := self._known.get((platform, to, nonce))):
            return {"reference": known}
        message = Message(
            at=self._now(),
            worker=worker,
            to=to,
            is_private=question["is_private"],
            is_silent=question["is_silent"],
            mentions=tuple(question["mentions"]),
            table=question["table"],
            version=question["version"],
            lines=tuple(question["lines"]),
            buttons=frozenset(question["buttons"]),
            is_over=question["is_over"],
            tournament=question["tournament"],
            is_edit=question["is_edit"],
            nonce=nonce,
            rows=tuple(question["rows"]),
        )
        self.journal.append(message)
        self._numbers[to] += 1
        reference = f"{to}/{self._numbers[to]}"
        self._known[platform, to, nonce] = reference
        return {"reference": reference}
