"""The ribbon: the strip at the foot of a chat picture that says what is to be known in a second.

Left, in gold: what was done last, or in red a move that was refused. Right, in leaf: what is to be
chosen now. Between them: a star if the match is rated, how its series stands, and the time that is
left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from renderers.kit.design import Design
from renderers.kit.layers import Layers
from renderers.kit.obstacle_marks import paint_refused
from renderers.kit.ribbon_items import Figures, Measures, Sign
from renderers.kit.ribbon_segments import (
    MARGIN,
    Segment,
    Tongue,
    blank,
    middle_of,
    series_segment,
    star_segment,
    time_segment,
    tongue_segments,
)
from renderers.style import Framing, RenderStyle, TimeLeft

TALL: Final = Measures(
    width=1024, band=92, tongue=74, figures=46, values=50, words=40, sign=50, dial=21, time=38,
    name=400,
)  # fmt: skip
WIDE: Final = Measures(
    width=1280, band=108, tongue=88, figures=54, values=62, words=46, sign=60, dial=25, time=46,
    name=520,
)  # fmt: skip

_AROUND_TIME: Final = 24  # between the tongues and the time, or between them
_IN_THE_MIDDLE: Final = 12  # between star, score and time
_LAST_RANK: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Ribbon:
    """What a ribbon says, before it is fitted into its width."""

    deed: Tongue | None = None
    choice: Tongue | None = None


class _Middle(NamedTuple):
    # What stands between the tongues.

    has_star: bool = False
    score: str = ""
    time: TimeLeft | None = None


_NOTHING: Final = _Middle()


def measures_of(style: RenderStyle) -> Measures:
    """The measures in a style's frame."""
    return WIDE if style.framing is Framing.WIDE else TALL


def ribbon_height(style: RenderStyle) -> int:
    """How much a ribbon adds to a picture's height; 0 in frames and styles without one."""
    return measures_of(style).band if style.is_for_chats and style.has_ribbon else 0


def paint_ribbon(
    layers: Layers, top: int, ribbon: Ribbon, style: RenderStyle, design: Design[Any, Any]
) -> None:
    """The strip from y = `top` down, over the whole width; `Layers` should be cut there, too."""
    measures = measures_of(style)
    room, margin = measures.width - 2 * MARGIN, blank(MARGIN, design, measures)
    palette = design.palette
    done = palette.blood if style.refused else palette.gold
    for shown, middle_part in _shorter_and_shorter(_with_refused(ribbon, style), style):
        row = [
            tongue_segments(shown.deed, done, design, measures) if shown.deed else [],
            _between(middle_part, design, measures),
            tongue_segments(shown.choice, palette.leaf, design, measures, is_choice=True)
            if shown.choice
            else [],
        ]
        used = sum(one.width for part in row for one in part)
        if used + _AROUND_TIME * (sum(map(bool, row)) - 1) <= room:
            break
    left, middle, right = row
    free = room - used
    before = blank(free // 2 if middle else free, design, measures)
    after = [blank(free - before.width, design, measures)] if middle else []
    x, y = 0, top + middle_of(measures)
    for segment in (margin, *left, before, *middle, *after, *right, margin):
        layers.place(segment.sprite, x, y)
        x += segment.width


def _with_refused(ribbon: Ribbon, style: RenderStyle) -> Ribbon:
    mover = ribbon.choice or ribbon.deed
    if not style.refused or mover is None:
        return ribbon
    deed = Tongue(mover.seats, (Sign(paint_refused), Figures(style.refused)))
    return replace(ribbon, deed=deed)


def _between(part: _Middle, design: Design[Any, Any], measures: Measures) -> list[Segment]:
    found = [
        *([star_segment(design, measures)] if part.has_star else []),
        *([series_segment(part.score, design, measures)] if part.score else []),
        *([time_segment(part.time, design, measures)] if part.time else []),
    ]
    gap = blank(_IN_THE_MIDDLE, design, measures)
    return [one for segment in found for one in (gap, segment)][1:]


def _shorter_and_shorter(ribbon: Ribbon, style: RenderStyle) -> Iterator[tuple[Ribbon, _Middle]]:
    # What to show if there is room, and what instead: without the star, without the time, and then
    # without items. First go those that have a rank, by rank; then the last ones, of the choice
    # before the deed.
    middle = _Middle(style.is_rated, style.series_score, style.time_left)
    yield ribbon, middle
    for less in _less(middle):
        yield ribbon, less
    deed, choice = ribbon.deed, ribbon.choice
    for rank in range(1, _LAST_RANK + 1):
        deed, choice = deed and deed.without(rank), choice and choice.without(rank)
        yield Ribbon(deed=deed, choice=choice), _NOTHING
    while choice and choice.items:
        choice = choice.shorter()
        yield Ribbon(deed=deed, choice=choice), _NOTHING
    while deed and deed.items:
        deed = deed.shorter()
        yield Ribbon(deed=deed, choice=choice), _NOTHING


def _less(middle: _Middle) -> Iterator[_Middle]:
    if middle.has_star:
        middle = middle._replace(has_star=False)
        yield middle
    if middle.time:
        middle = middle._replace(time=replace(middle.time, figures=""))
        yield middle
    if middle.score:
        middle = middle._replace(score="")
        yield middle
    yield _NOTHING


__all__ = ["Ribbon", "Tongue", "measures_of", "paint_ribbon", "ribbon_height"]
