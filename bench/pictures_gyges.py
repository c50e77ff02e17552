"""What a picture of Gygès costs: `python -m bench pictures_gyges`.

Positions of games played at random. CPU time, since other processes disturb it less; for each
picture the least of several rounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from statistics import median, quantiles
from time import thread_time

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME
from engines.gyges.notation.positions import EXAMPLE
from engines.gyges.views import GygesView
from renderers.finished_match import FinishedMatch
from renderers.gyges import end_plate
from renderers.gyges.draw import draw
from renderers.kit.png import encode_png, encoded_band
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme, TimeLeft

GAMES = 4
MOVES = 12
ROUNDS = 5
NAMES = Pair(one="Aurelio", two="Béatrice")
STYLE = RenderStyle(names=NAMES, time_left=TimeLeft(share=8, figures="8 h"))
STYLES = {
    "": STYLE,
    ", dark": replace(STYLE, theme=Theme.DARK),
    ", large print": replace(STYLE, text_size=TextSize.LARGE),
    ", colour-blind": replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND),
}
FRAMINGS = {"tall": Framing.TALL, "wide": Framing.WIDE}
Figures = dict[str, str | float]


def positions(seed: int, games: int = GAMES) -> Iterator[tuple[GygesView, GygesView]]:
    """What everybody sees after each move, and what the mover sees half-way through the next."""
    dice, chance = random.Random(seed), SeededChance(b"pictures")
    for _ in range(games):
        state = GAME.read(EXAMPLE, complete(GAME.options, {}))
        for _ in range(MOVES):
            if (seat := state.to_act) is None:
                break
            move = dice.choice(list(GAME.legal_moves(state, seat)))
            path = move.steps[: dice.randint(1, len(move.steps))]
            yield GAME.view(state, None), GAME.preview_view(GAME.view(state, seat), path)
            state = GAME.apply(state, seat, move, chance).state


def cost(view: GygesView, style: RenderStyle = STYLE) -> float:
    """CPU milliseconds of a picture, from what is in the caches."""
    start = thread_time()
    encode_png(draw(view, style))
    return (thread_time() - start) * 1000


def cost_afresh(view: GygesView, style: RenderStyle) -> float:
    """The same from warm sprites, with every band deflated anew."""
    encoded_band.cache_clear()
    return cost(view, style)


def warm(name: str, views: list[GygesView], style: RenderStyle) -> Figures:
    """What pictures cost in this style, and how large they are."""
    sizes = [len(encode_png(draw(view, style))) / 1024 for view in views]
    times = [min(cost_afresh(view, style) for _ in range(ROUNDS)) for view in views]
    return {
        "name": name,
        "median_ms": round(median(times), 2),
        "p95_ms": round(quantiles(times, n=20)[-1], 2),
        "median_kb": round(median(sizes), 1),
        "max_kb": round(max(sizes), 1),
    }


def plates(games: int) -> Iterator[FinishedMatch]:
    """Of matches played at random, as long as in the other measurements."""
    for seed in range(games):
        views = tuple(view for view, _ in positions(seed, games=1))
        yield FinishedMatch(title="Gygès", date="2026-11-22", winner=Seat.ONE, views=views)


def cost_of_plate(finished: FinishedMatch) -> tuple[float, int]:
    """CPU milliseconds of a match's plate that nobody has seen yet, and its bytes."""
    start = thread_time()
    data = encode_png(end_plate.draw(finished, STYLE))
    return (thread_time() - start) * 1000, len(data)


def run() -> Iterator[Figures]:
    """One line for each kind of picture and each style."""
    public, private = (list(views) for views in zip(*positions(1), strict=True))
    yield {"name": "board, the first of all", "ms": round(cost(public[0]), 1)}
    for (kind, frame), (name, common) in product(FRAMINGS.items(), STYLES.items()):
        style = replace(common, framing=frame)
        yield warm(f"{kind} board, warm{name}", public, style)
        yield warm(f"{kind} board, half-entered move, warm{name}", private, style)
    for kind, frame in FRAMINGS.items():
        style = replace(STYLE, framing=frame)
        strange = [cost(view, style) for views in positions(2, games=20) for view in views]
        yield {
            "name": f"{kind} board, positions never seen, as they come",
            "median_ms": round(median(strange), 2),
            "p95_ms": round(quantiles(strange, n=20)[-1], 2),
        }
    known = [min(cost(view) for _ in range(ROUNDS)) for view in public]
    yield {"name": "every band known", "median_ms": round(median(known), 2)}
    first, *others = plates(21)
    cost_of_plate(first)
    times, sizes = zip(*map(cost_of_plate, others), strict=True)
    yield {
        "name": "plates of matches that are over",
        "median_ms": round(median(times), 2),
        "p95_ms": round(quantiles(times, n=20)[-1], 2),
        "median_kb": round(median(sizes) / 1024, 1),
        "max_kb": round(max(sizes) / 1024, 1),
    }
