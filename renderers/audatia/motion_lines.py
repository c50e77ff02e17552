"""What the last card leaves in the air, and what stands on the floor."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.audatia.curves import laid, toward
from renderers.audatia.design import Press
from renderers.audatia.icon_drawing import Tints, paint
from renderers.audatia.icons import COUNTS
from renderers.audatia.layout import MARGIN, WIDTH
from renderers.audatia.poses import BLADE, Pose
from renderers.audatia.skeleton import Axes
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point, Points
from renderers.kit.sprites import Sprite

_RADII: Final = (1, 0.9, 0.8, 0.7)  # of the blade's reach
_REACH: Final = 0.97
_STEPS: Final = 40
_ALONG: Final = ((5.2, 6, 50), (-5.2, 6, 50), (9, 12, 40), (-9, 12, 40))  # units: off, from, to
_SHADOW: Final = 128  # px: half the widest stroke under a man
_SHADOWS: Final = ((-1.0, 1.0), (-0.8, 0.86), (-0.45, 0.55))
_DROP: Final = 62


def swing_outlines(pose: Pose, sweep: float, scale: float) -> list[Points]:
    """Tapered arcs that end at the blade, about the floor under the man who faces right."""
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
            outer += laid([toward(angle, radius + half)], x, y, 1)
            inner += laid([toward(angle, radius - half)], x, y, 1)
        outlines.append([*outer, *reversed(inner)])
    return outlines


@lru_cache(maxsize=128)
def swing(pose: Pose, sweep: float, press: Press, *, faces_right: bool) -> Sprite:
    """The way of a cut, in gold: `sweep` degrees, from above if it is positive."""
    return _gold(
        swing_outlines(pose, sweep, press.layout.table.scale), press, faces_right=faces_right
    )


def lunge_outlines(pose: Pose, scale: float) -> list[Points]:
    """Tapered strokes along the blade, about the same floor."""
    sword = Axes(pose.hand, toward(pose.blade))
    return [
        laid(
            sword.place([(a, off - 0.15), (b, off - 0.95), (b, off + 0.95), (a, off + 0.15)]),
            *(0, 0, scale),
        )
        for off, a, b in _ALONG
    ]


@lru_cache(maxsize=64)
def lunge(pose: Pose, press: Press, *, faces_right: bool) -> Sprite:
    """The way of a thrust, in gold."""
    return _gold(lunge_outlines(pose, press.layout.table.scale), press, faces_right=faces_right)


def _gold(outlines: list[Points], press: Press, *, faces_right: bool) -> Sprite:
    canvas = Canvas(-420, -560, 420, 20)
    sense = 1 if faces_right else -1
    casing = press.theme.casing - 2.5  # gold that is pale needs a line around it
    for outline in outlines:
        points = [(sense * x, y) for x, y in outline]
        if casing:
            canvas.stroke(points, press.theme.outline, 2 * casing, closed=True)
        canvas.polygon(points, press.theme.gold)
    return canvas.sprite()


@lru_cache(maxsize=16)
def floor(press: Press) -> Sprite:
    """The line on which both stand."""
    y = press.layout.table.floor
    canvas = Canvas(0, y - 4, WIDTH, y + 4)
    canvas.stroke([(MARGIN, y), (WIDTH - MARGIN, y)], press.theme.ink, 3)
    return canvas.sprite()


@lru_cache(maxsize=16)
def shadow(press: Press) -> Sprite:
    """Engraved under a man: level strokes, shorter as they go down."""
    table = press.layout.table
    half = table.of_scale(_SHADOW)
    canvas = Canvas(-half - 4, table.floor, half + 4, table.floor + 24)
    draw_shadow(canvas, 0, table.floor, half, press.theme.line)
    return canvas.sprite()


def draw_shadow(canvas: Canvas, x: float, y: float, half: float, ink: str) -> None:
    """The shadow under (x, y), `half` its width to each side."""
    for i, (start, end) in enumerate(_SHADOWS):
        row = y + 4 + 7 * i
        canvas.stroke([(x + start * half, row), (x + end * half, row)], ink, 2.6)


@lru_cache(maxsize=16)
def blood(press: Press) -> Sprite:
    """The touch that ends a duel, about its middle."""
    size = press.layout.table.of_scale(_DROP)
    canvas = Canvas(-size, -size, size, size)
    theme = press.theme
    around = Tints(ink=theme.ivory, paper=theme.ivory)
    drop = COUNTS["drop"][0].points
    canvas.stroke(laid(drop, 0, 0, size / 100), around.ink, 9, closed=True)
    paint(canvas, COUNTS["drop"], 0, 0, size, Tints(ink=theme.blood, paper=theme.ivory))
    return canvas.sprite()
