"""What stands above and below the board: names, whose turn it is, results, and what is left."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.cannae.rules.board import strength
from engines.cannae.terms import STRENGTH, Arm, Piece
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.cannae import marks
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid
from renderers.cannae.names import name_of
from renderers.cannae.pieces import pip
from renderers.kit.layers import Layers
from renderers.style import RenderStyle

_OUT: Final = 4  # px that a seat's mark stands out to the left of the squares
_IN: Final = 24  # px from the edge of the squares to the middle of the first loss
_PITCH: Final = 62  # px from loss to loss
_CLEAR: Final = 42  # px from the last loss to the name
_MARK: Final = 34  # px of a seat's mark


class _Strips(NamedTuple):
    upper: int  # the middle of the names
    lower: int
    name_px: int
    lost: int  # the side of the square for a lost piece
    pips: int  # the middle of the row of pips
    pip: int
    pip_pitch: int


_COMMON: Final = _Strips(upper=40, lower=1130, name_px=40, lost=64, pips=97, pip=45, pip_pitch=44)
_LARGE: Final = _Strips(upper=42, lower=1170, name_px=48, lost=65, pips=102, pip=50, pip_pitch=48)


def paint_strips(
    layers: Layers, view: CannaeView, style: RenderStyle, grid: BoardGrid, design: Design
) -> None:
    """Both players' names with the cavalry that they have lost, and both armies' pips.

    There is a pip for each infantry, emptied as they fall: a side that has none left has lost.
    """
    layout, strips = design.layout, _LARGE if design.layout.is_large else _COMMON
    left = layout.left - _OUT
    for seat in Seat:
        y = strips.lower if seat is grid.below else strips.upper
        lost = view.lost(seat, Arm.CAVALRY)
        pixels = [layout.right - _IN - number * _PITCH for number in range(lost)]
        for x in pixels:
            layers.place(marks.fallen(design, Piece.of(seat, Arm.CAVALRY), strips.lost), x, y)
        room = (pixels[-1] - _CLEAR if pixels else layout.right) - left
        plate = name_of(
            view, seat, style, design, px=strips.name_px, mark=_MARK, room=room, margin=left
        )
        layers.place(plate, left, y)
        standing = strength(view.board, seat, Arm.INFANTRY)
        for number in range(STRENGTH[Arm.INFANTRY]):
            # The side that is above stands left, under its name. The armies face each other, and
            # their fronts fall first.
            along = round(strips.pip_pitch * (number + 0.5))
            x = layout.right - along if seat is grid.below else layout.left + along
            layers.place(pip(design, seat, strips.pip, is_empty=number >= standing), x, strips.pips)
