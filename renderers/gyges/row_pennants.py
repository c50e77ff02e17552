"""The board left and right of its lines, with pennants at the playable rows."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

from engines.core.seat import Pair, Seat
from renderers.gyges.design import Design
from renderers.gyges.empty_board import EmptyBoard
from renderers.gyges.side import Side
from renderers.kit.geometry import Point
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_OUTSIDE: Final = 22  # px of a pennant outside the frame
_INSIDE: Final = 14
_WHOLE: Final = (-0.40, 0.40)
_UPPER: Final = (-0.42, -0.04)
_LOWER: Final = (0.04, 0.42)


# Whose it is; its top and bottom, in parts of the pitch about the row's middle.
Pennant = tuple[Seat, tuple[float, float]]


def paint_edges(
    layers: Layers, board: EmptyBoard, rows: Pair[int | None], side: Side, design: Design
) -> None:
    """The board to the left and right of each line, with the pennants of the playable rows.

    Where both play the same row, each has the half nearer its owner.
    """
    by_line = defaultdict[int, list[Pennant]](list)
    for seat in Seat:
        if (row := rows[seat]) is not None:
            half = (_UPPER, _LOWER)[seat is side.near] if rows.one == rows.two else _WHOLE
            by_line[side.line(row)].append((seat, half))
    is_turned = design.layout.upright is not design.layout  # left is then above, right below
    marked = is_turned or not design.layout.is_large, not is_turned
    for line, edges in enumerate(board.edges):
        for edge, is_marked in zip(edges, marked, strict=True):
            pennants = tuple(by_line[line]) if is_marked else ()
            layers.place(design.laid(_edge_with_pennants(edge, pennants, design)))


@lru_cache(maxsize=128)
def _edge_with_pennants(bare: Sprite, pennants: tuple[Pennant, ...], design: Design) -> Sprite:
    if not pennants:
        return bare
    layout = design.layout.upright
    left, _, right, _ = layout.frame
    on_left = bare.x < design.pixels(layout.left)
    edge, out = (left - layout.frame_pen, -1) if on_left else (right + layout.frame_pen, 1)
    start, end = layout.across
    ends = (start, layout.left) if on_left else (layout.right, end)
    canvas = design.canvas(ends[0], 0, ends[1], layout.pitch)
    for seat, parts in pennants:
        high, low = ((0.5 + part) * layout.pitch for part in parts)
        shape: list[Point] = [
            (edge + out * _OUTSIDE, high),
            (edge, high),
            (edge - out * _INSIDE, (high + low) / 2),
            (edge, low),
            (edge + out * _OUTSIDE, low),
        ]
        design.fill(canvas, shape, seat)
        canvas.stroke(shape, design.palette.ink, 4, closed=True)
    picture, flags = bare.image.convert("RGB"), canvas.sprite()
    flags.paste_on(picture, flags.x - bare.x, flags.y)
    return Sprite(picture.convert("RGBA"), bare.x, bare.y)
