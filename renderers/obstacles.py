"""The picture of a refused move: the mover's own board, and on it what stands in the way."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from engines.core.obstacles import Obstacles, Role
from engines.core.values import View
from renderers import places, renderer_of, spots
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.obstacle_marks import Ink, Spot, paint_badge, paint_mark, paint_way
from renderers.kit.palette import palette_of
from renderers.style import RenderStyle

_BETWEEN = ".."


def draw_obstacles(view: View, obstacles: Obstacles, style: RenderStyle) -> Layers:
    """The picture of the view, with the marks of a move that was refused there.

    A mark of something that the picture doesn't show is left out.
    """
    layers, ink = renderer_of(view).draw(view, style), Ink(palette_of(style), style.scale)
    boxes = _boxes(view, style)
    marked = [
        (_spot(box, style), mark.role)
        for mark in obstacles.marks
        for box in _of_place(boxes, mark.place)
    ]
    way = [_spot(boxes[place][0], style) for place in obstacles.way if place in boxes]
    if len(way) > 1:
        roles = {mark.place: mark.role for mark in obstacles.marks}
        is_open = roles.get(obstacles.way[-1]) in (Role.TO, None)
        paint_way(layers, way, ends_at_middle=is_open, ink=ink)
    for spot, role in marked:
        paint_mark(layers, spot, role, ink)
    for spot, role in marked:
        paint_badge(layers, spot, role, ink)
    return layers


def _boxes(view: View, style: RenderStyle) -> Mapping[str, Sequence[Box]]:
    found = defaultdict[str, list[Box]](list)
    for name, box in spots(view, style):
        found[name].append(box)
    for name, box in places(view, style).items():
        if name not in found:
            found[name].append(box)
    return found


# A place, each of its copies, or all that lies between two.
def _of_place(boxes: Mapping[str, Sequence[Box]], place: str) -> Sequence[Box]:
    first, between, last = place.partition(_BETWEEN)
    if not between:
        return boxes[place]
    ends = (*boxes[first], *boxes[last])
    return [ends[0].union(ends[-1])] if ends else []


def _spot(box: Box, style: RenderStyle) -> Spot:
    (wide, high), scale = box.size, style.scale
    return Spot(
        (box.left + box.right) / 2 / scale,
        (box.top + box.bottom) / 2 / scale,
        round(wide / scale),
        round(high / scale),
    )
