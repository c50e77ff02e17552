"""Updates between Telegram and their handlers: kept in the store until they are handled.

So they can be confirmed to Telegram at once, in any number and whatever holds up one of them, and
none is lost with the process: another one takes up what it left behind. Of an update that was being
handled when the process died nobody knows how far that had come. It is handled again: what acts
names its decision, its table or itself, and acts once; an answer may be shown twice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import structlog
from cachetools import LRUCache
from telegram import Update
from telegram.ext import ExtBot

from bot.adapters.telegram.lanes import Lanes
from bot.adapters.telegram.update_shape import fault_in
from bot.adapters.telegram.workers import Workers
from bot.messages.messenger import RetryLaterError
from storage.base import StoreAwayError
from storage.owners import new_owner
from storage.store import Store

log = structlog.get_logger(__name__)

# An update as Telegram writes it.
RawUpdate = dict[str, Any]

_LEASE: Final = 6.0  # seconds after which another process takes up what a dead one was handling
_RENEWED_EVERY: Final = 2.0  # seconds
_MOST: Final = 4_096  # updates in this process; more wait in the store
_MOST_WAITING: Final = 512  # of one chat, likewise
_TRIES: Final = 5  # to answer an update
_FINISHED_WITHIN: Final = 6.0  # seconds that are left to what has begun when Salle stops


class Inbox:
    """Keeps updates, and has each handled: by its lane's turn, a name and a width."""

    def __init__(
        self,
        store: Store,
        bot: ExtBot[int],
        *,
        source: str,
        handle: Callable[[Update, Callable[[], Awaitable[None]]], Awaitable[None]],
        lane_of: Callable[[Update], tuple[str, int]],
        is_lasting: Callable[[Update], bool],
        workers: Workers,
    ) -> None:
        """`source` names the bot in the store; chats are shared among its `workers`.

        `handle` is given an update, and what has the store forget it: as soon as it is answered,
        and else when `handle` returns. `is_lasting`: whether an update is still worth handling
        after a restart.
        """
        self._store = store
        self._source = source
        self._owner = new_owner()
        self._bot = bot
        self._handle = handle
        self._lane_of = lane_of
        self._is_lasting = is_lasting
        self._workers = workers
        self._lanes = Lanes()
        self._held: set[int] = set()  # numbers of updates that wait here, or are being handled
        self._tries: LRUCache[int, int] = LRUCache(_MOST)  # to answer those that couldn't be
        self._finished: set[int] = set()  # of those that the store has still to forget
        self._done: LRUCache[int, None] = LRUCache(_MOST)  # of those that were handled lately
        self._tending: asyncio.Task[None] | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Begin with what was left behind, and look for more from now on."""
        if self._tending is None:
            with suppress(StoreAwayError):
                await self._store.put_back_of_gone(self._source)
            await self.take_up()
            self._tending = asyncio.create_task(self._tend())

    async def take(self, updates: Sequence[RawUpdate]) -> None:
        """Keep updates, then begin with those that are new: now Telegram may forget them.

        While the store is away all are begun with, and the askers are told so.
        """
        read = {raw["update_id"]: (raw, self._read(raw)) for raw in updates}
        others = {number: self._others(update) for number, (_, update) in read.items()}
        bodies = {
            number: json.dumps(raw)
            if update and (others[number] or self._is_lasting(update))
            else ""
            for number, (raw, update) in read.items()
        }
        if not bodies:
            return
        try:
            new = set(
                await self._store.receive(self._source, bodies, owner=self._owner, lease=_LEASE)
            )
            if handed_over := {n: others[n] for n in new if others[n]}:
                await self._store.put_back(self._source, handed_over)
                await asyncio.gather(*map(self._workers.wake, set(handed_over.values())))
        except StoreAwayError:
            new, others = set(read) - self._held, dict.fromkeys(read, "")
        for number, (_, update) in read.items():
            if update and number in new and not others[number]:
                self._begin(number, update)

    def _others(self, update: Update | None) -> str:
        # The name of the other worker that is to handle it; "": this one does. What somebody taps
        # can be handed over, and what lasts; the rest is never stored.
        if update is None or not (update.callback_query or self._is_lasting(update)):
            return ""
        where = update.effective_chat or update.effective_user
        worker = self._workers.of(str(where.id) if where else "")
        return "" if worker == self._workers.name else worker

    async def close(self) -> None:
        """Finish what has begun; what hasn't, or takes too long, is left to the next start."""
        self._is_closed = True
        await self._lanes.close(seconds=_FINISHED_WITHIN)
        if self._tending:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
        try:
            await self._forget_finished()
            await self._store.put_back(self._source, self._held)
        except StoreAwayError:
            log.info("updates are left until their lease has run out: the store is away")

    def _read(self, raw: RawUpdate) -> Update | None:
        why = fault_in(raw)
        if not why:
            try:
                return Update.de_json(raw, self._bot)
            except Exception as err:
                why = type(err).__name__
        # It must not keep the others from being read; what it says may be somebody's secret.
        log.warning("an update can't be read", update=raw["update_id"], why=why)
        return None

    def _begin(self, number: int, update: Update) -> None:
        # Handle an update when its lane has room. Where too many wait, it waits in the store.
        name, width = self._lane_of(update)
        is_full = len(self._held) >= _MOST or self._lanes.waiting(name) >= _MOST_WAITING
        if is_full or self._is_closed or number in self._held:
            return
        self._held.add(number)
        self._lanes.add(name, partial(self._finish, number, update), width=width)

    async def _finish(self, number: int, update: Update) -> None:
        forget = partial(self._forget, number)
        try:
            await self._handle(update, forget)
        except RetryLaterError as err:
            tries = self._tries[number] = self._tries.get(number, 0) + 1
            if tries < _TRIES:
                self._held.discard(number)  # it is taken up again when its lease has run out
                return
            log.warning("an answer didn't arrive", update=number, why=str(err))
        except Exception:
            log.exception("an update is given up", update=number)
        if number in self._held:
            await forget()

    async def _forget(self, number: int) -> None:
        self._held.discard(number)
        self._done[number] = None
        self._finished.add(number)
        try:
            await self._forget_finished()
        except StoreAwayError:
            log.info("a handled update stays in the store, which is away", update=number)

    async def _forget_finished(self) -> None:
        if numbers := set(self._finished):
            await self._store.handled(self._source, numbers)
            self._finished -= numbers

    async def _tend(self) -> None:
        # Keep what is ours, and take up what nobody handles.
        while True:
            await asyncio.sleep(_RENEWED_EVERY)
            await self.take_up()

    async def take_up(self) -> None:
        """Begin with what nobody handles, and keep what is ours."""
        try:
            await self._forget_finished()
            found = await self._store.take_up(
                self._source,
                owner=self._owner,
                lease=_LEASE,
                held=self._held | self._finished,
                count=0 if self._is_closed else max(0, _MOST - len(self._held)),
            )
        except StoreAwayError:
            log.info("nothing is taken up: the store is away")
            return
        except Exception:
            log.exception("nothing is taken up")
            return
        for number, body in found.items():
            update = self._read(json.loads(body))
            # A store that seemed to be away may have kept it all the same, after it was handled.
            if update is None or number in self._done:
                self._finished.add(number)
            else:
                self._begin(number, update)
