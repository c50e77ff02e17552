"""The icons of the skills."""

from __future__ import annotations

from typing import Final

from renderers.audatia.curves import arc, curve
from renderers.audatia.icon_drawing import Icon, Tone, line, outlined, solid, symmetric
from renderers.audatia.icon_shapes import arrow_head, curved_line, rotated, sword
from renderers.kit.geometry import circle

SKILL_ICONS: Final[dict[str, Icon]] = {
    "taunt": (  # a fool's cap
        solid(curve((
            (-26, -20, 1), (-30, 10), (-44, 14), (-48, -12, 1), (-50, 24), (-34, 42), (-8, 34),
            (0, 26, 1), (8, 34), (34, 42), (50, 24), (48, -12, 1), (44, 14), (30, 10), (26, -20, 1),
        ), 5)),
        *(solid(circle(x, -18, 8, 16)) for x in (-46, 46)),
        solid([(0, 25), (9, 4), (4, -20), (-4, -20), (-9, 4)], Tone.PAPER),
        outlined([(-29, -24), (-14.5, -42), (0, -24), (14.5, -42), (29, -24)]),
    ),
    "preempt": (  # a sword that is there first
        *sword(0, 8, 0, 84),
        *(line([(-46 + 5 * abs(k), 17 * k), (-14, 17 * k)], 0.9) for k in (-2, 2)),
        *(line([(2, 17 * k), (28 - 3 * abs(k), 17 * k)], 0.9) for k in (-1.4, 1.4)),
    ),
    "lure": (  # a hook
        line([*curved_line(((10, 26), (10, -14), (-8, -34), (-28, -20))), (-28, -6)], 1.3),
        solid([(-40, -8), (-20, -14), (-28, 14)]),
        line([*circle(10, 36, 9, 20), (19, 36)], 1.1),
    ),
    "lynx": (
        outlined(curve((
            (-48, 0, 1), (-24, 22), (0, 28), (24, 22), (48, 0, 1), (24, -20), (0, -25), (-24, -20),
        ))),
        solid(circle(0, 2, 19, 32)),
        solid([(0, 19), (5, 2), (0, -15), (-5, 2)], Tone.PAPER),
        *(line([(20 * k, 34 - 5 * abs(k)), (26 * k, 48 - 8 * abs(k))]) for k in (-1, 0, 1)),
    ),
    "second": (  # a head, and a card in it
        solid(curve((
            (-22, -50, 1), (-20, -30), (-35, -8), (-38, 18), (-24, 42), (2, 50), (26, 40),
            (34, 18), (34, 9, 1), (46, -9, 1), (36, -13, 1), (36, -24, 1), (32, -33), (14, -34),
            (14, -50, 1),
        ), 6)),
        solid(rotated([(-14, -19), (14, -19), (14, 19), (-14, 19)], -14, -3, 14), Tone.PAPER),
        *(line(rotated([(-7, y), (7, y)], -14, -3, 14), 0.6) for y in (8, -2)),
    ),
    "measure": (  # a pair of dividers
        *symmetric(solid([(2, 34), (9, 34), (33, -40), (32, -50), (26, -42)])),
        solid(circle(0, 36, 11, 20)),
        line(arc(46, 240, 300), 0.8),
        solid([(-3, 44), (3, 44), (3, 52), (-3, 52)]),
        solid(circle(0, 36, 4, 12), Tone.PAPER),
    ),
    "deny": (  # a palm
        solid(curve((
            (-20, -48, 1), (20, -48, 1), (22, -22), (42, 2), (46, 14), (38, 17), (20, 2), (20, 36),
            (15, 42), (10, 36), (9, 6, 1), (8, 44), (3, 50), (-2, 44), (-3, 6, 1), (-5, 42),
            (-10, 47), (-15, 41), (-14, 4, 1), (-18, 28), (-23, 32), (-27, 26), (-27, -16),
        ), 5)),
    ),
    "kick": (  # a foot, and what it meets
        solid(curve((
            (-50, 2, 1), (-26, 14), (-4, 10), (6, 16), (14, 36), (22, 44), (30, 38, 1), (26, 16),
            (22, -2), (12, -12), (-4, -14), (-24, -16), (-42, -26, 1),
        ), 5)),
        *(
            line(rotated([(34 + near, 0), (46, 0)], turn, 6, 12), 1.1)
            for near, turn in ((0, 40), (-4, 12), (-6, -16), (-4, -44))
        ),
    ),
    "feint": (  # the blow that is shown, and the other one
        *(
            outlined(rotated(part, 228), 0.8)
            for part in (
                ((-42, 5), (38, 6.5), (50, 0), (38, -6.5), (-42, -5)),
                ((-24, 18), (-15, 18), (-15, -18), (-24, -18)),
                circle(-46, 0, 7, 14),
            )
        ),
        *sword(-48, 0, 0, 112),
    ),
    "breakoff": (  # out of the assault: the swords lean apart, and both men go
        *sword(118, -20, 15, 74),
        *sword(62, 20, 15, 74),
        *symmetric(line([(7, -36), (28, -36)], 1.5)),
        *symmetric(arrow_head(50, -36, 0, 17)),
    ),
    "villano": (  # a peasant's club
        solid(curve((
            (-46, -40, 1), (-38, -47, 1), (-10, -16), (18, 6), (40, 18), (47, 36), (34, 47),
            (16, 40), (4, 18), (-18, -10),
        ), 5)),
        *(solid(circle(x, y, 4, 10), Tone.PAPER) for x, y in ((32, 32), (22, 18), (20, 33))),
    ),
    "repeat": (  # a blow comes back from the pile
        outlined([(-8, -30), (36, -30), (36, 32), (-8, 32)]),
        line(curved_line(((14, 8), (-12, 22), (-38, 8), (-36, -14))), 1.6),
        solid([(-54, -8), (-18, -8), (-36, -36)]),
    ),
}  # fmt: skip
