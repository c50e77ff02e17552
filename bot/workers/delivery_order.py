"""The order in which the notices of one act are told.

An act is told to its players in private, and then in the chat: the private message may find a chat
closed, and then the board in the chat names the player. So each notice waits for those of the same
act before it, for a few seconds. A recipient who takes longer is not waited for again until a
message has reached them. Nobody waits for those who follow the match, or for the players of a
tournament.

Notices of several acts to one recipient about one table don't meet here: `FairQueue` begins the
next when the one before is done with.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from storage.base import Notice, NoticeKind, TableKey

# Seconds that a notice waits for those of its act before it.
PATIENCE: Final = 3.0

_NOT_WAITED_FOR: Final = (NoticeKind.FOLLOWED, NoticeKind.TOURNAMENT_NEWS)


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """A notice that is being told, until it has been told or put away."""

    notice: Notice
    is_over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def act(self) -> tuple[TableKey, int]:
        """The table, and its version after the act."""
        return self.notice.table, self.notice.version


class DeliveryOrder:
    """The notices that are being told, by their act."""

    def __init__(self) -> None:
        self._turns: dict[tuple[TableKey, int], list[Turn]] = {}
        self._slow: set[str] = set()  # recipients for whom the others have waited in vain

    @contextmanager
    def joined(self, notice: Notice) -> Iterator[Turn]:
        """A turn for this notice, after those of its act that have joined before.

        After this context, when it has been told or put away, no other waits for it.
        """
        turn = Turn(notice)
        turns = self._turns.setdefault(turn.act, [])
        turns.append(turn)
        try:
            yield turn
        finally:
            turn.is_over.set()
            turns.remove(turn)
            if not turns:
                del self._turns[turn.act]

    def told(self, turn: Turn) -> None:
        """A message has reached its recipient, who is waited for again."""
        self._slow.discard(turn.notice.to)

    async def reached(self, turn: Turn) -> None:
        """Return when the notice may be told."""
        turns = self._turns[turn.act]
        before = [
            one
            for one in turns[: turns.index(turn)]
            if one.notice.to not in self._slow and one.notice.kind not in _NOT_WAITED_FOR
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                for other in before:
                    await other.is_over.wait()
        except TimeoutError:
            self._slow.update(other.notice.to for other in before if not other.is_over.is_set())
