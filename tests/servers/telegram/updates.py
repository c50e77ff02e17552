"""Updates on their way to the bot, by long polling or, in `webhooks`, by a webhook."""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.servers.telegram.bell import Bell
from tests.servers.telegram.errors import ApiError, conflict

KINDS = (
    "message", "edited_message", "callback_query", "my_chat_member", "chat_member",
    "inline_query", "chosen_inline_result",
)  # fmt: skip
DEFAULT_KINDS = frozenset(KINDS) - {"chat_member"}
_USURPED = "terminated by other getUpdates request; make sure that only one bot instance is running"


@dataclass(frozen=True, slots=True, eq=False)
class Update:
    """One update; those of one lane are never under way to a webhook at the same time."""

    id: int
    kind: str
    body: dict[str, Any] = field(repr=False)
    lane: int = 0

    def json(self) -> dict[str, Any]:
        return {"update_id": self.id, self.kind: self.body}


class Poll:
    """One getUpdates that is waiting; a later one ends it."""

    def __init__(self) -> None:
        self.ended: ApiError | None = None


class UpdateQueue:
    """What the bot has not confirmed yet, in order."""

    def __init__(self) -> None:
        self.bell = Bell()
        self.pending: list[Update] = []
        self.again: list[Update] = []  # told twice: delivered whatever the bot has confirmed
        self.sent: list[Update] = []  # every update ever made
        self.allowed = DEFAULT_KINDS
        self.holds_up: Callable[[], float] | None = None  # for so many seconds, before it is queued
        self._held_up = 0
        self._numbers = itertools.count(700_000_001)
        self._poll: Poll | None = None

    def add(self, kind: str, body: dict[str, Any], lane: int) -> Update | None:
        """Queue an update; None where the bot didn't ask for this kind, or it is held up."""
        if kind not in self.allowed:
            return None
        if self.holds_up:
            self._held_up += 1
            late = asyncio.get_running_loop().call_later
            late(self.holds_up(), self._add_late, kind, body, lane)
            return None
        return self._queue(kind, body, lane)

    def _add_late(self, kind: str, body: dict[str, Any], lane: int) -> None:
        self._held_up -= 1
        self._queue(kind, body, lane)

    def _queue(self, kind: str, body: dict[str, Any], lane: int) -> Update:
        update = Update(next(self._numbers), kind, body, lane)
        self.pending.append(update)
        self.sent.append(update)
        self.bell.ring()
        return update

    def repeat(self, update: Update) -> None:
        """Deliver an update once more, as Telegram does when an answer got lost."""
        self.again.append(update)
        self.bell.ring()

    def allow(self, kinds: list[str] | None) -> None:
        """An empty list stands for the default; None leaves all as it is."""
        if kinds is not None:
            self.allowed = frozenset(kinds) or DEFAULT_KINDS

    def confirm(self, offset: int) -> None:
        """Forget what comes before the offset; a negative one keeps so many of the last."""
        if offset < 0:
            self.pending = self.pending[offset:]
        elif offset > 0:
            self.pending = [update for update in self.pending if update.id >= offset]

    async def poll(self, offset: int, limit: int, within: float) -> list[Update]:
        """Wait for updates; raises a 409 when another poll comes meanwhile."""
        self.interrupt(_USURPED)
        self.confirm(offset)
        poll = self._poll = Poll()
        self.bell.ring()

        def look() -> list[Update] | None:
            if poll.ended is not None:
                raise poll.ended
            if self.again:
                batch, self.again = self.again, []
                return batch
            return self.pending[:limit] or None

        try:
            return await self.bell.until(look, within=within)
        except TimeoutError:
            return []
        finally:
            if self._poll is poll:
                self._poll = None
                self.bell.ring()

    @property
    def is_polled(self) -> bool:
        """Whether a bot is waiting for updates just now."""
        return self._poll is not None

    @property
    def is_owing(self) -> bool:
        """Whether the bot has not taken everything yet."""
        return bool(self.pending or self.again or self._held_up)

    def interrupt(self, reason: str) -> None:
        """End the waiting poll, if any, with a conflict."""
        if self._poll is not None:
            self._poll.ended = conflict(reason)
            self.bell.ring()
