"""What a picture of Gygès costs: `python -m bench pictures_gyges`.

Positions of games played at random. CPU time, since other processes disturb it less; for each
picture the least of several rounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from time import thread_time

from engines.core.chance import SeededChance
from engines.core.options import complete
from engines.core.seat import Pair
from engines.gyges.game import GAME
from engines.gyges.notation.positions import EXAMPLE
from engines.gyges.views import GygesView
from renderers.gyges.draw import draw
from renderers.kit.png import encode_png, encoded_band
from renderers.style import ColourVision, RenderStyle, TextSize, Theme

GAMES = 4
MOVES = 12
ROUNDS = 5
STYLE = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
STYLES = {
    "": STYLE,
    ", dark": replace(STYLE, theme=Theme.DARK),
    ", large print": replace(STYLE, text_size=TextSize.LARGE),
    ", colour-blind": replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND),
}
Figures = dict[str, str | float]


def positions(seed: int, games: int = GAMES) -> Iterator[tuple[GygesView, GygesView]]:
    """What everybody sees after each move, and what the next player sees half-way through his."""
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
    """What pictures cost in this style, and the size of the largest."""
    sizes = [len(encode_png(draw(view, style))) for view in views]
    times = [min(cost_afresh(view, style) for _ in range(ROUNDS)) for view in views]
    return {
        "name": name,
        "median_ms": round(median(times), 2),
        "max_ms": round(max(times), 2),
        "max_kb": round(max(sizes) / 1024, 1),
    }


def run() -> Iterator[Figures]:
    """One line for each kind of picture and each style."""
    public, private = (list(views) for views in zip(*positions(1), strict=True))
    yield {"name": "board, the first of all", "ms": round(cost(public[0]), 1)}
    for name, style in STYLES.items():
        yield warm(f"board, warm{name}", public, style)
        yield warm(f"half-entered move, warm{name}", private, style)
    strange = [cost(view) for views in positions(2, games=20) for view in views]
    yield {"name": "positions never seen, as they come", "median_ms": round(median(strange), 2)}
    known = [min(cost(view) for _ in range(ROUNDS)) for view in public]
    yield {"name": "every band known", "median_ms": round(median(known), 2)}
