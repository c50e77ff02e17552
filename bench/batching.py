"""What `storage/batching.py` is worth: moves with and without it, `python -m bench batching`.

A move is what the store does for one: a load and a commit. `cpu_us` is what a move takes of one
processor in this process, `server_cpu_us` in Valkey; `per_second` depends on what else the machine
does. On two cores, with 16 people acting at once, batching halved both (257 instead of 488 us, 62
instead of 125 us) and let through 2,840 instead of 1,770 moves a second. Somebody alone pays for
it with some 70 us. Of a whole move (`bench whole_way`, 16 in flight, no picture) it saved a fifth.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

import psutil
from redis.asyncio import Redis

from bench.storage import commit, game, key, move
from storage import batching
from storage.base import Timer
from storage.embedded import private_server
from storage.store import Store

MOVES: Final = 1_600
ROUNDS: Final = 7
AT_ONCE: Final = (1, 16)


class OnePipelineEach(batching.CommandBatcher):
    """The alternative: every call sends its own commands at once."""

    def __init__(self, redis: Redis, *, seconds: float) -> None:
        super().__init__(redis, seconds=seconds)
        self.redis, self.seconds = redis, seconds

    async def ask(self, commands: Sequence[batching.Command]) -> list[Any]:
        pipe = self.redis.pipeline(transaction=False)
        for command in commands:
            pipe.execute_command(*command)
        async with asyncio.timeout(self.seconds):
            return await pipe.execute(raise_on_error=False)


def run() -> Iterator[dict[str, Any]]:
    """The figures: medians of rounds, the two in turn."""
    yield from asyncio.run(measure())


async def measure() -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="salle-") as folder:
        async with private_server(Path(folder)) as url:
            (server,) = (child for child in psutil.Process().children() if "valkey" in child.name())
            stores = {"batched": Store(url), "one by one": Store(url)}
            plain = stores["one by one"]._client
            plain._batcher = OnePipelineEach(plain._redis, seconds=3.0)
            found: dict[tuple[str, int], list[list[float]]] = {}
            for number in range(ROUNDS):
                for name, store in stores.items():
                    for lanes in AT_ONCE:
                        figures = await moves(store, server, f"{name[0]}{number}", lanes)
                        found.setdefault((name, lanes), []).append(figures)
            for store in stores.values():
                await store.close()
    return [
        {
            "name": f"{name}, {lanes} at a time",
            **dict(
                zip(
                    ("per_second", "cpu_us", "server_cpu_us"),
                    (round(median(column)) for column in zip(*rounds, strict=True)),
                    strict=True,
                )
            ),
        }
        for (name, lanes), rounds in found.items()
    ]


async def moves(
    store: Store, server: psutil.Process, prefix: str, lanes: int
) -> tuple[float, float, float]:
    """Moves a second, and the microseconds of a processor for each: here, and in the server."""

    async def play(lane: int) -> None:
        table = key(f"{prefix}{lanes}x{lane}")
        await store.commit(table, game(0), expected=None, timer=Timer())
        for number in range(MOVES // lanes):
            loaded = await store.load(table)
            assert loaded
            if loaded.record.version > 40:  # as long as a game, and then the next
                table = key(f"{prefix}{lanes}x{lane}-{number}")
                await store.commit(table, game(0), expected=None, timer=Timer())
            else:
                await commit(store, table, loaded.record.plus(move(number)))

    served = sum(server.cpu_times()[:2])
    busy, start = time.process_time(), time.perf_counter()
    await asyncio.gather(*map(play, range(lanes)))
    took, busy = time.perf_counter() - start, time.process_time() - busy
    served = sum(server.cpu_times()[:2]) - served
    return MOVES / took, 1e6 * busy / MOVES, 1e6 * served / MOVES
