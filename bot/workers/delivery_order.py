"""Which notices wait for which: those of one table to one recipient for each other, and those of
one act, for a moment, for the ones before them.

So a board is told after the private messages of its act, which may find a private chat closed. Who
keeps the others waiting is not waited for again until he has been told something.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from storage.base import Notice, TableKey

PATIENCE: Final = 3.0
"""Seconds that a recipient may hold up the others of the same act."""


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A notice that is under way, until it has been told or put away."""

    notice: Notice
    is_over: asyncio.Event = field(default_factory=asyncio.Event)


class DeliveryOrder:
    """The notices that are under way, by table."""

    def __init__(self) -> None:
        self._turns: dict[TableKey, list[Turn]] = {}
        self._slow: set[str] = set()  # recipients who keep the others waiting

    def join(self, notice: Notice) -> Turn:
        """The turn of a notice, after all that have joined."""
        turn = Turn(notice)
        self._turns.setdefault(notice.table, []).append(turn)
        return turn

    def leave(self, turn: Turn) -> None:
        """Nobody waits for it any more."""
        turn.is_over.set()
        turns = self._turns[turn.notice.table]
        turns.remove(turn)
        if not turns:
            del self._turns[turn.notice.table]

    def told(self, turn: Turn) -> None:
        """Its recipient can be told things: he is waited for again."""
        self._slow.discard(turn.notice.to)

    async def reached(self, turn: Turn) -> None:
        """Return when its notice may be told."""
        turns = self._turns[turn.notice.table]
        before = turns[: turns.index(turn)]
        for other in before:
            if other.notice.to == turn.notice.to:
                await other.is_over.wait()
        await self._wait_a_moment(
            [
                other
                for other in before
                if other.notice.version == turn.notice.version and other.notice.to not in self._slow
            ]
        )

    async def _wait_a_moment(self, turns: Sequence[Turn]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                for other in turns:
                    await other.is_over.wait()
        except TimeoutError:
            self._slow.update(other.notice.to for other in turns if not other.is_over.is_set())
