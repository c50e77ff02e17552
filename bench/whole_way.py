"""The whole way of a move, for every game: `python -m bench whole_way`, one line a figure.

A sent move: the ticket of its *Send* button is tapped; the hall loads the table, walks the path,
puts the move through the gate, commits it in a private Valkey behind a socket, and makes the
answer's post; *with picture* the position is drawn for the mover as PNG as well. The moves are
drawn by chance, and found out beforehand in another process. Set-ups (of Gygès) are not measured:
two a match, and not moves of the board. One process on one core, which the Valkey shares; the
outbox is emptied by nobody.

`per_second` is what the wall's clock says, and depends on what else the machine does. `cpu_ms` is
what one move takes of one processor in the hall, and `server_cpu_ms` beside it in Valkey.
`yardstick_ms` is what a fixed piece of Python takes that is done after every third move, and
`yardsticks` is `cpu_ms` in such pieces: a figure that another machine, or a busy one, leaves as it
is, while `cpu_ms` tripled here between an idle machine and one with twenty processes to run.

Why a paced move takes more of a processor than one of sixteen in flight: because the processor is
slower, and not because more is done. The yardstick alone takes 0.47 to 0.51 ms while sixteen are in
flight, and 0.73 to 0.98 ms where moves come one at a time, with pauses of 40 ms or with none (En
Garde and Cannae, alternating runs on a machine with a load of twenty). In yardsticks a move takes
24 to 31 in flight, 18 to 26 one at a time, and 21 to 28 paced; of Gygès 15.9 in flight and 16.1
paced. Nothing is dearer for the pause.
Moves that come alone wait twice for Valkey and once for the thread that draws, six times asleep a
move against half a time in flight; at each awakening the caches are somebody else's. The collector
takes 0.05 ms a move. Watching the loop's lag wakes it 200 times a second more, for six context
switches and about 1 ms a move; so whatever watches it pays for that. Reading Redis's answers with
hiredis instead of Python made no difference that could be measured (9.1 against 9.2 yardsticks for
a move without its picture, medians of three alternating runs).

One thing was dearer, in Cannae, Gygès and Audatia: sixty-four nameplates were kept, fewer than the
25 tables of the paced moves have in turn, so each picture drew both anew: 38 yardsticks a move of
Cannae against 23 in flight, and p50 158 to 308 ms. A thousand are kept now: 18 to 20 against 20,
and p50 11 ms.

What costs much is somebody's first picture: coat, plume and name are drawn in their colours, for
60 to 70 ms in En Garde where the next picture takes 5. The players of this benchmark are drawn
before it measures, as regulars of a hall are.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import psutil
from redis.asyncio import Redis

from bench.played import Begun, Taps, played
from bot import process_tuning
from bot.application.model import Address, Ask, Person, Reply
from bot.application.tables import Tables
from bot.application.tickets import Ticket
from bot.commands import challenge_answers, challenges
from bot.commands.application import Application
from bot.commands.challenges import Terms
from bot.commands.context import Context
from bot.messages.pictures import Pictures
from engines.core.seat import Pair, Seat
from engines.registry import load_games, load_players
from renderers.style import RenderStyle
from storage.base import TableKey
from storage.embedded import private_server
from storage.store import Store

GAMES: Final = ("en_garde", "gyges", "cannae", "audatia")
SETUPS: Final = {"gyges": 2}  # moves that come before the board is played on
RATE: Final = 50  # taps a second
IN_FLIGHT: Final = 16
PLIES: Final = 40
WARM: Final = 40  # matches: sprites are cut and caches filled, for a hall is open all day
DRAWN: Final = 48
SPOKEN: Final = 80  # matches answered without pictures
PACED: Final = 25
PAIRS: Final = 12  # of players: nobody may open more than some matches at a time
NAMES: Final = Pair(one="Anna", two="Bea")
_MATCHES: Final = count()
Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Lobby:
    """A hall with all it needs."""

    app: Application
    pictures: Pictures
    raw: Any  # a connection of the benchmark's own
    server: psutil.Process

    async def sent(self, seat: Seat, ticket: str, *, is_drawn: bool) -> Reply:
        """One tap, as an adapter handles it."""
        who = somebody(Ticket.parse(ticket).table.chat, seat)
        reply = await self.app.tap(Ask(who=who, where=who.address, is_private=True), ticket)
        assert reply.private, reply
        assert reply.private.picture, reply
        assert not reply.is_error, reply
        if is_drawn:
            await self.pictures.png(reply.private.picture)
        return reply

    async def matches(self, game: str, number: int, *, dice: int) -> list[list[Taps]]:
        """So many matches, begun, and what will be tapped in them."""
        begun = [await self._begun(game) for _ in range(number)]
        setups = SETUPS.get(game, 0)
        found = played(begun, plies=PLIES + setups, dice=dice)
        for match in found:
            for taps in match[:setups]:
                await self.sent(taps.seat, taps.send, is_drawn=False)
        return [match[setups:] for match in found]

    async def _begun(self, game: str) -> Begun:
        room = Address(platform="bench", id=f"room{next(_MATCHES) % PAIRS}")
        one, two = (somebody(room.id, seat) for seat in Seat)
        there = Ask(who=one, where=room, nonce=secrets.token_hex(8))
        opened = await self.app.run(challenges.challenge, there, Terms(game=game, opponent=two))
        key: TableKey | None = opened.table
        assert key
        await self.app.run(challenge_answers.accept, Ask(who=two, where=room, nonce="2"), key)
        tables = self.app.context.tables
        record = (await tables.load(key)).record
        return Begun(key, record, tables.server_seed(record.head, key))


class Yardstick:
    """A fixed piece of work, done after every third move: how fast the processor is just then."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self._moves = 0

    def after_move(self) -> None:
        """Do it, if it is due."""
        self._moves += 1
        if self._moves % 3 == 0:
            start, made = time.thread_time(), {}
            for number in range(720):
                word = f"{number % 60}"
                made[word, number] = (word, len(word), isinstance(word, str))
            sorted(made.values())
            self.took.append(time.thread_time() - start)

    def figures(self, busy: float) -> Figures:
        """What a move takes of a processor, that many seconds, also in such pieces."""
        one = sum(self.took) / len(self.took)
        return {
            "cpu_ms": _ms(busy),
            "yardstick_ms": _ms(one),
            "yardsticks": round(busy / one, 1),
        }


def somebody(room: str, seat: Seat) -> Person:
    """Who plays in this room."""
    address = Address(platform="bench", id=f"{room}{seat.value}")
    return Person(address=address, name=NAMES[seat], locale="en")


def run() -> Iterator[Figures]:
    """The figures, one after the other; `python -m bench.whole_way GAME …` chooses games."""
    process_tuning.limit_heap()
    process_tuning.shorten_thread_switches()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # threads and children inherit it
    for game in sys.argv[1:] if sys.argv[0].endswith("whole_way.py") else GAMES:
        for figures in asyncio.run(measure(game)):
            yield {"game": game, **figures}


async def measure(game: str) -> list[Figures]:
    """All figures of a game."""
    async with lobby() as here:
        await here.pictures.warm_end_plates(game, RenderStyle(names=NAMES))  # as after a start
        await flat_out(here, await here.matches(game, WARM, dice=1), is_drawn=True)
        matches = await here.matches(game, DRAWN, dice=2)
        spoken = await here.matches(game, SPOKEN, dice=3)
        slow = await here.matches(game, PACED, dice=4)
        process_tuning.release_startup_memory()  # as the process does when it has started
        return [
            await paced(here, slow),
            await trips(here, await here.matches(game, 1, dice=5)),
            {"name": "sent, with picture, 16 in flight", **await flat_out(here, matches)},
            {
                "name": "sent, without picture, 16 in flight",
                **await flat_out(here, spoken, is_drawn=False),
            },
        ]


@asynccontextmanager
async def lobby() -> AsyncIterator[Lobby]:
    """Everything started; closed again at the end."""
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        async with private_server(Path(folder)) as url, lobby_over(url) as here:
            yield here


@asynccontextmanager
async def lobby_over(url: str) -> AsyncIterator[Lobby]:
    """A hall over this Valkey."""
    store, raw = Store(url), Redis.from_url(url)
    server = psutil.Process((await raw.info("server"))["process_id"])
    tables = Tables(store, load_games(), secret=await store.secret(), now=time.time)
    context = Context(tables=tables, games=load_games(), players=load_players())
    pictures = Pictures()
    yield Lobby(Application(context), pictures, raw, server)
    pictures.close()
    await store.close()
    await raw.aclose()


async def paced(here: Lobby, matches: list[list[Taps]]) -> Figures:
    """Moves sent at fixed times, whether or not the ones before have been answered.

    The tables take turns, so that each has long been answered when its turn comes again.
    """
    lag: list[float] = []
    watch = asyncio.create_task(watch_loop(lag))
    tasks = []
    turns = [taps for ply in zip(*matches, strict=False) for taps in ply]
    yardstick = Yardstick()
    start, busy = time.perf_counter(), time.process_time()
    for number, taps in enumerate(turns):
        await asyncio.sleep(max(0.0, start + number / RATE - time.perf_counter()))
        tasks.append(asyncio.create_task(timed(here, taps, yardstick)))
    took = [await task for task in tasks]
    busy = time.process_time() - busy - sum(yardstick.took)
    watch.cancel()
    return {
        "name": f"sent, with picture, {RATE} a second",
        "moves": len(took),
        "p50_ms": _ms(median(took)),
        "p99_ms": _ms(quantiles(took, n=100)[98]),
        **yardstick.figures(busy / len(took)),
        "loop_lag_p99_ms": _ms(quantiles(lag, n=100)[98]),
    }


async def timed(here: Lobby, taps: Taps, yardstick: Yardstick) -> float:
    """Seconds until the answer is there."""
    start = time.perf_counter()
    await here.sent(taps.seat, taps.send, is_drawn=True)
    took = time.perf_counter() - start
    yardstick.after_move()
    return took


async def watch_loop(lag: list[float]) -> None:
    """How late the event loop wakes somebody who asked for 5 ms."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.005)
        lag.append(time.perf_counter() - start - 0.005)


async def flat_out(here: Lobby, matches: list[list[Taps]], *, is_drawn: bool = True) -> Figures:
    """All moves of the matches, as fast as they go, 16 tables at a time."""
    waiting, yardstick = iter(matches), Yardstick()

    async def table() -> None:
        for match in waiting:
            for taps in match:
                await here.sent(taps.seat, taps.send, is_drawn=is_drawn)
                yardstick.after_move()

    served = sum(here.server.cpu_times()[:2])
    start, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(table() for _ in range(IN_FLIGHT)))
    took, busy = time.perf_counter() - start, time.process_time() - busy
    took, busy = took - sum(yardstick.took), busy - sum(yardstick.took)
    served = sum(here.server.cpu_times()[:2]) - served
    moves = sum(map(len, matches))
    return {
        "moves": moves,
        "per_second": round(moves / took),
        **yardstick.figures(busy / moves),
        "server_cpu_ms": _ms(served / moves),
    }


async def trips(here: Lobby, matches: list[list[Taps]]) -> Figures:
    """Redis commands of one sent move: the first three are one round trip, the rest one script."""
    ((first, *_),) = matches
    before = await counts(here.raw)
    await here.sent(first.seat, first.send, is_drawn=False)
    after = await counts(here.raw)
    calls = {name: after[name] - before.get(name, 0) for name in after}
    used = {name: n for name, n in calls.items() if n and name not in ("info", "ping")}
    return {"name": "Redis commands of one sent move", "commands": used}


async def counts(raw: Any) -> dict[str, int]:
    """Calls by command, so far."""
    stats = await raw.info("commandstats")
    return {name.removeprefix("cmdstat_"): row["calls"] for name, row in stats.items()}


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


if __name__ == "__main__":
    for row in run():
        print(row, flush=True)
