"""The pieces that actions cost: faded and crossed out, where they fell or beside it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.rules.board import Board, pieces, placed
from engines.cannae.terms import SIDE, Arm, Cause, End, Loss, Piece
from engines.cannae.views import CannaeView
from renderers.cannae import marks
from renderers.cannae.action_marks import heading_of, throws_off
from renderers.cannae.design import Design
from renderers.cannae.empty_board import Cell
from renderers.cannae.layout import BoardGrid, Heading, Pixel
from renderers.cannae.pieces import ASIDE, WHOLE, piece
from renderers.kit import climax
from renderers.kit.box import Box
from renderers.kit.layers import Layers

_BEYOND: Final = (0.90, 0.86)  # squares to a piece thrown off: to the side, and up or down
_ROOM: Final = (0.275, 0.33)  # squares from the middle of a piece thrown off to its edges
_STAR_EDGE: Final = 4  # px
_CORNERS: Final[tuple[Heading, ...]] = ((1, -1), (-1, -1), (1, 1), (-1, 1))
_CORNER: Final = (0.52, 0.54)  # squares from the middle


def decisive_loss(view: CannaeView) -> Loss | None:
    """The last infantry of the loser, if the last turn cost them that and so the game."""
    if view.end is not End.INFANTRY or view.winner is None or view.last_turn is None:
        return None
    last = Piece.of(view.winner.other, Arm.INFANTRY)
    fallen = [loss for effect in view.last_turn.effects for loss in effect.losses]
    return next((loss for loss in reversed(fallen) if loss.piece is last), None)


def paint_lost_pieces(
    layers: Layers,
    effects: Iterable[ActionEffect],
    board: Board,
    grid: BoardGrid,
    design: Design,
    *,
    decisive: Loss | None = None,
) -> None:
    """The lost pieces, to lie over everything; the `decisive` one under a star instead of a cross.

    `board` is what is drawn.
    """
    ground = _Ground(board, grid, layers.viewport.box)
    for effect in effects:
        heading = heading_of(effect, grid)
        for loss in effect.losses:
            is_last, scale, at = loss is decisive, WHOLE, grid.middle(loss.square)
            if ground.has_no_room_for(loss):
                scale, at = ASIDE, ground.beside(loss, heading, _reach(grid, is_last=is_last))
            for by in loss.by if scale == WHOLE else ():
                layers.place(
                    marks.surround_arrow(design, grid.heading(by, loss.square)), *grid.middle(by)
                )
            layers.place(piece(loss.piece, design, scale=scale, has_fallen=True), *at)
            layers.place(marks.climax(design) if is_last else marks.cross(design, scale=scale), *at)


def cells_fallen_to(effects: Iterable[ActionEffect], grid: BoardGrid) -> Iterator[Cell]:
    """The cells beyond the edge where pieces lie that were pushed off."""
    for effect in effects:
        if throws_off(effect):
            column, line = grid.cell(effect.shifts[-1].origin)
            dx, dy = heading_of(effect, grid)
            yield column + dx, line + dy


def _reach(grid: BoardGrid, *, is_last: bool) -> tuple[int, int]:
    # px from the middle of a piece thrown off to its edges, or to those of the star over it.
    layout = grid.layout
    width, height = (math.ceil(layout.side * part) for part in _ROOM)
    star = math.ceil(layout.piece * climax.REACH) + _STAR_EDGE if is_last else 0
    return max(width, star), max(height, star)


class _Ground(NamedTuple):
    board: Board
    grid: BoardGrid
    room: Box  # of the whole picture

    def has_no_room_for(self, loss: Loss) -> bool:
        return loss.cause is Cause.THROWN_OFF or bool(pieces(self.board)[loss.square])

    def beside(self, loss: Loss, heading: Heading, reach: tuple[int, int]) -> Pixel:
        # The nearest place where all of it is seen.
        was_thrown, room, (across, down) = loss.cause is Cause.THROWN_OFF, self.room, reach
        x, y = self._beyond(loss, heading, reach) if was_thrown else self._corner(loss, heading)
        return (
            max(room.left + across, min(x, room.right - across)),
            max(room.top + down, min(y, room.bottom - down)),
        )

    def _beyond(self, loss: Loss, heading: Heading, reach: tuple[int, int]) -> Pixel:
        x, y = self.grid.middle(loss.square)
        across, down = (self.grid.layout.side * part for part in _BEYOND)
        at = round(x + heading[0] * across), round(y + heading[1] * down)
        if self.room.top + reach[1] <= at[1] <= self.room.bottom - reach[1]:
            return at
        corners = [one for one in _CORNERS if one[1] == heading[1] and one[0] != -heading[0]]
        return self._corner(loss, heading, corners)

    def _corner(self, loss: Loss, heading: Heading, corners: Sequence[Heading] = _CORNERS) -> Pixel:
        cells = {self.grid.cell(square) for square, _ in placed(self.board)}
        column, line = self.grid.cell(loss.square)

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

        dx, dy = min(corners, key=crowd)
        x, y = self.grid.middle(loss.square)
        across, down = (self.grid.layout.side * part for part in _CORNER)
        return round(x + dx * across), round(y + dy * down)
