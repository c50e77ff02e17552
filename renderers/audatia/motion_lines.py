"""The lines of the last motion, and the touch that ends a duel."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.audatia.curves import polar, transformed
from renderers.audatia.design import Design
from renderers.audatia.icon_drawing import IconColours, draw_icon
from renderers.audatia.icons import COUNT_ICONS
from renderers.audatia.poses import BLADE, Pose
from renderers.audatia.skeleton import Axes
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points
from renderers.kit.sprites import Sprite

_RADII: Final = (1, 0.9, 0.8, 0.7)  # of the blade's reach
_REACH: Final = 0.97
_STEPS: Final = 40
_ALONG: Final = ((5.2, 6, 50), (-5.2, 6, 50), (9, 12, 40), (-9, 12, 40))  # units: off, from, to
_DROP: Final = 62


def swing_outlines(pose: Pose, sweep: float, scale: float) -> list[Points]:
    """Tapered arcs that end at the blade of a man who faces right; origin: the floor under him.

    `sweep`: degrees, from above if positive; `scale`: px a unit.
    """
    x, y = pose.hand[0] * scale, -pose.hand[1] * scale
    outlines: list[Points] = []
    for i, part in enumerate(_RADII):
        radius = _REACH * BLADE * scale * part
        outer: list[Point] = []
        inner: list[Point] = []
        for step in range(_STEPS + 1):
            done = step / _STEPS
            half = (0.6 + 7 * done**1.3) * (1 - 0.13 * i) / 2
            angle = pose.blade + sweep * (1 - done)
            outer += transformed([polar(angle, radius + half)], x, y, 1)
            inner += transformed([polar(angle, radius - half)], x, y, 1)
        outlines.append([*outer, *reversed(inner)])
    return outlines


@lru_cache(maxsize=128)
def swing(pose: Pose, sweep: float, design: Design, *, faces_right: bool) -> Sprite:
    """The lines of a cut, in gold: `sweep` degrees, from above if positive."""
    return _gilded(
        swing_outlines(pose, sweep, design.layout.table.scale), design, faces_right=faces_right
    )


def lunge_outlines(pose: Pose, scale: float) -> list[Points]:
    """Tapered strokes along the blade, about the same origin."""
    sword = Axes(pose.hand, polar(pose.blade))
    return [
        transformed(
            sword.place([(a, off - 0.15), (b, off - 0.95), (b, off + 0.95), (a, off + 0.15)]),
            *(0, 0, scale),
        )
        for off, a, b in _ALONG
    ]


@lru_cache(maxsize=64)
def lunge(pose: Pose, design: Design, *, faces_right: bool) -> Sprite:
    """The lines of a thrust, in gold."""
    return _gilded(lunge_outlines(pose, design.layout.table.scale), design, faces_right=faces_right)


def _gilded(outlines: list[Points], design: Design, *, faces_right: bool) -> Sprite:
    canvas = Canvas(-420, -560, 420, 20)
    sense = 1 if faces_right else -1
    casing = design.palette.casing - 2.5  # gold that is pale needs a line around it
    for outline in outlines:
        points = [(sense * x, y) for x, y in outline]
        if casing:
            canvas.stroke(points, design.palette.outline, 2 * casing, closed=True)
        canvas.polygon(points, design.palette.gold)
    return canvas.sprite()


@lru_cache(maxsize=16)
def touch(design: Design) -> Sprite:
    """The touch that ends a duel, about its middle."""
    size = design.layout.table.of_scale(_DROP)
    canvas = Canvas(-size, -size, size, size)
    palette = design.palette
    around = IconColours(ink=palette.ivory, paper=palette.ivory)
    drop = COUNT_ICONS["drop"][0].points
    canvas.stroke(transformed(drop, 0, 0, size / 100), around.ink, 9, closed=True)
    draw_icon(
        canvas, COUNT_ICONS["drop"], 0, 0, size, IconColours(ink=palette.blood, paper=palette.ivory)
    )
    return canvas.sprite()
