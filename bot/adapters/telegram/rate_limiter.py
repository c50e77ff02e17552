"""Rate limiter: one queue of messages a chat, and none for callback answers.

The library's own limiter halts every chat when one is flooded; here only that chat waits. Where
several processes serve a bot, its messages are counted in the store, and the queues stay each
process's own.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

from bot.adapters.rates import SharedRates, TokenBucket
from storage.base import Rate

Answer = bool | dict[str, Any] | list[dict[str, Any]]

_METERED = ("send", "edit", "copy", "forward", "deleteMessage")
_FREE = frozenset({"sendChatAction"})
_QUEUES_KEPT = 1024
_SLACK = 0.1  # seconds: Telegram counts by its own clock
_MOMENT = 1.0  # seconds that everybody waits: there is room for the next 30 of all chats by then
_AHEAD = 5.0  # seconds for which a patient call stands in line beside the other processes
_LOOKS_UP = 0.2  # seconds after which a call that waits for the lock looks at its holder

# A call's `rate_limit_args`, where it is to fail at once; the library drops a 0.
NO_RETRIES = -1


# Telegram's FAQ: 1 a second in a chat, where short bursts may go over it; 20 a minute in a group;
# 30 a second over all. A bucket lets `most + t / every` through in any `t` seconds. A group's is
# wide rather than quick: a move entered by taps is a burst, and groups rest for hours between.
CHAT = Rate(most=3, every=1.0)
GROUP = Rate(most=12, every=7.5)
OVERALL = Rate(most=3, every=1 / 27)


@dataclass(slots=True)
class _ChatQueue:
    # One chat's queue: the holder of the lock sends, the others wait in the order they came.

    name: str
    buckets: tuple[TokenBucket, ...]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    resumes_at: float = 0.0  # when Telegram takes messages again
    full_until: float = 0.0  # when there is room beside the other processes' messages
    callers: int = 0

    def is_idle(self, now: float) -> bool:
        return (
            not self.callers
            and max(self.resumes_at, self.full_until) <= now
            and all(bucket.is_full(now) for bucket in self.buckets)
        )


class ChatLimiter(BaseRateLimiter[int]):
    """Messages wait in their chat's queue; callback answers and questions go at once.

    A chat's messages are sent one after another, in the order of the calls. On `RetryAfter` the
    chat rests for as long as told, and its first message is tried again, up to `retries` times
    (a call's `rate_limit_args` overrides it); the error is raised after that, or at once where
    the rest would be longer than `patience` seconds. With NO_RETRIES a call waits for a moment
    at most, and for the messages before it that are being sent; beside those of other processes
    (`shared`) also until there is room in the rate of all chats.
    """

    def __init__(
        self,
        *,
        chat: Rate = CHAT,
        group: Rate = GROUP,
        overall: Rate = OVERALL,
        shared: SharedRates | None = None,
        retries: int = 3,
        patience: float = 60.0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._chat = chat
        self._group = group
        self._overall = TokenBucket(overall)
        self._shared = shared
        self._retries = retries
        self._patience = patience
        self._clock = clock
        self._sleep = sleep
        self._queues: dict[int | str, _ChatQueue] = {}

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    def delay(self, chat: int | str) -> float:
        """Seconds until a message to this chat would go, if nobody else writes there."""
        return self._delay(self._queue_of(chat))

    def _delay(self, queue: _ChatQueue) -> float:
        now = self._clock()
        buckets = (*queue.buckets, self._overall)
        free_at = max(queue.resumes_at, queue.full_until)
        return max(0.0, free_at - now, *(bucket.wait(now) for bucket in buckets))

    async def room(self, chat: int | str) -> None:
        """Wait until a message to this chat would go at once; not for a rest beyond `patience`."""
        while 0 < (wait := self.delay(chat)) <= self._patience:
            await self._sleep(wait)

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Answer]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: int | None,
    ) -> Answer:
        """Make the request when its chat has room; raises whatever the request raises."""
        chat = data.get("chat_id")
        if chat is None or endpoint in _FREE or not endpoint.startswith(_METERED):
            return await callback(*args, **kwargs)
        retries = self._retries if rate_limit_args is None else rate_limit_args
        queue = self._queue_of(chat)
        queue.callers += 1
        try:
            await self._reach_the_front(queue, is_patient=retries >= 0)
            try:
                return await self._request(queue, lambda: callback(*args, **kwargs), retries)
            finally:
                queue.lock.release()
        finally:
            queue.callers -= 1

    async def _reach_the_front(self, queue: _ChatQueue, *, is_patient: bool) -> None:
        # Get the queue's lock. A call that isn't patient leaves when its holder has to wait.
        while not is_patient:
            is_resting = queue.resumes_at > self._clock()
            if (wait := self._delay(queue)) > (0.0 if is_resting else _MOMENT):
                raise RetryAfter(timedelta(seconds=wait))
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOKS_UP):
                    await queue.lock.acquire()
                return
        await queue.lock.acquire()

    async def _request(
        self,
        queue: _ChatQueue,
        request: Callable[[], Awaitable[Answer]],
        retries: int,
    ) -> Answer:
        while True:
            await self._wait_for_room(queue, is_patient=retries >= 0)
            try:
                return await request()
            except RetryAfter as error:
                queue.resumes_at = self._clock() + seconds_to_wait(error) + _SLACK
                if retries <= 0:
                    raise
                retries -= 1

    async def _wait_for_room(self, queue: _ChatQueue, *, is_patient: bool) -> None:
        pause = queue.resumes_at - self._clock()
        if pause > (self._patience if is_patient else 0.0):
            raise RetryAfter(timedelta(seconds=pause))
        if pause > 0:
            await self._sleep(pause)
        buckets = (*queue.buckets, self._overall)
        if not await self._is_reserved(queue, is_patient=is_patient):
            while (wait := max(bucket.wait(self._clock()) for bucket in buckets)) > 0:
                if wait > _MOMENT and not is_patient:
                    raise RetryAfter(timedelta(seconds=wait))
                await self._sleep(wait)
        for bucket in buckets:
            bucket.take(self._clock())

    async def _is_reserved(self, queue: _ChatQueue, *, is_patient: bool) -> bool:
        # Wait for room beside the other processes; False if there are none, or nobody knows.
        if self._shared is None:
            return False
        rates = {f"{queue.name}:{one.rate.every:g}": one.rate for one in queue.buckets}
        within = _AHEAD if is_patient else _MOMENT
        while made := await self._shared.reserve(self._overall.rate, rates, within=within):
            if made.is_full:
                queue.full_until = self._clock() + made.wait
                if made.wait > _MOMENT and not is_patient:
                    raise RetryAfter(timedelta(seconds=made.wait))
            await self._sleep(made.wait)
            if made.is_made:
                return True
        return False

    def _queue_of(self, chat: int | str) -> _ChatQueue:
        key = _number(chat)
        queue = self._queues.get(key)
        if queue is None:
            if len(self._queues) >= _QUEUES_KEPT:
                now = self._clock()
                self._queues = {
                    name: queue for name, queue in self._queues.items() if not queue.is_idle(now)
                }
            # Groups and channels have negative numbers; an @name is always one of them.
            rates = (self._chat,) if isinstance(key, int) and key > 0 else (self._chat, self._group)
            queue = self._queues[key] = _ChatQueue(str(key), tuple(map(TokenBucket, rates)))
        return queue


def _number(chat: int | str) -> int | str:
    try:
        return int(chat)
    except ValueError:
        return chat


def seconds_to_wait(error: RetryAfter) -> float:
    """How long Telegram wants us to wait."""
    # A timedelta if PTB_TIMEDELTA is set, else seconds.
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)
