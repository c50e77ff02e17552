"""Draw a view of Gygès."""

from __future__ import annotations

from engines.core.values import View
from engines.gyges.terms import GOALS, NAMES, SQUARES
from engines.gyges.views import GygesView
from renderers.gyges.design import design_of
from renderers.gyges.empty_board import empty_board
from renderers.gyges.goals import paint_goal
from renderers.gyges.layout import WIDTH, layout_of, side_of
from renderers.gyges.player_strips import paint_strips
from renderers.gyges.row_pennants import paint_edges
from renderers.gyges.scene import scene_of
from renderers.gyges.squares import paint_squares
from renderers.gyges.throw_arc import paint_throw
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.style import RenderStyle
from renderers.views import require_view


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture of a view: a player sees his own row below, a spectator South's.

    Raises TypeError for a view of another game.
    """
    view, design = require_view(view, GygesView), design_of(style)
    side = side_of(view.onlooker)
    scene, board = scene_of(view, side), empty_board(design, side)
    layers = Layers(size(view, style), design.background, design.layout.cuts, design.layout.columns)
    for end in board.ends:
        layers.place(end)
    paint_squares(layers, board, scene, design)
    paint_edges(layers, board, view.rows, side, design)
    paint_strips(layers, view, style.names, side, design)
    if scene.goal is not None:
        paint_goal(layers, scene.goal, design, is_preview=scene.is_preview)
    if scene.throw is not None:
        action_design = design.for_preview if scene.is_preview else design
        paint_throw(layers, scene.throw, action_design)
    return layers


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    return WIDTH, layout_of(style).height


def places(view: View, style: RenderStyle) -> dict[str, Box]:
    """Where each square and each goal can be tapped, in pixels, by its name."""
    layout, side = layout_of(style), side_of(require_view(view, GygesView).onlooker)
    boxes = {NAMES[n]: layout.box(side.slot(n)) for n in range(SQUARES)}
    for goal in GOALS:
        far = side.is_far(goal)
        y, half = layout.goal_y(far=far), layout.goal - layout.pitch // 2
        boxes[NAMES[goal]] = Box(layout.left, y - half, layout.right, y + half)
    return boxes
