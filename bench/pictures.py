"""What pictures cost, and how large they are. One JSON object a line.

`python bench/pictures.py`, from the project's folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, thread_time

sys.path.insert(0, str(Path(__file__).parents[1]))

import renderers
from engines.core.seat import Pair, Seat
from engines.en_garde.terms import ActionKind, LastAction, Use
from engines.en_garde.views import EnGardeView
from renderers import rendering
from renderers.animation import animate
from renderers.coat import coat_of
from renderers.en_garde.lessons import LESSONS
from renderers.finished_match import FinishedMatch
from renderers.kit.png import encode_png, encoded_band
from renderers.style import ColourVision, Framing, RenderStyle, TextSize, Theme, TimeLeft

ROUNDS = 200
STYLE = RenderStyle(
    names=Pair(one="Aurelio", two="Béatrice"),
    time_left=TimeLeft(share=22, figures="22 h"),
    coats=Pair(one=coat_of("one"), two=coat_of("two")),
)
SHAPES = {Framing.TALL: "tall", Framing.WIDE: "wide"}
START = next(lesson.view for lesson in LESSONS if lesson.key == "attack")


def boards() -> list[EnGardeView]:
    """A round's worth of different boards: each fencer steps to and fro."""
    views = []
    for i in range(ROUNDS):
        one, two, value = 3 + i % 8, 13 + i % 9, 1 + i % 2
        last = LastAction(
            kind=ActionKind.ADVANCE, seat=Seat.ONE, origin=one - value, square=one, cards=(value,)
        )
        scene = replace(
            START.scene,
            squares=Pair(one=one, two=two),
            deck_size=i % 16,
            discards=(value,),
            last=last,
        )
        views.append(replace(START, scene=scene, round=i))
    return views


def private(view: EnGardeView, i: int) -> EnGardeView:
    """The same as the second seat sees it, asked for a turn."""
    hand = tuple(sorted((1 + i % 5, 1 + i % 3, 2, 4, 5)))
    uses = tuple((value, (Use.FORWARD, Use.BACK)) for value in sorted(set(hand)))
    return replace(view, onlooker=Seat.TWO, to_act=Seat.TWO, hand=hand, uses=uses)


def draw(view: EnGardeView, style: RenderStyle) -> bytes:
    """A picture that is in no cache, from what is."""
    return encode_png(renderers.renderer_of(view).draw(view, style))


def afresh(view: EnGardeView, style: RenderStyle) -> bytes:
    """A picture of which no band is in a cache, from sprites that are."""
    encoded_band.cache_clear()
    return draw(view, style)


def end_plate(finished: FinishedMatch) -> bytes:
    """A plate that nobody has seen yet."""
    return rendering.render_end_plate(finished, STYLE)


def measure(name: str, work: Sequence[Callable[[], bytes]]) -> None:
    """Print what each piece of work takes, and how large the results are.

    The wall's time, and the processor's, which other processes disturb less.
    """
    times, busy, sizes = [], [], []
    for do in work:
        start, start_busy = perf_counter(), thread_time()
        sizes.append(len(do()) / 1024)
        busy.append((thread_time() - start_busy) * 1000)
        times.append((perf_counter() - start) * 1000)
    p95, p99 = (quantiles(times, n=100)[at] if len(times) > 1 else times[0] for at in (94, 98))
    result = {
        "name": name,
        "median_ms": round(median(times), 3),
        "p95_ms": round(p95, 3),
        "p99_ms": round(p99, 3),
        "cpu_ms": round(median(busy), 3),
        "median_kb": round(median(sizes), 1),
        "max_kb": round(max(sizes), 1),
    }
    print(json.dumps(result), flush=True)


def main() -> None:
    public = boards()
    mine = [private(view, i) for i, view in enumerate(public)]
    measure("board, the first of all", [lambda: draw(public[0], STYLE)])
    styles = {
        "": STYLE,
        ", dark": replace(STYLE, theme=Theme.DARK),
        ", large print": replace(STYLE, text_size=TextSize.LARGE),
        ", colour-blind": replace(STYLE, colour_vision=ColourVision.COLOUR_BLIND),
    }
    for (frame, shape), (name, common) in product(SHAPES.items(), styles.items()):
        style = replace(common, framing=frame)
        for views, kind in ((public, "board"), (mine, "board and hand")):
            work = [partial(afresh, view, style) for view in views]
            for warm in work:
                warm()
            measure(f"{shape} {kind}, warm{name}", work)
    encoded_band.cache_clear()
    for view in public:  # what is public of a move is drawn for everybody
        draw(view, STYLE)
    known = [partial(draw, view, STYLE) for view in mine]
    measure("hand, below a board that is known", known)
    rendering.render(public[0], STYLE)
    measure("the same view again", [lambda: rendering.render(public[0], STYLE)] * ROUNDS)
    plates = [
        FinishedMatch(title="En Garde", date="2026-11-22", winner=Seat.ONE, views=tuple(public[:n]))
        for n in range(20, ROUNDS, 6)
    ]
    measure("plate of a match", [partial(end_plate, finished) for finished in plates])
    measure("replay of 40", [lambda: animate(public[:40], STYLE)] * 5)


if __name__ == "__main__":
    main()
