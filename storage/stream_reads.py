"""Reads new entries from many streams, blocking while there are none.

A single Redis reads all of them with one command, which waits. In a cluster no command reads from
two slots, and a connection for each stream would be idle nearly always; there every stream is
polled once a second, and at once when its writer announces a new entry on a channel. A lost
announcement costs a second.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from storage.base import StoreAwayError
from storage.batching import Word
from storage.client import RedisClient
from storage.server_errors import ServerError
from storage.wakeups import WakeUps

Row = list[Any]  # an id, and names and values in turn; or None if the entry was deleted

_LOOK_EVERY: Final = 1.0  # seconds between two looks at every stream


class StreamReader:
    """Reads a family of streams, of which each lies in a shard, for the workers of a group."""

    def __init__(self, client: RedisClient, group: str, streams: Sequence[str]) -> None:
        self._client = client
        self._group = group
        self._streams = streams
        self._shard_of = {stream: shard for shard, stream in enumerate(streams)}
        self._wakeups = WakeUps(client, streams)
        self._unread: set[str] = set()  # that hold more than was read of them
        self._look_at = 0.0  # by `time.monotonic`: when to look at all of them

    async def read(
        self, worker: str, *, count: int, wait: float
    ) -> Iterable[tuple[int, Sequence[Row]]]:
        """What nobody has taken yet, by shard, at most `count` of each; it is the worker's now.

        Waits up to `wait` seconds for something. Raises what the client raises; then some may have
        been taken.
        """
        if await self._client.is_cluster():
            return await self._read_in_turn(worker, count, wait)
        block = ("BLOCK", max(1, round(wait * 1000))) if wait > 0 else ()  # BLOCK 0 is for ever
        words = self._words(worker, count, *block)
        news = (">" for _ in self._streams)
        try:
            answer = await self._client.wait(wait, *words, *self._streams, *news)
        except ServerError as err:
            if not lacks_group(err):
                raise
            await self.create_groups(self._streams)
            return await self.read(worker, count=count, wait=wait)
        return [(self._shard_of[stream], rows) for stream, rows in answer or ()]

    def _words(self, worker: str, count: int, *block: Word) -> tuple[Word, ...]:
        return ("XREADGROUP", "GROUP", self._group, worker, "COUNT", count, *block, "STREAMS")

    async def _read_in_turn(
        self, worker: str, count: int, wait: float
    ) -> list[tuple[int, Sequence[Row]]]:
        end = time.monotonic() + wait
        while True:
            if found := await self._look(worker, count, at_all=wait <= 0):
                return found
            left = min(end, self._look_at) - time.monotonic()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, left)):
                    await self._wakeups.wait()
            if time.monotonic() >= end:
                return []

    async def _look(
        self, worker: str, count: int, *, at_all: bool
    ) -> list[tuple[int, Sequence[Row]]]:
        named = self._wakeups.take() | self._unread
        if at_all or time.monotonic() >= self._look_at:
            named = set(self._streams)
            self._look_at = time.monotonic() + _LOOK_EVERY
        try:
            found = await self._read_each(worker, count, sorted(named))
        except (StoreAwayError, ServerError):
            self._look_at = 0.0
            raise
        self._unread = {stream for stream, rows in found if len(rows) == count}
        return [(self._shard_of[stream], rows) for stream, rows in found]

    async def _read_each(
        self, worker: str, count: int, streams: Sequence[str]
    ) -> list[tuple[str, Sequence[Row]]]:
        # A read a stream: some may be done, and their entries taken, where another has failed.
        words = self._words(worker, count)
        answers = await self._client.ask_each(*((*words, stream, ">") for stream in streams))
        found, new = [], []
        for stream, answer in zip(streams, answers, strict=True):
            if isinstance(answer, ServerError):
                if not lacks_group(answer):
                    raise answer
                new.append(stream)
            elif answer:
                found.append((stream, answer[0][1]))
        if new:
            await self.create_groups(new)
            found += await self._read_each(worker, count, new)
        return found

    async def create_groups(self, streams: Sequence[str]) -> None:
        """Make the group in streams, from their beginning."""
        words = (self._group, "0", "MKSTREAM")
        answers = await self._client.ask_each(
            *(("XGROUP", "CREATE", stream, *words) for stream in streams)
        )
        for answer in answers:
            # Else somebody else has made it.
            if isinstance(answer, ServerError) and answer.code != "BUSYGROUP":
                raise answer

    async def close(self) -> None:
        """Stop listening."""
        await self._wakeups.close()


def lacks_group(err: ServerError) -> bool:
    """Whether a stream, or its group, is yet to be made."""
    return err.code == "NOGROUP" or str(err) == "no such key"
