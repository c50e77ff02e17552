"""A view of Cannae in, its picture out."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.board import placed
from engines.cannae.terms import NAMES, Kind
from engines.cannae.view_preview import movable
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.cannae import action_marks, choice, marks
from renderers.cannae.action_marks import MarkColours
from renderers.cannae.design import Design, design_of
from renderers.cannae.empty_board import begin_layers
from renderers.cannae.layout import WIDTH, Field, layout_of
from renderers.cannae.pieces import piece
from renderers.cannae.player_strips import paint_strips
from renderers.kit.layers import Box, Layers
from renderers.style import RenderStyle
from renderers.views import require_view

_FEW: Final = 6  # pieces that can act, all shown at once; more would drown the board in leaf

_LEAN: Final = 0.25  # of a square: the half of a push's mark, and some of a finger


def draw(view: View, style: RenderStyle) -> Layers:
    """The picture as a page: the board, for everybody the same but for its point of view.

    A player sees his own side below. Raises TypeError for a view of another game.
    """
    view, design = require_view(view, CannaeView), design_of(style)
    return _painted(view, style, _field(view, style), design)


def size(view: View, style: RenderStyle) -> tuple[int, int]:
    """Width and height of the picture in pixels, without drawing it."""
    return WIDTH, layout_of(style).height


def places(view: View, style: RenderStyle) -> dict[str, Box]:
    """Where each square is on the picture. For fingers.

    Around infantry that is to go, a neighbour has the mark between the two as well.
    """
    view = require_view(view, CannaeView)
    field, entered = _field(view, style), view.choice
    boxes = {name: field.box(square) for square, name in enumerate(NAMES)}
    for offer in entered.offers if entered and entered.is_aiming else ():
        action = offer.action
        if action.kind in (Kind.STEP, Kind.PUSH):
            boxes[NAMES[action.target]] = _leaning(
                field.box(action.target), field.box(action.origin)
            )
    return boxes


def _leaning(box: Box, origin: Box) -> Box:
    """A neighbour's box with its part of the border: corners belong to diagonals."""
    lean = round((box.right - box.left) * _LEAN)
    left, right = _leaning_span(box.left, box.right, origin.left, lean)
    top, bottom = _leaning_span(box.top, box.bottom, origin.top, lean)
    return Box(left, top, right, bottom)


def _leaning_span(low: int, high: int, origin: int, lean: int) -> tuple[int, int]:
    if low == origin:
        return low + lean, high - lean
    return (low - lean, high) if low > origin else (low, high + lean)


def _field(view: CannaeView, style: RenderStyle) -> Field:
    is_turned = view.onlooker is Seat.TWO or style.mirrored
    return Field(layout_of(style), Seat.TWO if is_turned else Seat.ONE)


def _painted(view: CannaeView, style: RenderStyle, field: Field, design: Design) -> Layers:
    """From the ground up. Gold is the last turn; what is chosen and not sent is leaf."""
    entered, palette = view.choice, design.palette
    deeds = choice.shown_deeds(entered) if entered else view.last.deeds if view.last else ()
    coming = (entered.deed,) if entered and entered.deed else ()
    layers = begin_layers(
        field, frozenset(action_marks.cells_fallen_to((*deeds, *coming), field)), design
    )
    paint_strips(layers, view, style.names, field, design)
    ink = (
        MarkColours(palette.leaf, palette.letters)
        if entered
        else MarkColours(palette.gold, palette.outline)
    )
    action_marks.paint_arrows(layers, deeds, field, ink, design)
    if entered:
        choice.paint_under(layers, entered, field, design)
    elif view.onlooker is view.to_act:
        _paint_movable(layers, view, field, design)
    for square, man in placed(view.board):
        layers.place(piece(man, design), *field.middle(square))
    action_marks.paint_push_chevrons(layers, deeds, field, ink, design)
    action_marks.paint_lost_pieces(
        layers, action_marks.lost_pieces(deeds, view.board, field), design
    )
    if entered:
        choice.paint_over(layers, entered, field, design)
    return layers


def _paint_movable(layers: Layers, view: CannaeView, field: Field, design: Design) -> None:
    able = movable(view)
    if len(able) <= _FEW:
        for square in able:
            layers.place(marks.chosen(design), *field.middle(square))
