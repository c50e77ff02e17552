"""The picture of a refused move: the mover's own board, and on it what stands in the way."""

from __future__ import annotations

from engines.core.obstacles import Obstacles
from engines.core.values import View
from renderers import renderer_of
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.obstacle_marks import Ink, Spot, paint_badges, paint_mark, paint_way
from renderers.kit.palette import palette_of
from renderers.obstacle_places import place_obstacles
from renderers.style import RenderStyle


def draw_obstacles(view: View, obstacles: Obstacles, style: RenderStyle) -> Layers:
    """The picture of the view, with the marks of a move that was refused there.

    A mark of something that the picture doesn't show is left out.
    """
    layers, ink = renderer_of(view).draw(view, style), Ink(palette_of(style), style.scale)
    placed = place_obstacles(view, obstacles, style)
    if placed.way:
        way = [_spot(box, style) for box in placed.way]
        paint_way(layers, way, stops=placed.stops, ink=ink)
    marks = [(_spot(box, style), role) for role, box in placed.marks]
    for spot, role in marks:
        paint_mark(layers, spot, role, ink)
    paint_badges(layers, marks, ink)
    return layers


def _spot(box: Box, style: RenderStyle) -> Spot:
    (wide, high), scale = box.size, style.scale
    return Spot(
        (box.left + box.right) / 2 / scale,
        (box.top + box.bottom) / 2 / scale,
        round(wide / scale),
        round(high / scale),
    )
