"""The icons of the remedies and counter-remedies."""

from __future__ import annotations

from typing import Final

from renderers.audatia.curves import arc, curve
from renderers.audatia.icon_drawing import Icon, Tone, line, solid
from renderers.audatia.icon_shapes import (
    arrow_head,
    curved_line,
    fist,
    rotated,
    struck_through,
    sword,
)
from renderers.kit.geometry import circle

_TURN: Final[Icon] = (  # the sword turns about and strikes with its pommel
    *(
        solid(rotated(part, 56, 6, -2))
        for part in (
            [(-52, 4.5), (0, 5.5), (0, -5.5), (-52, -4.5), (-60, 0)],
            [(0, 19), (8, 19), (8, -19), (0, -19)],
            [(6, 4.5), (32, 4.5), (32, -4.5), (6, -4.5)],
        )
    ),
    solid(circle(*rotated([(40, 0)], 56, 6, -2)[0], 14, 20)),
    line(arc(44, 92, 182), 1.1),
    arrow_head(-44, -12, 268, 15),
)
_SOPRANA: Final[Icon] = (  # the sword is taken over the top
    *sword(0, 2, -26, 92),
    line(curved_line(((-40, -4), (-30, 30), (4, 40), (30, 24), (33, 6))), 1.4),
    arrow_head(34, -14, 272, 17),
)
_ELBOW: Final[Icon] = (  # a push at the elbow of a bent arm
    solid(curve((
        (50, -22, 1), (18, -24), (-8, -24), (-20, -14), (-22, 0), (-17, 20, 1), (6, 17, 1),
        (6, 8), (12, 4), (30, 6), (50, 2, 1),
    ), 6)),
    solid(curve((
        (-16, 26, 1), (-22, 32), (-21, 44), (-12, 50), (2, 50), (11, 45), (13, 36), (6, 23, 1),
    ), 6)),
    *(line([(x, 36), (x, 48)], 0.5, Tone.PAPER) for x in (-11, -3, 5)),
    line([(-48, -48), (-38, -38)], 2.2),
    arrow_head(-23, -23, 45, 18),
)  # fmt: skip
_BIND: Final[Icon] = (  # an arm winds about the blade
    *sword(90, 0, 2, 104),
    line(curved_line(((-40, 8), (-14, -6), (16, -4), (30, 8), (18, 20), (0, 18))), 4.4),
    line(curved_line(((-40, 8), (-14, -6), (16, -4), (30, 8), (18, 20), (0, 18))), 2.6, Tone.PAPER),
    solid([(-3.5, 12), (3.5, 12), (3.5, 40), (-3.5, 40)]),
)
_HANDLE: Final[Icon] = (  # a hand takes the hilt below the cross
    *(
        solid(part)
        for part in (
            [(4, 20), (20, 20), (20, 40), (12, 50), (4, 40)],
            [(-22, 13), (46, 13), (46, 24), (-22, 24)],
            [(7, -46), (17, -46), (17, 14), (7, 14)],
            circle(12, -42, 8, 16),
        )
    ),
    *fist(-2, -14),
)
REMEDY_ICONS: Final[dict[str, Icon]] = {
    "turn": _TURN,
    "soprana": _SOPRANA,
    "elbow": _ELBOW,
    "bind": _BIND,
    "handle": _HANDLE,
}
# A counter-remedy's icon is that of the remedy that it answers perfectly, struck through.
COUNTER_REMEDY_ICONS: Final[dict[str, Icon]] = {
    "cover": struck_through(_TURN),
    "xsoprana": struck_through(_SOPRANA),
    "xelbow": struck_through(_ELBOW),
    "xbind": struck_through(_BIND),
    "xhandle": struck_through(_HANDLE),
}
