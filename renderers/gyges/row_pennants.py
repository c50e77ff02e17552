"""The board left and right of its lines, with pennants at the playable rows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.core.seat import Pair, Seat
from renderers.gyges.design import Design
from renderers.gyges.empty_board import EmptyBoard
from renderers.gyges.layout import Side
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Point
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_OUTLINE: Final = 4  # px
_OUTSIDE: Final = 22  # px of a pennant outside the frame
_INSIDE: Final = 14
_WHOLE: Final = (-0.40, 0.40)  # its top and bottom, in parts of the pitch about the row's middle
_UPPER: Final = (-0.42, -0.04)
_LOWER: Final = (0.04, 0.42)


class Pennant(NamedTuple):
    """One player's mark at his playable row: top and bottom in parts of the pitch."""

    seat: Seat
    top: float
    bottom: float


def paint_edges(
    layers: Layers, board: EmptyBoard, rows: Pair[int | None], side: Side, design: Design
) -> None:
    """The board to the left and right of each line, with the pennants of the playable rows.

    Where both play the same row, each has the half nearer its owner.
    """
    by_line: dict[int, list[Pennant]] = {}
    for seat in Seat:
        if (row := rows[seat]) is not None:
            half = (_UPPER, _LOWER)[seat is side.near] if rows.one == rows.two else _WHOLE
            by_line.setdefault(side.line(row), []).append(Pennant(seat, *half))
    for line, (left, right) in enumerate(board.edges):
        pennants = tuple(by_line.get(line, ()))
        bare_left = not pennants or design.layout.is_large
        layers.place(left if bare_left else _edge_with_pennants(left, pennants, design))
        layers.place(_edge_with_pennants(right, pennants, design) if pennants else right)


@lru_cache(maxsize=128)
def _edge_with_pennants(bare: Sprite, pennants: tuple[Pennant, ...], design: Design) -> Sprite:
    """One edge of a line with its pennants."""
    layout, (width, height) = design.layout, bare.size
    left, _, right, _ = layout.frame
    on_left = bare.x == 0
    edge, out = (left - layout.frame_pen, -1) if on_left else (right + layout.frame_pen, 1)
    canvas = Canvas(bare.x, 0, bare.x + width, height)
    for seat, top, bottom in pennants:
        high, low = (height / 2 + part * layout.pitch for part in (top, bottom))
        shape: list[Point] = [
            (edge + out * _OUTSIDE, high),
            (edge, high),
            (edge - out * _INSIDE, (high + low) / 2),
            (edge, low),
            (edge + out * _OUTSIDE, low),
        ]
        design.fill(canvas, shape, seat)
        canvas.stroke(shape, design.palette.ink, _OUTLINE, closed=True)
    picture, flags = bare.image.convert("RGB"), canvas.sprite()
    flags.paste_on(picture, flags.x - bare.x, flags.y)
    return Sprite(picture.convert("RGBA"), bare.x, bare.y)
