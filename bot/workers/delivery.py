"""The outbox worker: has notices told, each in its order, and again what failed.

A place, of which every platform has its own, is held only while a message is made and sent. Who is
told next: `bot.workers.fair_queue`; how one notice is told: `bot.workers.notice_sender`.

The chat of a table is told one thing at a time, whatever process tells it: a board also tells of
acts whose own notices another process holds.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import structlog

from bot.messages.messenger import RetryLaterError
from bot.observability.requests import note_end
from bot.workers.delivery_order import DeliveryOrder
from bot.workers.fair_queue import MOST_HELD, FairQueues
from bot.workers.notice_sender import NoticeSender
from bot.workers.post_sender import TO_CHATS
from bot.workers.queue_worker import LONGEST_READ, QueueWorker
from storage.base import CHAT, Notice, OutboxEntry, StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_PLACES: Final = 64  # messages made and sent at the same time, on each platform
_UNPARK: Final = 60.0  # seconds between two looks for what waited for a platform, or for room
_MOST_UNPARKED: Final = MOST_HELD // 4  # at one look
_TELLING: Final = 10.0  # seconds after which a process that tells a chat something counts as gone
_AFTER_OTHER: Final = 0.25  # seconds until one looks again whether the other process has told it


class ToldElsewhereError(RetryLaterError):
    """Another process is telling this chat something."""

    why = "elsewhere"


class DeliveryWorker:
    """Empties the outbox. Any number may run: a notice is in the hands of one of them."""

    def __init__(self, *, store: Store, sender: NoticeSender) -> None:
        self._store = store
        self._sender = sender
        self._waiting = FairQueues()
        self._worker = QueueWorker(
            store,
            take=partial(store.take, wait=LONGEST_READ),
            see_to=self._see_to,
            waiting=self._waiting,
            refuse=self._park,
        )
        self.name = self._worker.name
        self._order = DeliveryOrder()
        self._places: defaultdict[str, asyncio.Semaphore] = defaultdict(
            lambda: asyncio.Semaphore(_PLACES)
        )
        self._missing: set[str] = set()  # platforms that we have no messenger for

    async def run(self) -> None:
        """Deliver for ever. Cancel to stop: what is being sent is finished, the rest stays."""
        await self._worker.run(self._unpark, every=_UNPARK)

    async def deliver(self, entries: Sequence[OutboxEntry]) -> None:
        """Return when all these have been told or put away."""
        await self._worker.see_to(entries)

    async def _unpark(self) -> None:
        for platform in self._sender.messengers:
            if self._waiting.held(platform) < MOST_HELD // 2:
                await self._store.unpark(platform, most=_MOST_UNPARKED)

    async def _park(self, entry: OutboxEntry) -> None:
        # What there is no room for: so memory doesn't grow with the outbox, and nobody waits for
        # what is held to become less.
        await self._store.park(entry, entry.notice.platform)
        note_end(entry, "parked")

    async def _see_to(self, entry: OutboxEntry) -> str:
        notice = entry.notice
        with self._order.joined(notice) as turn:
            if notice.platform not in self._sender.messengers:
                self._say_missing(notice.platform)
                await self._worker.put_away(partial(self._store.park, entry, notice.platform))
                return "parked"
            await self._sender.computer_answered(notice)
            await self._order.reached(turn)
            outcome = await self._worker.finish(entry, partial(self._send, notice))
            if outcome == "told":
                self._order.told(turn)
            return outcome

    def _say_missing(self, platform: str) -> None:
        if platform not in self._missing:
            self._missing.add(platform)
            log.warning("this platform isn't connected; its messages wait", platform=platform)

    async def _send(self, notice: Notice) -> None:
        platform = notice.platform
        whom = await self._sender.whom(notice)
        async with self._sender.messengers[platform].turn(whom, notice):
            await self._sender.answered(notice)
            async with self._places[platform]:
                self._worker.ownership.check()
                self._worker.finish_first()
                async with self._alone(notice):
                    pause = await self._sender.send(notice, whom)
        await asyncio.sleep(pause)

    @asynccontextmanager
    async def _alone(self, notice: Notice) -> AsyncIterator[None]:
        # No other process tells the chat of this table anything meanwhile.
        # Raises ToldElsewhereError if one does, StoreAwayError if that is not known.
        is_private = not notice.is_to_chat and notice.kind not in TO_CHATS
        if is_private:  # it tells the newest alone
            yield
            return
        name = f"telling:{notice.table}"
        if notice.to != CHAT:
            name = f"{name}:{notice.to}"
        if not await self._store.lease(name, self.name, lasting=_TELLING):
            raise ToldElsewhereError(_AFTER_OTHER)
        try:
            yield
        finally:
            with suppress(StoreAwayError):
                await self._store.release(name, self.name)
