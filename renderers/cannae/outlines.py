"""The shapes of Cannae as numbers. Units are parts of a square's side unless said otherwise."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from renderers.kit.geometry import Point
from renderers.kit.svg_path import parse_svg_path


class Shield(NamedTuple):
    """The shield of infantry: a tall superellipse, with two smaller ones in it."""

    across: float  # half its width
    up: float  # half its height
    power: float
    emblem: float  # parts of the whole
    heart: float
    spine: tuple[float, float]  # its width; half its height, in parts of `up`
    boss: float  # radius


SHIELD: Final = Shield(0.325, 0.415, 2.35, 0.80, 0.47, (0.085, 0.84), 0.108)
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
_CREST: Final = "M .45,.26 C .31,.38 .29,.60 .34,.93"
HEAD: Final = parse_svg_path(
    f"{_NECK} L .385,.04 L .50,.145 C .60,.17 .665,.235 .72,.33 C .775,.42 .84,.475 .885,.545"
    " C .925,.61 .90,.69 .825,.70 C .775,.705 .745,.675 .70,.635"
    " C .655,.60 .61,.615 .565,.605 C .60,.68 .70,.76 .745,.93 Z"
)
CREST: Final = parse_svg_path(_CREST)
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


def shield(part: float, side: float) -> list[Point]:
    """The outline of a shield about the origin, `part` as large as it is, on squares of `side`."""
    across, up = part * SHIELD.across * side, part * SHIELD.up * side
    angles = (math.tau * i / 72 for i in range(72))
    return [(_bulging(math.cos(a), across), _bulging(math.sin(a), up)) for a in angles]


def _bulging(ratio: float, radius: float) -> float:
    return math.copysign(abs(ratio) ** (2 / SHIELD.power), ratio) * radius


def horse(points: list[Point], side: float, *, looks_right: bool) -> list[Point]:
    """Points of the horse's head about the middle of its square."""
    sense, (x0, y0) = (1 if looks_right else -1), HORSE_MIDDLE
    return [(sense * HORSE * side * (x - x0), HORSE * side * (y - y0)) for x, y in points]
