"""What actions leave on the board: arrows where pieces went, and the lost pieces, faded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.rules.board import Board, pieces
from engines.cannae.terms import SIDE, Cause, Kind, Loss, Piece, Square
from renderers.cannae import marks
from renderers.cannae.arrows import Arrow, ArrowEnd, paint_arrow
from renderers.cannae.design import Design
from renderers.cannae.empty_board import Cell
from renderers.cannae.layout import BoardGrid, Heading, Pixel
from renderers.cannae.pieces import ASIDE, WHOLE, piece
from renderers.kit.layers import Layers

_ENDS: Final = {Kind.STEP: ArrowEnd.STEP, Kind.SLIDE: ArrowEnd.SLIDE, Kind.CHARGE: ArrowEnd.CHARGE}
_BEYOND: Final = (0.90, 0.86)  # squares to a piece thrown off: to the side, and up or down
_CORNERS: Final[tuple[Heading, ...]] = ((1, -1), (-1, -1), (1, 1), (-1, 1))
_CORNER: Final = (0.52, 0.54)  # squares from the middle


@dataclass(frozen=True, slots=True)
class LostPiece:
    """A piece that was lost, where it lies."""

    piece: Piece
    at: Pixel
    is_aside: bool
    attackers: tuple[tuple[Pixel, Heading], ...] = ()  # from the infantry that surrounded it


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
    effects: Iterable[ActionEffect],
    grid: BoardGrid,
    colours: MarkColours,
    design: Design,
    *,
    is_missed: bool = False,
) -> None:
    """Arrows and bars, to lie under the pieces; bars first, since an arrow may cross one.

    Those of a turn before the last, which the onlooker has missed, are thinner.
    """
    for effect in sorted(effects, key=lambda effect: effect.action.kind is not Kind.PUSH):
        action, heading = effect.action, heading_of(effect, grid)
        start = grid.middle(action.origin)
        if action.kind is Kind.PUSH:
            falls = throws_off(effect)
            end = ArrowEnd.OFF if falls else ArrowEnd.ROUND
            bar = Arrow(start, heading, len(effect.shifts), end, is_missed)
            paint_arrow(layers, bar, colours.arrow, design)
            layers.place(marks.vacated(heading, design, colours.chevron), *start)
            continue
        if action.kind is Kind.CHARGE and not is_missed:
            layers.place(marks.clash(design, colours.arrow), *grid.middle(action.target))
        layers.place(marks.origin(design), *start)
        links = grid.distance(action.origin, action.target)
        arrow = Arrow(start, heading, links, _ENDS[action.kind], is_missed)
        paint_arrow(layers, arrow, colours.arrow, design)


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
                layers.place(marks.push_chevron(heading, design, colours.chevron), *pixel)


def paint_lost_pieces(
    layers: Layers, effects: Iterable[ActionEffect], board: Board, grid: BoardGrid, design: Design
) -> None:
    """The lost pieces, faded and crossed out, to lie over everything. `board` is what is drawn."""
    for lost in _lost_pieces(effects, board, grid):
        scale = ASIDE if lost.is_aside else WHOLE
        for pixel, heading in lost.attackers:
            layers.place(marks.surround_arrow(heading, design), *pixel)
        layers.place(piece(lost.piece, design, scale=scale, has_fallen=True), *lost.at)
        layers.place(marks.cross(design, is_small=lost.is_aside), *lost.at)


def cells_fallen_to(effects: Iterable[ActionEffect], grid: BoardGrid) -> Iterator[Cell]:
    """The cells beyond the edge where pieces lie that were pushed off."""
    for effect in effects:
        if throws_off(effect):
            column, line = grid.cell(effect.shifts[-1].origin)
            dx, dy = heading_of(effect, grid)
            yield column + dx, line + dy


def _lost_pieces(
    effects: Iterable[ActionEffect], board: Board, grid: BoardGrid
) -> Iterator[LostPiece]:
    """The lost pieces, each where there is room for it."""
    for effect in effects:
        heading = heading_of(effect, grid)
        for loss in effect.losses:
            if loss.cause is Cause.THROWN_OFF:
                x, y = grid.middle(loss.square)
                across, down = (grid.layout.side * part for part in _BEYOND)
                at = round(x + heading[0] * across), round(y + heading[1] * down)
                yield LostPiece(loss.piece, at, is_aside=True)
            elif pieces(board)[loss.square]:
                yield LostPiece(loss.piece, _corner(loss, heading, board, grid), is_aside=True)
            else:
                at, attackers = grid.middle(loss.square), _attackers(loss, grid)
                yield LostPiece(loss.piece, at, is_aside=False, attackers=attackers)


def _attackers(loss: Loss, grid: BoardGrid) -> tuple[tuple[Pixel, Heading], ...]:
    return tuple((grid.middle(by), grid.heading(by, loss.square)) for by in loss.by)


def _corner(loss: Loss, heading: Heading, board: Board, grid: BoardGrid) -> Pixel:
    """The corner of an occupied square with the most room, away from the arrow that leads there."""
    here = pieces(board)
    cells = {grid.cell(square) for square in range(SIDE * SIDE) if here[square]}
    column, line = grid.cell(loss.square)

    def crowd(corner: Heading) -> int:
        dx, dy = corner
        is_outside = not (0 <= column + dx < SIDE and 0 <= line + dy < SIDE)
        beside = ((column + dx, line), (column, line + dy))
        return (
            4 * is_outside
            + 2 * ((column + dx, line + dy) in cells)
            + sum(cell in cells for cell in beside)
            + 3 * max(0, -dx * heading[0] - dy * heading[1])
        )

    dx, dy = min(_CORNERS, key=crowd)
    x, y = grid.middle(loss.square)
    across, down = (grid.layout.side * part for part in _CORNER)
    return round(x + dx * across), round(y + dy * down)


def square_before(loss: Loss, effect: ActionEffect) -> Square:
    """The square of a piece that an action would cost, before the action."""
    if loss.cause in (Cause.SURROUNDED, Cause.SHUT_IN):
        return next((s.origin for s in effect.shifts if s.target == loss.square), loss.square)
    return loss.square
