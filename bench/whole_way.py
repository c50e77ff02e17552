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

from bot.__main__ import SWITCH, settle_down
from bot.challenges import Terms
from bot.context import Context
from bot.hall import Hall
from bot.model import Address, Ask, Person, Reply
from bot.pictures import Pictures
from bot.prompts import find_path
from bot.table import Tables
from bot.tickets import Ticket, Verb
from engines.core.match import Status
from engines.core.moves import Listed
from engines.registry import load_games, load_players
from storage.base import TableKey
from storage.embedded import private_server
from storage.redis import RedisStore

RATE = 50  # taps a second
SECONDS = 20
WARM = 60
AHEAD = 0.007  # seconds before a tap, in which the benchmark finds out what to tap
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
            settle_down()  # as the process does when it has started
            rows = [await paced(hall, pictures, keys), await trips(hall, pictures, keys, raw)]
            rows.append(await flat_out(hall, pictures))
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


async def next_taps(hall: Hall, key: TableKey) -> tuple[Ask, str, str] | None:
    """Who is to move, and his two taps: a move, and *Send*; None if the match is over."""
    seen = await hall.context.tables.see(key)
    if seen.here.status is not Status.PLAYING:
        return None
    (seat,) = seen.here.active
    who = next(p for p in PEOPLE if seen.seat_of(str(p.address)) is seat)
    moves = list(seen.game.legal_moves(seen.here.position, seat))
    path = find_path(Listed(moves), moves[seen.version % len(moves)].steps)
    ticket = Ticket(verb=Verb.WALK, table=key, version=seen.here.since[seat])
    ask = Ask(who=who, where=who.address, is_private=True)
    return ask, ticket.to(Verb.WALK, *path), ticket.to(Verb.SEND, *path)


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
    """Taps at fixed times, whether or not the ones before have been answered.

    Every other tap chooses a move and is answered with its preview; the next one sends it.
    """
    lag: list[float] = []
    watch = asyncio.create_task(watch_loop(lag))
    tasks = []
    chosen: dict[TableKey, tuple[Ask, str]] = {}
    start = time.perf_counter()
    for number in range(RATE * seconds):
        place = number // 2 % len(keys)
        key = keys[place]
        # The people's own part is done while nobody waits: they don't live in this process.
        await asyncio.sleep(max(0.0, start + number / RATE - AHEAD - time.perf_counter()))
        if key in chosen:
            ask, ticket = chosen.pop(key)
        elif found := await next_taps(hall, key):
            ask, ticket, send = found
            chosen[key] = (ask, send)
        else:
            keys[place] = await begun(hall)
            continue
        await asyncio.sleep(max(0.0, start + number / RATE - time.perf_counter()))
        tasks.append(asyncio.create_task(timed(hall, pictures, ask, ticket)))
    took = [await task for task in tasks]
    watch.cancel()
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
    """Redis commands of one sent move: the first three are one pipeline, the rest one script."""
    found = None
    while found is None:
        key = await begun(hall)
        found = await next_taps(hall, key)
    ask, _, send = found
    before = await counts(raw)
    await answered(hall, pictures, ask, send)
    after = await counts(raw)
    calls = {name: after[name] - before.get(name, 0) for name in after}
    used = {name: n for name, n in calls.items() if n and name not in ("info", "ping")}
    return {"name": "Redis commands of one sent move", "commands": used}


async def counts(raw: Any) -> dict[str, int]:
    """Calls by command, so far."""
    stats = await raw.info("commandstats")
    return {name.removeprefix("cmdstat_"): row["calls"] for name, row in stats.items()}


async def flat_out(hall: Hall, pictures: Pictures) -> dict[str, Any]:
    """Moves a second with 16 tables in flight, their pictures drawn."""
    done = 0
    end = time.perf_counter() + 5

    async def table() -> None:
        nonlocal done
        key = await begun(hall)
        while time.perf_counter() < end:
            found = await next_taps(hall, key)
            if found is None:
                key = await begun(hall)
                continue
            ask, _, send = found
            await answered(hall, pictures, ask, send)
            done += 1

    await asyncio.gather(*(table() for _ in range(16)))
    return {"name": "moves sent and drawn, 16 in flight", "per_second": round(done / 5)}


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
