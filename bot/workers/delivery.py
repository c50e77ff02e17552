"""The outbox worker: takes notices, has each told in its order, and tries again what failed.

An entry is removed only when the platform has taken the message. Each waits in a task of its own
and holds nothing while it waits; a place, of which every platform has its own, is held only while
a message is made and sent. What a dead worker had is taken over. How one notice is told:
`bot.workers.notice_sender`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.application.model import COMPUTER
from bot.messages.messenger import ChatGoneError, RetryLaterError
from bot.workers import patience
from bot.workers.delivery_order import DeliveryOrder, Turn
from bot.workers.notice_sender import NoticeSender
from bot.workers.title import DoubtError, Title
from storage.base import Notice, OutboxEntry, StoreAwayError
from storage.contract import Store

log = structlog.get_logger(__name__)

_GIVE_UP: Final = 8  # unforeseen errors of one notice
_PLACES: Final = 64  # messages made and sent at the same time, on each platform
_LONGEST_PAUSE: Final = 30.0  # seconds between two tries
_BEAT: Final = 1.0  # seconds between two signs of life
_LAPSE: Final = 5.0  # seconds without one after which a worker counts as dead
_UNPARK: Final = 60.0  # seconds between two looks for what waited for a platform
_LAST_SECONDS: Final = 10.0  # for what is being sent when we are to stop

_HOPELESS: Final = (ChatGoneError, NoTableError, DamagedTableError)


class Deliverer:
    """Empties the outbox. Any number may run: a notice is in the hands of one of them."""

    def __init__(self, *, store: Store, sender: NoticeSender) -> None:
        self.name = secrets.token_hex(8)
        self._store = store
        self._sender = sender
        self._order = DeliveryOrder()
        self._held: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._places: defaultdict[str, asyncio.Semaphore] = defaultdict(
            lambda: asyncio.Semaphore(_PLACES)
        )
        self._missing: set[str] = set()  # platforms that we have no messenger for
        self._last_tries: set[asyncio.Task[None]] = set()  # not repeated if they fail
        self._title = Title(lapse=_LAPSE)

    async def run(self) -> None:
        """Deliver for ever. Cancel to stop: what is being sent is finished, the rest stays."""
        try:
            while not await self._asked(self._live):  # who takes things before counts as dead
                pass
            async with asyncio.TaskGroup() as jobs:
                jobs.create_task(self._repeat(self._live, every=_BEAT))
                jobs.create_task(self._repeat(self._unpark, every=_UNPARK))
                jobs.create_task(self._repeat(self._take, every=0.0))
        finally:
            await self._stop()

    async def deliver(self, entries: Sequence[OutboxEntry]) -> None:
        """Return when all these have been told or put away."""
        self._begin(entries)
        await asyncio.gather(*(self._held[e.key] for e in entries if e.key in self._held))

    # -- what the outbox has for us --------------------------------------------------------------
    async def _repeat(self, act: Callable[[], Awaitable[None]], *, every: float) -> None:
        while True:
            await self._asked(act)
            await asyncio.sleep(every)

    async def _asked(self, act: Callable[[], Awaitable[None]]) -> bool:
        """Whether the store answered. What it said and didn't reach us is asked for again."""
        try:
            await act()
        except StoreAwayError:
            log.warning("the store is away; messages wait")
        except Exception:
            log.exception("the outbox can't be read")
        else:
            return True
        self._title.doubt()
        await asyncio.sleep(patience.AWAY)
        return False

    async def _take(self) -> None:
        if self._title.is_in_doubt:
            await self._settle_doubt()
        self._begin(await self._store.take(self.name))

    async def _settle_doubt(self) -> None:
        """Begin what is ours and didn't reach us; leave what another has taken over meanwhile."""
        with self._title.settling():
            held = set(self._held)
            ours = await self._store.taken(self.name)
            for key in held.difference(entry.key for entry in ours):
                if task := self._held.get(key):
                    self._leave(task)
            self._begin(ours)

    def _leave(self, task: asyncio.Task[None]) -> None:
        """What is being sent may arrive, but isn't tried again."""
        if task in self._sending:
            self._last_tries.add(task)
        else:
            task.cancel()

    async def _live(self) -> None:
        """Show that we live, and take over what those had who don't."""
        with self._title.renewing():
            beat = await self._store.beat(self.name, lapse=_LAPSE)
            if beat.lapsed:
                self._title.doubt()
        if beat.dead:
            log.info("workers are gone; what they held is taken over", count=len(beat.dead))
            self._begin(await self._store.take_over(self.name, beat.dead))

    async def _unpark(self) -> None:
        for platform in self._sender.messengers:
            await self._store.unpark(platform)

    # -- one notice ------------------------------------------------------------------------------
    def _begin(self, entries: Sequence[OutboxEntry]) -> None:
        """Deliver in the background what is not being delivered already."""
        for entry in entries:
            if entry.key not in self._held:
                turn = self._order.join(entry.notice)
                task = asyncio.create_task(self._deliver(entry, turn))
                self._held[entry.key] = task
                task.add_done_callback(partial(self._let_go, entry, turn))

    def _let_go(self, entry: OutboxEntry, turn: Turn, task: asyncio.Task[None]) -> None:
        del self._held[entry.key]
        self._sending.discard(task)
        self._last_tries.discard(task)
        self._order.leave(turn)

    async def _deliver(self, entry: OutboxEntry, turn: Turn) -> None:
        platform = self._sender.platform(entry.notice)
        if platform != COMPUTER and platform not in self._sender.messengers:
            self._say_missing(platform)
            await _certainly(partial(self._store.park, entry, platform))
            return
        await self._order.reached(turn)
        if await self._tell(entry.notice):
            self._order.told(turn)
        await _certainly(partial(self._store.done, entry))

    def _say_missing(self, platform: str) -> None:
        if platform not in self._missing:
            self._missing.add(platform)
            log.warning("this platform isn't connected; its messages wait", platform=platform)

    async def _tell(self, notice: Notice) -> bool:
        """Try until it is told, or there is no hope; whether it is told."""
        errors = 0
        while True:
            try:
                await self._send(notice)
            except RetryLaterError as later:
                pause = later.seconds
            except (StoreAwayError, DoubtError):
                pause = patience.AWAY
            except _HOPELESS as err:
                log.warning("undeliverable", notice=str(notice), why=type(err).__name__)
                return False
            except (Exception, asyncio.CancelledError):
                if patience.are_we_cancelled():
                    raise
                errors += 1
                log.exception("delivery failed", notice=str(notice), errors=errors)
                if errors == _GIVE_UP:
                    return False
                pause = min(2.0**errors, _LONGEST_PAUSE)
            else:
                return True
            task = _this_task()
            self._sending.discard(task)
            if task in self._last_tries:
                task.cancel()
            await asyncio.sleep(pause)

    async def _send(self, notice: Notice) -> None:
        platform = self._sender.platform(notice)
        if platform == COMPUTER:
            self._title.check()
            await self._sender.send(notice)
            return
        whom = await self._sender.whom(notice)
        async with self._sender.messengers[platform].turn(whom, notice):
            await self._sender.answered(notice)
            async with self._places[platform]:
                self._title.check()
                self._sending.add(_this_task())
                pause = await self._sender.send(notice)
        await asyncio.sleep(pause)

    async def _stop(self) -> None:
        """Finish what is being sent; what else we hold is for another worker."""
        for task in set(self._held.values()) - self._sending:
            task.cancel()
        if self._sending:
            self._last_tries |= self._sending  # what can't be sent now is not tried again
            await asyncio.wait(self._sending, timeout=_LAST_SECONDS)
        for task in self._held.values():
            task.cancel()
        await asyncio.gather(*self._held.values(), return_exceptions=True)
        with suppress(StoreAwayError):
            await self._store.retire(self.name)


async def _certainly(act: Callable[[], Awaitable[None]]) -> None:
    """Put a notice away, whatever fails meanwhile."""
    pause = patience.AWAY
    while True:
        try:
            await patience.when_store_is_there(act)
        except Exception:
            log.exception("a notice can't be put away")
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        else:
            return


def _this_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task  # noqa: S101 - every notice is told in a task
    return task
