"""Draw a view of Gygès."""

from __future__ import annotations

from typing import Final

from engines.core.values import View
from engines.gyges.terms import GOALS, NAMES, SQUARES
from engines.gyges.views import GygesView
from renderers.gyges.design import Design, design_of
from renderers.gyges.empty_board import empty_board, paint_coordinates
from renderers.gyges.layout import layout_of, viewport_of
from renderers.gyges.player_strips import paint_strips
from renderers.gyges.ribbon import ribbon_of
from renderers.gyges.row_pennants import paint_edges
from renderers.gyges.scene import scene_of
from renderers.gyges.side import Side, side_of
from renderers.gyges.side_column import MIDDLE, paint_column
from renderers.gyges.squares import paint_goal, paint_squares
from renderers.gyges.throw_arc import paint_throw
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.ribbon import paint_ribbon, ribbon_height
from renderers.kit.wide import FOOT
from renderers.style import Framing, RenderStyle
from renderers.views import require_view

FRAMINGS: Final = tuple(Framing)


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture of a view: a player sees their own row below, a spectator South's.

    In the framing of the table it is the board without the players' strips, or that board a quarter
    turned, so that one's own side is left.
    Raises TypeError for a view of another game.
    """
    view, design = require_view(view, GygesView), design_of(style)
    side, layout = side_of(view.onlooker, style), design.layout
    is_wide, columns = style.framing is Framing.WIDE, layout.columns
    cut = [*columns, MIDDLE] if is_wide else columns
    layers = Layers(viewport_of(style), design.background, layout.cuts, cut)
    if style.framing is Framing.TALL:
        paint_strips(layers, view, style, side, design)
    if is_wide:
        paint_column(layers, view, style, side, design)
    paint_board(layers, view, side, design)
    if ribbon_height(style):
        foot = FOOT if is_wide else layout.height
        paint_ribbon(layers, foot, ribbon_of(view, style), style, design)
    return layers


def paint_board(layers: Layers, view: GygesView, side: Side, design: Design) -> None:
    """The board with all that stands on it."""
    scene, board = scene_of(view, side), empty_board(design, side)
    action_design = design.for_preview if scene.is_preview else design
    for sprite in board.ends:
        layers.place(design.laid(sprite))
    paint_squares(layers, board, scene, design, action_design)
    paint_edges(layers, board, view.rows, side, design)
    if side.is_turned and design.layout.coordinate_px:
        paint_coordinates(layers, side, design)
    if scene.goal is not None:
        paint_goal(layers, scene.goal, design, action_design)
    if scene.throw is not None:
        paint_throw(layers, scene.throw, action_design)


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    return viewport_of(style).size


def places(view: View, style: RenderStyle) -> dict[str, Box]:
    """Where each square and each goal can be tapped, in pixels, by its name."""
    layout, side = layout_of(style), side_of(require_view(view, GygesView).onlooker, style)
    boxes = {NAMES[n]: layout.box(side.slot(n)) for n in range(SQUARES)}
    for goal in GOALS:
        boxes[NAMES[goal]] = layout.goal_box(far=side.is_far(goal))
    seen = viewport_of(style).seen
    return {name: seen(box) for name, box in boxes.items()}
