"""The outbox worker: takes notices, has each told in its order, and tries again what failed.

An entry is removed only when the platform has taken the message. What another worker left behind
is taken over. How one notice is told: `bot.workers.notice_sender`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import structlog

from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.messages.messenger import ChatGoneError, RetryLaterError
from bot.workers.notice_sender import NoticeSender
from storage.base import OutboxEntry, Store, StoreAwayError, TableKey

log = structlog.get_logger(__name__)

_GIVE_UP: Final = 8  # deliveries of one notice
_ABANDONED: Final = 60.0  # seconds after which another worker's notice is taken over
_PATIENCE: Final = 3.0  # seconds that a recipient may hold up the others of his table
_CONCURRENT_TABLES: Final = 64  # tables being told about at the same time
_LEFTOVERS: Final = 10_000  # notices looked at when a worker begins
_AWAY: Final = 1.0  # seconds to wait for the store


@dataclass(frozen=True, kw_only=True)
class Deliverer:
    """Empties the outbox."""

    store: Store
    sender: NoticeSender
    name: str = "salle"
    _held: set[str] = field(default_factory=set)  # ids of the entries that are being delivered
    _recipients: WeakValueDictionary[tuple[TableKey, str], asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )
    _slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_CONCURRENT_TABLES))

    async def run(self) -> None:
        """Deliver for ever. Cancel to stop: what is not done stays in the outbox.

        What was taken and never finished comes first. At the start everything is left over: one
        process delivers. Where several do, the nonces and the noted versions keep what a restart
        repeats from being shown twice.
        """
        store = self.store
        async with asyncio.TaskGroup() as tasks:
            left_over = partial(store.take_over, self.name, idle=0.0, count=_LEFTOVERS)
            await self._begin(tasks, await self._patiently(left_over))
            tasks.create_task(self._claim_abandoned())
            while True:
                await self._begin(tasks, await self._patiently(partial(store.take, self.name)))

    async def _claim_abandoned(self) -> None:
        """Take over what another worker took and left."""
        abandoned = partial(self.store.take_over, self.name, idle=_ABANDONED)
        async with asyncio.TaskGroup() as tasks:
            while True:
                await asyncio.sleep(_ABANDONED / 2)
                await self._begin(tasks, await self._patiently(abandoned))

    async def _patiently(
        self, ask: Callable[[], Awaitable[Sequence[OutboxEntry]]]
    ) -> Sequence[OutboxEntry]:
        """Ask the store again until it is there."""
        while True:
            try:
                return await ask()
            except StoreAwayError:
                await asyncio.sleep(_AWAY)

    async def _begin(self, tasks: asyncio.TaskGroup, entries: Sequence[OutboxEntry]) -> None:
        """Deliver in the background what is not being delivered already."""
        fresh = [entry for entry in entries if entry.id not in self._held]
        self._held.update(entry.id for entry in fresh)
        for batch in by_table(fresh):
            await self._slots.acquire()
            task = tasks.create_task(self._batch(batch))
            task.add_done_callback(lambda _: self._slots.release())

    async def _batch(self, entries: Sequence[OutboxEntry]) -> None:
        """One table's notices in their order; who keeps us waiting does not hold up the rest."""
        async with asyncio.TaskGroup() as tasks:
            for entry in entries:
                task = tasks.create_task(self._deliver(entry))
                await asyncio.wait([task], timeout=_PATIENCE)

    async def _deliver(self, entry: OutboxEntry) -> None:
        """Try until it is done; one at a time for the same recipient of the same table."""
        whom = (entry.notice.table, entry.notice.to)
        lock = self._recipients.setdefault(whom, asyncio.Lock())
        async with lock:
            await self._try(entry)
        self._held.discard(entry.id)

    async def _try(self, entry: OutboxEntry) -> None:
        tries = 0
        while True:
            tries += 1
            try:
                await self.sender.send(entry.notice)
                await self.store.done(entry)
                return
            except RetryLaterError as later:
                await asyncio.sleep(later.seconds)
            except StoreAwayError:
                await asyncio.sleep(_AWAY)
            except (ChatGoneError, NoTableError, DamagedTableError) as err:
                log.warning("undeliverable", notice=str(entry.notice), why=type(err).__name__)
                await self.store.done(entry)
                return
            except Exception:
                # An unforeseen error of one notice must not stop the others.
                log.exception("delivery failed", notice=str(entry.notice), tries=tries)
                if tries + entry.deliveries > _GIVE_UP:
                    await self.store.done(entry)
                    return
                await asyncio.sleep(min(2.0**tries, 30.0))


def by_table(entries: Sequence[OutboxEntry]) -> list[list[OutboxEntry]]:
    """Entries of one table together and in their order, so that tables don't wait on each other."""
    found: dict[TableKey, list[OutboxEntry]] = {}
    for entry in entries:
        found.setdefault(entry.notice.table, []).append(entry)
    return list(found.values())
