"""How fast the store is over a private server. One JSON object a line.

`python bench/storage.py`, from the project's folder. What a game weighs there: `bench/weight.py`.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from redis.asyncio import Redis

sys.path.insert(0, str(Path(__file__).parents[1]))

from engines.core.record import Act, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from storage.base import NO_ONE, DeadWorker, Notice, NoticeKind, Reached, TableKey, Timer
from storage.codec import decode, encode
from storage.embedded import private_server
from storage.store import Store

COMMITS = 4_000
ROUNDS = 1_000
TABLES = 10_000
MOVES = 40
START = 1_790_000_000

DEAD = DeadWorker(name="dead", found=0)
NORTH = Player(address="discord:123456789012345678", name="Northwind")
SOUTH = Player(address="telegram:1987654321", name="South of the river")


async def main() -> None:
    with tempfile.TemporaryDirectory(prefix="salle-") as name:
        began = perf_counter()
        async with private_server(Path(name)) as url:
            tell("private server ready", ms=round(1000 * (perf_counter() - began)))
            store, raw = Store(url), Redis.from_url(url)
            for bench in (commits, acts, clocks, outbox, sweeps):
                await raw.flushall()
                await bench(store, raw)
            await store.close()
            await raw.aclose()


async def commits(store: Store, raw: Any) -> None:
    """Games of 40 moves, played in so many lanes at once."""
    for lanes in (1, 16):
        games = COMMITS // MOVES // lanes

        async def play(lane: int, lanes: int = lanes, games: int = games) -> None:
            for number in range(games):
                await play_out(store, key(f"{lanes}-{lane}-{number}"), game(MOVES))

        began = perf_counter()
        await asyncio.gather(*map(play, range(lanes)))
        seconds = perf_counter() - began
        tell(f"commits, {lanes} at a time", a_second=round(lanes * games * MOVES / seconds))


async def acts(store: Store, raw: Any) -> None:
    """What an act at a table asks of the store, after 40 moves."""
    loads, both = [], []
    for number in range(ROUNDS):
        table = key(f"a{number}")
        await store.commit(table, game(MOVES), expected=None, timer=Timer())
        began = perf_counter()
        loaded = await store.load(table, asker=NORTH.address)
        loads.append(perf_counter() - began)
        assert loaded is not None
        await commit(store, table, loaded.record.plus(move(MOVES)))
        both.append(perf_counter() - began)
    tell(f"load after {MOVES} moves", **spread(loads))
    rows, reads = encode(game(MOVES)), []
    for _ in range(ROUNDS):
        began = perf_counter()
        decode(rows)
        reads.append(perf_counter() - began)
    tell(f"decode the rows of {MOVES} moves", **spread(reads))
    tell("load and commit", **spread(both))


async def clocks(store: Store, raw: Any) -> None:
    """What a clock's bookkeeping adds to a commit and a load, measured by turns in one run.

    With it a commit keeps what was charged and who was reached, and a load brings two profiles;
    without it there are timers alone.
    """
    people = [NORTH.address, SOUTH.address]
    reached = {NORTH.address: Reached(MOVES + 2, START + 600_000.5)}
    for address in people:
        await store.update_profile(address, {"zone": "Europe/Rome", "sleep": "23:00-07:00"})
    plain, kept = move(MOVES), move(MOVES).model_copy(update={"charged": Pair(one=43_210, two=0)})
    loads: tuple[list[float], list[float]] = ([], [])
    spent: tuple[list[float], list[float]] = ([], [])
    for number in range(2 * ROUNDS):
        table, is_kept = key(f"c{number}"), number % 2
        await store.commit(table, game(MOVES), expected=None, timer=Timer())
        began = perf_counter()
        loaded = await store.load(table, asker=NORTH.address, people=people if is_kept else ())
        between = perf_counter()
        assert loaded is not None
        record = loaded.record.plus(kept if is_kept else plain)
        await commit(store, table, record, reached=reached if is_kept else {})
        loads[is_kept].append(between - began)
        spent[is_kept].append(perf_counter() - between)
    for name, (without, with_it) in {"commit": spent, "load": loads}.items():
        tell(
            f"{name} with a clock's bookkeeping",
            median_ms=round(1000 * median(with_it), 3),
            without_ms=round(1000 * median(without), 3),
            times=round(median(with_it) / median(without), 3),
        )


async def outbox(store: Store, raw: Any) -> None:
    taken = []
    for number in range(ROUNDS):
        await store.enqueue([notice(key("a"), number)])
        began = perf_counter()
        (entry,) = await store.take("worker", wait=1)
        await store.done(entry)
        taken.append(perf_counter() - began)
    tell("a notice taken and done", **spread(taken))


async def sweeps(store: Store, raw: Any) -> None:
    for number in range(TABLES):
        timer = Timer(deadline=START + number, reminder=START + number)
        await store.commit(key("s", chat=number), game(0), expected=None, timer=timer)
    asks: dict[str, Callable[[], Awaitable[object]]] = {
        "deadlines": lambda: store.due_deadlines(START - 1),
        "reminders": lambda: store.due_reminders(START - 1),
        "workers that are dead": lambda: store.beat("worker", lapse=60),
        "what a dead worker left": lambda: store.take_over("worker", [DEAD]),
        "what is parked": lambda: store.unpark("telegram"),
    }
    for name, ask in asks.items():
        times = []
        for _ in range(ROUNDS):
            began = perf_counter()
            await ask()
            times.append(perf_counter() - began)
        tell(f"sweep for {name}, {TABLES} tables, nothing due", **spread(times))
    for name, now in {"noted to be running": START, "an outage noted": START + 1_000}.items():
        await store.credit_downtime(lambda: START, shut=60)
        began = perf_counter()
        await store.credit_downtime(lambda now=now: float(now), shut=60)
        tell(f"{name}, {TABLES} tables", ms=round(1000 * (perf_counter() - began), 1))


async def play_out(store: Store, table: TableKey, record: Record) -> None:
    await store.commit(table, record.upto(1), expected=None, timer=Timer())
    for version in range(2, record.version + 1):
        await commit(store, table, record.upto(version))


async def commit(
    store: Store,
    table: TableKey,
    record: Record,
    *,
    reached: Mapping[str, Reached] = NO_ONE,
) -> None:
    at = record.log[-1].at
    await store.commit(
        table,
        record,
        expected=record.version - 1,
        timer=Timer(deadline=at + 259_200.0, reminder=at + 200_000.0),
        notices=[notice(table, record.version)],
        reached=reached,
    )


def notice(table: TableKey, version: int) -> Notice:
    return Notice(table=table, version=version, to="chat", kind=NoticeKind.TURN)


def key(table: str, *, chat: int = 0) -> TableKey:
    return TableKey("discord", str(987_654_321_098_000_000 + chat), table)


def game(moves: int) -> Record:
    head = Head(
        game="gyges",
        rules=1,
        players=Pair(one=NORTH, two=None),
        nonce="c0ffee12c0ffee12",
        commitment="a" * 64,
        created=START,
        clock=TimeControl.per_decision(259_200),
    )
    joining = Joining(player=SOUTH, nonce="feedbeeffeedbeef")
    acceptance = Entry(act=Act.ACCEPT, at=START + 4_000, seat=Seat.TWO, joining=joining)
    return Record(head=head, log=(acceptance, *map(move, range(moves))))


def move(number: int) -> Entry:
    seat = Seat.TWO if number % 2 else Seat.ONE
    text = f"{'abcdef'[number % 6]}1-b{number % 6 + 1}xc3"
    return Entry(act=Act.MOVE, at=START + 15_000 * (number + 1), seat=seat, move=text)


def spread(times: list[float]) -> dict[str, float]:
    p99 = quantiles(times, n=100)[98]
    return {"median_ms": round(1000 * median(times), 2), "p99_ms": round(1000 * p99, 2)}


def tell(name: str, **figures: float) -> None:
    print(json.dumps({"name": name, **figures}))


if __name__ == "__main__":
    asyncio.run(main())
