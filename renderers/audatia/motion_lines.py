"""The lines of the last motion, and the touch that ends a duel."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.audatia.curves import arc, polar, transformed
from renderers.audatia.design import Design
from renderers.audatia.poses import BLADE, Pose
from renderers.audatia.skeleton import Axes
from renderers.kit.climax import REACH, draw_climax
from renderers.kit.geometry import Point, Points
from renderers.kit.sprites import Sprite

_RADII: Final = (1, 0.9, 0.8, 0.7)  # of the blade's reach
_REACH: Final = 0.97
_REACH_LANDED: Final = 0.66
_STEPS: Final = 40
_ALONG: Final = ((5.2, 6, 50), (-5.2, 6, 50), (9, 12, 40), (-9, 12, 40))  # units: off, from, to
_TOUCH: Final = 34  # from the middle of its star to the points
_GRASP: Final = 10.4  # units: radius of what goes round a grapple, and half of its thickness
_THICK: Final = 1.15
_SPAN: Final = 24  # degrees: half of an arc


def swing_outlines(
    pose: Pose, sweep: float, scale: float, *, reach: float = _REACH
) -> list[Points]:
    """Tapered arcs that end at the blade of a man who faces right; origin: the floor under the man.

    `sweep`: degrees, from above if positive; `scale`: px a unit; `reach`: of the widest, in blades.
    """
    x, y = pose.hand[0] * scale, -pose.hand[1] * scale
    outlines: list[Points] = []
    for i, part in enumerate(_RADII):
        radius = reach * BLADE * scale * part
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


@lru_cache(maxsize=128)
def blow_lines(
    pose: Pose, sweep: float | None, design: Design, *, faces_right: bool, has_landed: bool
) -> Sprite:
    """The lines of a cut, in gold: `sweep` degrees, from above if positive; None: of a thrust.

    Of a cut that has landed they stay before the man whom it has struck.
    """
    scale = design.layout.table.scale
    if sweep is None:
        outlines = lunge_outlines(pose, scale)
    else:
        reach = _REACH_LANDED if has_landed else _REACH
        outlines = swing_outlines(pose, sweep, scale, reach=reach)
    return _gilded(outlines, design, faces_right=faces_right)


def _gilded(
    outlines: list[Points], design: Design, *, faces_right: bool, casing: float = 0.0
) -> Sprite:
    canvas = design.canvas(-420, -560, 420, 60)
    sense = 1 if faces_right else -1
    # gold that is pale needs a line around it, and so does gold that lies on coats
    casing = max(casing, design.palette.casing - 2.5)
    for outline in outlines:
        points = [(sense * x, y) for x, y in outline]
        if casing:
            canvas.stroke(points, design.palette.outline, 2 * casing, closed=True)
        canvas.polygon(points, design.palette.gold)
    return canvas.sprite()


@lru_cache(maxsize=16)
def grasp(design: Design) -> Sprite:
    """Where a grapple takes hold: four arcs in gold about its middle."""
    scale = design.layout.table.scale
    shapes: list[Points] = [
        transformed(
            [*arc(_GRASP + _THICK, a, b, 12), *reversed(arc(_GRASP - _THICK, a, b, 12))],
            *(0, 0, scale),
        )
        for a, b in ((turn - _SPAN, turn + _SPAN) for turn in (45, 135, 225, 315))
    ]
    return _gilded(shapes, design, faces_right=True, casing=3.0)


@lru_cache(maxsize=16)
def touch(design: Design) -> Sprite:
    """The touch that ends a duel, about its middle."""
    reach = design.layout.table.of_scale(_TOUCH)
    canvas = design.canvas(-reach - 8, -reach - 8, reach + 8, reach + 8)
    draw_climax(canvas, 0, 0, design.palette, scale=reach / REACH)
    return canvas.sprite()
