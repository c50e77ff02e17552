"""The swordsmen as sprites: each pose is drawn once for each design."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from engines.audatia.terms import Side
from engines.core.seat import Seat
from renderers.audatia import outlines
from renderers.audatia.colours import Clothes
from renderers.audatia.curves import polar, transformed
from renderers.audatia.design import Design
from renderers.audatia.layout import SCALE
from renderers.audatia.poses import Pose
from renderers.audatia.skeleton import Axes, Joints, Leg, Limb, bone, solve
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points, circle, unit
from renderers.kit.sprites import Sprite

OUTLINE: Final = 3.0  # px around each part
_EYE: Final = 2.5
_ROOM: Final = 26  # units: behind and before the pelvis at least, for tails and elbows
_MARGIN: Final = 8  # units around what a pose takes
_SHADE_ANGLE: Final = 18  # down from level, toward the breast
_SASH_ANGLE: Final = -62
_HOSE_GAP: Final = 10.5  # of the second man's, so that the men differ in grey
_HOSE_SLANT: Final = 48  # from the leg to its stripes
_STRIPED_FROM: Final = 2.0  # px a unit: smaller legs have no room for stripes
_CASING: Final = 4.0  # px around the leg that kicks


class Material(Enum):
    """What a part is made of: its colour and its pattern depend on it."""

    COAT = auto()
    DEEP = auto()  # limbs on the far side
    HOSE = auto()
    SASH = auto()
    TAIL = auto()  # of the sash, behind the back
    LINEN = auto()  # face, gloves, steel
    HAIR = auto()
    GRIP = auto()
    DOUBLET = auto()  # the coat with its shade
    EYE = auto()


class Part(NamedTuple):
    """One or more outlines that share an outer line, and what they are made of."""

    stuff: Material
    outlines: Sequence[Points]
    is_cased: bool = False  # in ivory, so that it is told from what it crosses


@lru_cache(maxsize=256)
def draw_man(
    pose: Pose,
    seat: Seat,
    design: Design,
    *,
    scale: float = SCALE,
    faces_right: bool,
    pen: float = OUTLINE,
) -> Sprite:
    """The man of `seat`, outlined with `pen` px; its origin is the floor between the feet."""
    painter = painter_of(seat, design, scale=scale, faces_right=faces_right, pen=pen)
    canvas = painter.canvas_for(pose, design)
    painter.draw(canvas, pose, (0, 0))
    return canvas.sprite()


def draw_model(
    canvas: Canvas, pose: Pose, x: float, y: float, design: Design, scale: float
) -> None:
    """Draw the man on a card, who has no seat's colours, on a floor at y, facing right."""
    clothes = design.colours.neutral
    painter = FigurePainter(clothes, scale, OUTLINE, faces_right=True, is_second=False)
    painter.draw(canvas, pose, (x, y))


def painter_of(
    seat: Seat, design: Design, *, scale: float, faces_right: bool, pen: float = OUTLINE
) -> FigurePainter:
    """Who draws the man of `seat`."""
    clothes, is_second = design.colours.clothes[seat], seat is Seat.TWO
    return FigurePainter(clothes, scale, pen, faces_right=faces_right, is_second=is_second)


class FigurePainter:
    """Draws one man, or what is worn."""

    def __init__(
        self, clothes: Clothes, scale: float, pen: float, *, faces_right: bool, is_second: bool
    ) -> None:
        self.clothes = clothes
        self.scale = scale
        self.pen = pen
        self.sense = 1 if faces_right else -1
        self.is_second = is_second

    def canvas_for(self, pose: Pose, design: Design) -> Canvas:
        """One with room for a pose about the floor between the feet."""
        behind, before, above = pose.reach
        middle = pose.pelvis[0]
        behind, before = min(behind, middle - _ROOM), max(before, middle + _ROOM)
        sides = (round((x + y) * self.scale) for x, y in ((behind, -_MARGIN), (before, _MARGIN)))
        left, right = sides if self.sense > 0 else (-side for side in reversed(tuple(sides)))
        top, below = round((above + _MARGIN) * self.scale), round(_MARGIN * self.scale)
        return design.canvas(left, -top, right, below)

    def draw(self, canvas: Canvas, pose: Pose, origin: Point) -> None:
        """The whole man."""
        self.canvas, self.origin = canvas, origin
        joints, parts = self.parts(pose)
        for part in parts:
            self._draw_part(part, joints.torso)

    def parts(self, pose: Pose) -> tuple[Joints, list[Part]]:
        """The parts of the man in a pose, from back to front."""
        near = Side.RIGHT if self.sense > 0 else Side.LEFT
        joints = solve(pose, near)
        return joints, _figure_parts(joints, pose, near, is_second=self.is_second)

    def _draw_part(self, part: Part, torso: Axes) -> None:
        shapes = [self.placed(outline) for outline in part.outlines]
        line, canvas = self.clothes.outline, self.canvas
        if part.stuff is Material.EYE:
            canvas.stroke(shapes[0], line, max(_EYE, 0.7 * self.scale))
            return
        if len(shapes) > 1:
            self._draw_limb(part, shapes)
            return
        (shape,) = shapes
        canvas.polygon(shape, self._colour(part.stuff))
        self._pattern(part.stuff, shape, torso)
        canvas.stroke(shape, line, self.pen, closed=True)

    def _draw_limb(self, part: Part, shapes: Sequence[Points]) -> None:
        line, canvas = self.clothes.outline, self.canvas
        if part.is_cased:
            for shape in shapes:
                canvas.stroke(shape, self.clothes.linen, 2 * (self.pen + _CASING), closed=True)
        for shape in shapes:
            canvas.stroke(shape, line, 2 * self.pen, closed=True)
        for shape in shapes:
            canvas.polygon(shape, self._colour(part.stuff))
        if part.stuff is Material.HOSE and self.is_second and self.scale >= _STRIPED_FROM:
            self._stripe(shapes)

    def _pattern(self, stuff: Material, shape: Points, torso: Axes) -> None:
        if stuff is Material.DOUBLET:
            back, angle = self.placed(torso.place(outlines.SHADE)), _SHADE_ANGLE * self.sense
            deep = self.clothes.deep
            self.canvas.hatch(shape, deep, gap=5.6, width=2.5, angle=angle, clip=back)
        elif stuff in (Material.SASH, Material.TAIL) and self.is_second:
            angle = _SASH_ANGLE * self.sense
            self.canvas.hatch(shape, self.clothes.outline, gap=6.4, width=2.5, angle=angle)

    def _stripe(self, leg: Sequence[Points]) -> None:
        # Hatch a leg across, with lines that go on from one of its parts to the next.
        (x, y), (foot_x, foot_y) = (_centre(shape) for shape in (leg[0], leg[-1]))
        angle = math.degrees(math.atan2(foot_y - y, foot_x - x)) - _HOSE_SLANT * self.sense
        left, top = (min(point[axis] for shape in leg for point in shape) for axis in (0, 1))
        right, low = (max(point[axis] for shape in leg for point in shape) for axis in (0, 1))
        around = [(left, top), (right, top), (right, low), (left, low)]
        clothes = self.clothes
        colour = clothes.linen if clothes.hose == clothes.outline else clothes.outline
        for shape in leg[:-1]:  # the shoe is plain
            self.canvas.hatch(around, colour, gap=_HOSE_GAP, width=2.5, angle=angle, clip=shape)

    def placed(self, outline: Points) -> list[Point]:
        """Points of the figure on its canvas."""
        left, floor = self.origin
        return [
            (left + self.sense * x, floor + y) for x, y in transformed(outline, 0, 0, self.scale)
        ]

    def _colour(self, stuff: Material) -> str:
        clothes = self.clothes
        return {
            Material.COAT: clothes.coat,
            Material.DOUBLET: clothes.coat,
            Material.DEEP: clothes.deep,
            Material.HOSE: clothes.hose,
            Material.HAIR: clothes.hair,
            Material.GRIP: clothes.hair,
        }.get(stuff, clothes.linen)


def _centre(shape: Points) -> Point:
    xs, ys = zip(*shape, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _figure_parts(joints: Joints, pose: Pose, near: Side, *, is_second: bool) -> list[Part]:
    # All parts from back to front: a sword on the far side is behind the body.
    kicks, is_near = pose.lift > 0, pose.front is near
    body = [
        _leg(joints.far_leg, Material.DEEP, is_cased=kicks and not is_near),
        _leg(joints.near_leg, Material.HOSE, is_cased=kicks and is_near),
        *_head(joints.head, is_second),
        *_torso(joints.torso),
    ]
    sword = _sword(joints.sword)
    far_arm = _arm(joints.far_arm, Material.DEEP)
    near_is_free = pose.free is not None and near is Side.LEFT
    far_is_free = pose.free is not None and near is Side.RIGHT
    far_hand = _hand(joints.far_arm, None if far_is_free else joints.sword)
    near_hand = _hand(joints.near_arm, None if near_is_free else joints.sword)
    near_arm = [*_arm(joints.near_arm, Material.COAT), *near_hand]
    if far_is_free:
        return [*far_arm, *far_hand, *body, *sword, *near_arm]
    if pose.side is near:
        return [*body, *far_arm, *sword, *far_hand, *near_arm]
    if pose.side is Side.MIDDLE:
        return [*far_arm, *body, *sword, *far_hand, *near_arm]
    return [*sword, *far_arm, *far_hand, *body, *near_arm]


def _torso(axes: Axes) -> list[Part]:
    return [
        *(Part(Material.TAIL, [axes.curve(tail)]) for tail in outlines.TAILS),
        Part(Material.DOUBLET, [axes.curve(outlines.DOUBLET)]),
        Part(Material.SASH, [axes.curve(outlines.SASH)]),
    ]


def _head(axes: Axes, is_second: bool) -> list[Part]:
    head = [
        Part(Material.LINEN, [axes.curve(outlines.NECK, 3)]),
        Part(Material.LINEN, [axes.curve(outlines.FACE, 4)]),
        Part(Material.HAIR, [axes.curve(outlines.HAIR, 5)]),
        Part(Material.EYE, [axes.place(outlines.EYE)]),
    ]
    hat = [
        Part(Material.COAT, [axes.curve(outlines.CROWN, 5)]),
        Part(Material.DEEP, [axes.curve(outlines.BRIM, 5)]),
    ]
    return head + hat if is_second else head


def _leg(leg: Leg, stuff: Material, *, is_cased: bool) -> Part:
    hip, knee, ankle = leg.limb
    foot = Axes(ankle, polar(leg.toe)).curve(outlines.foot(leg.foot), 5)
    thigh = bone(hip, knee, *outlines.THIGH, caps=(0.6, 1.0))
    calf = bone(knee, ankle, *outlines.CALF, caps=(1.0, 0.8))
    return Part(stuff, [thigh, calf, foot], is_cased)


def _arm(arm: Limb, stuff: Material) -> list[Part]:
    shoulder, elbow, hand = arm
    upper = bone(shoulder, elbow, outlines.UPPER_ARM, outlines.UPPER_ARM, caps=(0.8, 0.9))
    fore = bone(elbow, hand, outlines.FOREARM, outlines.FOREARM, caps=(0.9, 0.3))
    if arm.is_folded:  # a line parts what lies one over the other
        return [Part(stuff, [upper, upper]), Part(stuff, [fore, fore])]
    return [Part(stuff, [upper, fore])]


def _hand(arm: Limb, sword: Axes | None) -> list[Part]:
    cuff = Axes(arm.end, unit(arm.end, arm.bend)).place(outlines.CUFF)
    forward = sword.forward if sword else unit(arm.bend, arm.end)
    fist = Axes(arm.end, forward).curve(outlines.FIST)
    return [Part(Material.LINEN, [cuff]), Part(Material.LINEN, [fist])]


def _sword(axes: Axes) -> list[Part]:
    return [
        Part(Material.LINEN, [axes.place(outlines.STEEL)]),
        Part(Material.GRIP, [axes.place(outlines.GRIP)]),
        Part(Material.LINEN, [axes.curve(outlines.CROSS, 4)]),
        Part(Material.LINEN, [circle(*axes.at(outlines.POMMEL), outlines.POMMEL_RADIUS, 18)]),
    ]
