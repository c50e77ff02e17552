"""What actions leave on the board: arrows where pieces went, and the order of the actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.rules.board import Board, pieces
from engines.cannae.terms import Kind, Loss
from renderers.cannae import marks
from renderers.cannae.arrows import Arrow, ArrowEnd, paint_arrow
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid, Heading
from renderers.kit.layers import Layers

_ENDS: Final = {Kind.STEP: ArrowEnd.STEP, Kind.SLIDE: ArrowEnd.SLIDE, Kind.CHARGE: ArrowEnd.CHARGE}
_SET_BACK: Final = 0.07  # squares from the middle to the number of a push, so that it has room
_CORNER: Final = 0.36  # to the number of an action that began where a piece stands now


def heading_of(effect: ActionEffect, grid: BoardGrid) -> Heading:
    """The direction of an action on the picture."""
    return grid.heading(effect.action.origin, effect.action.target)


def throws_off(effect: ActionEffect) -> bool:
    """Whether a push moves a piece off the board."""
    return effect.shifts[-1].target is None


@dataclass(frozen=True, slots=True)
class MarkColours:
    """The colours of the marks of actions: gold for the last turn, leaf for one that is chosen."""

    arrow: str
    chevron: str  # on an arrow


def paint_arrows(
    layers: Layers,
    effects: Sequence[ActionEffect],
    grid: BoardGrid,
    colours: MarkColours,
    design: Design,
    *,
    decisive: Loss | None = None,
    is_missed: bool = False,
) -> None:
    """Arrows and bars, to lie under the pieces; bars first, since an arrow may cross one.

    Those of turns before the last, which the onlooker has missed, are thinner. The charge that
    decided the game has no star of its own beside that of the climax.
    """
    has_numbers = len(effects) > 1 and not is_missed
    for effect in sorted(effects, key=lambda effect: effect.action.kind is not Kind.PUSH):
        action, heading = effect.action, heading_of(effect, grid)
        start = grid.middle(action.origin)
        if action.kind is Kind.PUSH:
            end = ArrowEnd.OFF if throws_off(effect) else ArrowEnd.ROUND
            bar = Arrow(start, heading, len(effect.shifts), end, is_missed)
            paint_arrow(layers, bar, colours.arrow, design)
            chevrons = marks.vacated(heading, design, colours.chevron, has_number=has_numbers)
            layers.place(chevrons, *start)
            continue
        if action.kind is Kind.CHARGE and not is_missed and decisive not in effect.losses:
            layers.place(marks.clash(design, colours.arrow), *grid.middle(action.target))
        layers.place(marks.origin(design), *start)
        links = grid.distance(action.origin, action.target)
        arrow = Arrow(start, heading, links, _ENDS[action.kind], is_missed)
        paint_arrow(layers, arrow, colours.arrow, design)


def paint_numbers(
    layers: Layers,
    effects: Sequence[ActionEffect],
    board: Board,
    grid: BoardGrid,
    colours: MarkColours,
    design: Design,
) -> None:
    """1 and 2 where two actions of a turn began, to lie over the pieces of `board`."""
    if len(effects) < 2:
        return
    lie_there = {loss.square for effect in effects for loss in effect.losses}
    for value, effect in enumerate(effects, start=1):
        origin = effect.action.origin
        pixel = grid.middle(origin)
        if pieces(board)[origin] or origin in lie_there:
            pixel = grid.towards(pixel, (1, -1), _CORNER)
        elif effect.action.kind is Kind.PUSH:
            pixel = grid.towards(pixel, heading_of(effect, grid), -_SET_BACK)
        layers.place(marks.number(design, value, colours.arrow, colours.chevron), *pixel)


def paint_push_chevrons(
    layers: Layers,
    effects: Iterable[ActionEffect],
    grid: BoardGrid,
    colours: MarkColours,
    design: Design,
) -> None:
    """Chevrons between the pieces that a push moved, to lie over the pieces."""
    for effect in effects:
        if effect.action.kind is Kind.PUSH:
            heading, count = heading_of(effect, grid), len(effect.shifts) - throws_off(effect)
            start = grid.middle(effect.action.origin)
            for number in range(1, count):
                pixel = grid.towards(start, heading, number + 0.5)
                layers.place(marks.push_chevron(design, heading, colours.chevron), *pixel)
