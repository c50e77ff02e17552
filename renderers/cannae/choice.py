"""Marks of a turn that is being entered: what may be done, and what a chosen action will do."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.terms import Cause, Kind
from engines.cannae.views import Choice
from renderers.cannae import marks
from renderers.cannae.action_marks import heading_of, square_before, throws_off
from renderers.cannae.arrows import Arrow, ArrowEnd, paint_arrow
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid
from renderers.kit.layers import Layers

_ENDS: Final = {Kind.STEP: ArrowEnd.AIM, Kind.SLIDE: ArrowEnd.AIM, Kind.CHARGE: ArrowEnd.CHARGE}
_CORNER: Final = 0.34  # squares from the middle to a warning on an occupied square


def shown_effects(choice: Choice | None) -> tuple[ActionEffect, ...]:
    """The chosen actions that the board already shows as done."""
    if choice is None or choice.is_aiming or not choice.effects:
        return choice.effects if choice else ()
    return choice.effects[:-1]


def paint_under(layers: Layers, choice: Choice, grid: BoardGrid, design: Design) -> None:
    """Under the pieces: the chosen action's arrow, and a disc under the chosen piece."""
    if choice.previewed is not None:
        _paint_arrow(layers, choice.previewed, grid, design)
    if choice.piece is not None:
        layers.place(marks.chosen(design), *grid.middle(choice.piece))


def paint_over(layers: Layers, choice: Choice, grid: BoardGrid, design: Design) -> None:
    """Over the pieces: what is offered, or what the chosen action will cost."""
    if choice.is_aiming:
        for offer in choice.offers:
            _paint_offer(layers, offer, grid, design)
    elif choice.previewed is not None:
        _paint_losses(layers, choice.previewed, grid, design)


def _paint_arrow(layers: Layers, effect: ActionEffect, grid: BoardGrid, design: Design) -> None:
    action = effect.action
    if action.kind is Kind.PUSH:
        links = len(effect.shifts)
        end = ArrowEnd.OFF if throws_off(effect) else ArrowEnd.INTO
    else:
        links = grid.distance(action.origin, action.target)
        end = _ENDS[action.kind]
    start, heading = grid.middle(action.origin), heading_of(effect, grid)
    paint_arrow(layers, Arrow(start, heading, links, end), design.palette.leaf, design)


def _paint_offer(layers: Layers, offer: ActionEffect, grid: BoardGrid, design: Design) -> None:
    action, warns = offer.action, bool(offer.own_losses)
    heading, target = heading_of(offer, grid), grid.middle(action.target)
    match action.kind:
        case Kind.PUSH:
            pixel = grid.towards(grid.middle(action.origin), heading, 0.5)
            layers.place(marks.push_button(heading, design, warns=warns), *pixel)
        case Kind.CHARGE:
            layers.place(marks.charge_arcs(design), *target)
            if warns:
                layers.place(marks.warning(design), *grid.towards(target, (1, -1), _CORNER))
        case _:
            layers.place(marks.warning(design) if warns else marks.dot(design), *target)


def _paint_losses(layers: Layers, effect: ActionEffect, grid: BoardGrid, design: Design) -> None:
    """Crosses on the pieces that would be lost; they are not faded, since they still stand."""
    action, heading = effect.action, heading_of(effect, grid)
    if action.kind is Kind.PUSH:
        start = grid.middle(action.origin)
        for number in range(len(effect.shifts) - 1):
            pixel = grid.towards(start, heading, number + 0.5)
            layers.place(marks.push_chevron(heading, design, design.palette.letters), *pixel)
    if action.kind is Kind.CHARGE:
        layers.place(marks.charge_arcs(design), *grid.middle(action.target))
    for loss in effect.losses:
        if loss.cause is Cause.SURROUNDED and action.kind is not Kind.PUSH:
            for by in loss.by:
                layers.place(
                    marks.surround_arrow(grid.heading(by, loss.square), design), *grid.middle(by)
                )
        layers.place(marks.cross(design), *grid.middle(square_before(loss, effect)))
