"""What results cost: `python -m bench results`.

`last move` ends a match between two over the private server, and both ratings are reckoned; or,
for comparison, its result is left for later. `leaderboard` is of 100,000 players, with the reader's
neighbourhood, and of a place with 300 of them. `recount` is what `python -m storage ratings` does
with a million results, measured with 50,000.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from bot.application.catalogue import Catalogue
from bot.application.model import Address
from bot.application.ratings import Ratings
from bot.application.tables import Tables
from engines.core.rating import Rating
from engines.core.record import Act, Entry, Head, Joining, Player
from engines.core.result import Counting, Result, Standing, reckon
from engines.core.seat import Pair, Seat
from storage import keys
from storage.base import TableKey
from storage.embedded import private_server
from storage.recount import differences
from storage.store import Store
from storage.stored_results import stored

MATCHES: Final = 100
PLAYERS: Final = 100_000
AT_PLACE: Final = 300
RESULTS: Final = 50_000
READS: Final = 50
AT: Final = 1_790_000_000


def run() -> Iterator[dict[str, Any]]:
    """One dictionary a figure."""
    yield from asyncio.run(measured())


async def measured() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for measure in (last_moves, leaderboards, recounts):
        with tempfile.TemporaryDirectory(prefix="salle-") as folder:
            async with private_server(Path(folder)) as url:
                store = Store(url)
                found += [one async for one in measure(store)]
                await store.close()
    return found


async def last_moves(store: Store) -> AsyncIterator[dict[str, Any]]:
    tables = Tables(store, Catalogue().games, secret=b"s" * 32, now=lambda: float(AT))
    reckons = {"plain": Later(store=store, find=tables.find), "with both ratings": tables.ratings}
    took: dict[str, list[float]] = {name: [] for name in reckons}
    for number in range(MATCHES):
        for name, tables.ratings in reckons.items():
            key = await almost_over(tables, f"{number}{name[0]}")
            entry = Entry(act=Act.RESIGN, seat=Seat.TWO, at=AT)
            began = time.perf_counter()
            await tables.act(key, lambda _, entry=entry: entry)  # type: ignore[misc] # of this turn
            took[name].append(1_000 * (time.perf_counter() - began))
            await store.client.ask("DEL", keys.unreckoned(keys.shard_of(key)))
    for name, times in took.items():
        yield {"name": f"last move, {name}", "ms": round(median(times), 2)}


class Later(Ratings):
    """Leaves results where they are."""

    async def of_ended(self, result: Result) -> None:
        return None


async def almost_over(tables: Tables, number: str) -> TableKey:
    one, two = (Player(address=f"bench:{number}{side}", name=side) for side in "ab")
    head = Head(game="gyges", rules=1, players=Pair(one=one, two=two), created=AT, is_rated=True)
    table = await tables.open(Address(platform="bench", id=f"room{number}"), head)
    joining = Joining(player=two, nonce="n")
    accept = Entry(act=Act.ACCEPT, seat=Seat.TWO, at=AT, joining=joining)
    await tables.act(table.key, lambda _: accept)
    for _ in range(4):
        now = await tables.load(table.key)
        (seat,) = now.match.active
        move = str(next(iter(now.legal_moves(seat))))
        entry = Entry(act=Act.MOVE, seat=seat, at=AT, move=move)
        await tables.act(table.key, lambda _, entry=entry: entry)  # type: ignore[misc] # of this turn
    return table.key


async def leaderboards(store: Store) -> AsyncIterator[dict[str, Any]]:
    chance, ask = random.Random(3), store.client.ask_all
    for begins in range(0, PLAYERS, 1_000):
        commands: list[tuple[str | float, ...]] = []
        for number in range(begins, begins + 1_000):
            value = chance.gauss(1500, 250)
            rating = Rating(value=value, deviation=60.0, matches=9, last=float(AT))
            who = f"bench:{number}"
            commands += [
                ("HSET", keys.standings("gyges"), who, stored(Standing(rating=rating))),
                ("ZADD", keys.leaderboard("gyges"), value, who),
                ("ZADD", keys.last_rated("gyges"), AT, who),
            ]
            if number < AT_PLACE:
                commands.append(("SADD", keys.players_of("gyges", "bench:here"), who))
        await ask(*commands)

    async def hall() -> None:
        board = await store.leaderboard("gyges", since=AT - 9.0, reader="bench:77")
        assert len(board.around) > 5

    async def place() -> None:
        board = await store.leaderboard_at("gyges", "bench:here", since=AT - 9.0, reader="bench:77")
        assert len(board.first) == 10

    yield {"name": f"leaderboard of {PLAYERS:,}", "ms": await read(hall)}
    yield {"name": f"leaderboard of a place with {AT_PLACE}", "ms": await read(place)}


async def read(ask: Callable[[], Awaitable[None]]) -> float:
    times = []
    for _ in range(READS):
        began = time.perf_counter()
        await ask()
        times.append(1_000 * (time.perf_counter() - began))
    return round(median(times), 2)


async def recounts(store: Store) -> AsyncIterator[dict[str, Any]]:
    chance, standings = random.Random(5), dict[str, Standing]()
    rows: list[tuple[str | int, ...]] = []
    for number in range(RESULTS):
        result = a_result(chance, number)
        one, two = (standings.get(player.address, Standing()) for player in result.players)
        reckoned, after = reckon(result, Pair(one=one, two=two))
        for player, standing in zip(result.players, after, strict=True):
            standings[player.address] = standing
        rows.append(("HSET", keys.results("gyges"), number, stored(reckoned)))
    for begins in range(0, RESULTS, 1_000):
        await store.client.ask_all(*rows[begins : begins + 1_000])
    noted = [(who, stored(one)) for who, one in standings.items()]
    await store.client.ask_all(*(("HSET", keys.standings("gyges"), *one) for one in noted))
    began = time.perf_counter()
    found = await differences(store)
    seconds = time.perf_counter() - began
    assert not found.lines
    assert found.results == RESULTS
    yield {"name": "recount of a million", "s": round(seconds * 1_000_000 / RESULTS, 1)}


def a_result(chance: random.Random, number: int) -> Result:
    one, two = (Player(address=f"bench:{n}", name="Anna") for n in chance.sample(range(2_000), 2))
    return Result(
        table=f"bench:room:{number}",
        game="gyges",
        players=Pair(one=one, two=two),
        score=chance.choice((0.0, 0.5, 1.0)),
        reason="rules",
        began=AT + 60 * number,
        at=AT + 60 * number + 30,
        moves=30,
        counting=Counting.RATED,
        answers=Pair(one=200, two=300),
    )
