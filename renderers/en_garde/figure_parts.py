"""The parts of a fencer - limbs, clothes, sword - as outlines, from back to front.

Units and axes as in `poses`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from engines.core.seat import Seat
from renderers.en_garde import outlines
from renderers.en_garde.poses import Pose
from renderers.en_garde.skeleton import Axes, Joints, Limb, solve
from renderers.kit.geometry import (
    Point,
    Station,
    circle,
    mix,
    rotated,
    smooth,
    spline,
    stations,
    tube,
    unit,
)  # fmt: skip


class Material(Enum):
    """What a part is made of: its colour and its outline depend on it."""

    COAT = auto()
    SLEEVE = auto()  # as the coat, but without a seam at the shoulder
    BREECHES = auto()
    LINEN = auto()  # collar, cuffs, stockings, hands, faces
    SASH = auto()
    BAND = auto()  # the sash over the breast: clipped to the coat
    GARTER = auto()
    SHOE = auto()
    HAIR = auto()
    HAT = auto()
    STEEL = auto()
    WIRE = auto()  # the sword's bow: a line
    CREASE = auto()  # a line
    EYE = auto()


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of a fencer, as an outline or a line."""

    stuff: Material
    outline: Sequence[Point]
    spine: Sequence[Station] = ()  # a tube's middle line: discs along it fill tight bends
    stripes: float = 0  # degrees, where the second seat's pattern runs
    is_blade: bool = False


def figure_parts(pose: Pose, seat: Seat) -> Iterator[Part]:
    """The parts of a fencer, back to front."""
    joints = solve(pose)
    yield from _rear_arm(joints.rear_arm, droops=not pose.trails)
    yield from _leg(joints.rear_leg, 0, leads=pose.stands, stripes=78)
    yield from _leg(joints.lead_leg, pose.toe, leads=True, stripes=102)
    yield from _body(joints)
    yield from _head(joints.head, seat)
    yield from _sword_arm(joints.sword_arm, pose)


def chest_outline(pose: Pose) -> list[Point]:
    """The doublet's outline, where a touch lands."""
    joints = solve(pose)
    return smooth(joints.torso.place(outlines.DOUBLET, joints.stretch))


def feather(head: Axes, seat: Seat) -> list[Station]:
    """The plume of a hat, from its root to its tip."""
    spine = [Station(*head.at(s.x, s.y), s.left, s.right) for s in outlines.PLUME[seat]]
    return stations(spine, 10)


def sash_tails(torso: Axes) -> list[list[Station]]:
    """The two tails of a sash, from its knot down, however the fencer leans."""
    x, y = torso.at(*outlines.SASH_KNOT)
    return [
        stations([Station(x + s.x, y + s.y, s.left, s.right) for s in tail])
        for tail in outlines.SASH_TAILS
    ]


def _sleeve(arm: Limb, puff: float) -> Part:
    shoulder, elbow, wrist = arm
    curve = stations([
        Station(*shoulder, 4.6 + puff, 4.4 + puff),
        Station(*mix(shoulder, elbow, 0.45), 4.5, 4.3),
        Station(*elbow, 3.6, 3.6),
        Station(*mix(elbow, wrist, 0.5), 3.3, 3.2),
        Station(*mix(elbow, wrist, 0.8), 2.7, 2.7),
    ])  # fmt: skip
    return Part(Material.SLEEVE, tube(curve), curve)


def _band(
    a: Point, b: Point, ends: tuple[float, float], widths: tuple[float, float]
) -> list[Point]:
    curve = [Station(*mix(a, b, at), w, w) for at, w in zip(ends, widths, strict=True)]
    return tube(stations(curve), start=False, end=False)


def _rear_arm(arm: Limb, *, droops: bool) -> Iterator[Part]:
    _, elbow, (x, y) = arm
    start = Station(*mix(elbow, arm.end, 0.84), 1.9, 1.9)
    if droops:
        fingers = [
            Station(x + 0.6, y + 1.6, 2.3, 2.3),
            Station(x + 3.6, y + 2.6, 1.9, 1.9),
            Station(x + 6.8, y + 0.2, 0.8, 0.8),
        ]
    else:
        ux, uy = unit(elbow, arm.end)
        fingers = [Station(x, y, 2.3, 2.3), Station(x + 4.2 * ux, y + 4.2 * uy, 1.3, 1.3)]
    yield _sleeve(arm, 0.2)
    yield Part(Material.LINEN, tube(stations([start, *fingers])))
    yield Part(Material.LINEN, _band(elbow, arm.end, (0.72, 0.86), (3.1, 3.8)))


def _leg(leg: Limb, toe: float, *, leads: bool, stripes: float) -> Iterator[Part]:
    hip, knee, ankle = leg
    shoe = rotated(outlines.SHOE_ASIDE, toe, outlines.HEEL) if leads else outlines.SHOE_TO_US
    stocking = stations([
        Station(*mix(knee, ankle, 0.08), 3.9, 3.9),
        Station(*mix(knee, ankle, 0.34), *((3.5, 4.7) if leads else (4.0, 4.3))),
        Station(*mix(knee, ankle, 0.72), 2.5, 2.7),
        Station(ankle[0], ankle[1] - 1, 2.2, 2.3),
    ])  # fmt: skip
    breeches = stations([
        Station(hip[0], hip[1] + 2, 6.4, 6.4),
        Station(*mix(hip, knee, 0.35), 8.0, 7.2),
        Station(*mix(hip, knee, 0.74), 6.6, 6.2),
        Station(*mix(knee, ankle, 0.06), 4.5, 4.5),
    ])  # fmt: skip
    yield Part(Material.SHOE, smooth([(ankle[0] + x, ankle[1] + y) for x, y in shoe], 6))
    yield Part(Material.LINEN, tube(stocking), stocking)
    yield Part(Material.BREECHES, tube(breeches), stripes=stripes)
    yield Part(Material.GARTER, _band(knee, ankle, (0.05, 0.16), (4.9, 4.7)))


def _body(joints: Joints) -> Iterator[Part]:
    torso, stretch = joints.torso, joints.stretch
    for tail in sash_tails(torso):
        yield Part(Material.SASH, tube(tail, end=False), stripes=-20)
    yield Part(Material.COAT, smooth(torso.place(outlines.DOUBLET, stretch)))
    yield Part(Material.CREASE, torso.place(outlines.WAIST, stretch))
    sash = [Station(*torso.at(s.x, s.y * stretch), s.left, s.right) for s in outlines.SASH]
    yield Part(Material.BAND, tube(stations(sash), start=False, end=False), stripes=-20)


def _head(head: Axes, seat: Seat) -> Iterator[Part]:
    yield Part(Material.LINEN, smooth(head.place(outlines.COLLAR)))
    yield Part(Material.LINEN, smooth(head.place(outlines.FACE)))
    yield Part(Material.HAIR, smooth(head.place(outlines.HAIR)))
    yield Part(Material.HAIR, smooth(head.place(outlines.BEARD)))
    moustache = spline(head.place(outlines.MOUSTACHE), 6, closed=False)
    yield Part(Material.CREASE, [(x, y) for x, y in moustache])
    yield Part(Material.EYE, circle(*head.at(*outlines.EYE), outlines.EYE_RADIUS, 10))
    yield Part(Material.HAT, smooth(head.place(outlines.HAT[seat])))
    plume = feather(head, seat)
    yield Part(Material.LINEN, tube(plume))
    quill = plume[int(0.12 * len(plume)) : int(0.82 * len(plume))]
    yield Part(Material.CREASE, [(s.x, s.y) for s in quill])


def _sword_arm(arm: Limb, pose: Pose) -> Iterator[Part]:
    angle = math.radians(pose.blade)
    # forward is along the blade, up is across it
    sword = Axes(pose.hand, (-math.sin(angle), math.cos(angle)))
    yield _sleeve(arm, 0.5)
    yield Part(Material.LINEN, _band(arm.bend, arm.end, (0.72, 0.86), (3.1, 3.8)))
    yield Part(Material.STEEL, sword.place(outlines.BLADE), is_blade=True)
    yield Part(Material.STEEL, sword.place(outlines.GRIP))
    yield Part(Material.STEEL, circle(*sword.at(*outlines.POMMEL), outlines.POMMEL_RADIUS, 12))
    fist = [
        Station(*mix(arm.bend, arm.end, 0.82), 2, 2),
        Station(*sword.at(0, -0.3), 2.6, 2.6),
        Station(*sword.at(2.2, -0.6), 1.8, 1.8),
    ]
    yield Part(Material.LINEN, tube(stations(fist)))
    quillons = [Station(*point, 0.75, 0.75) for point in sword.place(outlines.QUILLONS)]
    yield Part(Material.STEEL, tube(stations(quillons)))
    yield Part(Material.STEEL, smooth(sword.place(outlines.CUP), 6))
    bow = spline(sword.place(outlines.BOW), 8, closed=False)
    yield Part(Material.WIRE, [(x, y) for x, y in bow])
