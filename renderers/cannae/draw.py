"""Draw a view of Cannae."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.board import placed
from engines.cannae.terms import NAMES, Kind
from engines.cannae.view_preview import movable_pieces
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.cannae import action_marks, choice, marks
from renderers.cannae.action_marks import MarkColours
from renderers.cannae.design import Design, design_of
from renderers.cannae.empty_board import begin_layers
from renderers.cannae.layout import WIDTH, BoardGrid, layout_of
from renderers.cannae.pieces import piece
from renderers.cannae.player_strips import paint_strips
from renderers.kit.box import Box
from renderers.kit.layers import Layers
from renderers.style import RenderStyle
from renderers.views import require_view

_FEW: Final = 6  # so many movable pieces are marked at most; more marks would hide the board

_WIDENED: Final = 0.25  # of a square: the half of a push's mark, and some of a finger


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture of a view: a player sees his own side below, else everybody sees the same.

    Raises TypeError for a view of another game.
    """
    view, design = require_view(view, CannaeView), design_of(style)
    return _painted(view, style, _grid(view, style), design)


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    return WIDTH, layout_of(style).height


def places(view: View, style: RenderStyle) -> dict[str, Box]:
    """Where each square can be tapped, in pixels, by its name.

    Around infantry that is to move, a neighbour's box includes the mark between the two.
    """
    view = require_view(view, CannaeView)
    grid, entered = _grid(view, style), view.choice
    boxes = {name: grid.box(square) for square, name in enumerate(NAMES)}
    for offer in entered.offers if entered and entered.is_aiming else ():
        action = offer.action
        if action.kind in (Kind.STEP, Kind.PUSH):
            boxes[NAMES[action.target]] = _widened(grid.box(action.target), grid.box(action.origin))
    return boxes


def _widened(box: Box, origin: Box) -> Box:
    """A neighbour's box, widened toward `origin`; the corners are left to diagonal neighbours."""
    lean = round((box.right - box.left) * _WIDENED)
    left, right = _widened_span(box.left, box.right, origin.left, lean)
    top, bottom = _widened_span(box.top, box.bottom, origin.top, lean)
    return Box(left, top, right, bottom)


def _widened_span(low: int, high: int, origin: int, lean: int) -> tuple[int, int]:
    if low == origin:
        return low + lean, high - lean
    return (low - lean, high) if low > origin else (low, high + lean)


def _grid(view: CannaeView, style: RenderStyle) -> BoardGrid:
    is_turned = view.onlooker is Seat.TWO or style.mirrored
    return BoardGrid(layout_of(style), Seat.TWO if is_turned else Seat.ONE)


def _painted(view: CannaeView, style: RenderStyle, grid: BoardGrid, design: Design) -> Layers:
    """All layers from back to front. Gold is the last turn, leaf what is chosen and not sent."""
    entered, palette = view.choice, design.palette
    effects = (
        choice.shown_effects(entered)
        if entered
        else view.last_turn.effects
        if view.last_turn
        else ()
    )
    missed = () if entered else [effect for turn in view.missed for effect in turn.effects]
    coming = (entered.previewed,) if entered and entered.previewed else ()
    fallen = frozenset(action_marks.cells_fallen_to((*missed, *effects, *coming), grid))
    layers = begin_layers(grid, fallen, design)
    paint_strips(layers, view, style.names, grid, design)
    gold = MarkColours(palette.gold, palette.outline)
    colours = MarkColours(palette.leaf, palette.letters) if entered else gold
    action_marks.paint_arrows(layers, missed, grid, gold, design, is_missed=True)
    action_marks.paint_arrows(layers, effects, grid, colours, design)
    if entered:
        choice.paint_under(layers, entered, grid, design)
    elif view.onlooker is view.to_act:
        _paint_movable(layers, view, grid, design)
    for square, man in placed(view.board):
        layers.place(piece(man, design), *grid.middle(square))
    action_marks.paint_push_chevrons(layers, effects, grid, colours, design)
    action_marks.paint_lost_pieces(layers, (*missed, *effects), view.board, grid, design)
    if entered:
        choice.paint_over(layers, entered, grid, design)
    return layers


def _paint_movable(layers: Layers, view: CannaeView, grid: BoardGrid, design: Design) -> None:
    able = movable_pieces(view)
    if len(able) <= _FEW:
        for square in able:
            layers.place(marks.chosen(design), *grid.middle(square))
