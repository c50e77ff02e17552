"""What a picture of Cannae costs the processor. `python -m bench pictures_cannae`.

The boards are those of short games played at random. Other processes disturb a measure, and only
ever upwards: each picture's time is the least of several rounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from statistics import median, quantiles
from time import thread_time
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn, play_action
from engines.cannae.rules.board import verdict
from engines.cannae.view_preview import movable_pieces, possible_turns, preview_view
from engines.cannae.views import CannaeView
from engines.core.seat import Pair
from renderers.cannae.draw import draw
from renderers.cannae.lessons import LESSONS
from renderers.kit.png import encode_png, encoded_band
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme, TimeLeft

GAMES: Final = 6
TURNS: Final = 12
ROUNDS: Final = 5
SEED: Final = 216  # BC
STYLE: Final = RenderStyle(
    names=Pair(one="Aurelio", two="Béatrice"), time_left=TimeLeft(share=22, figures="22 h")
)
STYLES: Final = {
    "light": STYLE,
    "dark": replace(STYLE, theme=Theme.DARK),
    "large print": replace(STYLE, text_size=TextSize.LARGE),
    "colour-blind": replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND),
}
START: Final = replace(
    next(lesson.view for lesson in LESSONS if lesson.key == "own_loss"), onlooker=None, choice=None
)


def run() -> Iterator[dict[str, object]]:
    """Figures by frame and style: cold and warm, public and while a piece is being moved."""
    played = [view for game in range(GAMES) for view in a_game(SEED + game)]
    entered = [choosing(view) for view in played if view.to_act and movable_pieces(view)]
    for frame, (name, common) in product((Framing.TALL, Framing.WIDE), STYLES.items()):
        style = replace(common, framing=frame)
        start = thread_time()
        encode_png(draw(played[0], style))
        yield {"name": f"the first of all, {frame}, {name}", "cpu_ms": _ms(thread_time() - start)}
        for kind, views in (("last turn", played), ("choice", entered)):
            times, sizes = zip(*(least(view, style) for view in views), strict=True)
            yield {
                "name": f"{kind}, warm, {frame}, {name}",
                "cpu_ms": _ms(median(times)),
                "p95_cpu_ms": _ms(quantiles(times, n=20)[-1]),
                "median_kb": round(median(sizes) / 1024, 1),
                "worst_kb": round(max(sizes) / 1024, 1),
            }


def a_game(seed: int) -> Iterator[CannaeView]:
    """A dozen positions, each after a turn of up to two actions."""
    dice, view = random.Random(seed), START
    for _ in range(TURNS):
        seat, board, effects = view.to_act, view.board, list[ActionEffect]()
        if seat is None:
            return
        for action in dice.choice(list(possible_turns(view))).actions:
            effects.append(play_action(board, seat, action, shut_in=False))
            board = effects[-1].after
        is_over = verdict(board) is not None
        view = replace(
            view,
            board=board,
            to_act=None if is_over else seat.other,
            last_turn=PlayedTurn(seat=seat, effects=tuple(effects)),
        )
        yield view


def choosing(view: CannaeView) -> CannaeView:
    """The same table to a player who has tapped their first piece."""
    taps = possible_turns(view).after(()).steps
    return preview_view(replace(view, onlooker=view.to_act), taps[:1])


def least(view: CannaeView, style: RenderStyle) -> tuple[float, int]:
    """Seconds for a picture of which no band is in a cache, from sprites that are; its bytes."""
    times, length = [], 0
    for _ in range(ROUNDS):
        encoded_band.cache_clear()
        start = thread_time()
        length = len(encode_png(draw(view, style)))
        times.append(thread_time() - start)
    return min(times), length


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
