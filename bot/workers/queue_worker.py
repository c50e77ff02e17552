"""What the workers of all queues have in common: they take notices, and see to each in a task.

A notice is removed from the queue only when it is done with. Until then it is this worker's; when a
worker dies, the others take over what it had.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from bot.application.loaded_table import DamagedTableError, NoTableError
from bot.application.loaded_tournament import DamagedTournamentError, NoTournamentError
from bot.messages.messenger import ChatGoneError, RetryLaterError
from bot.observability import metrics
from bot.observability.requests import continued, note_end
from bot.workers import patience
from bot.workers.ownership import DoubtError, Ownership
from storage.base import Notice, OutboxEntry, StoreAwayError
from storage.owners import new_owner
from storage.workers import WorkQueue

log = structlog.get_logger(__name__)

_GIVE_UP: Final = 8  # unforeseen errors of one notice
_LONGEST_PAUSE: Final = 30.0  # seconds between two tries
_BEAT: Final = 1.0  # seconds between two signs of life
_BEATS_LEFT_OUT: Final = 2  # by a worker that holds nothing, while there is no other
_LAPSE: Final = 5.0  # seconds without one after which a worker counts as dead
# Seconds for which a read waits for notices; where others use the store, `LONGEST_SHARED`.
LONGEST_READ: Final = 20.0
_LAST_SECONDS: Final = 10.0  # for what may not be broken off when we are to stop

_HOPELESS: Final = (
    ChatGoneError,
    NoTableError,
    DamagedTableError,
    NoTournamentError,
    DamagedTournamentError,
)

Act = Callable[[], Awaitable[None]]
Key = tuple[int, str]


class Waiting:
    """Notices that this worker has taken and not begun yet: here each is begun at once."""

    def __init__(self) -> None:
        self._new: list[OutboxEntry] = []

    def add(self, entry: OutboxEntry) -> bool:
        """Keep a notice that was just taken until it is begun; False if there is no room for it."""
        self._new.append(entry)
        return True

    def begin(self) -> Iterator[OutboxEntry]:
        """The notices that are to be begun now; they don't wait any more."""
        new, self._new = self._new, []
        return iter(new)

    def end(self, entry: OutboxEntry) -> None:
        """The task of a notice has ended, so others that waited for it may be begun."""

    def drop(self, keys: Collection[Key]) -> None:
        """Forget these notices, which have not been begun: another worker has taken them over."""


class QueueWorker:
    """Takes notices from a queue. Any number may run: a notice is in the hands of one of them."""

    def __init__(
        self,
        queue: WorkQueue,
        *,
        take: Callable[[str], Awaitable[Sequence[OutboxEntry]]],
        see_to: Callable[[OutboxEntry], Awaitable[str]],
        waiting: Waiting | None = None,
        refuse: Callable[[OutboxEntry], Awaitable[None]] | None = None,
    ) -> None:
        """`take` takes some for a worker of this name; `see_to` sees to one of them, most often by
        `finish`, and says what happened to it, one of `metrics.DELIVERIES`.

        Those that are in `waiting` are begun when it says so; without it, at once. `refuse` sees to
        those that it has no room for.
        """
        self.name = new_owner()
        self.ownership = Ownership(lapse=_LAPSE)
        self._queue = queue
        self._take_some = take
        self._see_to = see_to
        self._waiting = waiting or Waiting()
        self._refuse = refuse
        self._held: dict[Key, asyncio.Task[None] | None] = {}  # None: it waits
        self._ends: dict[Key, asyncio.Future[None]] = {}  # of those that somebody waits for
        self._has_others = True
        self._is_stopping = False
        self._to_be_finished: set[asyncio.Task[None]] = set()
        self._last_tries: set[asyncio.Task[None]] = set()  # not repeated if they fail

    async def run(self, also: Act | None = None, *, every: float = 0.0) -> None:
        """Work for ever. Cancel to stop: what may not be broken off is finished, the rest stays.

        `also` is done every so many seconds.
        """
        try:
            while not await self._asked(self._live):  # a worker that takes before counts as dead
                pass
            async with asyncio.TaskGroup() as jobs:
                jobs.create_task(self._stay_alive())
                jobs.create_task(self._repeat(self._take, every=0.0))
                if also:
                    jobs.create_task(self._repeat(also, every=every))
        finally:
            await self._stop()

    async def see_to(self, entries: Sequence[OutboxEntry]) -> None:
        """Return when all these have been seen to or put away."""
        loop = asyncio.get_running_loop()
        full = self._hold(entries)
        held = [entry.key for entry in entries if entry.key in self._held]
        ends = [self._ends.setdefault(key, loop.create_future()) for key in held]
        await self._refuse_all(full)
        await asyncio.gather(*ends)

    # -- what the queue has for us ---------------------------------------------------------------
    async def _stay_alive(self) -> None:
        while True:
            await self._asked(self._live)
            is_at_rest = not self._held and not self._has_others
            await asyncio.sleep(_BEAT * (1 + _BEATS_LEFT_OUT * is_at_rest))

    async def _repeat(self, act: Act, *, every: float) -> None:
        while True:
            await self._asked(act)
            await asyncio.sleep(every)

    async def _asked(self, act: Act) -> bool:
        # Whether the store answered. What it said and didn't reach us is asked for again.
        try:
            await act()
        except StoreAwayError:
            log.warning("the store is away; its queues wait")
        except Exception:
            log.exception("a queue can't be read")
        else:
            return True
        self.ownership.doubt()
        await asyncio.sleep(patience.AWAY)
        return False

    async def _take(self) -> None:
        if self.ownership.is_in_doubt:
            await self._settle_doubt()
        await self._refuse_all(self._hold(await self._take_some(self.name)))

    async def _settle_doubt(self) -> None:
        # Begin what is ours and didn't reach us; leave what another has taken over meanwhile.
        with self.ownership.settling():
            held = set(self._held)
            ours = await self._queue.taken(self.name)
            self._let_others(held.difference(entry.key for entry in ours))
            await self._refuse_all(self._hold(ours))

    def _let_others(self, keys: Collection[Key]) -> None:
        # These are another worker's by now.
        waiting = {key for key in keys if self._held.get(key, self) is None}
        self._waiting.drop(waiting)
        for key in waiting:
            del self._held[key]
            self._note_end(key, None)
        for key in keys:
            if task := self._held.get(key):
                self._leave(task)

    def _leave(self, task: asyncio.Task[None]) -> None:
        # What may not be broken off goes on, but isn't tried again.
        if task in self._to_be_finished:
            self._last_tries.add(task)
        else:
            task.cancel()

    async def _live(self) -> None:
        # Show that we live, and take over what those had who don't.
        with self.ownership.renewing():
            beat = await self._queue.beat(self.name, lapse=_LAPSE)
            if beat.lapsed:
                self.ownership.doubt()
        self._has_others = beat.others > 0
        if beat.dead:
            log.info("workers are gone; what they held is taken over", count=len(beat.dead))
            await self._refuse_all(self._hold(await self._queue.take_over(self.name, beat.dead)))

    async def _refuse_all(self, entries: Sequence[OutboxEntry]) -> None:
        if self._refuse:
            await asyncio.gather(*map(self._refuse, entries))

    # -- one notice ------------------------------------------------------------------------------
    def _hold(self, entries: Sequence[OutboxEntry]) -> list[OutboxEntry]:
        # Sees in the background to what isn't held already; answers what there is no room for.
        full = []
        for entry in entries:
            if entry.key in self._held:
                continue
            if self._waiting.add(entry):
                self._held[entry.key] = None
            else:
                full.append(entry)
        self._begin()
        return full

    def _begin(self) -> None:
        if self._is_stopping:
            return
        for entry in self._waiting.begin():
            task = asyncio.create_task(self._see_to_one(entry))
            self._held[entry.key] = task
            task.add_done_callback(partial(self._let_go, entry))

    async def _see_to_one(self, entry: OutboxEntry) -> None:
        with continued(entry):
            note_end(entry, await self._see_to(entry))

    def _let_go(self, entry: OutboxEntry, task: asyncio.Task[None]) -> None:
        del self._held[entry.key]
        self._to_be_finished.discard(task)
        self._last_tries.discard(task)
        self._note_end(entry.key, task)
        self._waiting.end(entry)
        self._begin()

    def _note_end(self, key: Key, task: asyncio.Task[None] | None) -> None:
        end = self._ends.pop(key, None)
        if end is None or end.done():
            return
        if task is None or task.cancelled():
            end.cancel()
        elif error := task.exception():
            end.set_exception(error)
        else:
            end.set_result(None)

    async def finish(self, entry: OutboxEntry, act: Act) -> str:
        """Try until it is done, or there is no hope, and forget the notice; what happened to it.

        That is "told", or "untold".
        """
        is_told = await self._persist(entry.notice, act)
        await self.put_away(partial(self._queue.done, entry))
        return "told" if is_told else "untold"

    async def _persist(self, notice: Notice, act: Act) -> bool:
        errors = 0
        while True:
            try:
                await act()
            except RetryLaterError as later:
                pause = later.seconds
                metrics.retries.of(notice.platform, later.why).inc()
            except (StoreAwayError, DoubtError):
                pause = patience.AWAY
                metrics.retries.of(notice.platform, "store_away").inc()
            except _HOPELESS as err:
                log.warning(
                    "undeliverable",
                    table=str(notice.table),
                    kind=notice.kind,
                    why=type(err).__name__,
                )
                return False
            except (Exception, asyncio.CancelledError):
                if patience.are_we_cancelled():
                    raise
                errors += 1
                metrics.retries.of(notice.platform, "error").inc()
                log.exception(
                    "delivery failed", table=str(notice.table), kind=notice.kind, errors=errors
                )
                if errors == _GIVE_UP:
                    return False
                pause = min(2.0**errors, _LONGEST_PAUSE)
            else:
                return True
            task = _this_task()
            self._to_be_finished.discard(task)
            if task in self._last_tries:
                task.cancel()
            await asyncio.sleep(pause)

    def finish_first(self) -> None:
        """What this task does now is finished before we stop."""
        self._to_be_finished.add(_this_task())

    async def put_away(self, act: Act) -> None:
        """Do what takes a notice from the queue, whatever fails meanwhile."""
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

    async def _stop(self) -> None:
        # Finish what may not be broken off; what else we hold is for another worker.
        self._is_stopping = True
        under_way = {task for task in self._held.values() if task}
        for task in under_way - self._to_be_finished:
            task.cancel()
        if self._to_be_finished:
            self._last_tries |= self._to_be_finished  # what can't be done now is not tried again
            await asyncio.wait(self._to_be_finished, timeout=_LAST_SECONDS)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        with suppress(StoreAwayError):
            await self._queue.retire(self.name)


def _this_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task  # noqa: S101 - every notice is seen to in a task
    return task
