"""Rate limiter: one queue of messages a chat, and none for callback answers.

The library's own limiter halts every chat when one is flooded; here only that chat waits.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

Answer = bool | dict[str, Any] | list[dict[str, Any]]

_METERED = ("send", "edit", "copy", "forward", "deleteMessage")
_FREE = frozenset({"sendChatAction"})
_QUEUES_KEPT = 1024
_SLACK = 0.1  # seconds: Telegram counts by its own clock
_MOMENT = 1.0  # seconds that everybody waits: there is room for the next 30 of all chats by then
_LOOKS_UP = 0.2  # seconds after which who waits for the lock looks whether its holder rests

NO_RETRIES = -1
"""A call's `rate_limit_args`, where it is to fail at once; the library drops a 0."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` requests in any `seconds`."""

    count: int
    seconds: float


# Telegram's FAQ: 1 a second in a chat, where short bursts may go over it; 20 a minute in a group;
# 30 a second over all.
CHAT = Rate(3, 3.0)
GROUP = Rate(20, 60.0)
OVERALL = Rate(30, 1.0)


class Meter:
    """The requests of the last while, against one rate."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._times: deque[float] = deque()

    def wait(self, now: float) -> float:
        """Seconds until there is room for one more."""
        while self._times and self._times[0] + self._rate.seconds <= now:
            self._times.popleft()
        if len(self._times) < self._rate.count:
            return 0.0
        return self._times[0] + self._rate.seconds - now

    def take(self, now: float) -> None:
        """Count one request."""
        self._times.append(now)

    def is_idle(self, now: float) -> bool:
        """Whether nothing is remembered that still counts."""
        return self.wait(now) == 0.0 and not self._times


@dataclass(slots=True)
class _ChatQueue:
    """One chat's queue: whoever holds the lock sends, the others wait in the order they came."""

    meters: tuple[Meter, ...]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    resumes_at: float = 0.0
    callers: int = 0

    def is_idle(self, now: float) -> bool:
        return (
            not self.callers
            and self.resumes_at <= now
            and all(meter.is_idle(now) for meter in self.meters)
        )


class ChatLimiter(BaseRateLimiter[int]):
    """Messages wait in their chat's queue; callback answers and questions go at once.

    A chat's messages are sent one after another, in the order of the calls. On `RetryAfter` the
    chat rests for as long as told, and its first message is tried again, up to `retries` times
    (a call's `rate_limit_args` overrides it); the error is raised after that, or at once where
    the rest would be longer than `patience` seconds. With NO_RETRIES a call waits for a moment
    at most, and for the messages before it that are being sent.
    """

    def __init__(
        self,
        *,
        chat: Rate = CHAT,
        group: Rate = GROUP,
        overall: Rate = OVERALL,
        retries: int = 3,
        patience: float = 60.0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._chat = chat
        self._group = group
        self._overall = Meter(overall)
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
        queue, now = self._queue_of(chat), self._clock()
        meters = (*queue.meters, self._overall)
        return max(0.0, queue.resumes_at - now, *(meter.wait(now) for meter in meters))

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
        """Get the queue's lock. Who isn't patient leaves when whoever holds it begins to rest."""
        while not is_patient:
            if (rest := queue.resumes_at - self._clock()) > 0:
                raise RetryAfter(timedelta(seconds=rest))
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
        meters = (*queue.meters, self._overall)
        while (wait := max(meter.wait(self._clock()) for meter in meters)) > 0:
            if wait > _MOMENT and not is_patient:
                raise RetryAfter(timedelta(seconds=wait))
            await self._sleep(wait)
        for meter in meters:
            meter.take(self._clock())

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
            queue = self._queues[key] = _ChatQueue(tuple(Meter(rate) for rate in rates))
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
