"""How late the event loop is while computers think: `python -m bench lag`, one line a figure.

A hall of all four games answers moves at a steady rate, each with its picture, first alone and then
while four thinkers think, each about another game at its highest level, one thought after the
other: more than in matches, where people think as well. The loop's lag is how late it wakes
somebody who asked for 5 ms; a tap's time is from the tap to the picture. All cores may be used, and
the system decides who runs where. The people who tap, and Valkey, share them.

What priority thinkers have decides. On two cores with a load of twenty besides, the lag's p99 was
15.9 ms where they had Salle's own priority, and 8.1 at `nice` 5, 5.9 at 10, 7.4 at 19, 5.9 in the
system's class for the idle, against 5.5 to 8.7 where nobody thought. In a session of their own, as
they were, `nice` 5 left it at 23 to 31 ms: Linux shares processors between sessions before it looks
at priorities, and gave them what people's taps needed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from statistics import median, quantiles
from typing import Any, Final

from bench.played import Taps
from bench.whole_way import GAMES, Figures, Lobby, Yardstick, lobby, timed, watch_loop
from bot import process_tuning
from bot.side_process.parent import SideProcesses
from bot.workers.computer_players import LONGEST_THOUGHT
from bot.workers.thinking import think
from engines.core.chance import SeededChance
from engines.core.lab import at_random
from engines.core.options import complete
from engines.registry import load_games, load_players

RATE: Final = 10  # taps a second
SECONDS: Final = 20
PLIES: Final = 20  # of a match
OPENING: Final = 8  # moves before a computer thinks about the position
WARM: Final = 12  # matches a game, and so all players have been drawn


def run() -> Iterator[Figures]:
    """The figures, one after the other."""
    process_tuning.limit_heap()
    process_tuning.shorten_thread_switches()
    yield from asyncio.run(measure())


async def measure() -> list[Figures]:
    """The lag without thinkers and with them."""
    async with lobby() as here:
        for taps in await taps_in_turn(here, dice=1, matches=WARM):
            await here.sent(taps.seat, taps.send, is_drawn=True)
        count = -(-RATE * SECONDS // (len(GAMES) * PLIES))
        alone = await taps_in_turn(here, dice=2, matches=count)
        beside = await taps_in_turn(here, dice=3, matches=count)
        process_tuning.release_startup_memory()
        found = [{"name": "no computer thinks", **await lag_of(here, alone)}]
        async with thinking() as thoughts:
            figures = await lag_of(here, beside)
        name = f"{len(GAMES)} masters think"
        return [*found, {"name": name, **figures, "thoughts": len(thoughts)}]


async def taps_in_turn(here: Lobby, *, dice: int, matches: int) -> list[Taps]:
    """What is tapped: at so many tables of each game, which take turns."""
    played = [m[:PLIES] for game in GAMES for m in await here.matches(game, matches, dice=dice)]
    return [taps for ply in zip(*played, strict=False) for taps in ply]


async def lag_of(here: Lobby, turns: list[Taps]) -> Figures:
    """These taps at fixed times, whether or not the ones before have been answered."""
    lag: list[float] = []
    watch = asyncio.create_task(watch_loop(lag))
    tasks, yardstick = [], Yardstick()
    start, busy = time.perf_counter(), time.process_time()
    for number, taps in enumerate(turns[: RATE * SECONDS]):
        await asyncio.sleep(max(0.0, start + number / RATE - time.perf_counter()))
        tasks.append(asyncio.create_task(timed(here, taps, yardstick)))
    took = [await task for task in tasks]
    busy = time.process_time() - busy - sum(yardstick.took)
    watch.cancel()
    return {
        "moves": len(took),
        "loop_lag_p50_ms": _ms(median(lag)),
        "loop_lag_p99_ms": _ms(quantiles(lag, n=100)[98]),
        "tap_p50_ms": _ms(median(took)),
        "tap_p99_ms": _ms(quantiles(took, n=100)[98]),
        **yardstick.figures(busy / len(took)),
    }


@asynccontextmanager
async def thinking() -> AsyncIterator[list[str]]:
    """Masters that think all the time, and what they have found."""
    thinkers, found = SideProcesses("thinking", longest=LONGEST_THOUGHT, count=len(GAMES)), []

    async def master(game: str) -> None:
        question = asked(game)
        while True:
            found.append(await thinkers.ask(think, *question, secrets.token_bytes(16), ""))

    tasks = [asyncio.create_task(master(game)) for game in GAMES]
    while len(found) < len(GAMES):  # noqa: ASYNC110 - their processes begin
        await asyncio.sleep(0.1)
    found.clear()
    try:
        yield found
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinkers.end()


def asked(name: str) -> tuple[str, Any, str]:
    """What a master is asked in the middle of a match: the game, a view of it, and the level."""
    game, chance = load_games()[name], SeededChance(b"lag")
    state = game.setup(complete(game.options, {}), chance).state
    for _ in range(OPENING):
        seat = min(game.active(state))
        move = at_random(game.view(state, seat), game.legal_moves(state, seat), chance)
        state = game.apply(state, seat, move, chance).state
    return name, game.view(state, min(game.active(state))), load_players()[name].levels[-1]


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)
