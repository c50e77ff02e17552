"""Arrows and bars from square to square, put together from links of one square each.

Every link is placed twice, first larger in the outline's colour and then in its own, so that no
outline shows between links.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from renderers.cannae.design import Design
from renderers.cannae.layout import Heading, Pixel, degrees
from renderers.kit.geometry import Points, circle, rotated
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_BAR: Final = 0.60  # width of a push's bar, in parts of a square's side
_JOINT: Final = 1  # px that a joint is narrower than the link: soft edges must not be laid twice
_SHAFT: Final = 15  # px
_THINNER: Final = 0.6  # of the width, for turns before the last
_HEAD: Final = (40, 46)  # px: an arrow's head, its length and width
_BARB: Final = 0.80  # of its length, to where it meets the shaft
_BAR_HEAD: Final = 0.42  # half the width of a bar's head, of a square's side
_OFF: Final = ((0.38, 0.64), (0.36, 0.66))  # its base and point, in parts of a step; slanted


class ArrowEnd(Enum):
    """How the last link ends, on the way from one square's middle to the next."""

    SHAFT = auto()  # arrows: it goes on
    STEP = auto()  # before a shield
    SLIDE = auto()  # before a horse
    CHARGE = auto()  # before a clash
    BAR = auto()  # bars: it goes on
    ROUND = auto()  # in the middle of the square
    OFF = auto()  # with a head across the frame


# How far before the middle an arrow's point is, in parts of a square's side.
_BEFORE: Final = {
    ArrowEnd.STEP: 0.40,
    ArrowEnd.SLIDE: 0.44,
    ArrowEnd.CHARGE: 0.52,
}


class _LinkShape(NamedTuple):
    # From (0, 0) along x, px. Without a head, its end is round.
    width: float
    length: float  # of the shaft
    head: Points = ()


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow over `links` squares."""

    start: Pixel
    heading: Heading
    links: int
    end: ArrowEnd
    is_missed: bool = False  # of a turn before the last: thinner


def paint_arrow(layers: Layers, arrow: Arrow, colour: str, design: Design) -> None:
    """Lay down a whole arrow with its outline."""
    side, (dx, dy), (x, y) = design.layout.side, arrow.heading, arrow.start
    on = ArrowEnd.BAR if arrow.end in (ArrowEnd.ROUND, ArrowEnd.OFF) else ArrowEnd.SHAFT
    for casing in (True, False):
        for link in range(arrow.links):
            is_last = link == arrow.links - 1
            sprite = _link(
                arrow.heading,
                arrow.end if is_last else on,
                design.palette.outline if casing else colour,
                design,
                is_casing=casing,
                is_first=link == 0,
                share=_THINNER if arrow.is_missed else 1.0,
            )
            layers.place(sprite, x + link * side * dx, y + link * side * dy)


@lru_cache(maxsize=512)
def _link(
    heading: Heading,
    end: ArrowEnd,
    colour: str,
    design: Design,
    *,
    is_casing: bool,
    is_first: bool,
    share: float,
) -> Sprite:
    more = design.casing if is_casing else 0.0
    shape = _shape(heading, end, design, share)
    half = shape.width / 2 + more
    shaft = [(0.0, -half), (shape.length, -half), (shape.length, half), (0.0, half)]
    parts: list[Points] = [shaft, circle(0, 0, half if is_first else half - _JOINT)]
    round_end = circle(shape.length, 0, half if end is ArrowEnd.ROUND else half - _JOINT)
    parts.append(shape.head or round_end)
    placed = [rotated(part, degrees(heading)) for part in parts]
    reach = _bounds([point for part in placed for point in part], math.ceil(more) + 2)
    canvas = design.canvas(*reach)
    for part in placed:
        canvas.polygon(part, colour)
    if shape.head and more:
        canvas.stroke(placed[-1], colour, 2 * more, closed=True)
    return canvas.sprite()


def _shape(heading: Heading, end: ArrowEnd, design: Design, share: float) -> _LinkShape:
    side, pen = design.layout.side, share * design.layout.pen
    step = side * math.hypot(*heading)
    match end:
        case ArrowEnd.SHAFT:
            return _LinkShape(_SHAFT * pen, step)
        case ArrowEnd.BAR | ArrowEnd.ROUND:
            return _LinkShape(share * _BAR * side, step)
        case ArrowEnd.OFF:
            base, point = (part * step for part in _OFF[all(heading)])
            half = share * _BAR_HEAD * side
            head = [(point, 0.0), (base, half), (base, -half)]
            return _LinkShape(share * _BAR * side, base, head)
        case _:
            point, (length, width) = step - _BEFORE[end] * side, (pen * size for size in _HEAD)
            back, neck = point - length, point - _BARB * length
            head = [(point, 0.0), (back, width / 2), (neck, 0.0), (back, -width / 2)]
            return _LinkShape(_SHAFT * pen, max(1.0, neck), head)


def _bounds(points: Points, margin: int) -> tuple[int, int, int, int]:
    xs, ys = zip(*points, strict=True)
    left, top = math.floor(min(xs)) - margin, math.floor(min(ys)) - margin
    return left, top, math.ceil(max(xs)) + margin, math.ceil(max(ys)) + margin
