"""What blows and techniques may do, what skills do, and what is counted: signs as data."""

from __future__ import annotations

from typing import Final

from renderers.audatia.curves import Knot, Knots, arc, curve, laid, toward
from renderers.audatia.marks import Mark, Sign, Tone, cased, rule, solid, twice
from renderers.kit.geometry import Points, ring


def _sword(turn: float = 90, x: float = 0, y: float = 0, length: float = 100) -> tuple[Mark, ...]:
    """A whole sword about its middle, its point toward `turn`."""
    butt = -length / 2
    parts: tuple[Points, ...] = (
        [
            (butt + length, 0), (butt + length - 12, 5.5), (butt + 30, 6.5), (butt + 30, -6.5),
            (butt + length - 12, -5.5),
        ],
        [(butt + 24, 19), (butt + 31, 19), (butt + 31, -19), (butt + 24, -19)],
        [(butt + 6, 4.5), (butt + 26, 4.5), (butt + 26, -4.5), (butt + 6, -4.5)],
        ring(butt + 5, 0, 7, 13),
    )  # fmt: skip
    return tuple(solid(_turned(part, turn, x, y)) for part in parts)


def _turned(points: Points, turn: float, x: float = 0, y: float = 0) -> Points:
    return [(a, -b) for a, b in laid(points, x, -y, 1, turn)]


def _bow(knots: Knots) -> Points:
    return curve(knots, 8, closed=False)


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
_SIDE: Final = rule(_bow(((10, 46), (24, 18), (24, -18), (10, -46))))
_INSIDE: Final = solid(ring(0, 0, 11, 20))
_OUTSIDE: Final = solid(ring(42, 0, 11, 20))
_CARD: Final = ((-16, -30), (16, -30), (16, 34), (-16, 34))


def _held(turn: float) -> Mark:
    return cased(_turned([(x, y + 50) for x, y in _CARD], turn, 0, -52))


def _fist(x: float, y: float) -> tuple[Mark, ...]:
    """A hand that closes on something upright at x + 12."""
    palm = curve((
        (-44, -30, 1), (-20, -30), (6, -22), (30, -18), (34, -6), (32, 6), (34, 16), (24, 24),
        (2, 24), (-16, 18), (-44, 16, 1),
    ), 5)  # fmt: skip
    fingers = [[(8, h), (31, h)] for h in (-6, 8)]
    return (
        cased([(x + a, y + b) for a, b in palm]),
        *(rule([(x + a, y + b) for a, b in finger], 0.8) for finger in fingers),
    )


def _struck_through(sign: Sign) -> Sign:
    """The same sign, answered."""
    return (
        *sign,
        rule([(-44, 44), (46, -44)], 2.4, Tone.PAPER),
        rule([(-42, 46), (46, -42)], 1.2),
    )


def _head(x: float, y: float, turn: float, size: float = 20) -> Mark:
    """The head of an arrow, its point at (x, y)."""
    barbs = [(0.0, 0.0), (-1.5 * size, 0.9 * size), (-1.5 * size, -0.9 * size)]
    return solid(_turned(barbs, turn, x, y))


def _splash() -> list[Knot]:
    knots: list[Knot] = []
    for i in range(5):
        x, y = toward(90 + 72 * i, 47 if i else 58)
        knots.append((x, y, 1))
        for turn, radius in ((14, 29), (36, 26), (58, 29)):
            knots.append(toward(90 + 72 * i + turn, radius))
    return knots


_TURN: Final[Sign] = (  # the sword turns about and strikes with its pommel
    *(
        solid(_turned(part, 56, 6, -2))
        for part in (
            [(-52, 4.5), (0, 5.5), (0, -5.5), (-52, -4.5), (-60, 0)],
            [(0, 19), (8, 19), (8, -19), (0, -19)],
            [(6, 4.5), (32, 4.5), (32, -4.5), (6, -4.5)],
        )
    ),
    solid(ring(*_turned([(40, 0)], 56, 6, -2)[0], 14, 20)),
    rule(arc(44, 92, 182), 1.1),
    _head(-44, -12, 268, 15),
)
_SOPRANA: Final[Sign] = (  # the sword is taken over the top
    *_sword(0, 2, -26, 92),
    rule(_bow(((-40, -4), (-30, 30), (4, 40), (30, 24), (33, 6))), 1.4),
    _head(34, -14, 272, 17),
)
_ELBOW: Final[Sign] = (  # a push under the elbow
    cased(curve((
        (-16, 46, 1), (-14, 10), (0, -4), (18, 8), (44, 30, 1), (50, 14, 1), (24, -14), (2, -28),
        (-22, -22), (-34, 2), (-36, 40, 1),
    ), 5)),
    rule([(-20, 30), (-33, 26)], 0.9),
    rule([(33, 20), (42, 4)], 0.9),
    rule([(-46, -46), (-30, -32)], 1.7),
    _head(-16, -20, 42, 17),
)  # fmt: skip
_BIND: Final[Sign] = (  # an arm winds about the blade
    *_sword(90, 0, 2, 104),
    rule(_bow(((-40, 8), (-14, -6), (16, -4), (30, 8), (18, 20), (0, 18))), 4.4),
    rule(_bow(((-40, 8), (-14, -6), (16, -4), (30, 8), (18, 20), (0, 18))), 2.6, Tone.PAPER),
    solid([(-3.5, 12), (3.5, 12), (3.5, 40), (-3.5, 40)]),
)
_HANDLE: Final[Sign] = (  # a hand takes the hilt below the cross
    *(
        solid(part)
        for part in (
            [(4, 20), (20, 20), (20, 40), (12, 50), (4, 40)],
            [(-22, 13), (46, 13), (46, 24), (-22, 24)],
            [(7, -46), (17, -46), (17, 14), (7, 14)],
            ring(12, -42, 8, 16),
        )
    ),
    *_fist(-2, -14),
)
_REMEDY: Final[Sign] = (*_sword(90, 12, 0, 104), *_fist(0, 0))

ABILITIES: Final[dict[str, Sign]] = {
    "attack": _sword(),
    "parry": (cased(_SHIELD), solid([(0, 45), (38, 41), (38, 5), (24, -26), (0, -48)])),
    "counter": (cased(_SHIELD), *_sword(45, 0, 2, 118)),
    "break": (
        *(solid(part) for part in _STUMP),
        solid(_turned(_SPLINTER, -52, 14, 24)),
    ),
    "exchange": (solid(_ARROW), solid([(-x, -y) for x, y in _ARROW])),
    "thrust": (
        rule([*ring(0, 0, 30), (30, 0)]),
        solid([(0, 22), (14, 0), (0, -22), (-14, 0)]),
    ),
    "cycle": (
        rule(arc(36, 60, 370), 1.25),
        solid([(6, 51.2), (40, 33.2), (10, 13.2)]),
    ),
    "inside": (*twice(_SIDE), _INSIDE),
    "outside": (*twice(_SIDE), _OUTSIDE),
    "both": (*twice(_SIDE), _INSIDE, _OUTSIDE),
    "remedy": _REMEDY,
    "counterremedy": _struck_through(_REMEDY),
    "apart": (  # out of measure
        *twice(rule([(6, 0), (26, 0)], 1.2)),
        *twice(solid([(22, 12), (38, 0), (22, -12)])),
        *twice(rule([(48, -40), (48, 40)], 1.6)),
    ),
    "spend": (  # a card is lost
        cased([(-26, -14), (26, -14), (26, 48), (-26, 48)]),
        rule([(0, 20), (0, -30)], 1.6),
        _head(0, -50, 270, 20),
    ),
    "change": (  # of posta
        *twice(rule(arc(38, -62, 62), 1.3)),
        solid([(-2, 30), (20, 44), (24, 22)]),
        solid([(2, -30), (-20, -44), (-24, -22)]),
    ),
    "bold": (  # into the close play, whatever the bind
        rule([(-48, 0), (-14, 0)], 1.6),
        _head(10, 0, 0, 20),
        rule(_bow(((-2, 46), (-18, 24), (-22, 16)))),
        rule(_bow(((-2, -46), (-18, -24), (-22, -16)))),
        rule(_bow(((18, 46), (34, 18), (34, -18), (18, -46)))),
    ),
}
"""What may be done with a card, and where."""

COUNTS: Final[dict[str, Sign]] = {
    "hand": tuple(_held(turn) for turn in (18, 0, -18)),
    "deck": tuple(
        cased([(-34 + x, -38 + y), (12 + x, -38 + y), (12 + x, 36 + y), (-34 + x, 36 + y)])
        for x, y in ((14, -10), (7, -3), (0, 4))
    ),
    "glove": (solid(_GLOVE), rule([(-24, -24), (17, -24)], 0.8, Tone.PAPER)),
    "card": (  # chosen, and not shown yet
        cased([(-32, -46), (32, -46), (32, 46), (-32, 46)]),
        rule([(-14, -22), (14, 22)]),
        rule([(-14, 22), (14, -22)]),
        rule([(0, -30), (0, 30)]),
        rule([(-20, 0), (20, 0)]),
    ),
    "draw": (  # an assault without a winner
        cased(ring(0, 0, 44, 40)),
        *(rule([(-20, y), (20, y)], 1.2) for y in (-12, 12)),
    ),
    "denied": (  # a card, struck through
        cased([(-32, -46), (32, -46), (32, 46), (-32, 46)]),
        rule([(-44, 44), (46, -44)], 2.4, Tone.PAPER),
        rule([(-42, 46), (46, -42)], 1.2),
    ),
    "drop": (solid(curve(_splash(), 6)),),  # a touch: a drop of blood that bursts, five-pointed
}
"""What is counted, held or won."""

REMEDIES: Final[dict[str, Sign]] = {
    "turn": _TURN,
    "soprana": _SOPRANA,
    "elbow": _ELBOW,
    "bind": _BIND,
    "handle": _HANDLE,
}
COUNTERS: Final[dict[str, Sign]] = {
    "cover": _struck_through(_TURN),
    "xsoprana": _struck_through(_SOPRANA),
    "xelbow": _struck_through(_ELBOW),
    "xbind": _struck_through(_BIND),
    "xhandle": _struck_through(_HANDLE),
}
"""A counter-remedy is the sign of the remedy that it answers perfectly, struck through."""

_AWAY: Final[Sign] = (  # out of the assault: two points turned from each other
    *twice(rule([(8, 0), (30, 0)], 1.6)),
    *twice(solid([(26, 20), (50, 0), (26, -20)])),
    rule([(0, 46), (0, 16)], 1.3),
    rule([(0, -16), (0, -46)], 1.3),
)
_AGAIN: Final[Sign] = (  # a blow comes back from the pile
    cased([(-8, -30), (36, -30), (36, 32), (-8, 32)]),
    rule(_bow(((14, 8), (-12, 22), (-38, 8), (-36, -14))), 1.6),
    solid([(-54, -8), (-18, -8), (-36, -36)]),
)
_EYE: Final = curve(
    ((-48, 0, 1), (-24, 22), (0, 28), (24, 22), (48, 0, 1), (24, -20), (0, -25), (-24, -20))
)

SKILLS: Final[dict[str, Sign]] = {
    "taunt": (  # a fool's cap
        solid(curve((
            (-26, -20, 1), (-30, 10), (-44, 14), (-48, -12, 1), (-50, 24), (-34, 42), (-8, 34),
            (0, 26, 1), (8, 34), (34, 42), (50, 24), (48, -12, 1), (44, 14), (30, 10), (26, -20, 1),
        ), 5)),
        *(solid(ring(x, -18, 8, 16)) for x in (-46, 46)),
        solid([(0, 25), (9, 4), (4, -20), (-4, -20), (-9, 4)], Tone.PAPER),
        cased([(-29, -24), (-14.5, -42), (0, -24), (14.5, -42), (29, -24)]),
    ),
    "preempt": (  # a sword that is there first
        *_sword(0, 8, 0, 84),
        *(rule([(-46 + 5 * abs(k), 17 * k), (-14, 17 * k)], 0.9) for k in (-2, 2)),
        *(rule([(2, 17 * k), (28 - 3 * abs(k), 17 * k)], 0.9) for k in (-1.4, 1.4)),
    ),
    "lure": (  # a hook
        rule([*_bow(((10, 26), (10, -14), (-8, -34), (-28, -20))), (-28, -6)], 1.3),
        solid([(-40, -8), (-20, -14), (-28, 14)]),
        rule([*ring(10, 36, 9, 20), (19, 36)], 1.1),
    ),
    "lynx": (
        cased(_EYE),
        solid(ring(0, 2, 19, 32)),
        solid([(0, 19), (5, 2), (0, -15), (-5, 2)], Tone.PAPER),
        *(rule([(20 * k, 34 - 5 * abs(k)), (26 * k, 48 - 8 * abs(k))]) for k in (-1, 0, 1)),
    ),
    "second": (  # a card out of the pile
        cased([(-44, -46), (44, -46), (44, -34), (-44, -34)]),
        cased([(-22, -26), (22, -26), (22, 24), (-22, 24)]),
        rule([(0, -18), (0, 22)], 1.6),
        _head(0, 48, 90, 19),
    ),
    "measure": (  # a pair of dividers
        *twice(solid([(2, 34), (9, 34), (33, -40), (32, -50), (26, -42)])),
        solid(ring(0, 36, 11, 20)),
        rule(arc(46, 240, 300), 0.8),
        solid([(-3, 44), (3, 44), (3, 52), (-3, 52)]),
        solid(ring(0, 36, 4, 12), Tone.PAPER),
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
            rule(_turned([(34 + near, 0), (46, 0)], turn, 6, 12), 1.1)
            for near, turn in ((0, 40), (-4, 12), (-6, -16), (-4, -44))
        ),
    ),
    "feint": (  # the blow that is shown, and the other one
        *(
            cased(_turned(part, 228), 0.8)
            for part in (
                ((-42, 5), (38, 6.5), (50, 0), (38, -6.5), (-42, -5)),
                ((-24, 18), (-15, 18), (-15, -18), (-24, -18)),
                ring(-46, 0, 7, 14),
            )
        ),
        *_sword(-48, 0, 0, 112),
    ),
    "breakoff": _AWAY,
    "villano": (  # a peasant's club
        solid(curve((
            (-46, -40, 1), (-38, -47, 1), (-10, -16), (18, 6), (40, 18), (47, 36), (34, 47),
            (16, 40), (4, 18), (-18, -10),
        ), 5)),
        *(solid(ring(x, y, 4, 10), Tone.PAPER) for x, y in ((32, 32), (22, 18), (20, 33))),
    ),
    "repeat": _AGAIN,
}  # fmt: skip

SIGNS: Final[dict[str, Sign]] = ABILITIES | COUNTS | REMEDIES | COUNTERS | SKILLS
"""Every sign by its code."""
