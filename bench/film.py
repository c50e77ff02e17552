"""Films of long matches played at random: seconds, frames, bytes, and who waits meanwhile.

A tap's picture is drawn again and again while the film is made.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from dataclasses import replace
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter
from typing import Any, Final

import av

from bot.application.model import Picture
from bot.messages.films import Film, Films
from bot.messages.pictures import Pictures
from engines.core.game import AnyGame
from engines.core.seat import Pair
from engines.core.values import View
from renderers.style import RenderStyle
from tests.harness import GAMES, choose, complete, moved, seated
from tests.harness import SeededChance as Dice

STYLE: Final = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
LONGEST: Final = 240  # positions; some games can't be made to last so long
SEEDS: Final = 6
PAUSE: Final = 0.02  # seconds between two taps
ENDING: Final = 10.0  # seconds that its process may take to end
LEAST: Final = 0.1  # seconds of a processor that it has taken when it has ended


def run() -> Iterator[dict[str, Any]]:
    """A film of each game, by itself and while people tap."""
    for name in ("en_garde", "cannae", "gyges", "audatia"):
        views = max((played(GAMES[name], seed) for seed in range(SEEDS)), key=len)
        film = tuple(Picture(view=view, style=STYLE, alt="") for view in views)
        yield {"name": name, **asyncio.run(measured(film))}


def played(game: AnyGame, seed: int) -> list[View]:
    """A match at random, with the longest terms or the usual ones, as everybody saw it."""
    longest = {one.name: one.values[-1] for one in game.options} if seed % 2 else {}
    options = complete(game.options, longest)
    record, match = seated(game, options, seed=seed)
    views, dice = [game.view(match.game_state, None)], Dice(f"film {seed}".encode())
    while len(views) < LONGEST and (chosen := choose(game, match.state, dice.below)):
        record, match = moved(game, record, match, *chosen)
        views.append(game.view(match.game_state, None))
    return list(dict.fromkeys(views))


async def measured(film: Film) -> dict[str, Any]:
    """The figures of one film; its process's start and imports included."""
    pictures = Pictures(films=Films(stays=0.0))
    await pictures.png(film[-1])  # what a first picture takes is told by `pictures`
    busy = spent()
    still = await taps(pictures, film, asyncio.create_task(asyncio.sleep(1)))
    start = perf_counter()
    making = asyncio.create_task(pictures.mp4(film))
    meanwhile = await taps(pictures, film, making)
    took, content = perf_counter() - start, await making
    pictures.close()
    deadline = perf_counter() + ENDING
    while spent() < busy + LEAST and perf_counter() < deadline:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0.1)
    busy = spent() - busy
    with av.open(io.BytesIO(content)) as decoded:
        frames, seconds = len(list(decoded.decode(video=0))), decoded.duration / 1_000_000
    return {
        "positions": len(film),
        "made_in_s": round(took, 2),
        "cpu_s": round(busy, 2),
        "frames": frames,
        "lasts_s": seconds,
        "kb": len(content) // 1024,
        "tap_ms": round(still, 1),
        "tap_meanwhile_ms": round(meanwhile, 1),
    }


def spent() -> float:
    """Seconds of a processor that processes took which have ended: those of films."""
    return sum(getrusage(RUSAGE_CHILDREN)[:2])


async def taps(pictures: Pictures, film: Film, until: asyncio.Task[Any]) -> float:
    """The median of what pictures take that are asked for until then, in milliseconds."""
    times = []
    while not until.done():
        names = Pair(one=f"Anna {len(times)}", two="Bea")  # so that it is in no cache
        picture = film[len(times) % len(film)]
        start = perf_counter()
        await pictures.png(replace(picture, style=replace(STYLE, names=names)))
        times.append((perf_counter() - start) * 1000)
        await asyncio.sleep(PAUSE)
    return median(times)
