"""What the first picture of each game costs in a fresh process, and after drawing ahead.

The opening as each player sees it, and a position a few moves later. Nobody's names are known
beforehand; the figures include them. `longest_step_ms` is the longest that a picture which is asked
for meanwhile waits for a step of drawing ahead.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from bot.application.catalogue import Catalogue
from bot.messages.pictures import Pictures
from bot.messages.warming import first_pictures, first_views
from engines.core.chance import SeededChance
from engines.core.game import AnyGame
from engines.core.options import complete
from engines.core.seat import Pair
from engines.core.values import View
from renderers import framings
from renderers.kit.checkpoints import looking
from renderers.rendering import render, warm
from renderers.style import OF_CHATS, Framing, RenderStyle

STYLE = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
MOVES = 6


def run() -> Iterator[dict[str, Any]]:
    """Each figure comes from a process of its own."""
    for game in Catalogue().games:
        for how in ("cold", "ahead", "steps"):
            command = [sys.executable, "-m", "bench.first_pictures", game, how]
            done = subprocess.run(
                command, cwd=Path(__file__).parents[1], check=True, capture_output=True, text=True
            )
            yield json.loads(done.stdout)


def measured(id_: str, how: str) -> dict[str, Any]:
    """The CPU milliseconds of one game's pictures in this process."""
    game = Catalogue().games[id_]
    figures: dict[str, Any] = {"game": id_, "how": how}
    if how == "steps":
        return figures | {"longest_step_ms": round(_longest_step(game), 1)}
    if how == "ahead":
        start = perf_counter()
        asyncio.run(_drawn_ahead(game))
        figures["drawing_ahead_s"] = round(perf_counter() - start, 2)
    later = _later(game)
    figures["first_ms"] = round(_cost(next(first_views(game))), 1)
    figures["own_ms"] = [round(_cost(view), 1) for view in list(first_views(game))[1:]]
    figures["later_ms"] = round(_cost(later), 1)
    if Framing.WIDE in framings(id_):
        figures["wide_ms"] = round(_cost(later, replace(STYLE, framing=Framing.WIDE)), 1)
    return figures


async def _drawn_ahead(game: AnyGame) -> None:
    pictures = Pictures()
    await pictures.warm(first_pictures(game, OF_CHATS))
    pictures.close()


def _cost(view: View, style: RenderStyle = STYLE) -> float:
    start = thread_time()
    render(view, style)
    return (thread_time() - start) * 1000


def _later(game: AnyGame) -> View:
    """The same game after a few moves at random."""
    dice, chance = random.Random(1), SeededChance(b"first pictures")
    state = game.setup(complete(game.options, {}), chance).state
    for _ in range(MOVES):
        for seat in sorted(game.active(state)):
            move = dice.choice(list(game.legal_moves(state, seat)))
            state = game.apply(state, seat, move, chance).state
    return game.view(state, None)


def _longest_step(game: AnyGame) -> float:
    """CPU milliseconds from one checkpoint to the next."""
    longest = 0.0
    for view, style in first_pictures(game, OF_CHATS):
        passed = [thread_time()]
        with looking(lambda passed=passed: passed.append(thread_time())):  # type: ignore[misc]
            warm(view, style)
        passed.append(thread_time())
        longest = max(longest, *(1000 * (b - a) for a, b in pairwise(passed)))
    return longest


if __name__ == "__main__":
    print(json.dumps(measured(*sys.argv[1:])))
