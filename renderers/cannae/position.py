"""The men on the board, with what the last turn did to them or what may be done now."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.rules.board import placed
from engines.cannae.terms import Kind, Square
from engines.cannae.view_preview import movable_pieces
from engines.cannae.views import CannaeView
from renderers.cannae import action_marks, marks
from renderers.cannae.action_marks import MarkColours, heading_of
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid
from renderers.cannae.lost_pieces import decisive_loss, paint_lost_pieces
from renderers.cannae.pieces import piece
from renderers.kit.layers import Layers

_CORNER: Final = 0.34  # squares from the middle to a warning on an occupied square
_FEW: Final = 6  # so many movable pieces are marked at most; more marks would hide the board


def paint_position(layers: Layers, view: CannaeView, grid: BoardGrid, design: Design) -> None:
    """All of it, from back to front. Gold is the last turn, leaf what is chosen and not sent."""
    entered, palette, board = view.choice, design.palette, view.board
    effects, missed, decisive = shown_effects(view), missed_effects(view), decisive_loss(view)
    gold = MarkColours(palette.gold, palette.outline)
    colours = MarkColours(palette.leaf, palette.letters) if entered else gold
    action_marks.paint_arrows(layers, missed, grid, gold, design, is_missed=True)
    action_marks.paint_arrows(layers, effects, grid, colours, design, decisive=decisive)
    for square in _discs(view):
        layers.place(marks.chosen(design), *grid.middle(square))
    for square, man in placed(board):
        layers.place(piece(man, design), *grid.middle(square))
    action_marks.paint_push_chevrons(layers, effects, grid, colours, design)
    paint_lost_pieces(layers, (*missed, *effects), board, grid, design, decisive=decisive)
    action_marks.paint_numbers(layers, effects, board, grid, colours, design)
    for offer in entered.offers if entered else ():
        _paint_offer(layers, offer, grid, design)


def shown_effects(view: CannaeView) -> tuple[ActionEffect, ...]:
    """The actions of the turn that is being entered, or else of the last one."""
    if view.choice:
        return view.choice.effects
    return view.last_turn.effects if view.last_turn else ()


def missed_effects(view: CannaeView) -> tuple[ActionEffect, ...]:
    """The actions of earlier turns that the onlooker has missed, unless they are entering one."""
    if view.choice:
        return ()
    return tuple(effect for turn in view.missed for effect in turn.effects)


def _discs(view: CannaeView) -> Collection[Square]:
    if view.choice:
        return () if view.choice.piece is None else (view.choice.piece,)
    able = movable_pieces(view) if view.onlooker is view.to_act else ()
    return able if len(able) <= _FEW else ()


def _paint_offer(layers: Layers, offer: ActionEffect, grid: BoardGrid, design: Design) -> None:
    action, warns = offer.action, bool(offer.own_losses)
    heading, target = heading_of(offer, grid), grid.middle(action.target)
    match action.kind:
        case Kind.PUSH:
            pixel = grid.towards(grid.middle(action.origin), heading, 0.5)
            layers.place(marks.push_button(design, heading, warns=warns), *pixel)
        case Kind.CHARGE:
            layers.place(marks.charge_arcs(design), *target)
            if warns:
                layers.place(marks.warning(design), *grid.towards(target, (1, -1), _CORNER))
        case _:
            layers.place(marks.warning(design) if warns else marks.dot(design), *target)
