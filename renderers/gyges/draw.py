"""A view of Gygès in, its picture out."""

from __future__ import annotations

from PIL import Image

from engines.core.values import View
from engines.gyges.terms import GOALS, NAMES, SQUARES
from engines.gyges.views import GygesView
from renderers.gyges.board import empty_board
from renderers.gyges.colours import inks_of
from renderers.gyges.flight import flight
from renderers.gyges.goals import paint_goal
from renderers.gyges.layout import WIDTH, Box, layout_of, side_of
from renderers.gyges.margins import paint_pennants, paint_strips
from renderers.gyges.press import press_of
from renderers.gyges.scene import scene_of
from renderers.gyges.squares import paint_squares
from renderers.kit.encode import Inks
from renderers.kit.stamp import stamp
from renderers.look import Look


def draw(view: View, look: Look) -> Image.Image:
    """The picture as a palette image of at most 64 colours.

    A player sees his own row below, a spectator South's. Raises TypeError for a view of another
    game.
    """
    view, press = _checked(view), press_of(look)
    side = side_of(view.onlooker)
    scene = scene_of(view, side)
    page = empty_board(press, side).copy()
    paint_squares(page, scene, side, press)
    paint_pennants(page, view.rows, side, press)
    paint_strips(page, view, look.names, side, press)
    if scene.goal is not None:
        paint_goal(page, scene.goal, press, is_intent=scene.is_intent)
    if scene.flight is not None:
        marking = press.of_intent() if scene.is_intent else press
        stamp(page, inks(look), flight(scene.flight, marking))
    return page


def inks(look: Look) -> Inks:
    """All the colours that a picture in this look may have."""
    return inks_of(press_of(look).colours)


def true_colours(view: View, look: Look) -> Image.Image:
    """The same picture in RGB; it has been printed, square by square."""
    return draw(view, look).convert("RGB")


def size(view: View, look: Look) -> tuple[int, int]:
    """Width and height of the picture, without drawing it."""
    return WIDTH, layout_of(look).height


def places(view: View, look: Look) -> dict[str, Box]:
    """Where each square and each goal is, in px: left, top, right, bottom. For fingers."""
    layout, side = layout_of(look), side_of(_checked(view).onlooker)
    boxes = {NAMES[n]: layout.box(side.slot(n)) for n in range(SQUARES)}
    left, right = layout.left, layout.left + 2 * (layout.middle - layout.left)
    for goal in GOALS:
        far = side.is_far(goal)
        y, half = layout.goal_y(far=far), layout.goal - layout.pitch // 2
        boxes[NAMES[goal]] = (left, y - half, right, y + half)
    return boxes


def _checked(view: View) -> GygesView:
    if not isinstance(view, GygesView):
        raise TypeError(f"a view of {view.game} can't be drawn as Gygès")
    return view
