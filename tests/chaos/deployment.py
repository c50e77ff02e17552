"""Salle as she is deployed: her processes, and the servers that they keep everything in."""

from __future__ import annotations

import asyncio
import json
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import redis
import redis.exceptions

from bot.application.linking import follow_up
from bot.application.ratings import Ratings
from bot.application.table_aliases import ALIAS, TableAliases
from bot.application.tables import Tables
from engines.core.record import Record
from engines.core.result import Reckoned
from engines.registry import load_games
from storage import keys
from storage.base import TableKey
from storage.recount import differences
from storage.store import Store
from tests.chaos.clock import JumpingClock
from tests.chaos.process import Process

_QUEUES = ("outbox:*", "computer_turns:*")


class Deployment(ABC):
    """What the scene needs of it, whatever it consists of."""

    pause: float  # seconds between two taps of one person, about
    begins: float  # seconds, for a start
    goes_on: (
        float  # seconds in which everybody has something to act with, if they tap what they have
    )
    quiet: float  # seconds for all that is to be told

    def __init__(self) -> None:
        # Not in pytest's own folder: its paths are too long for a server's socket.
        self._folder = TemporaryDirectory(prefix="chaos-")
        self.folder = Path(self._folder.name)
        self.clock = JumpingClock(self.folder / "clock")
        self.processes: list[Process] = []
        self.retired: list[Process] = []  # that others have replaced
        self.losses: list[str] = []  # what didn't come back

    @abstractmethod
    async def start(self, **settings: str) -> None:
        """Begin everything, without waiting for what people see."""

    @property
    @abstractmethod
    def url(self) -> str:
        """The store's."""

    @abstractmethod
    def servers(self) -> Iterable[str]:
        """The URLs of all that have keys."""

    @abstractmethod
    async def whole(self) -> None:
        """Until its servers are. Raises TimeoutError."""

    @abstractmethod
    async def close(self) -> None:
        """End all of it, and remove all that was written."""

    def _new_process(
        self, name: str, settings: Mapping[str, str], *, may_refuse: bool = False
    ) -> Process:
        common = {
            "HOME": str(self.folder),
            "SALLE_DATA": str(self.folder / "d"),
            "SALLE_LOG_LEVEL": "info",
            "CHAOS_CLOCK": str(self.clock.path),
        }
        log = self.folder / f"{name}.log"
        process = Process(name, common | dict(settings), log=log, may_refuse=may_refuse)
        self.processes.append(process)
        return process

    @property
    def kills(self) -> list[float]:
        """When somebody was killed who sends messages, or answers."""
        every = (*self.processes, *self.retired)
        return sorted(kill for one in every if self.sends(one) for kill in one.kills)

    def sends(self, process: Process) -> bool:
        """Whether it sends messages, or answers."""
        return True

    @property
    def deaths(self) -> list[str]:
        """The last words of processes that ended by themselves, and what didn't come back."""
        every = (*self.processes, *self.retired)
        return [*self.losses, *(death for process in every for death in process.deaths)]

    # -- what is stored --------------------------------------------------------------------------
    async def records(self) -> dict[TableKey, Record]:
        """Every table's."""
        store = Store(self.url)
        try:
            found = {}
            for name in await asyncio.to_thread(self._names, "table:*"):
                key = TableKey.parse(name.partition("}:")[2])
                if loaded := await store.load(key):
                    found[key] = loaded.record
            return found
        finally:
            await store.close()

    async def results(self) -> tuple[dict[TableKey, int], tuple[str, ...]]:
        """How many each table has left, and what is noted otherwise than they come to."""
        store = Store(self.url)
        try:
            await Ratings(store=store, find=_nothing).settle()
            found = Counter[TableKey]()
            for game in await store.games_with_results():
                async for entry in store.all_reckoned(game):
                    if isinstance(entry, Reckoned):
                        found[TableKey.parse(entry.result.table)] += 1
            return found, tuple((await differences(store)).lines)
        finally:
            await store.close()

    async def aliases(self, tables: Iterable[TableKey]) -> dict[TableKey, TableKey]:
        """The tables by what they are called on other platforms than their own."""
        store = Store(self.url)
        try:
            known = TableAliases(store, await store.secret())
            return {TableKey(ALIAS, "x", known.code(key)): key for key in tables}
        finally:
            await store.close()

    async def persons(
        self,
    ) -> tuple[dict[str, tuple[str, ...]], dict[str, dict[str, str]]]:
        """All identities that are stored beside each address; the holders of results, by game.

        What is still to be done after people were linked is done before, as with results.
        """
        store = Store(self.url)
        try:
            secret, now = await store.secret(), partial(shifted, self.clock)
            await follow_up(Tables(store, load_games(), secret=secret, now=now))
            stored = await store.client.ask("HGETALL", keys.PERSONS)
            games = await store.games_with_results()
            holders = {g: await store.client.ask("HGETALL", keys.holders(g)) for g in games}
            return {one: tuple(json.loads(text)) for one, text in stored.items()}, holders
        finally:
            await store.close()

    async def untold(self) -> int:
        """How many notices are in the queues; 1 where that can't be asked."""
        try:
            return await asyncio.to_thread(self._count_untold)
        except redis.exceptions.RedisError:
            return 1

    def _count_untold(self) -> int:
        return sum(
            client.xlen(name)
            for client in self._clients()
            for pattern in _QUEUES
            for name in client.scan_iter(pattern, count=1_000)
        )

    def _names(self, pattern: str) -> list[str]:
        return [
            name for client in self._clients() for name in client.scan_iter(pattern, count=1_000)
        ]

    def _clients(self) -> Iterator[Any]:
        for url in self.servers():
            with closing(redis.Redis.from_url(url, decode_responses=True)) as client:
                yield client


def shifted(clock: JumpingClock) -> float:
    """Now, as Salle has it."""
    return time.time() + clock.offset


async def _nothing(_: TableKey) -> None:
    """No table: none is looked at."""
