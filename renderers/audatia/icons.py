"""The icons of what blows may do and of what is counted; and all icons by their names."""

from __future__ import annotations

from typing import Final

from renderers.audatia.curves import Knot, arc, curve, polar
from renderers.audatia.icon_drawing import (
    Icon,
    IconPart,
    Tone,
    line,
    outlined,
    solid,
    symmetric,
)
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
    ((-6.5, -16), (-6.5, 4), (-2, 0), (2, 9), (6.5, 4), (6.5, -16)),
    ((-22, -23), (22, -23), (22, -15), (-22, -15)),
    ((-4.5, -46), (4.5, -46), (4.5, -20), (-4.5, -20)),
)
_SPLINTER: Final = (
    (-6.5, -14), (-2, -18), (2, -8), (6.5, -14), (6.5, 10), (0, 24), (-6.5, 10),
)  # fmt: skip
_GLOVE: Final = curve((
    (-30, -46, 1), (24, -46, 1), (16, -22, 1), (20, -4), (42, 10), (46, 20), (38, 25), (18, 14),
    (16, 40), (8, 46), (2, 40), (-2, 46), (-9, 46), (-13, 40), (-20, 42), (-25, 35), (-26, 8),
    (-22, -22, 1),
), 5)  # fmt: skip
_SIDE: Final = line(curved_line(((10, 46), (24, 18), (24, -18), (10, -46))))
_INSIDE: Final = solid(circle(0, 0, 11, 20))
_OUTSIDE: Final = solid(circle(42, 0, 11, 20))
_CARD: Final = ((-16, -30), (16, -30), (16, 34), (-16, 34))


def _held(turn: float) -> IconPart:
    return outlined(rotated([(x, y + 50) for x, y in _CARD], turn, 0, -52))


def _splash() -> list[Knot]:
    knots: list[Knot] = []
    for i in range(5):
        x, y = polar(90 + 72 * i, 47 if i else 58)
        knots.append((x, y, 1))
        for turn, radius in ((14, 29), (36, 26), (58, 29)):
            knots.append(polar(90 + 72 * i + turn, radius))
    return knots


_REMEDY: Final[Icon] = (*sword(90, 12, 0, 104), *fist(0, 0))

ABILITY_ICONS: Final[dict[str, Icon]] = {
    "attack": sword(),
    "parry": (outlined(_SHIELD), solid([(0, 45), (38, 41), (38, 5), (24, -26), (0, -48)])),
    "counter": (outlined(_SHIELD), *sword(45, 0, 2, 118)),
    "break": (
        *(solid(part) for part in _STUMP),
        solid(rotated(_SPLINTER, -52, 14, 24)),
    ),
    "exchange": (solid(_ARROW), solid([(-x, -y) for x, y in _ARROW])),
    "thrust": (
        line([*circle(0, 0, 30), (30, 0)]),
        solid([(0, 22), (14, 0), (0, -22), (-14, 0)]),
    ),
    "cycle": (
        line(arc(36, 60, 370), 1.25),
        solid([(6, 51.2), (40, 33.2), (10, 13.2)]),
    ),
    "inside": (*symmetric(_SIDE), _INSIDE),
    "outside": (*symmetric(_SIDE), _OUTSIDE),
    "both": (*symmetric(_SIDE), _INSIDE, _OUTSIDE),
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
"""What may be done with a card, and where."""

COUNT_ICONS: Final[dict[str, Icon]] = {
    "hand": tuple(_held(turn) for turn in (18, 0, -18)),
    "deck": tuple(
        outlined([(-34 + x, -38 + y), (12 + x, -38 + y), (12 + x, 36 + y), (-34 + x, 36 + y)])
        for x, y in ((14, -10), (7, -3), (0, 4))
    ),
    "glove": (solid(_GLOVE), line([(-24, -24), (17, -24)], 0.8, Tone.PAPER)),
    "card": (  # chosen, and not shown yet
        outlined([(-32, -46), (32, -46), (32, 46), (-32, 46)]),
        line([(-14, -22), (14, 22)]),
        line([(-14, 22), (14, -22)]),
        line([(0, -30), (0, 30)]),
        line([(-20, 0), (20, 0)]),
    ),
    "draw": (  # an assault without a winner
        outlined(circle(0, 0, 44, 40)),
        *(line([(-20, y), (20, y)], 1.2) for y in (-12, 12)),
    ),
    "denied": (  # a card, struck through
        outlined([(-32, -46), (32, -46), (32, 46), (-32, 46)]),
        line([(-44, 44), (46, -44)], 2.4, Tone.PAPER),
        line([(-42, 46), (46, -42)], 1.2),
    ),
    "drop": (solid(curve(_splash(), 6)),),  # a touch: a drop of blood that bursts, five-pointed
}
"""What is counted, held or won."""

ICONS: Final[dict[str, Icon]] = (
    ABILITY_ICONS | COUNT_ICONS | REMEDY_ICONS | COUNTER_REMEDY_ICONS | SKILL_ICONS
)
"""Every icon by its name: a card's code, or a word."""
