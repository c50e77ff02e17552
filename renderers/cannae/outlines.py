"""The shapes of Cannae as numbers. Units are parts of a square's side unless said otherwise."""

from __future__ import annotations

import math
from typing import Final

from renderers.kit.geometry import Point
from renderers.kit.svg_path import parse_svg_path

# The shield of infantry: a tall superellipse, with two smaller ones in it.
_SHIELD: Final = (0.325, 0.415)  # half its width and its height
_POWER: Final = 2.35
SHIELD_PARTS: Final = (1, 0.80, 0.47)  # the whole, the emblem and the heart
SPINE: Final = (0.085, 2 * _SHIELD[1] * 0.84)  # its width and height
BOSS: Final = 0.108  # radius
PIP_EMBLEM: Final = 0.56  # of a pip, parts of the whole
EMBLEM_LINES: Final = (0.083, 0.048)  # the second seat's: from line to line, and how wide
MANE_LINES: Final = (0.092, 0.048)
MANE_ANGLE: Final = -60
BRIDLE: Final = 0.055  # how wide
EDGE: Final = 4.2  # px of outline around a piece
LEAST_EDGE: Final = 2.6

# The horse's head stands in a unit square of its own, and looks to the right.
HORSE: Final = 0.95  # side of that square
HORSE_MIDDLE: Final = (0.52, 0.495)
_NECK: Final = "M .17,.93 C .14,.70 .17,.42 .37,.20"
HEAD: Final = parse_svg_path(
    f"{_NECK} L .385,.04 L .50,.145 C .60,.17 .665,.235 .72,.33 C .775,.42 .84,.475 .885,.545"
    " C .925,.61 .90,.69 .825,.70 C .775,.705 .745,.675 .70,.635"
    " C .655,.60 .61,.615 .565,.605 C .60,.68 .70,.76 .745,.93 Z"
)
CREST: Final = parse_svg_path("M .45,.26 C .31,.38 .29,.60 .34,.93")
MANE: Final = parse_svg_path(_NECK) + CREST
STRAPS: Final = tuple(
    map(
        parse_svg_path,
        (
            "M .475,.165 C .49,.30 .53,.42 .575,.60",
            "M .785,.425 C .735,.47 .70,.53 .685,.625",
            "M .53,.40 C .60,.42 .66,.46 .715,.515",
        ),
    )
)
EYE: Final = (0.605, 0.30, 0.032)  # x, y, radius
NOSTRIL: Final = (0.845, 0.575, 0.020)


def shield(part: float, side: float, at: Point) -> list[Point]:
    """The outline of a shield about a point, `part` as large as it is, on squares of `side`."""
    (x, y), (across, up) = at, (part * half * side for half in _SHIELD)
    angles = (math.tau * i / 72 for i in range(72))
    return [(x + _bulging(math.cos(a), across), y + _bulging(math.sin(a), up)) for a in angles]


def _bulging(ratio: float, radius: float) -> float:
    return math.copysign(abs(ratio) ** (2 / _POWER), ratio) * radius


def horse(points: list[Point], side: float, at: Point, *, looks_right: bool) -> list[Point]:
    """Points of the horse's head about the middle of its square."""
    sense, (x0, y0), size = (1 if looks_right else -1), HORSE_MIDDLE, HORSE * side
    return [(at[0] + sense * size * (x - x0), at[1] + size * (y - y0)) for x, y in points]
