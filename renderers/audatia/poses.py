"""The men's poses.

Units: hundredths of an upright man's height; x is forward, y up from the floor. Angles in degrees
above level.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engines.audatia.terms import Blow, Posta, Side
from renderers.kit.geometry import Point

BLADE: Final = 54.0  # from the right hand to the point
_BUTT: Final = 13.5  # from the right hand to the end of the pommel
_HEEL: Final = 4.0
_TOES: Final = 17.0
_TORSO: Final = 52.0  # from the pelvis to the crown
_FIST: Final = 3.0


_R, _L, _M = Side.RIGHT, Side.LEFT, Side.MIDDLE


@dataclass(frozen=True, slots=True)
class Pose:
    """The joints that tell poses apart; `skeleton.solve` finds the others."""

    front: Side  # the foot that is in front
    ankles: tuple[float, float]  # x of the front and of the rear one
    pelvis: Point
    lean: float  # of the spine, forward
    head: float  # of the head, forward, beyond the spine's
    hand: Point  # the right one
    blade: float
    side: Side  # where the sword is held
    far_arm: float = 1.0  # how long the far arm is seen
    wing: Point | None = None  # the near elbow, if the sword is on the near side
    far_elbow_up: bool = False  # if the sword is on the near side, or the left hand has left it
    lift: float = 0.0  # of the front foot
    toe: float = 0.0  # degrees that it is raised
    free: Point | None = None  # the left hand, where it has left the hilt
    free_elbow_up: bool = False

    @property
    def point(self) -> Point:
        """The sword's."""
        angle = math.radians(self.blade)
        return self.hand[0] + BLADE * math.cos(angle), self.hand[1] + BLADE * math.sin(angle)

    @property
    def reach(self) -> tuple[float, float, float]:
        """How far the man reaches: units behind, before and above the floor between the feet."""
        front, rear = self.ankles
        x, y = self.point
        butt = self.hand[0] - _BUTT * math.cos(math.radians(self.blade))
        free = self.free[0] + _FIST if self.free else front
        behind, before = min(rear - _HEEL, x, butt), max(front + _TOES, x, butt, free)
        return behind, before, max(y, self.pelvis[1] + _TORSO)


GUARDS: Final[dict[Posta, Pose]] = {
    Posta.FRONTALE: Pose(_R, (19, -21), (1, 46), 3, 0, (22, 84), 80, _M),
    Posta.DONNA_DESTRA: Pose(
        _L, (23, -17), (-6, 44), -6, 7, (-2, 73), 206, _R, far_arm=0.8, wing=(-21, 69)
    ),
    Posta.DONNA_SINESTRA: Pose(
        _R, (23, -17), (-6, 44), -6, 7, (-2, 73), 206, _L, far_arm=0.8, wing=(-21, 69)
    ),
    Posta.FENESTRA_DESTRA: Pose(_L, (18, -22), (-2, 45), 1, 1, (15, 92), -6, _R),
    Posta.FENESTRA_SINESTRA: Pose(_R, (18, -22), (-2, 45), 1, 1, (15, 92), -6, _L),
    Posta.LONGA: Pose(_R, (23, -24), (4, 43), 10, -5, (33, 71), 9, _M),
    Posta.BREVE: Pose(_R, (17, -21), (-1, 46), 3, -1, (14, 54), 34, _M),
    Posta.BICORNO: Pose(_L, (18, -21), (0, 45), 3, -1, (17, 69), 3, _M),
    Posta.TUTTA_PORTA: Pose(_L, (17, -23), (-2, 46), 2, -1, (-3, 44), -126, _R, far_arm=0.95),
    Posta.MEZANA_PORTA: Pose(_R, (18, -22), (0, 46), 5, -3, (17, 46), -44, _M),
    Posta.DENTE: Pose(_R, (22, -22), (1, 42), 12, -7, (11, 42), -17, _L, far_arm=0.85),
    Posta.CODA_LONGA: Pose(
        _L, (22, -22), (3, 43), 12, -7, (-11, 45), 194, _R, far_arm=1.05, far_elbow_up=True
    ),
}


class Act(StrEnum):
    """What a man does out of guard."""

    FENDENTE = "mandritto fendente"
    MEZANO = "mandritto mezano"
    SOTTANO = "mandritto sottano"
    ROVERSO_FENDENTE = "roverso fendente"
    ROVERSO_MEZANO = "roverso mezano"
    ROVERSO_SOTTANO = "roverso sottano"
    PUNTA = "punta"
    PARRIES = "parata"
    PARRIES_LEFT = "parata roversa"
    CLOSE = "stretto"
    EXCHANGES = "scambio"
    RESTS = "riposo"  # no guard chosen yet: the point on the floor
    SALUTES = "saluto"
    LANDS = "colpo"  # a cut that nobody stopped
    LANDS_LEVEL = "colpo mezano"
    LANDS_RISING = "colpo sottano"
    LANDS_LEFT = "colpo roverso"
    LANDS_LEFT_LEVEL = "colpo roverso mezano"
    LANDS_LEFT_RISING = "colpo roverso sottano"
    PIERCES = "stoccata"  # a thrust
    FALLS = "ferito"  # struck
    KICKS = "calcio"
    # A remedy, the man to whom it is done, and how it is countered.
    TURN = "volta e pomo"
    TURN_HELD = "volta e pomo, tenuto"
    TURN_COUNTER = "coperta e pomo"
    SOPRANA = "soprana"
    SOPRANA_HELD = "soprana, tenuto"
    SOPRANA_COUNTER = "contra soprana"
    ELBOW = "spinta al gomito"
    ELBOW_HELD = "spinta al gomito, tenuto"
    ELBOW_COUNTER = "contra gomito"
    BIND = "ligadura mezana"
    BIND_HELD = "ligadura mezana, tenuto"
    BIND_COUNTER = "contra ligadura"
    HANDLE = "presa del manico"
    HANDLE_HELD = "presa del manico, tenuto"
    HANDLE_COUNTER = "contra manico"


ACTS: Final = {
    Act.FENDENTE: Pose(_R, (24, -25), (5, 43), 11, -6, (33, 69), 36, _M),
    Act.MEZANO: Pose(_R, (23, -25), (4, 43), 9, -5, (32, 74), 16, _M),
    Act.SOTTANO: Pose(_R, (24, -24), (4, 42), 10, -4, (31, 58), 44, _M),
    Act.ROVERSO_FENDENTE: Pose(_L, (24, -27), (5, 43), 10, -5, (32, 72), 28, _L),
    Act.ROVERSO_MEZANO: Pose(_L, (23, -27), (5, 43), 7, -3, (31, 77), 5, _L),
    Act.ROVERSO_SOTTANO: Pose(_L, (24, -26), (4, 42), 9, -4, (27, 66), 35, _L),
    Act.PUNTA: Pose(_R, (28, -29), (7, 40), 16, -10, (40, 62), 10, _M),
    Act.PARRIES: Pose(_R, (20, -24), (1, 44), 4, -2, (26, 64), 52, _M),
    Act.PARRIES_LEFT: Pose(_L, (20, -26), (1, 44), 3, -1, (23, 70), 44, _L),
    Act.CLOSE: Pose(_R, (19, -25), (4, 44), 10, -5, (24, 66), 64, _M),
    Act.EXCHANGES: Pose(_R, (24, -23), (4, 43), 8, -3, (30, 54), 27, _M),
    Act.RESTS: Pose(_L, (11, -12), (-1, 48.5), 0, 0, (17, 48), -58, _M),
    Act.SALUTES: Pose(_R, (10, -13), (-1, 48.5), 1, 0, (17, 66), 86, _M),
    Act.LANDS: Pose(_R, (27, -28), (7, 41), 15, -9, (37, 72), -22, _M),
    Act.LANDS_LEVEL: Pose(_R, (26, -28), (6, 42), 12, -7, (35, 67), -7, _M),
    Act.LANDS_RISING: Pose(_R, (27, -28), (7, 41), 13, -7, (33, 46), 24, _M),
    Act.LANDS_LEFT: Pose(_L, (27, -30), (7, 41), 14, -8, (36, 73), -24, _L),
    Act.LANDS_LEFT_LEVEL: Pose(_L, (26, -29), (6, 42), 11, -6, (34, 69), -10, _L),
    Act.LANDS_LEFT_RISING: Pose(_L, (27, -29), (7, 41), 12, -6, (31, 49), 20, _L),
    Act.PIERCES: Pose(_R, (28, -29), (7, 40), 17, -11, (40, 56), 6, _M),
    Act.FALLS: Pose(_R, (16, -20), (-2, 42), -17, 16, (20, 49), -62, _M),
    Act.KICKS: Pose(_L, (40, -14), (-4, 47), -10, 12, (10, 66), 99, _R, lift=28, toe=58),
    Act.TURN: Pose(_R, (26, -25), (9, 42), 16, -10, (42, 87), 137, _M),
    Act.TURN_HELD: Pose(_R, (15, -22), (-2, 43), -8, -12, (4, 58), 152, _M),
    Act.TURN_COUNTER: Pose(_R, (22, -24), (3, 43), 6, -4, (33, 60), 204, _R, free=(31, 85)),
    Act.SOPRANA: Pose(
        _R, (22, -25), (6, 43), 10, -4, (-9, 62), 99, _R, free=(32, 62), free_elbow_up=True
    ),
    Act.SOPRANA_HELD: Pose(_R, (19, -23), (2, 42), 12, 4, (27, 60), 4, _M),
    Act.SOPRANA_COUNTER: Pose(_R, (20, -24), (1, 43), 0, 0, (8, 50), 12, _R, free=(34, 78)),
    Act.ELBOW: Pose(_R, (24, -25), (6, 42), 15, -9, (-2, 48), 12, _R, free=(48, 70)),
    Act.ELBOW_HELD: Pose(_R, (15, -22), (-4, 44), -12, 6, (9, 86), 122, _M),
    Act.ELBOW_COUNTER: Pose(_R, (18, -24), (1, 44), 2, 0, (27, 83), -16, _R, free=(23, 69)),
    Act.BIND: Pose(_R, (22, -25), (5, 42), 11, -5, (-7, 47), 214, _R, free=(36, 60)),
    Act.BIND_HELD: Pose(_R, (16, -23), (0, 42), 6, 6, (23, 63), -62, _M),
    Act.BIND_COUNTER: Pose(_R, (20, -24), (2, 43), 6, -2, (13, 50), -28, _R, free=(34, 58)),
    Act.HANDLE: Pose(
        _R, (21, -25), (3, 44), 6, -4, (-5, 85), 124, _R,
        wing=(-17, 77), far_elbow_up=True, free=(37, 52),
    ),
    Act.HANDLE_HELD: Pose(_R, (18, -22), (1, 43), 12, 4, (24, 50), -52, _M),
    Act.HANDLE_COUNTER: Pose(_R, (22, -24), (3, 43), 8, -4, (26, 76), 0, _R, free=(33, 53)),
}  # fmt: skip

# How a man strikes: a mandritto with the right foot in front, a roverso with the left, the arms
# crossed.
STRIKES: Final = {
    Blow.MF: Act.FENDENTE,
    Blow.MM: Act.MEZANO,
    Blow.MS: Act.SOTTANO,
    Blow.RF: Act.ROVERSO_FENDENTE,
    Blow.RM: Act.ROVERSO_MEZANO,
    Blow.RS: Act.ROVERSO_SOTTANO,
    Blow.P: Act.PUNTA,
}
# How a man parries with a blow, where that differs from striking it.
PARRIES: Final = {Blow.MF: Act.PARRIES, Blow.RF: Act.PARRIES_LEFT}
# How a blow lands: a cut with the last third of its blade, a thrust with its point.
LANDS: Final = {
    Blow.MF: Act.LANDS,
    Blow.MM: Act.LANDS_LEVEL,
    Blow.MS: Act.LANDS_RISING,
    Blow.RF: Act.LANDS_LEFT,
    Blow.RM: Act.LANDS_LEFT_LEVEL,
    Blow.RS: Act.LANDS_LEFT_RISING,
    Blow.P: Act.PIERCES,
}
