"""Salle over very many live tables: `python -m bench scale --tables 1000000`, a figure a line.

The tables lie in a private Valkey, and a thousand others in a second one, with which they are
compared: what is measured is measured in both, by turns. `cpu_ms` is what it takes of one processor
here, whatever else the machine does. `load` is the machine's load average at that moment.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from redis.asyncio import Redis

from bench.live_tables import LiveTables
from bench.outage import drained
from bench.process import started, stopped
from bench.weight import used
from bot.application.tables import Tables
from bot.workers.timer_worker import TimerWorker
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.registry import load_games
from storage import codec
from storage.base import Notice, NoticeKind, Timer
from storage.embedded import private_server
from storage.store import Store

FEW: Final = 1_000  # tables that the others are compared with
ROUNDS: Final = 300
STARTS: Final = 3
_DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Stored:
    """Tables in a server of their own."""

    lives: LiveTables
    url: str
    store: Store
    bytes_each: int
    seconds: float

    @property
    def clock(self) -> TimerWorker:
        tables = Tables(self.store, load_games(), secret=b"s" * 32, now=time.time)
        return TimerWorker(tables=tables)


async def measure(options: argparse.Namespace) -> None:
    """Print the figures, one after the other."""
    async with stored(FEW) as few, stored(options.tables) as many:
        tell("a live table", bytes=many.bytes_each, among_few=few.bytes_each)
        tell("written", tables=options.tables, seconds=round(many.seconds, 1))
        await loads_and_commits(few, many)
        await sweeps(few, many)
        await starts(few, many)
        for limits in (False, True):
            found = await drained(
                many.url,
                many.lives,
                notices=options.notices,
                seconds=options.seconds,
                has_limits=limits,
            )
            tell("the outbox after an outage", **found)
            await _forget_notices(many.store)


@asynccontextmanager
async def stored(tables: int) -> AsyncIterator[Stored]:
    """So many tables, written and weighed. The server's file is written when all are there."""
    began = time.perf_counter()
    lives = LiveTables(tables)
    with tempfile.TemporaryDirectory(prefix="salle-") as folder:
        async with private_server(Path(folder)) as url:
            store, raw = Store(url), Redis.from_url(url)
            await store.take("worker", wait=0)  # the workers' groups are there, whatever is played
            await raw.config_set("appendonly", "no")
            before = await used(raw)
            await asyncio.to_thread(lives.write, url)
            seconds, weight = time.perf_counter() - began, await used(raw) - before
            await raw.config_set("appendonly", "yes")
            while (await raw.info("persistence"))["aof_rewrite_in_progress"]:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.5)
            yield Stored(lives, url, store, round(weight / tables), seconds)
            await store.close()
            await raw.aclose()


async def loads_and_commits(few: Stored, many: Stored) -> None:
    """An act at tables of all groups: loaded, and committed with its notice and its timers."""
    took: dict[str, tuple[list[float], list[float]]] = {"load": ([], []), "commit": ([], [])}
    for number in range(ROUNDS):
        for which, here in enumerate((few, many)):
            table = number * here.lives.tables // ROUNDS
            key, game = here.lives.key(table), here.lives.game(table)
            for cache in (codec._head, codec._entry, codec._entries_of_snapshot):
                cache.cache_clear()
            one, two = (player.address for player in game.people)
            began = time.perf_counter()
            there = await here.store.load(key, asker=one, people=(one, two))
            loaded = time.perf_counter()
            assert there
            entry = Entry(act=Act.MOVE, at=int(time.time()), seat=Seat.ONE, move="d5")
            timer = Timer(deadline=time.time() + 3 * _DAY, reminder=time.time() + 2 * _DAY)
            record = there.record.plus(entry)
            notice = Notice(table=key, version=record.version, to="chat", kind=NoticeKind.TURN)
            begun = time.perf_counter()
            await here.store.commit(
                key, record, expected=record.version - 1, timer=timer, notices=[notice]
            )
            took["load"][which].append(loaded - began)
            took["commit"][which].append(time.perf_counter() - begun)
    for name, (less, more) in took.items():
        ratio = round(median(more) / median(less), 2)
        tell(name, median_ms=_ms(median(more)), among_few_ms=_ms(median(less)), times=ratio)
    for here in (few, many):
        await _forget_notices(here.store)


async def sweeps(few: Stored, many: Stored) -> None:
    """A look at the clocks with nothing due; the whole tick also notes that Salle is running."""
    for name, act in {
        "sweep, nothing due": lambda clock: clock.sweep(),
        "tick, nothing due": lambda clock: clock.tick(),
    }.items():
        took: tuple[list[float], list[float]] = ([], [])
        cpu: tuple[list[float], list[float]] = ([], [])
        for _ in range(ROUNDS):
            for which, here in enumerate((few, many)):
                seconds, busy = await timed(lambda a=act, c=here.clock: a(c))
                took[which].append(seconds)
                cpu[which].append(busy)
        tell(
            name,
            median_ms=_ms(median(took[1])),
            least_ms=_ms(min(took[1])),
            cpu_ms=_ms(median(cpu[1])),
            among_few_ms=_ms(median(took[0])),
        )


async def starts(few: Stored, many: Stored) -> None:
    """From start to ready, of a whole Salle with the page alone."""
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(STARTS):
        for which, here in enumerate((few, many)):
            with tempfile.TemporaryDirectory(prefix="hall-") as folder:
                seconds, process = await started(folder, within=120.0, REDIS_URL=here.url)
                took[which].append(seconds)
                await stopped(process)
    tell(
        "start to ready",
        median_s=round(median(took[1]), 2),
        least_s=round(min(took[1]), 2),
        among_few_s=round(median(took[0]), 2),
        least_among_few_s=round(min(took[0]), 2),
    )


async def _forget_notices(store: Store) -> None:
    """Nobody is told: an outbox that is empty, with its groups."""
    client = store._client
    await client.ask_all(*(("DEL", stream) for stream in store.streams))
    await store.take("worker", wait=0)


async def timed(act: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """How long it takes, and how much of one processor."""
    began, busy = time.perf_counter(), time.process_time()
    await act()
    return time.perf_counter() - began, time.process_time() - busy


def tell(name: str, **figures: object) -> None:
    load = round(os.getloadavg()[0], 1)
    print(json.dumps({"bench": "scale", "name": name, **figures, "load": load}), flush=True)


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench scale", description=__doc__)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--notices", type=int, default=2_000, help="told after the outage")
    parser.add_argument("--seconds", type=float, default=20.0, help="at most, to tell them")
    return parser.parse_args()


def main() -> Any:
    return asyncio.run(measure(arguments()))


if __name__ == "__main__":
    main()
