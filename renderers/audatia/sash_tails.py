"""The tails of a man's sash, as the player's coat has them, to be laid over the man.

They are a small sprite of their own, so that a coat doesn't ask for another drawing of each pose:
what lies before the tails is cut out of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from renderers.audatia.design import Design
from renderers.audatia.figure import OUTLINE, Material, painter_of
from renderers.audatia.poses import Pose
from renderers.audatia.skeleton import Axes
from renderers.coat import Sash
from renderers.kit.geometry import Point, mix, unit
from renderers.kit.sprites import Sprite

_CLEAR: Final = "#00000000"
_SPINES: Final[tuple[tuple[Point, Point], ...]] = (  # of `outlines.TAILS`, from root to end
    ((-6.5, 9.0), (-17.0, -1.5)),
    ((-5.2, 7.0), (-10.6, -8.5)),
)
_PATTERNS: Final = {  # parts of a spine, and half a width (units): 7 is beyond a tail's edges
    Sash.STRIPED: (((0.0, 1.3),), 0.85),
    Sash.FRINGED: (((0.7, 1.3),), 7.0),
    Sash.BARRED: (((0.36, 0.52), (0.7, 0.86)), 7.0),
}


@lru_cache(maxsize=1024)
def sash_tails(
    pose: Pose, seat: Seat, sash: Sash, design: Design, *, scale: float, faces_right: bool
) -> Sprite:
    """What a coat adds to the tails; the origin is that of the man."""
    painter = painter_of(seat, design, scale=scale, faces_right=faces_right)
    canvas, (joints, parts) = painter.canvas_for(pose, design), painter.parts(pose)
    clothes, painter.origin = painter.clothes, (0, 0)
    spines = iter(_SPINES)
    for part in parts:
        shapes = [painter.placed(outline) for outline in part.outlines]
        for shape in shapes:  # what lies behind it isn't seen
            canvas.polygon(shape, _CLEAR)
            canvas.stroke(shape, _CLEAR, OUTLINE, closed=True)
        if part.stuff is Material.TAIL:
            for outline in _pattern(sash, next(spines), joints.torso):
                canvas.polygon(painter.placed(outline), clothes.deep, clip=shapes[0])
            canvas.stroke(shapes[0], clothes.outline, OUTLINE, closed=True)
    return canvas.sprite()


def _pattern(sash: Sash, spine: tuple[Point, Point], torso: Axes) -> list[list[Point]]:
    parts, half = _PATTERNS[sash]
    return [_area(spine, part, half, torso) for part in parts]


def _area(
    spine: tuple[Point, Point], part: tuple[float, float], half: float, torso: Axes
) -> list[Point]:
    dx, dy = unit(*spine)
    start, end = (mix(*spine, at) for at in part)
    corners = [
        (x + sense * dy * half, y - sense * dx * half)
        for (x, y), sense in ((start, 1), (end, 1), (end, -1), (start, -1))
    ]
    return torso.place(corners)
