"""The strips above and below the board: names, whose turn it is, results, losses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.cannae.terms import Arm, End, Piece
from engines.cannae.views import CannaeView
from engines.core.seat import Pair, Seat
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid
from renderers.cannae.pieces import LOST, piece
from renderers.kit.layers import Layers
from renderers.kit.nameplate import NameState, nameplate

_OUT: Final = 4  # px that a seat's mark stands out to the left of the squares
_IN: Final = 20  # px from the edge of the squares to the middle of the first loss
_MANY: Final = 5  # more than these overlap like a hand of cards
_PITCH: Final = {Arm.INFANTRY: 46, Arm.CAVALRY: 54}
_PITCH_OF_MANY: Final = {Arm.INFANTRY: 28, Arm.CAVALRY: 32}
_BETWEEN_ARMS: Final = (8, 18)  # px more than the pitch, for a few and for many
_CLEAR: Final = 34  # px from the last loss to the name


def paint_strips(
    layers: Layers, view: CannaeView, names: Pair[str], grid: BoardGrid, design: Design
) -> None:
    """Both players' strips."""
    layout = design.layout
    for seat in Seat:
        y = layout.lower if seat is grid.below else layout.upper
        pixels = list(_losses(view, seat, layout.right - _IN))
        for arm, x in reversed(pixels):
            layers.place(piece(Piece.of(seat, arm), design, scale=LOST), x, y)
        left = layout.left - _OUT
        room = (pixels[-1][1] - _CLEAR if pixels else layout.right) - left
        standing = _name_state(view, seat)
        plate = nameplate(seat, names[seat], standing, design.palette, px=layout.name_px, room=room)
        layers.place(plate, left, y)


def _name_state(view: CannaeView, seat: Seat) -> NameState:
    if view.to_act is not None:
        return NameState.ACTS if view.to_act is seat else NameState.WAITS
    if view.winner is not None:
        return NameState.WON if view.winner is seat else NameState.WAITS
    return NameState.WAITS if view.end is End.BROKEN_OFF else NameState.DREW


def _losses(view: CannaeView, seat: Seat, x: int) -> Iterator[tuple[Arm, int]]:
    """The lost pieces, each with the x of its middle, from the right."""
    lost = {arm: view.lost(seat, arm) for arm in Arm}
    are_many = sum(lost.values()) > _MANY
    pitch = _PITCH_OF_MANY if are_many else _PITCH
    for arm in Arm:
        for _ in range(lost[arm]):
            yield arm, x
            x -= pitch[arm]
        if lost[arm]:
            x -= _BETWEEN_ARMS[are_many]
