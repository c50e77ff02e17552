"""The shield of a coat as flat polygons, from which pictures and pages paint the same.

Points are given about the shield's middle, in parts of half its width and of half its height.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Seat
from renderers.coat import Border, Charge, Coat, Manner
from renderers.kit.geometry import Point, Points, clipped, quadratic

# A shield's width to its height.
ASPECT: Final = 60 / 76
# Where a shield would be lower, its charge can't be told: show the seat's mark instead.
LEAST_HEIGHT: Final = 44

_WITHIN: Final = 0.8  # of the second seat's shield, whose rim is hatched like the seat's mark
_ROUND: Final = (0.84, 0.76)  # of a shield with a line around: within the line, and the field
_EDGE: Final = 0.08  # how wide an ivory edge is, in parts of half a shield


class Ink(Enum):
    """What a part is painted in; the values name it to pages."""

    FIELD = "field"
    DEEP = "deep"
    IVORY = "ivory"
    LINE = "line"  # around the shield


class Part(NamedTuple):
    """One area of a shield."""

    outline: tuple[Point, ...]
    ink: Ink


class _Field(NamedTuple):
    # What a border leaves to the charge: where that is cut off, and the box it is made for.
    area: Points
    middle: float  # of the box, from the shield's
    wide: float  # half of it
    high: float


OUTLINE: Final[tuple[Point, ...]] = (
    (-1.0, -1.0),
    (1.0, -1.0),
    *quadratic((1.0, 0.0), (1.0, 0.68), (0.0, 1.0)),
    *quadratic((0.0, 1.0), (-1.0, 0.68), (-1.0, 0.0))[1:],
)


@lru_cache(maxsize=256)
def shield_parts(coat: Coat, seat: Seat) -> tuple[Part, ...]:
    """A shield's areas, back to front; `OUTLINE` is yet to be drawn around them.

    The first seat's is plain; the second seat's has a hatched rim, so that they are told apart
    without colour.
    """
    ground, inner = Part(OUTLINE, Ink.FIELD), _charged(coat)
    if seat is Seat.ONE:
        return ground, *inner
    within = (Part(_scaled(outline, _WITHIN), ink) for outline, ink in (ground, *inner))
    return ground, *_HATCHING, *within


def shield_paths(coat: Coat, seat: Seat) -> list[tuple[str, str]]:
    """The same for a page: inks and SVG paths in a box of 60 by 76 about (0, 0); a line is last."""
    parts = (*shield_parts(coat, seat), Part(OUTLINE, Ink.LINE))
    return [(part.ink.value, _path(part.outline)) for part in parts]


def _path(outline: Points) -> str:
    return "M" + "L".join(f"{30 * x:.3g} {38 * y:.3g}" for x, y in outline) + "Z"


def _charged(coat: Coat) -> tuple[Part, ...]:
    field = _FIELDS[coat.border]
    shapes = _shapes(coat.charge, is_double=coat.manner is Manner.TWICE)
    charges = [Part(_fitted(shape, field), Ink.DEEP) for shape in shapes]
    if coat.manner is Manner.EDGED:
        (edge,) = _shapes(coat.charge, is_double=False, around=_EDGE)
        charges.insert(0, Part(_fitted(edge, field), Ink.IVORY))
    return *_BORDERS[coat.border], *charges


def _shapes(charge: Charge, *, is_double: bool, around: float = 0) -> list[Points]:
    # A charge in a box of ±1, and beyond where it is to be cut off; `around` makes it larger.
    e = around
    match charge, is_double:
        case Charge.CHEVRON, False:
            return [_chevron(-0.52 - 1.6 * e, 0.42 + 3.2 * e)]
        case Charge.CHEVRON, True:
            return [_chevron(-0.76, 0.3), _chevron(-0.16, 0.3)]
        case Charge.BEND, False:
            return [_bend(0, 0.28 + 1.5 * e)]
        case Charge.BEND, True:
            return [_bend(-0.38, 0.18), _bend(0.38, 0.18)]
        case Charge.PALE, False:
            return [_pale(0, 0.26 + 1.2 * e)]
        case Charge.PALE, True:
            return [_pale(-0.42, 0.17), _pale(0.42, 0.17)]
        case Charge.LOZENGE, False:
            return [_lozenge(0, 0.5 + 1.8 * e, 0.64 + 2 * e)]
        case _:
            return [_lozenge(-0.48, 0.36, 0.38), _lozenge(0.42, 0.36, 0.38)]


def _chevron(top: float, width: float) -> Points:
    drop = 0.85
    upper = [(-1.2, top + 1.2 * drop), (0.0, top), (1.2, top + 1.2 * drop)]
    return [*upper, *((x, y + width) for x, y in reversed(upper))]


def _bend(aside: float, half: float) -> Points:
    upper = [(-1.4, -1.4 + aside - half), (1.4, 1.2 + aside - half)]
    return [*upper, *((x, y + 2 * half) for x, y in reversed(upper))]


def _pale(x: float, half: float) -> Points:
    return [(x - half, -1.4), (x + half, -1.4), (x + half, 1.4), (x - half, 1.4)]


def _lozenge(y: float, wide: float, high: float) -> Points:
    return [(0, y - high), (wide, y), (0, y + high), (-wide, y)]


def _fitted(shape: Points, field: _Field) -> tuple[Point, ...]:
    placed = [(x * field.wide, field.middle + y * field.high) for x, y in shape]
    return tuple(clipped(placed, field.area))


def _scaled(outline: Points, by: float) -> tuple[Point, ...]:
    return tuple((x * by, y * by) for x, y in outline)


def _between(top: float, bottom: float) -> tuple[Point, ...]:
    return tuple(clipped(OUTLINE, [(-1, top), (1, top), (1, bottom), (-1, bottom)]))


_FIELDS: Final = {
    Border.NONE: _Field(OUTLINE, -0.03, 1, 1),
    Border.CHIEF: _Field(_between(-0.42, 1), 0.22, 1, 0.76),
    Border.BASE: _Field(_between(-1, 0.4), -0.24, 1, 0.8),
    Border.ROUND: _Field(_scaled(OUTLINE, _ROUND[1]), -0.02, 0.76, 0.76),
}
_BORDERS: Final = {
    Border.NONE: (),
    Border.CHIEF: (Part(_between(-1, -0.56), Ink.DEEP),),
    Border.BASE: (Part(_between(0.53, 1), Ink.DEEP),),
    Border.ROUND: (
        Part(OUTLINE, Ink.DEEP),
        Part(_scaled(OUTLINE, _ROUND[0]), Ink.FIELD),
    ),
}
_PITCH: Final = 0.34  # from stripe to stripe
_STRIPE: Final = 0.14  # how wide one is
_SLANT: Final = 0.46  # how far it leans to the right above the middle, to the left below


def _stripe(number: int) -> tuple[Point, ...]:
    left, right = number * _PITCH - _STRIPE / 2, number * _PITCH + _STRIPE / 2
    upper = [(left + _SLANT, -1), (right + _SLANT, -1)]
    return tuple(clipped([*upper, (right - _SLANT, 1), (left - _SLANT, 1)], OUTLINE))


_HATCHING: Final = tuple(Part(_stripe(number), Ink.IVORY) for number in range(-4, 4))
