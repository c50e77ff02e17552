"""The fencers' poses.

Units: hundredths of a fencer's height; the origin is on the floor under the ball of the leading
foot, x toward the opponent, y up. Angles in degrees above level.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from renderers.kit.geometry import Point

REACH: Final = 54.0  # from the wrist to the sword's point


@dataclass(frozen=True, slots=True, kw_only=True)
class Pose:
    """The joints that tell poses apart; `skeleton.solve` finds the others."""

    lead: float  # x of the leading ankle
    rear: float
    pelvis: Point
    chest: Point  # between the shoulders
    nod: float  # the head's shift forward
    hand: Point  # the sword's wrist
    blade: float  # degrees above level
    back: Point  # the other wrist
    toe: float = 0  # degrees the leading toe is raised
    trails: bool = False  # the rear arm hangs back instead of balancing
    stands: bool = False  # upright, rear knee not bent outwards

    @property
    def point(self) -> Point:
        """The sword's point."""
        angle = math.radians(self.blade)
        return self.hand[0] + REACH * math.cos(angle), self.hand[1] + REACH * math.sin(angle)


GUARD: Final = Pose(
    lead=-7, rear=-33, pelvis=(-20.5, 45), chest=(-20.5, 75), nod=1.5,
    hand=(13.5, 68.5), blade=6, back=(-38, 91),
)  # fmt: skip
_LEAN: Final = replace(
    GUARD, pelvis=(-22.5, 45.5), chest=(-26, 75), rear=-34, nod=0.5, back=(-43, 89)
)
STEP: Final = replace(GUARD, pelvis=(-18, 46.5), chest=(-15.5, 76), rear=-34, toe=20, nod=2.5)
RETREAT: Final = replace(
    GUARD, pelvis=(-25.5, 45.5), chest=(-29.5, 74.5), rear=-36, toe=18, nod=0.5, back=(-45, 89)
)
PARRY: Final = replace(_LEAN, hand=(0, 48.5), blade=56)
PARRY_NEAR: Final = replace(_LEAN, hand=(-4, 45), blade=72)
HIT: Final = replace(
    GUARD, rear=-35, pelvis=(-19, 46.5), chest=(-29, 74.5), nod=-3, hand=(-4, 50), blade=-56,
    back=(-43, 50), trails=True, toe=14,
)  # fmt: skip
YIELD: Final = replace(  # no legal action: the point goes down
    GUARD, lead=-8, rear=-29, pelvis=(-19.5, 47.5), chest=(-21.5, 77.5), nod=2.5,
    hand=(-3, 52), blade=-47, back=(-33, 52), trails=True,
)  # fmt: skip
SALUTE: Final = replace(  # the winner: blade upright before the body, below the cards
    GUARD, lead=-8, rear=-22.5, pelvis=(-15, 50.4), chest=(-16, 80.2), nod=0.5,
    hand=(4.5, 57.5), blade=87, back=(-30, 55), trails=True, stands=True,
)  # fmt: skip
SALUTE_LOW: Final = replace(  # the loser: blade lowered, head bowed
    GUARD, lead=-8, rear=-22.5, pelvis=(-15.5, 50.4), chest=(-12, 79.8), nod=3.5,
    hand=(3.5, 54.5), blade=-66, back=(-29, 57), trails=True, stands=True,
)  # fmt: skip

PARRY_IS_NEAR: Final = 2  # squares


class _Arm(NamedTuple):
    distance: int  # from this distance on
    hand: Point
    blade: float


# The blades are steeper the nearer the fencers are.
_ARMS: Final = (
    _Arm(9, (13.5, 68.5), 6),
    _Arm(7, (11, 66), 17),
    _Arm(5, (8, 64), 31),
    _Arm(3, (2, 61), 52),
    _Arm(2, (-3, 58), 68),
    _Arm(1, (-5, 57), 76),
)


def armed(body: Pose, distance: int) -> Pose:
    """Guard, step or retreat with the arm that the distance (squares) asks for."""
    arm = next(arm for arm in _ARMS if distance >= arm.distance)
    shift = 0.8 * (body.chest[0] - GUARD.chest[0])
    return replace(body, hand=(arm.hand[0] + shift, arm.hand[1]), blade=arm.blade)


# Of somebody who is attacked and has not answered: the blade keeps clear of the attacker's hat, the
# hand of the attacker's blade.
_WARY_ARMS: Final = (
    _Arm(4, (0, 51), 38),
    _Arm(3, (-1.5, 50.5), 52),
    _Arm(2, (-4, 50), 66),
    _Arm(1, (-4, 50), 73),
)


def wary(distance: int) -> Pose:
    """Leaning away from an attack over `distance` squares."""
    arm = next(arm for arm in _WARY_ARMS if distance >= arm.distance)
    return replace(_LEAN, hand=arm.hand, blade=arm.blade)


_LUNGE: Final = replace(GUARD, nod=3, trails=True)  # the hand follows from where the point must be
_LUNGES: Final = {
    5: replace(
        _LUNGE, lead=7, rear=-44, pelvis=(-10.5, 37), chest=(-5.5, 66), blade=-2, back=(-32, 55)
    ),
    4: replace(
        _LUNGE, lead=-2, rear=-44, pelvis=(-16, 39.5), chest=(-13.5, 69), blade=3, back=(-38, 57)
    ),
    3: replace(
        _LUNGE, lead=-5, rear=-41, pelvis=(-18, 42), chest=(-17, 72), blade=10, back=(-41, 60)
    ),
    2: replace(
        _LUNGE, lead=-6, rear=-37, pelvis=(-19.5, 43.5), chest=(-19, 73.5), blade=15, back=(-41, 62)
    ),
    1: replace(
        _LUNGE, lead=-7, rear=-35, pelvis=(-20.5, 44.5), chest=(-22, 74.5), blade=18, back=(-40, 60)
    ),
}
REACHES: Final = tuple(_LUNGES)  # distances over which one may attack
LUNGE_BACK: Final = -44.0  # how far back a lunge's body reaches; the rear foot may be pulled in
_STOPS: Final = 10.5  # units beyond the opponent's leading foot: short of the chest
_LANDS: Final = 20.0  # the same: on the chest
_AIM: Final = 62.0  # height of the point: the star of a touch leaves the face free


def lunge(distance: int, span: float, *, lands: bool) -> Pose:
    """An attack over `distance` squares at an opponent whose origin is `span` units away.

    It is built from where the point must end: on the chest if it `lands`, else short of it.
    """
    body = _LUNGES[distance]
    angle = math.radians(body.blade)
    point = span + (_LANDS if lands else _STOPS)
    return replace(body, hand=(point - REACH * math.cos(angle), _AIM - REACH * math.sin(angle)))
