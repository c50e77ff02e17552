"""What a picture of Audatia costs the processor. `python -m bench pictures_audatia`.

Other processes disturb a measure, and only ever upwards: each picture's time is the least of
several rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from statistics import median, quantiles
from time import thread_time
from typing import Final

import renderers
from engines.audatia.game import GAME
from engines.audatia.rules.data import DECKS
from engines.audatia.terms import Character
from engines.audatia.views import AudatiaView
from engines.core.chance import SeededChance
from engines.core.lab import at_random
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.audatia import end_plate
from renderers.audatia.lessons import LESSONS
from renderers.finished_match import FinishedMatch
from renderers.kit.png import encode_png, encoded_band
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme, TimeLeft

ROUNDS: Final = 5
DUELS: Final = 6
NAMES: Final = Pair(one="Aurelio", two="Béatrice")
STYLE: Final = RenderStyle(names=NAMES, time_left=TimeLeft(share=8, figures="8 h"))
STYLES: Final = {
    "light": STYLE,
    "dark": replace(STYLE, theme=Theme.DARK),
    "large print": replace(STYLE, text_size=TextSize.LARGE),
    "colour-blind": replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND),
}
FRAMINGS: Final = {"tall": Framing.TALL, "wide": Framing.WIDE}
TABLES: Final = [
    replace(lesson.view, onlooker=None, hand=(), playable=frozenset()) for lesson in LESSONS
]


def run() -> Iterator[dict[str, object]]:
    """Figures by frame and style: cold and warm; tables and hands as they come, and the fullest."""
    duels = [list(duel(seed)) for seed in range(DUELS)]
    kinds: dict[str, list[View]] = {
        "public": [view for views in duels for view, _ in views[::2]],
        "private": [view for views in duels for _, view in views[::2]],
        "two full hands": [private(view) for view in TABLES],
    }
    for (frame, shape), (name, common) in product(FRAMINGS.items(), STYLES.items()):
        style = replace(common, framing=shape)
        start = thread_time()
        drawn(TABLES[0], style)
        yield {"name": f"the first of all, {frame}, {name}", "cpu_ms": _ms(thread_time() - start)}
        for kind, views in kinds.items():
            yield {"name": f"{kind}, warm, {frame}, {name}"} | figures(views, style)
    yield {"name": "card, warm"} | figures(list(renderers.album("audatia").values()), STYLE)
    yield plates(duels)


def duel(seed: int) -> Iterator[tuple[AudatiaView, AudatiaView]]:
    """A duel played at random: each position as spectators and as one of the men see it."""
    luck = SeededChance(f"duel {seed}".encode())
    state = GAME.setup(complete(GAME.options, {}), luck).state
    while True:
        active = sorted(GAME.active(state))
        seat = active[0] if active else Seat.ONE
        mine = GAME.view(state, seat)
        yield GAME.view(state, None), mine
        if not active:
            return
        move = at_random(mine, GAME.legal_moves(state, seat), luck)
        state = GAME.apply(state, seat, move, luck).state


def private(view: AudatiaView) -> AudatiaView:
    """The same table to the first seat: two full hands, a third of one's own may be played."""
    hand, seen = DECKS[Character.GALEAZZO].basic, DECKS[Character.BOUCICAULT].basic
    mine, may = replace(view, onlooker=Seat.ONE, hand=hand, seen=seen), frozenset(hand[::3])
    return replace(mine, active=(Seat.ONE,) if view.active else (), playable=may)


def drawn(view: View, style: RenderStyle) -> bytes:
    """A picture that is in no cache, from what is."""
    return encode_png(renderers.renderer_of(view).draw(view, style))


def figures(views: list[View], style: RenderStyle) -> dict[str, object]:
    """What pictures cost and how large they are."""
    times, sizes = zip(*(least(view, style) for view in views), strict=True)
    return {
        "cpu_ms": _ms(median(times)),
        "p95_cpu_ms": _ms(quantiles(times, n=20)[-1]),
        "median_kb": round(median(sizes) / 1024, 1),
        "worst_kb": round(max(sizes) / 1024, 1),
    }


def least(view: View, style: RenderStyle) -> tuple[float, int]:
    """Seconds for a picture of which no band is in a cache, from sprites that are; its bytes."""
    drawn(view, style)
    times, length = [], 0
    for _ in range(ROUNDS):
        encoded_band.cache_clear()
        start = thread_time()
        length = len(drawn(view, style))
        times.append(thread_time() - start)
    return min(times), length


def plates(duels: list[list[tuple[AudatiaView, AudatiaView]]]) -> dict[str, object]:
    """What plates cost that nobody has seen yet, but for the first."""
    times, sizes = [], []
    for views in duels:
        told = tuple(view for view, _ in views)
        over = FinishedMatch(title="Audatia", date="2026-11-22", winner=told[-1].winner, views=told)
        start = thread_time()
        sizes.append(len(encode_png(end_plate.draw(over, STYLE))))
        times.append(thread_time() - start)
    return {
        "name": "plates of duels that are over",
        "cpu_ms": _ms(median(times[1:])),
        "worst_cpu_ms": _ms(max(times[1:])),
        "median_kb": round(median(sizes) / 1024, 1),
        "worst_kb": round(max(sizes) / 1024, 1),
    }


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
