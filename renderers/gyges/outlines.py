"""The shapes of Gygès as numbers, and outlines made from them.

Units are parts of the pitch (from square to square) unless said otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from renderers.kit.geometry import Point, cubic


class RingShape(NamedTuple):
    """The measures of a ring: radii."""

    outer: float
    hole: float
    grooves: tuple[float, ...]  # centre radii


RINGS: Final = {
    1: RingShape(0.255, 0.118, ()),
    2: RingShape(0.312, 0.074, (0.194,)),
    3: RingShape(0.368, 0.046, (0.262, 0.152)),
}
RING_GROOVE: Final = 0.040  # wide

TROUGH_END: Final = 0.12  # from the board's edge to the trough
TROUGH: Final = 0.235  # half its height
BULGE: Final = 0.325  # radius
RIM: Final = 0.105  # the seat's border around it

BADGE_AT: Final = (0.30, -0.30)
TURN: Final = 0.22  # how early a path turns
CHEVRON: Final = ((-0.055, -0.0605), (0.0385, 0.0), (-0.055, 0.0605))
THROW_CHEVRON: Final = ((-0.075, -0.155), (0.075, 0.0), (-0.075, 0.155), (-0.01, 0.0))
BEAD: Final = (0.12, 0.095)  # with and without its casing
STAR: Final = (0.68, 0.49)
STAR_POINTS: Final = 8
HEART: Final = 0.44  # radius: a ring of any value lies on it

FLAG: Final = 0.40  # its unit
_FOOT: Final = (-0.36, -0.66)  # the cloth's corner from the middle of the goal, in its units
_POLE: Final = ((0.0, -0.10), (0.0, 1.36))
ROW_PENNANT: Final = ((-0.5, -0.5), (0.2, -0.5), (0.5, 0.0), (0.2, 0.5), (-0.5, 0.5))  # of its size
_CLOTH: Final = (
    ((0, 0), (0.28, -0.10), (0.52, 0.12), (1, -0.02)),
    ((0.78, 0.27),),
    ((1, 0.56), (0.52, 0.70), (0.28, 0.46), (0, 0.58)),
)  # curves and a notch

_FINE: Final = 4  # degrees from point to point of an arc


def flag_shapes() -> Iterator[list[Point]]:
    """The pole and the cloth of the flag about the middle of a goal, in its units."""
    upper, notch, lower = _CLOTH
    for shape in (_POLE, (*cubic(*upper), *notch, *cubic(*lower))):
        yield [(_FOOT[0] + x, _FOOT[1] + y) for x, y in shape]


def trough(x: float, y: float, half: float, height: float, bulge: float) -> list[Point]:
    """A stadium about (x, y), `half` as long to each side, with a round bulge in its middle.

    `height` is half the stadium's, `bulge` the radius; all in px.
    """
    meets = math.degrees(math.asin(height / bulge))
    end = half - height
    return [
        *_arc(x - end, y, height, 90, 270),
        *_arc(x, y, bulge, 180 + meets, 360 - meets),
        *_arc(x + end, y, height, -90, 90),
        *_arc(x, y, bulge, meets, 180 - meets),
    ]


def ring_segment(radius: float, width: float, middle: float, spread: float) -> list[Point]:
    """A piece of a ring about the origin: `spread` degrees about the angle `middle`."""
    a, b = middle - spread / 2, middle + spread / 2
    return _arc(0, 0, radius + width / 2, a, b) + _arc(0, 0, radius - width / 2, b, a)


def _arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    steps = math.ceil(abs(end - start) / _FINE)
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
