"""What a look at the clocks costs, with the same number due among few tables and among very many.

`python -m bench sweep`; `python -m bench.sweep 1000 100000` chooses how many tables run. All of
them have their timers in a private Valkey; the logs of those that are not due are never read, and
so not written here. At each look so many flags fall, each a load and a commit.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from redis.asyncio import Redis

from bot.application.tables import Tables
from bot.timing.vacations import BY_ITSELF, NEVER
from bot.workers.timer_worker import TimerWorker
from engines.core.record import Act, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from engines.registry import load_games
from storage import keys
from storage.base import Reached, TableKey, Timer
from storage.embedded import private_server
from storage.store import Store

SIZES: Final = (1_000, 100_000, 1_000_000)
DUE: Final = 100
ROUNDS: Final = 10
START: Final = 1_790_000_000
_AT_ONCE: Final = 20_000  # tables that are written in one go
LATER: Final = START + 86_400  # a month before the others are due
NORTH: Final = Player(address="discord:123456789012345678", name="Northwind")
SOUTH: Final = Player(address="telegram:1987654321", name="South of the river")
Figures = dict[str, Any]


def run() -> Iterator[Figures]:
    """One dictionary a number of tables."""
    yield from asyncio.run(measure([int(word) for word in sys.argv[1:] if word.isdigit()] or SIZES))


async def measure(sizes: list[int] | tuple[int, ...]) -> list[Figures]:
    """The figures; each number of tables comes to what was there before."""
    found, there = [], 0
    with tempfile.TemporaryDirectory(prefix="salle-") as name:
        async with private_server(Path(name)) as url:
            store, raw = Store(url), Redis.from_url(url)
            for player in (NORTH, SOUTH):
                await store.update_profile(player.address, {BY_ITSELF: NEVER})
            for size in sorted(sizes):
                await fill(raw, there, size)
                there = size
                found.append({"tables": size, "due": DUE} | await look(store, size))
            await store.close()
            await raw.aclose()
    return found


async def fill(raw: Any, there: int, size: int) -> None:
    """The timers of tables where nothing is due for a month."""
    for first in range(there, size, _AT_ONCE):
        listed: dict[int, dict[str, float]] = {}
        for number in range(first, min(first + _AT_ONCE, size)):
            table = key("far", number)
            at = LATER + 30 * 86_400.0 + number
            listed.setdefault(keys.shard_of(table), {})[str(table)] = at
        pipe = raw.pipeline(transaction=False)
        for shard, times in listed.items():
            pipe.zadd(keys.deadlines(shard), times)
            pipe.zadd(keys.reminders(shard), times)
        await pipe.execute()


async def look(store: Store, size: int) -> Figures:
    """What looks cost: with nothing due, with flags that fall, and after an outage."""
    tables = Tables(store, load_games(), secret=b"s" * 32, now=lambda: float(LATER))
    clock, sweeps = TimerWorker(tables=tables), []
    for number in range(ROUNDS):
        due = [key(f"{size}-{number}", chat) for chat in range(DUE)]
        for table in due:
            await begin(store, table)
        sweeps.append(await seconds(lambda: clock.sweep(float(LATER))))
        flagged = [(await tables.load(table)).record.log[-1].act is Act.FLAG for table in due]
        assert all(flagged)
    idle = [await seconds(lambda: clock.sweep(float(LATER))) for _ in range(10 * ROUNDS)]
    return {
        "sweep_ms": middle(sweeps),
        "nothing_due_ms": middle(idle),
        "outage_ms": await outages(store),
    }


async def outages(store: Store) -> float:
    """Salle was away for an hour, again and again."""
    times, moment = [], float(LATER)
    for _ in range(ROUNDS):
        moment += 3_600
        times.append(await seconds(lambda at=moment: store.credit_downtime(lambda: at, shut=60)))
    client = store._client
    await client.do_all(*(("DEL", keys.credited(shard)) for shard in range(keys.SHARDS)))
    await client.do_all(*(("DEL", keys.outages(shard)) for shard in range(keys.SHARDS)))
    return middle(times)


async def begin(store: Store, table: TableKey) -> None:
    """A match whose player was told a day ago, which was all the time they had."""
    day = TimeControl.per_decision(86_400)
    head = Head(game="cannae", rules=1, players=Pair(one=NORTH, two=None), created=START, clock=day)
    joining = Joining(player=SOUTH, nonce="feedbeeffeedbeef")
    log = (
        Entry(act=Act.ACCEPT, at=START, seat=Seat.TWO, joining=joining),
        Entry(act=Act.MOVE, at=START, seat=Seat.ONE, move="Mc2c3"),
        Entry(act=Act.MOVE, at=START, seat=Seat.TWO, move="-"),
    )
    await store.commit(
        table,
        Record(head=head, log=log),
        expected=None,
        timer=Timer(deadline=float(LATER)),
        reached={NORTH.address: Reached(3, float(START))},
    )


def key(table: str, chat: int) -> TableKey:
    """A table of a chat of its own."""
    return TableKey("discord", str(987_654_321_098_000_000 + chat), table)


async def seconds(work: Callable[[], Awaitable[object]]) -> float:
    """How long it takes."""
    began = perf_counter()
    await work()
    return perf_counter() - began


def middle(times: list[float]) -> float:
    """Milliseconds; half of them took longer."""
    return round(1000 * median(times), 2)


if __name__ == "__main__":
    for figures in run():
        print(json.dumps({"bench": "sweep", **figures}))
