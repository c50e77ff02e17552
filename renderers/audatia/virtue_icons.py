"""The icons of the virtues: heads of a lion, a lynx, an elephant and a tiger from the front."""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import Virtue
from renderers.audatia.curves import Knot, Knots, curve, mirrored, polar
from renderers.audatia.icon_drawing import Icon, IconPart, Tone, line, outlined, solid, symmetric
from renderers.audatia.icon_shapes import curved_line

PEN: Final = 4.5
_LOCKS: Final = 13  # of the lion's mane


def _cut(half: Knots, steps: int = 5) -> IconPart:
    return solid(curve(mirrored(half), steps), Tone.PAPER)


def _mane() -> list[Knot]:
    knots: list[Knot] = []
    for i in range(_LOCKS):
        tip, hollow = (polar(90 + k * 180 / _LOCKS) for k in (2 * i, 2 * i + 1))
        knots += [(50 * tip[0], 50 * tip[1]), (40 * hollow[0], 40 * hollow[1], 1)]
    return knots


def _mouth(*knots: Knot) -> IconPart:
    return line(curved_line(knots), 0.8)


# In the order of the picture.
VIRTUE_ICONS: Final[dict[Virtue, Icon]] = {
    Virtue.AUDATIA: (  # a lion
        solid(curve(_mane(), 5)),
        _cut((
            (0, 24), (12, 25), (19, 31), (27, 27), (27, 18), (22, 9), (23, -2), (17, -12),
            (15, -24), (8, -31), (0, -33),
        )),
        *symmetric(solid([(6, 6), (15, 12), (18, 7), (10, 3)])),
        solid([(-8, -9), (8, -9), (4, -15), (0, -18), (-4, -15)]),
        line([(0, -17), (0, -22)], 0.8),
        _mouth((-9, -25), (-4, -25), (0, -21), (4, -25), (9, -25)),
    ),
    Virtue.PRUDENTIA: (  # a lynx
        solid([(knot[0], knot[1]) for knot in mirrored((
            (0, 22), (10, 24), (16, 32), (24, 50), (30, 33), (33, 16), (35, 2), (47, -14),
            (38, -16), (42, -29), (31, -28), (30, -40), (18, -36), (8, -44), (0, -46),
        ))]),
        *symmetric(solid([(19, 25), (24, 37), (28, 22), (24, 18)], Tone.PAPER)),
        *symmetric(solid(curve([(6, 2), (14, 10), (25, 8), (16, 0)], 4), Tone.PAPER)),
        *symmetric(solid([(14, 9), (17, 9), (16, 1), (14, 1)])),
        _cut(((0, -10), (7, -9), (13, -17), (13, -26), (6, -32), (0, -33)), 4),
        solid([(-7, -12), (7, -12), (0, -20)]),
        line([(0, -19), (0, -25)], 0.8),
        _mouth((-8, -25), (0, -27), (8, -25)),
    ),
    Virtue.FORTITUDO: (  # an elephant
        *symmetric(solid(curve([
            (14, 34), (28, 44), (44, 38), (50, 18), (46, -4), (34, -20), (22, -12), (16, 4),
        ], 5))),
        outlined(curve(mirrored((
            (0, 44), (12, 43), (21, 34), (22, 16), (18, 0), (13, -14), (10, -30), (10, -44, 1),
            (0, -48),
        )), 5), 1.1, Tone.INK, Tone.GROUND),
        *symmetric(outlined(curve([
            (11, -10), (15, -12), (22, -27), (32, -35, 1), (24, -37), (15, -28), (10, -20),
        ], 4), 0.7)),
        *symmetric(solid([(9, 14), (16, 17), (17, 12), (11, 10)], Tone.PAPER)),
        *(
            line(curve([(-7.5, y), (0, y - 3), (7.5, y)], 6, closed=False), 0.62, Tone.PAPER)
            for y in (-2, -12, -22, -32, -41)
        ),
    ),
    Virtue.CELERITAS: (  # a tiger
        *symmetric(solid(curve([(14, 34), (20, 45), (33, 46), (40, 36), (37, 22), (26, 22)], 4))),
        outlined(curve(mirrored((
            (0, 40), (14, 39), (28, 32), (38, 16), (39, -2), (44, -16), (36, -22), (34, -34),
            (22, -36), (12, -45), (0, -47),
        )), 4)),
        solid([(-4, 40), (4, 40), (0, 22)]),
        *(
            side
            for stripe in (
                [(9, 39), (18, 37), (8, 22)],
                [(38, 14), (39, 4), (22, 6)],
                [(39, 0), (42, -11), (22, -6)],
                [(40, -18), (34, -28), (22, -16)],
                [(5, 8), (18, 15), (19, 9), (9, 4)],
            )
            for side in symmetric(solid(stripe))
        ),
        solid([(-9, -10), (9, -10), (0, -20)]),
        line([(0, -18), (0, -26)], 0.9),
        line(curved_line([(-12, -30), (-5, -31), (0, -26), (5, -31), (12, -30)]), 0.9),
    ),
}  # fmt: skip
