"""The icons of what blows may do, of acts and of what is counted; and all icons by their names."""

from __future__ import annotations

from typing import Final

from renderers.audatia.curves import Knot, arc, curve, mirrored, polar
from renderers.audatia.icon_drawing import Icon, IconPart, Tone, line, outlined, solid, symmetric
from renderers.audatia.icon_shapes import (
    arrow_head,
    curved_line,
    fist,
    rotated,
    struck_through,
    sword,
)
from renderers.audatia.remedy_icons import COUNTER_REMEDY_ICONS, REMEDY_ICONS
from renderers.audatia.skill_icons import SKILL_ICONS
from renderers.kit.geometry import circle

_SHIELD: Final = curve(
    ((-38, 42, 1), (0, 46), (38, 42, 1), (38, 5), (24, -26), (0, -48, 1), (-24, -26), (-38, 5))
)
_ARROW: Final = ((-46, 18), (18, 18), (18, 30), (48, 14), (18, -2), (18, 9), (-46, 9))
_STUMP: Final = (  # what the hand keeps of a broken blade
    ((-50, -17), (-50, -25), (-26, -25), (-26, -17)),
    ((-31, -4), (-31, -38), (-23, -38), (-23, -4)),
    ((-24, -14.5), (8, -14.5), (13, -19), (6, -22), (10, -27.5), (-24, -27.5)),
)
_SPLINTER: Final = ((-16, 6.5), (16, 5), (28, 0), (16, -6.5), (-12, -6.5), (-8, -1))
_EDGE: Final = (  # the left half of a blade seen from the front, with its ridge
    (0, 47), (10, 9), (19, 0), (10, -9), (0, -47), (0, -33), (2, -28), (2, 28), (0, 33),
)  # fmt: skip
_GLOVE: Final = curve((
    (-30, -46, 1), (24, -46, 1), (16, -22, 1), (20, -4), (42, 10), (46, 20), (38, 25), (18, 14),
    (16, 40), (8, 46), (2, 40), (-2, 46), (-9, 46), (-13, 40), (-20, 42), (-25, 35), (-26, 8),
    (-22, -22, 1),
), 5)  # fmt: skip
_HELD_CARD: Final = ((-16, -30), (16, -30), (16, 34), (-16, 34))
_WHOLE_CARD: Final = ((-32, -46), (32, -46), (32, 46), (-32, 46))

_MAN: Final[Icon] = (  # from above, both hands at the sword
    solid(curve(mirrored(((0, -32), (26, -31), (44, -35), (48, -42), (36, -48), (0, -49))))),
    *symmetric(line([(42, -39), (6, 20)], 1.45)),
    solid(circle(0, -39, 15.5, 32), Tone.PAPER),
    solid(circle(0, -39, 11.5, 28)),
    solid([(-15, 19), (15, 19), (15, 26), (-15, 26)]),
    solid([(-4.5, 12), (4.5, 12), (4.5, 41), (0, 50), (-4.5, 41)]),
)


def _held(turn: float) -> IconPart:
    return outlined(rotated([(x, y + 50) for x, y in _HELD_CARD], turn, 0, -52))


def _splash() -> list[Knot]:
    knots: list[Knot] = []
    for i in range(5):
        x, y = polar(90 + 72 * i, 47 if i else 58)
        knots.append((x, y, 1))
        for turn, radius in ((14, 29), (36, 26), (58, 29)):
            knots.append(polar(90 + 72 * i + turn, radius))
    return knots


_SALUTE: Final[Icon] = (  # a man from the front, the sword upright before the face
    outlined(circle(0, 14, 22, 32)),
    line(curved_line(((-46, -46), (-38, -24), (-14, -14)))),
    line(curved_line(((46, -46), (38, -24), (14, -14)))),
    *sword(90, 0, 0, 100),
)
_REMEDY: Final[Icon] = (*sword(90, 12, 0, 104), *fist(0, 0))

# where the one stands who plays a technique
_INSIDE: Final = solid(circle(0, -11, 10.5, 28))
_OUTSIDE: Final = solid(circle(38, 12, 10.5, 28))

# What may be done with a card.
ABILITY_ICONS: Final[dict[str, Icon]] = {
    "attack": sword(),
    "parry": (outlined(_SHIELD), solid([(0, 45), (38, 41), (38, 5), (24, -26), (0, -48)])),
    "counter": (outlined(_SHIELD), *sword(45, 0, 2, 118)),
    "break": (  # a thrust is struck down, and its blade snaps
        *(solid(part) for part in _STUMP),
        solid(rotated(_SPLINTER, -40, 31, -31)),
        solid([(6, 48), (22, 48), (22, 16), (33, 16), (14, -8), (-5, 16), (6, 16)]),
    ),
    "exchange": (solid(_ARROW), solid([(-x, -y) for x, y in _ARROW])),
    "thrust": (  # a sword as the man sees it at whom it points
        *symmetric(solid([(27, -5.5), (44, -5.5), (44, 5.5), (27, 5.5)])),
        *symmetric(solid(circle(44, 0, 8.5, 20))),
        line([*circle(0, 0, 28, 40), (28, 0)], 1.2),
        *symmetric(solid(_EDGE)),
    ),
    "cycle": (
        line(arc(36, 60, 370), 1.25),
        solid([(6, 51.2), (40, 33.2), (10, 13.2)]),
    ),
    "remedy": _REMEDY,
    "counterremedy": struck_through(_REMEDY),
    "apart": (  # out of measure
        *symmetric(line([(6, 0), (26, 0)], 1.2)),
        *symmetric(solid([(22, 12), (38, 0), (22, -12)])),
        *symmetric(line([(48, -40), (48, 40)], 1.6)),
    ),
    "spend": (  # a card is lost
        outlined([(-26, -14), (26, -14), (26, 48), (-26, 48)]),
        line([(0, 20), (0, -30)], 1.6),
        arrow_head(0, -50, 270, 20),
    ),
    "change": (  # of posta
        *symmetric(line(arc(38, -62, 62), 1.3)),
        solid([(-2, 30), (20, 44), (24, 22)]),
        solid([(2, -30), (-20, -44), (-24, -22)]),
    ),
    "bold": (  # into the close play, whatever the bind
        line([(-48, 0), (-14, 0)], 1.6),
        arrow_head(10, 0, 0, 20),
        line(curved_line(((-2, 46), (-18, 24), (-22, 16)))),
        line(curved_line(((-2, -46), (-18, -24), (-22, -16)))),
        line(curved_line(((18, 46), (34, 18), (34, -18), (18, -46)))),
    ),
}

# What is asked for or done, by the hand alone or by any card.
ACT_ICONS: Final[dict[str, Icon]] = {
    "salute": _SALUTE,
    "no_salute": struck_through(_SALUTE),
    "guard": (  # a card that says how to stand
        outlined([(-32, -48), (32, -48), (32, 48), (-32, 48)]),
        *sword(90, 0, 0, 76),
    ),
    "pass": (  # the point on the floor
        *sword(-90, 0, 6, 84),
        line([(-38, -44), (38, -44)], 1.4),
    ),
    "skill": (
        solid([
            (0, 50), (12, 12), (50, 0), (12, -12), (0, -50), (-12, -12), (-50, 0), (-12, 12),
        ]),
    ),
}  # fmt: skip

FLANK_ICONS: Final[dict[str, Icon]] = {
    "inside": (*_MAN, _INSIDE),
    "outside": (*_MAN, _OUTSIDE),
    "both": (*_MAN, _INSIDE, _OUTSIDE),
}

# What is counted, held or won.
COUNT_ICONS: Final[dict[str, Icon]] = {
    "hand": tuple(_held(turn) for turn in (18, 0, -18)),
    "deck": tuple(
        outlined([(-34 + x, -38 + y), (12 + x, -38 + y), (12 + x, 36 + y), (-34 + x, 36 + y)])
        for x, y in ((14, -10), (7, -3), (0, 4))
    ),
    "glove": (solid(_GLOVE), line([(-24, -24), (17, -24)], 0.8, Tone.PAPER)),
    "card": (  # chosen, and not shown yet
        outlined(_WHOLE_CARD),
        line([(-14, -22), (14, 22)]),
        line([(-14, 22), (14, -22)]),
        line([(0, -30), (0, 30)]),
        line([(-20, 0), (20, 0)]),
    ),
    "draw": (*sword(0, 0, 20, 98), *sword(180, 0, -20, 98)),  # an assault without a winner
    "denied": struck_through((outlined(_WHOLE_CARD),)),
    "drop": (solid(curve(_splash(), 6)),),  # a touch: a drop of blood that bursts, five-pointed
}

# Every icon by its name: a card's code, or a word.
ICONS: Final[dict[str, Icon]] = (
    ABILITY_ICONS
    | ACT_ICONS
    | FLANK_ICONS
    | COUNT_ICONS
    | REMEDY_ICONS
    | COUNTER_REMEDY_ICONS
    | SKILL_ICONS
)
