"""What actions leave on the board: the ways that pieces went, and the ghosts of the lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.action_effects import Deed
from engines.cannae.rules.board import Board, pieces
from engines.cannae.terms import SIDE, Cause, Kind, Loss, Piece, Square
from renderers.cannae import marks
from renderers.cannae.arrows import Arrow, ArrowEnd, paint_arrow
from renderers.cannae.design import Design
from renderers.cannae.empty_board import Cell
from renderers.cannae.layout import Field, Heading, Spot
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
    at: Spot
    is_aside: bool
    blows: tuple[tuple[Spot, Heading], ...] = ()  # from the infantry that surrounded it


def heading_of(deed: Deed, field: Field) -> Heading:
    """Which way an action went on the picture."""
    return field.heading(deed.action.origin, deed.action.target)


def throws_off(deed: Deed) -> bool:
    """Whether a push shoved somebody over the edge."""
    return deed.shifts[-1].target is None


@dataclass(frozen=True, slots=True)
class MarkColours:
    """What ways are drawn with: gold if they were gone, leaf if they are chosen and not sent."""

    way: str
    on_it: str


def paint_arrows(
    layers: Layers, deeds: Iterable[Deed], field: Field, ink: MarkColours, design: Design
) -> None:
    """Under the pieces: bars first, since an arrow may cross one."""
    for deed in sorted(deeds, key=lambda deed: deed.action.kind is not Kind.PUSH):
        action, heading = deed.action, heading_of(deed, field)
        start = field.middle(action.origin)
        if action.kind is Kind.PUSH:
            falls = throws_off(deed)
            end = ArrowEnd.OFF if falls else ArrowEnd.ROUND
            paint_arrow(layers, Arrow(start, heading, len(deed.shifts), end), ink.way, design)
            layers.place(marks.vacated(heading, design, ink.on_it), *start)
            continue
        if action.kind is Kind.CHARGE:
            layers.place(marks.clash(design, ink.way), *field.middle(action.target))
        layers.place(marks.origin(design), *start)
        links = field.distance(action.origin, action.target)
        paint_arrow(layers, Arrow(start, heading, links, _ENDS[action.kind]), ink.way, design)


def paint_push_chevrons(
    layers: Layers, deeds: Iterable[Deed], field: Field, ink: MarkColours, design: Design
) -> None:
    """Over the pieces: the direction of a push between those that it moved."""
    for deed in deeds:
        if deed.action.kind is Kind.PUSH:
            heading, count = heading_of(deed, field), len(deed.shifts) - throws_off(deed)
            start = field.middle(deed.action.origin)
            for number in range(1, count):
                spot = field.towards(start, heading, number + 0.5)
                layers.place(marks.push_chevron(heading, design, ink.on_it), *spot)


def paint_lost_pieces(layers: Layers, ghosts: Iterable[LostPiece], design: Design) -> None:
    """The lost, over everything."""
    for ghost in ghosts:
        scale = ASIDE if ghost.is_aside else WHOLE
        for spot, heading in ghost.blows:
            layers.place(marks.surround_arrow(heading, design), *spot)
        layers.place(piece(ghost.piece, design, scale=scale, has_fallen=True), *ghost.at)
        layers.place(marks.cross(design, is_small=ghost.is_aside), *ghost.at)


def cells_fallen_to(deeds: Iterable[Deed], field: Field) -> Iterator[Cell]:
    """The cells beyond the edge where pieces lie that were thrown off."""
    for deed in deeds:
        if throws_off(deed):
            (column, line), (dx, dy) = (
                field.cell(deed.shifts[-1].origin),
                heading_of(deed, field),
            )
            yield column + dx, line + dy


def lost_pieces(deeds: Iterable[Deed], board: Board, field: Field) -> Iterator[LostPiece]:
    """All that was lost, where there is room for it on `board`, the one that is drawn."""
    for deed in deeds:
        heading = heading_of(deed, field)
        for loss in deed.losses:
            if loss.cause is Cause.THROWN_OFF:
                x, y = field.middle(loss.square)
                across, down = (field.layout.side * part for part in _BEYOND)
                at = round(x + heading[0] * across), round(y + heading[1] * down)
                yield LostPiece(loss.piece, at, is_aside=True)
            elif pieces(board)[loss.square]:
                yield LostPiece(loss.piece, _corner(loss, heading, board, field), is_aside=True)
            else:
                yield LostPiece(
                    loss.piece,
                    field.middle(loss.square),
                    is_aside=False,
                    blows=_attackers(loss, field),
                )


def _attackers(loss: Loss, field: Field) -> tuple[tuple[Spot, Heading], ...]:
    return tuple((field.middle(by), field.heading(by, loss.square)) for by in loss.by)


def _corner(loss: Loss, heading: Heading, board: Board, field: Field) -> Spot:
    """The corner of an occupied square with the most room, clear of the arrow that leads there."""
    here = pieces(board)
    cells = {field.cell(square) for square in range(SIDE * SIDE) if here[square]}
    column, line = field.cell(loss.square)

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
    x, y = field.middle(loss.square)
    across, down = (field.layout.side * part for part in _CORNER)
    return round(x + dx * across), round(y + dy * down)


def square_before(loss: Loss, deed: Deed) -> Square:
    """Where a piece that an action would cost stands now."""
    if loss.cause in (Cause.SURROUNDED, Cause.SHUT_IN):
        return next((s.origin for s in deed.shifts if s.target == loss.square), loss.square)
    return loss.square
