"""What a picture of Audatia costs the processor. `python -m bench pictures_audatia`.

Other processes disturb a measure, and only ever upwards: each picture's time is the least of
several rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from time import thread_time
from typing import Final

import renderers
from engines.audatia.rules.data import DECKS
from engines.audatia.terms import Character
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.audatia.lessons import LESSONS
from renderers.kit.png import encode_png, encoded_band
from renderers.style import ColourVision, RenderStyle, TextSize, Theme

ROUNDS: Final = 5
STYLE: Final = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
STYLES: Final = {
    "light": STYLE,
    "dark": replace(STYLE, theme=Theme.DARK),
    "large print": replace(STYLE, text_size=TextSize.LARGE),
    "colour-blind": replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND),
}
TABLES: Final = [
    replace(lesson.view, onlooker=None, hand=(), playable=frozenset()) for lesson in LESSONS
]


def run() -> Iterator[dict[str, object]]:
    """Figures by style: cold and warm, table, table and hand, cards."""
    mine = [private(view) for view in TABLES]
    cards = list(renderers.album("audatia").values())
    for name, style in STYLES.items():
        start = thread_time()
        drawn(TABLES[0], style)
        yield {"name": f"the first of all, {name}", "cpu_ms": _ms(thread_time() - start)}
        for kind, views in (("table", TABLES), ("table and hand", mine), ("card", cards)):
            times, sizes = zip(*(least(view, style) for view in views), strict=True)
            yield {
                "name": f"{kind}, warm, {name}",
                "cpu_ms": _ms(median(times)),
                "worst_cpu_ms": _ms(max(times)),
                "kb": round(max(sizes) / 1024, 1),
            }


def private(view: AudatiaView) -> AudatiaView:
    """The same table to the first seat: two full hands, a third of one's own may be played."""
    hand, seen = DECKS[Character.GALEAZZO].basic, DECKS[Character.BOUCICAULT].basic
    mine, may = replace(view, onlooker=Seat.ONE, hand=hand, seen=seen), frozenset(hand[::3])
    return replace(mine, active=(Seat.ONE,) if view.active else (), playable=may)


def drawn(view: View, style: RenderStyle) -> bytes:
    """A picture that is in no cache, from what is."""
    return encode_png(renderers.renderer_of(view).draw(view, style))


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


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
