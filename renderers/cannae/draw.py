"""Draw a view of Cannae."""

from __future__ import annotations

from typing import Final

from engines.cannae.terms import NAMES, Kind
from engines.cannae.views import CannaeView
from engines.core.values import View
from renderers.cannae.column import paint_column
from renderers.cannae.design import design_of
from renderers.cannae.empty_board import empty_board
from renderers.cannae.layout import grid_of, viewport_of
from renderers.cannae.lost_pieces import cells_fallen_to
from renderers.cannae.player_strips import paint_strips
from renderers.cannae.position import missed_effects, paint_position, shown_effects
from renderers.cannae.ribbon import ribbon_of
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.kit.ribbon import paint_ribbon, ribbon_height
from renderers.style import Framing, RenderStyle
from renderers.views import require_view

_WIDENED: Final = 0.25  # of a square: the half of a push's mark, and some of a finger

FRAMINGS: Final = (Framing.TALL, Framing.WIDE, Framing.TABLE)


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture of a view: a player sees their own side below, else everybody sees the same.

    In the framing of the table it is the board alone.
    Raises TypeError for a view of another game.
    """
    view, design = require_view(view, CannaeView), design_of(style)
    grid = grid_of(view.onlooker, style)
    fallen = frozenset(cells_fallen_to((*missed_effects(view), *shown_effects(view)), grid))
    layers = empty_board(viewport_of(style), grid, fallen, design).copy()
    if style.framing is Framing.TALL:
        paint_strips(layers, view, style, grid, design)
    elif style.framing is Framing.WIDE:
        paint_column(layers, view, style, grid, design)
    paint_position(layers, view, grid, design)
    if ribbon_height(style):
        paint_ribbon(layers, design.layout.height, ribbon_of(view, style.names), style, design)
    return layers


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    return viewport_of(style).size


def places(view: View, style: RenderStyle) -> dict[str, Box]:
    """Where each square can be tapped, in pixels, by its name.

    Around infantry that is to move, a neighbour's box includes the mark between the two.
    """
    view = require_view(view, CannaeView)
    grid, entered = grid_of(view.onlooker, style), view.choice
    seen = viewport_of(style).seen
    boxes = {name: grid.box(square) for square, name in enumerate(NAMES)}
    for offer in entered.offers if entered and entered.is_aiming else ():
        action = offer.action
        if action.kind in (Kind.STEP, Kind.PUSH):
            boxes[NAMES[action.target]] = _widened(grid.box(action.target), grid.box(action.origin))
    return {name: seen(box) for name, box in boxes.items()}


def spots(view: View, style: RenderStyle) -> tuple[tuple[str, Box], ...]:
    """Where each square is, in pixels, by its name: none is widened."""
    grid = grid_of(require_view(view, CannaeView).onlooker, style)
    seen = viewport_of(style).seen
    return tuple((name, seen(grid.box(square))) for square, name in enumerate(NAMES))


def _widened(box: Box, origin: Box) -> Box:
    # Toward `origin`; the corners are left to diagonal neighbours.
    lean = round((box.right - box.left) * _WIDENED)
    left, right = _widened_span(box.left, box.right, origin.left, lean)
    top, bottom = _widened_span(box.top, box.bottom, origin.top, lean)
    return Box(left, top, right, bottom)


def _widened_span(low: int, high: int, origin: int, lean: int) -> tuple[int, int]:
    if low == origin:
        return low + lean, high - lean
    return (low - lean, high) if low > origin else (low, high + lean)
