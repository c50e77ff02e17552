"""What actions leave on the board: the ways that pieces went, and the ghosts of the lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.rules.board import Board, pieces
from engines.cannae.terms import SIDE, Cause, Kind, Loss, Piece, Square
from renderers.cannae import marks
from renderers.cannae.ground import Cell
from renderers.cannae.layout import Field, Heading, Spot
from renderers.cannae.pieces import ASIDE, WHOLE, piece
from renderers.cannae.press import Press
from renderers.cannae.ribbons import End, Ribbon, lay
from renderers.kit.page import Page

_ENDS: Final = {Kind.STEP: End.STEP, Kind.SLIDE: End.SLIDE, Kind.CHARGE: End.CHARGE}
_BEYOND: Final = (0.90, 0.86)  # squares to a piece thrown off: to the side, and up or down
_CORNERS: Final[tuple[Heading, ...]] = ((1, -1), (-1, -1), (1, 1), (-1, 1))
_CORNER: Final = (0.52, 0.54)  # squares from the middle


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece that was lost, where it lies."""

    piece: Piece
    at: Spot
    is_aside: bool
    blows: tuple[tuple[Spot, Heading], ...] = ()  # from the infantry that surrounded it


def heading_of(effect: ActionEffect, field: Field) -> Heading:
    """Which way an action went on the picture."""
    return field.heading(effect.action.origin, effect.action.target)


def throws_off(effect: ActionEffect) -> bool:
    """Whether a push shoved somebody over the edge."""
    return effect.shifts[-1].target is None


@dataclass(frozen=True, slots=True)
class Ink:
    """What ways are drawn with: gold if they were gone, leaf if they are chosen and not sent."""

    way: str
    on_it: str


def paint_ways(
    page: Page, effects: Iterable[ActionEffect], field: Field, ink: Ink, press: Press
) -> None:
    """Under the pieces: bars first, since an arrow may cross one."""
    for effect in sorted(effects, key=lambda effect: effect.action.kind is not Kind.PUSH):
        action, heading = effect.action, heading_of(effect, field)
        start = field.middle(action.origin)
        if action.kind is Kind.PUSH:
            falls = throws_off(effect)
            end = End.OFF if falls else End.ROUND
            lay(page, Ribbon(start, heading, len(effect.shifts), end), ink.way, press)
            page.place(marks.vacated(heading, press, ink.on_it), *start)
            continue
        if action.kind is Kind.CHARGE:
            page.place(marks.clash(press, ink.way), *field.middle(action.target))
        page.place(marks.origin(press), *start)
        links = field.distance(action.origin, action.target)
        lay(page, Ribbon(start, heading, links, _ENDS[action.kind]), ink.way, press)


def paint_seams(
    page: Page, effects: Iterable[ActionEffect], field: Field, ink: Ink, press: Press
) -> None:
    """Over the pieces: the direction of a push between those that it moved."""
    for effect in effects:
        if effect.action.kind is Kind.PUSH:
            heading, count = heading_of(effect, field), len(effect.shifts) - throws_off(effect)
            start = field.middle(effect.action.origin)
            for number in range(1, count):
                spot = field.towards(start, heading, number + 0.5)
                page.place(marks.seam(heading, press, ink.on_it), *spot)


def paint_ghosts(page: Page, ghosts: Iterable[Ghost], press: Press) -> None:
    """The lost, over everything."""
    for ghost in ghosts:
        scale = ASIDE if ghost.is_aside else WHOLE
        for spot, heading in ghost.blows:
            page.place(marks.blow(heading, press), *spot)
        page.place(piece(ghost.piece, press, scale=scale, has_fallen=True), *ghost.at)
        page.place(marks.cross(press, is_small=ghost.is_aside), *ghost.at)


def fallen(effects: Iterable[ActionEffect], field: Field) -> Iterator[Cell]:
    """The cells beyond the edge where pieces lie that were thrown off."""
    for effect in effects:
        if throws_off(effect):
            (column, line), (dx, dy) = (
                field.cell(effect.shifts[-1].origin),
                heading_of(effect, field),
            )
            yield column + dx, line + dy


def ghosts(effects: Iterable[ActionEffect], board: Board, field: Field) -> Iterator[Ghost]:
    """All that was lost, where there is room for it on `board`, the one that is drawn."""
    for effect in effects:
        heading = heading_of(effect, field)
        for loss in effect.losses:
            if loss.cause is Cause.THROWN_OFF:
                x, y = field.middle(loss.square)
                across, down = (field.layout.side * part for part in _BEYOND)
                at = round(x + heading[0] * across), round(y + heading[1] * down)
                yield Ghost(loss.piece, at, is_aside=True)
            elif pieces(board)[loss.square]:
                yield Ghost(loss.piece, _corner(loss, heading, board, field), is_aside=True)
            else:
                yield Ghost(
                    loss.piece, field.middle(loss.square), is_aside=False, blows=_blows(loss, field)
                )


def _blows(loss: Loss, field: Field) -> tuple[tuple[Spot, Heading], ...]:
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


def square_before(loss: Loss, effect: ActionEffect) -> Square:
    """Where a piece that an action would cost stands now."""
    if loss.cause in (Cause.SURROUNDED, Cause.SHUT_IN):
        return next((s.origin for s in effect.shifts if s.target == loss.square), loss.square)
    return loss.square
