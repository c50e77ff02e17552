"""A view of Gygès in, its picture out."""

from __future__ import annotations

from engines.core.values import View
from engines.gyges.terms import GOALS, NAMES, SQUARES
from engines.gyges.views import GygesView
from renderers.gyges.design import press_of
from renderers.gyges.empty_board import empty_board
from renderers.gyges.goals import paint_goal
from renderers.gyges.layout import WIDTH, layout_of, side_of
from renderers.gyges.player_strips import paint_edges, paint_strips
from renderers.gyges.scene import scene_of
from renderers.gyges.squares import paint_squares
from renderers.gyges.throw_arc import paint_flight
from renderers.kit.layers import Box, Page
from renderers.style import RenderStyle


def draw(view: View, look: RenderStyle) -> Page:
    """The picture as a page.

    A player sees his own row below, a spectator South's. Raises TypeError for a view of another
    game.
    """
    view, press = _checked(view), press_of(look)
    side = side_of(view.onlooker)
    scene, board = scene_of(view, side), empty_board(press, side)
    page = Page(size(view, look), press.stock, press.layout.cuts, press.layout.columns)
    for end in board.ends:
        page.place(end)
    paint_squares(page, board, scene, press)
    paint_edges(page, board, view.rows, side, press)
    paint_strips(page, view, look.names, side, press)
    if scene.goal is not None:
        paint_goal(page, scene.goal, press, is_intent=scene.is_intent)
    if scene.flight is not None:
        marking = press.of_intent if scene.is_intent else press
        paint_flight(page, scene.flight, marking)
    return page


def size(view: View, look: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    return WIDTH, layout_of(look).height


def places(view: View, look: RenderStyle) -> dict[str, Box]:
    """Where each square and each goal is, in px: left, top, right, bottom. For fingers."""
    layout, side = layout_of(look), side_of(_checked(view).onlooker)
    boxes = {NAMES[n]: layout.box(side.slot(n)) for n in range(SQUARES)}
    for goal in GOALS:
        far = side.is_far(goal)
        y, half = layout.goal_y(far=far), layout.goal - layout.pitch // 2
        boxes[NAMES[goal]] = Box(layout.left, y - half, layout.right, y + half)
    return boxes


def _checked(view: View) -> GygesView:
    if not isinstance(view, GygesView):
        raise TypeError(f"a view of {view.game} can't be drawn as Gygès")
    return view
