"""Remedies and counter-remedies: who stands how, how near, where it takes hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.audatia.terms import Card
from renderers.audatia.curves import polar
from renderers.audatia.outlines import POMMEL
from renderers.audatia.poses import ACTS, Act, Pose
from renderers.audatia.skeleton import Axes
from renderers.kit.geometry import Point

_BREAST: Final = (8.0, 18.0)  # of the torso
_THROAT: Final = (3.0, 34.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Grapple:
    """A remedy, or a counter-remedy, as both men show it.

    Points are in units, from the floor under the man who acts; the other is `apart` ahead.
    """

    act: Act
    other: Act  # how the man stands to whom it is done
    apart: float
    place: Point  # what tells it from the others: where the hand is, or the pommel
    wound: Point  # where it strikes


def _grapple(act: Act, other: Act, apart: float, *, wound: Point | None = None) -> Grapple:
    pose = ACTS[act]
    pommel = Axes(pose.hand, polar(pose.blade)).at(POMMEL)
    x, y = _of_torso(ACTS[other], _THROAT)
    struck = wound or ((apart - x, y) if pose.free else pommel)
    return Grapple(act=act, other=other, apart=apart, place=pose.free or pommel, wound=struck)


def breast_of(pose: Pose) -> Point:
    """Where a man's breast is, from the floor under the man."""
    return _of_torso(pose, _BREAST)


def _of_torso(pose: Pose, point: Point) -> Point:
    return Axes(pose.pelvis, polar(-pose.lean)).at(point)


# Each as it is told from the others at a glance: by the free hand, and by how both blades lie.
GRAPPLES: Final = {
    Card.TURN: _grapple(Act.TURN, Act.TURN_HELD, 49),
    Card.SOPRANA: _grapple(Act.SOPRANA, Act.SOPRANA_HELD, 58),
    Card.ELBOW: _grapple(Act.ELBOW, Act.ELBOW_HELD, 62),
    Card.BIND: _grapple(Act.BIND, Act.BIND_HELD, 51),
    Card.HANDLE: _grapple(Act.HANDLE, Act.HANDLE_HELD, 64),
    Card.COVER: _grapple(Act.TURN_COUNTER, Act.TURN, 70, wound=(48, 59)),
    Card.XSOPRANA: _grapple(Act.SOPRANA_COUNTER, Act.SOPRANA, 60, wound=(43, 59)),
    Card.XELBOW: _grapple(Act.ELBOW_COUNTER, Act.ELBOW, 66, wound=(47, 76)),
    Card.XBIND: _grapple(Act.BIND_COUNTER, Act.BIND, 57, wound=(37, 37)),
    Card.XHANDLE: _grapple(Act.HANDLE_COUNTER, Act.HANDLE, 68, wound=(56, 78)),
}
