"""The whole way of a move: tap to committed and answered, picture included, at 50 a second.

One process, a private Valkey; the outbox is emptied by nobody, as in a process apart. Run:
`python -m bench whole_way`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from redis.asyncio import Redis

from bot.__main__ import SWITCH
from bot.challenges import Terms
from bot.context import Context
from bot.hall import Hall
from bot.model import Address, Ask, Person, Reply
from bot.pictures import Pictures
from bot.table import Tables
from engines.core.match import Status
from engines.registry import load_games, load_players
from storage.base import TableKey
from storage.embedded import private_server
from storage.redis import RedisStore

RATE = 50  # taps a second
SECONDS = 20
WARM = 20
TABLES = 50
PEOPLE = tuple(Person(address=Address(platform="bench", id=n), name=n, locale="en") for n in "ab")
ROOM = Address(platform="bench", id="room")


def run() -> Iterator[dict[str, Any]]:
    """The figures, one after the other."""
    sys.setswitchinterval(SWITCH)
    yield from asyncio.run(measure())


async def measure() -> list[dict[str, Any]]:
    """Play many tables side by side at a fixed rate."""
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        async with private_server(Path(folder)) as url:
            store, raw = RedisStore(url), Redis.from_url(url)
            tables = Tables(store, load_games(), secret=await store.secret(), now=time.time)
            context = Context(tables=tables, games=load_games(), players=load_players())
            hall, pictures = Hall(context), Pictures()
            keys = [await begun(hall) for _ in range(TABLES)]
            # Sprites are cut and caches filled before the clock runs: a hall is open all day.
            await paced(hall, pictures, keys, seconds=WARM)
            rows = [await paced(hall, pictures, keys), await trips(hall, pictures, keys, raw)]
            rows.append(await flat_out(hall, pictures, keys))
            pictures.close()
            await store.close()
            await raw.aclose()
            return rows


async def begun(hall: Hall) -> TableKey:
    """A match between two people."""
    one, two = PEOPLE
    terms = Terms(game="en_garde", opponent=two)
    reply = await hall.challenge(Ask(who=one, where=ROOM, nonce="1"), terms)
    assert reply.table
    await hall.accept(Ask(who=two, where=ROOM, nonce="2"), reply.table)
    return reply.table


async def ready(hall: Hall, key: TableKey) -> tuple[Ask, str] | None:
    """Who is to send, and the ticket of his Send; None if the match is over."""
    seen = await hall.context.tables.see(key)
    if seen.here.status is not Status.PLAYING:
        return None
    (seat,) = seen.here.active
    who = next(p for p in PEOPLE if seen.seat_of(str(p.address)) is seat)
    ask = Ask(who=who, where=who.address, is_private=True)
    moves = list(seen.game.legal_moves(seen.here.position, seat))
    pick = moves[seen.version % len(moves)]
    reply = await hall.typed(ask, str(pick), key)
    assert reply.private
    assert reply.private.prompt
    return ask, reply.private.prompt.controls[0].ticket


async def move(hall: Hall, pictures: Pictures, key: TableKey) -> float | None:
    """Seconds from the tap on *Send* to the answer with its picture."""
    found = await ready(hall, key)
    if found is None:
        return None
    ask, ticket = found
    start = time.perf_counter()
    await answered(hall, pictures, ask, ticket)
    return time.perf_counter() - start


async def answered(hall: Hall, pictures: Pictures, ask: Ask, ticket: str) -> Reply:
    """One tap, as an adapter handles it."""
    reply = await hall.tap(ask, ticket)
    assert reply.private, reply
    assert reply.private.picture
    await pictures.png(reply.private.picture)
    return reply


async def paced(
    hall: Hall, pictures: Pictures, keys: list[TableKey], *, seconds: int = SECONDS
) -> dict[str, Any]:
    """Taps at fixed times, whether or not the ones before have been answered."""
    took: list[float] = []
    lag: list[float] = []
    watch = asyncio.create_task(watch_loop(lag))
    tasks = []
    start = time.perf_counter()
    fresh = list(keys)
    for number in range(RATE * seconds):
        await asyncio.sleep(max(0.0, start + number / RATE - time.perf_counter()))
        key = fresh[number % len(fresh)]
        found = await ready(hall, key)
        if found is None:
            fresh[number % len(fresh)] = await begun(hall)
            continue
        tasks.append(asyncio.create_task(timed(hall, pictures, *found)))
    for task in tasks:
        took.append(await task)
    watch.cancel()
    keys[:] = fresh
    return {
        "name": "tap to answer with picture, 50 a second",
        "taps": len(took),
        **spread(took),
        "loop_lag_p99_ms": round(1000 * quantiles(lag, n=100)[98], 2),
    }


async def timed(hall: Hall, pictures: Pictures, ask: Ask, ticket: str) -> float:
    """Seconds that one tap takes."""
    start = time.perf_counter()
    await answered(hall, pictures, ask, ticket)
    return time.perf_counter() - start


async def trips(hall: Hall, pictures: Pictures, keys: list[TableKey], raw: Any) -> dict[str, Any]:
    """Redis commands that one sent move costs; a pipeline is one round trip."""
    found = None
    while found is None:
        found = await ready(hall, keys[0])
        if found is None:
            keys[0] = await begun(hall)
    before = await counts(raw)
    await answered(hall, pictures, *found)
    after = await counts(raw)
    calls = {name: after[name] - before.get(name, 0) for name in after}
    used = {name: n for name, n in calls.items() if n and name not in ("info", "ping")}
    return {"name": "Redis commands of one sent move", "commands": used}


async def counts(raw: Any) -> dict[str, int]:
    """Calls by command, so far."""
    stats = await raw.info("commandstats")
    return {name.removeprefix("cmdstat_"): row["calls"] for name, row in stats.items()}


async def flat_out(hall: Hall, pictures: Pictures, keys: list[TableKey]) -> dict[str, Any]:
    """Moves a second with 16 tables in flight, previews included."""
    done = 0
    end = time.perf_counter() + 5

    async def table() -> None:
        nonlocal done
        key = await begun(hall)
        while time.perf_counter() < end:
            if await move(hall, pictures, key) is None:
                key = await begun(hall)
            done += 1

    await asyncio.gather(*(table() for _ in range(16)))
    return {"name": "typed, previewed, sent and drawn, 16 in flight", "per_second": round(done / 5)}


async def watch_loop(lag: list[float]) -> None:
    """How late the event loop wakes somebody who asked for 5 ms."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.005)
        lag.append(time.perf_counter() - start - 0.005)


def spread(took: list[float]) -> dict[str, float]:
    """p50 and p99 in milliseconds."""
    return {
        "p50_ms": round(1000 * median(took), 2),
        "p99_ms": round(1000 * quantiles(took, n=100)[98], 2),
    }
