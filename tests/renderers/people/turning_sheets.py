"""Curves of matches: one as it mostly is, a short one, a long one, and the fullest."""

from __future__ import annotations

import math
from dataclasses import replace

from engines.core.seat import Pair, Seat
from renderers.coat import Border, Charge, Coat, Manner, Plume, Sash
from renderers.people.turning_sheet import TurningPoint, TurningSheet
from renderers.style import ColourVision
from tests.renderers.picture_checks import DARK, LARGE, STYLE

AURELIO = Coat(Charge.LOZENGE, Manner.EDGED, Border.NONE, Plume.DEEP, Sash.FRINGED)
BEATRICE = Coat(Charge.CHEVRON, Manner.TWICE, Border.NONE, Plume.TWO, Sash.STRIPED)
LONG_NAME = "Maximiliana Bartholomäa von Hohenlohe-Waldenburg-Schillingsfürst"


def course(plies: int, *turns: tuple[int, float]) -> tuple[float, ...]:
    """Chances that go up and down a little, and by so much at each turn."""
    chances = []
    for ply in range(1, plies + 1):
        moved = sum(change for at, change in turns if at <= ply)
        noise = 0.05 * math.sin(1.7 * ply) + 0.04 * math.sin(0.61 * ply + 1)
        chances.append(min(1.0, max(0.0, 0.5 + moved + noise)))
    return tuple(chances)


def turned(
    number: int, ply: int, seat: Seat, chance: float, after: float, *moves: str
) -> TurningPoint:
    """A turning point; of two moves the second would have been better."""
    played, best = moves
    return TurningPoint(
        number=number, ply=ply, seat=seat, played=played, best=best, chance=chance, after=after
    )


ONE, TWO = Seat
TURNING = TurningSheet(
    title="En Garde", date="2026-11-27", names=Pair(one="Aurelio", two="Béatrice"),
    coats=Pair(one=AURELIO, two=BEATRICE),
    chances=course(64, (23, 0.22), (42, -0.33), (58, 0.4)),
    points=(
        turned(1, 23, TWO, 0.52, 0.3, "+4", "2x3"),
        turned(2, 42, ONE, 0.71, 0.38, "-1", "+3 2x5"),
        turned(3, 58, TWO, 0.62, 0.21, "+2", "1x4"),
    ),
    luck=0.21, skill=-0.08,
)  # fmt: skip
SHORT = replace(
    TURNING, title="Gygès", chances=(0.5, 0.46, 0.55, 0.5, 0.48, 0.97, 1.0, 1.0), luck=None,
    skill=None, points=(turned(1, 6, TWO, 0.52, 0.03, "d6-c5xb4", "e6-d4"),),
)  # fmt: skip
QUIET = replace(TURNING, chances=course(25, (15, 0.2)), points=())
LONG = replace(
    TURNING, title="Cannae", chances=course(400, (90, 0.2), (93, -0.3), (96, 0.2), (300, 0.4)),
    luck=None, skill=None,
    points=(
        turned(1, 90, TWO, 0.5, 0.3, "Mb2b3+Ca2a5", "Pc2c3+Xd1d6"),
        turned(2, 93, ONE, 0.7, 0.4, "Mb3b4", "-"),
        turned(3, 96, TWO, 0.6, 0.41, "Pc2c3+Xd1d6", "Mb2b3+Ca2a5"),
        turned(4, 300, TWO, 0.41, 0.0, "-", "Xd1d6"),
        turned(5, 400, TWO, 1.0, 0.0, "Ca2a5", "Mb2b3"),
    ),
)  # fmt: skip
FULLEST_TURNING = replace(
    LONG, title=LONG_NAME, names=Pair(one=LONG_NAME, two=LONG_NAME[::-1]), luck=-1.0, skill=1.0,
    points=tuple(replace(one, played=LONG_NAME, best=LONG_NAME) for one in LONG.points),
)  # fmt: skip

TURNING_PICTURES = {
    "people_turning": (TURNING, STYLE),
    "people_turning_short_dark": (SHORT, replace(DARK, colour_vision=ColourVision.COLOUR_BLIND)),
    "people_turning_long_large": (LONG, LARGE),
}
