"""From a pose to all its joints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from renderers.en_garde.poses import Pose
from renderers.kit.geometry import Point, unit

_THIGH: Final = 25.5
_SHANK: Final = 24.0
_UPPER_ARM: Final = 16.0
_FOREARM: Final = 15.5
_GRIP: Final = 3.5  # the fist lengthens the sword arm
_ANKLE: Final = 5.2  # height
TORSO: Final = 30.0  # from pelvis to chest when nothing is bent


class Axes(NamedTuple):
    """Axes of a part of the body: where its origin is, and which way is up for it."""

    origin: Point
    up: Point

    def at(self, forward: float, up: float) -> Point:
        """The point so far forward and up from here."""
        (x, y), (ux, uy) = self.origin, self.up
        return x + uy * forward + ux * up, y - ux * forward + uy * up

    def place(self, outline: Sequence[Point], stretch: float = 1.0) -> list[Point]:
        """An outline given in (forward, up), its height stretched."""
        return [self.at(forward, up * stretch) for forward, up in outline]


class Limb(NamedTuple):
    """Three joints: shoulder, elbow, wrist or hip, knee, ankle."""

    root: Point
    bend: Point
    end: Point


class Joints(NamedTuple):
    """All joints of a pose."""

    torso: Axes  # its origin is the pelvis
    stretch: float  # the torso's length, against the common one
    head: Axes
    sword_arm: Limb
    rear_arm: Limb
    lead_leg: Limb
    rear_leg: Limb


def solve(pose: Pose) -> Joints:
    """Find the joints of a pose."""
    up = unit(pose.pelvis, pose.chest)
    hips, shoulders = Axes(pose.pelvis, up), Axes(pose.chest, up)
    foreshortened = 0.96
    return Joints(
        torso=hips,
        stretch=math.dist(pose.pelvis, pose.chest) / TORSO,
        head=_head(pose, shoulders),
        sword_arm=_limb(
            shoulders.at(3.6, -0.5), pose.hand, _UPPER_ARM, _FOREARM + _GRIP, to_left=False
        ),
        rear_arm=_limb(
            shoulders.at(-5, 0), pose.back, 0.92 * _UPPER_ARM, 0.95 * _FOREARM,
            to_left=not pose.trails,
        ),
        lead_leg=_limb(hips.at(2.2, -1), (pose.lead, _ANKLE), _THIGH, _SHANK, to_left=True),
        rear_leg=_limb(
            hips.at(-2.6, -1), (pose.rear, _ANKLE), foreshortened * _THIGH, foreshortened * _SHANK,
            to_left=pose.stands,
        ),
    )  # fmt: skip


def _head(pose: Pose, shoulders: Axes) -> Axes:
    x, _ = shoulders.at(pose.nod, 15.2)
    y = pose.chest[1] + 15 - abs(pose.nod) / 4
    lean = math.radians(4 + 2 * pose.nod)
    return Axes((x, y), (math.sin(lean), math.cos(lean)))


def _limb(root: Point, end: Point, upper: float, lower: float, *, to_left: bool) -> Limb:
    # The joint lies to the left of the way from root to end, or to the right.
    distance = math.dist(root, end)
    reach = min(distance, (upper + lower) * 0.9995)
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    aside = math.sqrt(max(0.0, upper**2 - along**2)) * (1 if to_left else -1)
    if distance > upper + lower:  # out of reach: stretch rather than tear
        along *= distance / reach
    ux, uy = unit(root, end)
    return Limb(root, (root[0] + ux * along - uy * aside, root[1] + uy * along + ux * aside), end)
