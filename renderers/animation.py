"""A match as a film: its positions one after the other, and the plate of its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from engines.core.values import View
from renderers import renderer_of, size
from renderers.finished_match import FinishedMatch
from renderers.games import end_plate_of
from renderers.kit import end_plate
from renderers.kit.layers import Region
from renderers.kit.mp4 import encode_mp4
from renderers.kit.shots import Shot, common_size
from renderers.pace import pace
from renderers.style import RenderStyle

# px of every film and loop; how high they are, the pictures say.
WIDTH: Final = 640


def animate(
    views: Sequence[View], style: RenderStyle, finished: FinishedMatch | None = None
) -> bytes:
    """The views as an MP4 of at most twenty seconds. It rests on the last one, or on the plate of
    the `finished` match, if the game has one.

    How long each of them stands, `pace` says. Raises ValueError if there is no view.
    """
    if not views:
        raise ValueError("a film needs at least one view")
    style = filmed(views[-1], style)
    plate = end_plate_of(views[-1].game) if finished else None
    decided = [False, *(before.decided != after.decided for before, after in pairwise(views))]
    ticks = pace([*decided, True] if plate else decided)
    shown = [(view, stands) for view, stands in zip(views, ticks, strict=False) if stands]
    whole = common_size(size(view, style) for view, _ in shown)

    def shots() -> Iterator[Shot]:
        for view, stands in shown:
            yield Shot(renderer_of(view).draw(view, style).region(), stands)
        if plate and finished:
            layers = plate.draw(finished, replace(style, scale=WIDTH / end_plate.SIZE[0]))
            yield Shot(_in_the_middle(layers.region(), whole), ticks[-1])

    return encode_mp4(shots(), whole)


def filmed(view: View, style: RenderStyle) -> RenderStyle:
    """The style in which pictures like the view's are `WIDTH` px wide."""
    return replace(style, scale=style.scale * WIDTH / size(view, style)[0])


def _in_the_middle(plate: Region, whole: tuple[int, int]) -> Region:
    left, top = ((room - length) // 2 for room, length in zip(whole, plate.size, strict=True))
    return plate.within(whole, left, top)
