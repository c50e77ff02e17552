"""What a second process is worth: `python -m bench two_processes`, one line a figure.

Processes of Salle send moves with their pictures as fast as they go, 16 tables at a time, over one
Valkey: first one of them, then two, each bound to a core of its own. Valkey shares these cores.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Final

from bench.whole_way import Figures, flat_out, lobby_over
from bot import process_tuning
from storage.embedded import private_server

GAME: Final = "gyges"
WARM: Final = 12  # matches: all players have been drawn
DRAWN: Final = 24
_LATEST: Final = 600.0  # seconds for a process to be ready

_start: Barrier | None = None


def run() -> Iterator[Figures]:
    """The figures, one after the other."""
    yield from asyncio.run(measure())


async def measure() -> list[Figures]:
    """The rates of one process and of two."""
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        async with private_server(Path(folder)) as url:
            cores = sorted(os.sched_getaffinity(0))[:2]
            alone = await asyncio.to_thread(rates, url, cores[:1])
            both = await asyncio.to_thread(rates, url, cores)
    return [
        {"name": "one process", "per_second": sum(alone)},
        {
            "name": f"{len(both)} processes",
            "per_second": sum(both),
            "times": round(sum(both) / sum(alone), 2),
        },
    ]


def rates(url: str, cores: list[int]) -> list[int]:
    """Moves a second of as many processes as there are cores, all at the same time."""
    context = get_context("spawn")
    start = context.Barrier(len(cores))
    with ProcessPoolExecutor(len(cores), context, initializer=_begin, initargs=(start,)) as pool:
        return list(pool.map(_rate, [url] * len(cores), cores))


def _begin(start: Barrier) -> None:
    global _start
    _start = start


def _rate(url: str, core: int) -> int:
    process_tuning.limit_heap()
    process_tuning.shorten_thread_switches()
    os.sched_setaffinity(0, {core})
    return asyncio.run(_measured(url))


async def _measured(url: str) -> int:
    async with lobby_over(url) as here:
        await flat_out(here, await here.matches(GAME, WARM, dice=1))
        matches = await here.matches(GAME, DRAWN, dice=os.getpid())
        process_tuning.release_startup_memory()
        assert _start
        _start.wait(_LATEST)
        return int((await flat_out(here, matches))["per_second"])
