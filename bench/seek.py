"""What it costs to find somebody among 10,000 who look for a match of the same game.

`python -m bench seek`. All have the same terms, so nothing but ratings keeps them apart. What is
measured is a seeker's whole way: onto the list, paired, off it; the match isn't opened. *Nobody
fits*: nobody's range has the seeker's rating, so all near ones are looked at in vain. `cpu_ms` is
what it takes of one processor beside the store, whatever else the machine does.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.application.catalogue import Catalogue
from bot.application.seeking import Seeking
from bot.application.tables import Tables
from engines.core.record import Player
from storage.embedded import private_server
from storage.seekers import Seeker
from storage.store import Store

SEEKERS = 10_000
ROUNDS = 200
NOW = 1_800_000_000
AT_ONCE = 500


def run() -> Iterator[dict[str, Any]]:
    """One dictionary a case."""
    yield from asyncio.run(_measured())


async def _measured() -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="salle-") as name:
        async with private_server(Path(name)) as url:
            store = Store(url)
            tables = Tables(store, Catalogue().games, secret=b"s" * 32, now=lambda: NOW)
            seeking = Seeking(tables)
            await _look(store, [_seeker(n, lowest=3_000, highest=3_100) for n in range(SEEKERS)])
            nobody = await _times(seeking, [_seeker(SEEKERS + n) for n in range(ROUNDS)])
            await _look(store, [_seeker(n) for n in range(SEEKERS)])
            found = await _times(seeking, [_seeker(2 * SEEKERS + n) for n in range(ROUNDS)])
            await store.close()
            return [{"case": "found", **found}, {"case": "nobody fits", **nobody}]


async def _look(store: Store, seekers: Sequence[Seeker]) -> None:
    for first in range(0, len(seekers), AT_ONCE):
        await asyncio.gather(*map(store.seek, seekers[first : first + AT_ONCE]))


async def _times(seeking: Seeking, seekers: Sequence[Seeker]) -> dict[str, Any]:
    store, seconds, pairs = seeking.tables.store, list[float](), 0
    cpu = time.process_time()
    for one in seekers:
        began = time.perf_counter()
        await store.seek(one)
        pairs += await seeking.find(one) is not None
        seconds.append(time.perf_counter() - began)
        await store.leave_seekers(one.address, one.game)
    cpu = time.process_time() - cpu
    milliseconds = [1_000 * one for one in seconds]
    return {
        "seekers": SEEKERS,
        "paired": pairs,
        "p50_ms": round(median(milliseconds), 2),
        "cpu_ms": round(1_000 * cpu / len(seekers), 2),
        "p95_ms": round(quantiles(milliseconds, n=20)[-1], 2),
    }


def _seeker(number: int, *, lowest: int | None = None, highest: int | None = None) -> Seeker:
    address = f"test:{number}"
    return Seeker(
        player=Player(address=address, name=f"Number {number}"),
        home=address,
        game="gyges",
        rating=1_000.0 + number * 7_919 % 1_000,
        lowest=lowest,
        highest=highest,
        since=NOW,
        until=NOW + 86_400,
    )
