"""The plate of a match that is over: the squares around its last deed, and who fell when."""

from __future__ import annotations

from dataclasses import replace
from itertools import product, starmap
from typing import Final, NamedTuple

from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn
from engines.cannae.rules.board import placed
from engines.cannae.terms import SIDE, End, Square
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.cannae.course_line import paint_course
from renderers.cannae.design import Design, design_of
from renderers.cannae.empty_board import Cell, paint_frame, paint_squares
from renderers.cannae.layout import COMMON, BoardGrid
from renderers.cannae.lost_pieces import decisive_loss
from renderers.cannae.position import paint_position
from renderers.finished_match import FinishedMatch
from renderers.kit import design as kit_design
from renderers.kit.box import Box
from renderers.kit.end_plate import MOMENT, empty_plate
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport
from renderers.style import RenderStyle
from renderers.views import require_view

_COLUMNS: Final = 6
_LINES: Final = 4
_SIDE: Final = 84
_TOP: Final = 84  # of the window, on the plate
_LAUREL: Final = 22  # px that it reaches into the place for the moment
_BEYOND: Final = (72, 14)  # px beyond an edge of the board: at a side, and above or below


class _Window(NamedTuple):
    column: int
    line: int

    def has(self, cell: Cell) -> bool:
        column, line = cell
        return 0 <= column - self.column < _COLUMNS and 0 <= line - self.line < _LINES

    @property
    def box(self) -> Box:
        # On a board whose first square is at (0, 0).
        left, top = self.column * _SIDE, self.line * _SIDE
        return Box(left, top, left + _COLUMNS * _SIDE, top + _LINES * _SIDE)


def draw(finished: FinishedMatch, style: RenderStyle) -> Layers:
    """The plate. A match that was broken off ends with the men at rest.

    Raises TypeError for views of another game.
    """
    views = [require_view(view, CannaeView) for view in finished.views]
    design = _design_of(style)
    layers = empty_plate(finished, None, style, design)
    _paint_moment(layers, views[-1], finished.winner, design)
    paint_course(layers, views, design)
    return layers


@kit_design.cached_design
def _design_of(style: RenderStyle) -> Design:
    common = design_of(style)
    return Design(
        common.colours,
        replace(COMMON, side=_SIDE, left=0, top=0, pen=0.85),
        common.colour_table,
        common.scale,
    )


def _paint_moment(layers: Layers, last: CannaeView, winner: Seat | None, design: Design) -> None:
    # What lies beyond the board's own edge is seen, too.
    grid, deed = BoardGrid(design.layout, Seat.ONE), _deciding(last)
    window = _window_around(_places_of(last, deed), grid)
    box, (sides, ends) = window.box, _BEYOND
    seen = Box(
        box.left - (sides if window.column == 0 else 0),
        box.top - (ends if window.line == 0 else 0),
        box.right + (sides if window.column + _COLUMNS == SIDE else 0),
        box.bottom + (ends if window.line + _LINES == SIDE else 0),
    )
    shown = Layers(Viewport(seen, design.scale), design.background, ())
    paint_frame(shown, box, design)
    paint_squares(shown, design)
    is_at_rest = last.end is End.BROKEN_OFF
    played = PlayedTurn(seat=deed.seat, effects=(deed,)) if deed and not is_at_rest else None
    paint_position(shown, replace(last, last_turn=played, missed=(), choice=None), grid, design)
    left, top = _left(seen.size[0], winner) - seen.left, _TOP - box.top
    paint_frame(
        layers, Box(box.left + left, box.top + top, box.right + left, box.bottom + top), design
    )
    layers.place(
        Sprite(shown.region().to_rgb().convert("RGBA"), 0, 0), seen.left + left, seen.top + top
    )


def _left(width: int, winner: Seat | None) -> int:
    least = MOMENT.left + (_LAUREL if winner is Seat.ONE else 0)
    most = MOMENT.right - (_LAUREL if winner is Seat.TWO else 0) - width
    return min(max((MOMENT.left + MOMENT.right - width) // 2, least), most)


def _deciding(last: CannaeView) -> ActionEffect | None:
    if last.last_turn is None:
        return None
    effects, decisive = last.last_turn.effects, decisive_loss(last)
    costly = [effect for effect in effects if effect.losses]
    ranked = [effect for effect in costly if decisive in effect.losses] or costly or effects
    return ranked[-1] if ranked else None


def _places_of(last: CannaeView, deed: ActionEffect | None) -> list[Square]:
    # From the deed's end to its beginning: the window keeps to the first place. Else all men.
    if deed is None:
        return [square for square, _ in placed(last.board)]
    fallen = [loss.square for loss in deed.losses]
    around = [square for loss in deed.losses for square in loss.by]
    moved = [shift.target for shift in reversed(deed.shifts) if shift.target is not None]
    return [*fallen, *around, *moved, deed.action.target, deed.action.origin]


def _window_around(places: list[Square], grid: BoardGrid) -> _Window:
    # The one that shows most of the places: above all the first one and what is around it.
    cells = [grid.cell(square) for square in places]
    x, y = (sum(cell[axis] for cell in cells) / max(1, len(cells)) for axis in (0, 1))
    steps = list(product((-1, 0, 1), repeat=2))
    around = [(column + dx, line + dy) for column, line in cells[:1] for dx, dy in steps]

    def rank(window: _Window) -> tuple[float, ...]:
        inside = sum(window.has(cell) for cell in cells)
        across, down = window.column + (_COLUMNS - 1) / 2 - x, window.line + (_LINES - 1) / 2 - y
        return sum(window.has(cell) for cell in around), inside, -(across**2) - down**2

    corners = product(range(SIDE - _COLUMNS + 1), range(SIDE - _LINES + 1))
    return max(starmap(_Window, corners), key=rank)
