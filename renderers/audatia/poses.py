"""How a man stands: a row of numbers a pose.

Units: a man upright is 100 high; x is forward, y up from the floor. Angles are in degrees from
straight ahead, rising.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from renderers.kit.geometry import Point

BLADE: Final = 54.0  # from the right hand to the point


class Flank(StrEnum):
    """A side of one's own body."""

    RIGHT = "R"
    LEFT = "L"
    MIDDLE = "M"


R, L, M = Flank.RIGHT, Flank.LEFT, Flank.MIDDLE


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the joints that matter are; a solver finds the others."""

    front: Flank  # the foot that is in front
    ankles: tuple[float, float]  # x of the front and of the rear one
    pelvis: Point
    lean: float  # of the spine, forward
    head: float  # of the head, forward, beyond the spine's
    hand: Point  # the right one
    blade: float
    side: Flank  # where the sword is held
    far_arm: float = 1.0  # how long the far arm is seen
    wing: Point | None = None  # the near elbow, if the sword is on the near side
    far_elbow_up: bool = False  # if the sword is on the near side
    lift: float = 0.0  # of the front foot

    @property
    def breast(self) -> Point:
        """Where a point would land."""
        return self.pelvis[0] + 6.0, self.pelvis[1] + 22.0


GUARDS: Final = {
    "frontale": Pose(R, (19, -21), (1, 46), 3, 0, (22, 84), 80, M),
    "donna_destra": Pose(
        L, (23, -17), (-6, 44), -6, 7, (-2, 73), 206, R, far_arm=0.8, wing=(-21, 69)
    ),
    "donna_sinestra": Pose(
        R, (23, -17), (-6, 44), -6, 7, (-2, 73), 206, L, far_arm=0.8, wing=(-21, 69)
    ),
    "fenestra_destra": Pose(L, (18, -22), (-2, 45), 1, 1, (15, 92), -6, R),
    "fenestra_sinestra": Pose(R, (18, -22), (-2, 45), 1, 1, (15, 92), -6, L),
    "longa": Pose(R, (23, -24), (4, 43), 10, -5, (33, 71), 9, M),
    "breve": Pose(R, (17, -21), (-1, 46), 3, -1, (14, 54), 34, M),
    "bicorno": Pose(L, (18, -21), (0, 45), 3, -1, (17, 69), 3, M),
    "tutta_porta": Pose(L, (17, -23), (-2, 46), 2, -1, (-3, 44), -126, R, far_arm=0.95),
    "mezana_porta": Pose(R, (18, -22), (0, 46), 5, -3, (17, 46), -44, M),
    "dente": Pose(R, (22, -22), (1, 42), 12, -7, (11, 42), -17, L, far_arm=0.85),
    "coda_longa": Pose(
        L, (22, -22), (3, 43), 12, -7, (-11, 45), 194, R, far_arm=1.05, far_elbow_up=True
    ),
}
"""The twelve guards, by the codes of the poste."""


class Act(StrEnum):
    """What a man does out of guard."""

    FENDENTE = "fendente"
    MEZANO = "mezano"
    SOTTANO = "sottano"
    PUNTA = "punta"
    PARRIES = "parata"
    CLOSE = "stretto"
    EXCHANGES = "scambio"
    RESTS = "riposo"  # no guard chosen yet: the point on the floor
    SALUTES = "saluto"
    GRIPS = "presa"  # a remedy: the pommel to the face
    LANDS = "colpo"  # a cut that nobody stopped
    FALLS = "ferito"  # struck
    KICKS = "calcio"


ACTS: Final = {
    Act.FENDENTE: Pose(R, (24, -25), (5, 43), 11, -6, (33, 69), 36, M),
    Act.MEZANO: Pose(R, (23, -25), (4, 43), 9, -5, (32, 74), 16, M),
    Act.SOTTANO: Pose(R, (24, -24), (4, 42), 10, -4, (31, 58), 44, M),
    Act.PUNTA: Pose(R, (28, -29), (7, 40), 16, -10, (40, 62), 10, M),
    Act.PARRIES: Pose(R, (20, -24), (1, 44), 4, -2, (26, 64), 52, M),
    Act.CLOSE: Pose(R, (19, -25), (4, 44), 10, -5, (24, 66), 64, M),
    Act.EXCHANGES: Pose(R, (24, -23), (4, 43), 8, -3, (30, 54), 27, M),
    Act.RESTS: Pose(L, (11, -12), (-1, 48.5), 0, 0, (17, 48), -58, M),
    Act.SALUTES: Pose(R, (10, -13), (-1, 48.5), 1, 0, (17, 66), 86, M),
    Act.GRIPS: Pose(R, (24, -25), (6, 43), 12, -8, (27, 74), 152, M),
    Act.LANDS: Pose(R, (27, -28), (7, 41), 15, -9, (37, 68), 2, M),
    Act.FALLS: Pose(R, (16, -20), (-2, 42), -17, 16, (20, 49), -62, M),
    Act.KICKS: Pose(L, (40, -14), (-4, 47), -10, 12, (8, 66), 110, R, lift=28),
}
"""What the last card left the body doing."""
