"""From a pose to its joints."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from engines.audatia.terms import Side
from renderers.audatia import outlines
from renderers.audatia.curves import Knots, curve, polar
from renderers.audatia.poses import Pose
from renderers.kit.geometry import Point, mix, unit

_THIGH: Final = 24.5
_CALF: Final = 23.5
_UPPER_ARM: Final = 17.0
_FOREARM: Final = 15.0
_FOLDED: Final = math.cos(math.radians(62))  # arms bent more than this hide their elbow


class Axes(NamedTuple):
    """Axes of a part of the body: its origin, and which way is forward; up is to the left of it."""

    origin: Point
    forward: Point

    def at(self, point: Point) -> Point:
        """Where a point given in (forward, up) is."""
        (x, y), (fx, fy) = self.origin, self.forward
        return x + fx * point[0] - fy * point[1], y + fy * point[0] + fx * point[1]

    def place(self, points: Iterable[Point]) -> list[Point]:
        """An outline given in (forward, up)."""
        return [self.at(point) for point in points]

    def curve(self, knots: Knots, steps: int = 6) -> list[Point]:
        """A curved outline given by its knots."""
        return self.place(curve(knots, steps))


class Limb(NamedTuple):
    """Shoulder, elbow, hand or hip, knee, ankle."""

    root: Point
    bend: Point
    end: Point

    @property
    def is_folded(self) -> bool:
        """Whether its bones lie one over the other."""
        (ax, ay), (bx, by) = unit(self.bend, self.root), unit(self.bend, self.end)
        return ax * bx + ay * by > _FOLDED


class Leg(NamedTuple):
    """A limb, how long its foot is seen, and how far its toe is raised."""

    limb: Limb
    foot: float
    toe: float


class Joints(NamedTuple):
    """All joints of a pose; near is on the onlooker's side."""

    torso: Axes  # its origin is the pelvis
    head: Axes  # the neck
    sword: Axes  # the right hand, along the blade
    near_leg: Leg
    far_leg: Leg
    near_arm: Limb
    far_arm: Limb


def solve(pose: Pose, near: Side) -> Joints:
    """All joints, seen from the `near` side of the man."""
    torso = _upright(pose.pelvis, pose.lean)
    sword = Axes(pose.hand, polar(pose.blade))
    right, left = sword.at(outlines.RIGHT_HAND), pose.free or sword.at(outlines.LEFT_HAND)
    near_hand, far_hand = (right, left) if near is Side.RIGHT else (left, right)
    hips, shoulders = torso.place(outlines.HIPS), torso.place(outlines.SHOULDERS)
    in_front = pose.front is near
    is_near = pose.side is near
    wing = pose.wing if is_near else None
    is_free = pose.free is not None
    near_up = pose.free_elbow_up and near is Side.LEFT
    far_up = pose.far_elbow_up and (is_near or is_free)
    if is_free and near is Side.RIGHT:
        far_up = pose.free_elbow_up
    return Joints(
        torso=torso,
        head=_upright(torso.at(outlines.NECK_AT), 0.35 * pose.lean + pose.head),
        sword=sword,
        near_leg=_leg(hips[0], pose, in_front=in_front),
        far_leg=_leg(hips[1], pose, in_front=not in_front),
        near_arm=(
            Limb(shoulders[0], wing, near_hand)
            if wing
            else _arm(shoulders[0], near_hand, up=near_up)
        ),
        far_arm=_arm(shoulders[1], far_hand, pose.far_arm, up=far_up),
    )


def bone(
    a: Point,
    b: Point,
    front: outlines.Widths,
    back: outlines.Widths,
    caps: tuple[float, float],
) -> list[Point]:
    """The outline of a limb along a bone; `caps`: how round its ends are, 1 for half a circle."""
    along, length = Axes(a, unit(a, b)), math.dist(a, b)
    left = curve([(t * length, w) for t, w in front], 5, closed=False)
    right = curve([(t * length, -w) for t, w in back], 5, closed=False)
    root, tip = (front[0][1] + back[0][1]) / 2, (front[-1][1] + back[-1][1]) / 2
    turns = [polar(degrees) for degrees in range(70, -90, -20)]
    end = [(length + caps[1] * tip * x, tip * y) for x, y in turns]
    start = [(-caps[0] * root * x, -root * y) for x, y in turns]
    return along.place([*left, *end, *reversed(right), *start])


def _upright(origin: Point, lean: float) -> Axes:
    return Axes(origin, polar(-lean))


def _leg(hip: Point, pose: Pose, *, in_front: bool) -> Leg:
    x = pose.ankles[0 if in_front else 1]
    ankle = x, outlines.ANKLE + (pose.lift if in_front else 0)
    limb = Limb(hip, _middle(hip, ankle, _THIGH, _CALF, sense=1), ankle)
    return Leg(limb, 1.0, pose.toe) if in_front else Leg(limb, outlines.REAR_FOOT, 0.0)


def _arm(shoulder: Point, hand: Point, length: float = 1.0, *, up: bool = False) -> Limb:
    bones = length * _UPPER_ARM, length * _FOREARM
    return Limb(shoulder, _middle(shoulder, hand, *bones, sense=1 if up else -1), hand)


def _middle(a: Point, b: Point, upper: float, lower: float, *, sense: int) -> Point:
    # The joint of two bones from `a` to `b`: to the left of the way if `sense` is 1.
    distance = math.dist(a, b)
    if distance >= upper + lower:
        return mix(a, b, upper / (upper + lower))
    along = (upper**2 - lower**2 + distance**2) / (2 * distance)
    aside = sense * math.sqrt(max(0.0, upper**2 - along**2))
    return Axes(a, unit(a, b)).at((along, aside))
