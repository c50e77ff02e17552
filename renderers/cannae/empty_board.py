"""The empty board: squares in a frame, and their coordinates."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import Final

from engines.cannae.terms import FILES, SIDE
from renderers.cannae.design import Design
from renderers.cannae.layout import BoardGrid
from renderers.kit.box import Box
from renderers.kit.canvas import Canvas
from renderers.kit.design import drawn_once
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import Viewport

_LINES_A_SQUARE: Final = 6  # of the hatching: so it runs on through their corners
_BASELINE: Final = 0.33  # of the type's size, below the middle of a letter

# Column and line; -1 and 8 lie beyond the edge.
Cell = tuple[int, int]


@lru_cache(maxsize=32)
def empty_board(
    viewport: Viewport, grid: BoardGrid, fallen: frozenset[Cell], design: Design
) -> Layers:
    """Squares, frame and coordinates, to be copied. Where a lost piece lies beyond the edge, in a
    cell of `fallen`, the number moves to the other side, and the letter, if there is room."""
    layout = design.layout
    layers = Layers(viewport, design.background, layout.cuts, layout.columns)
    paint_frame(layers, Box(layout.left, layout.top, layout.right, layout.bottom), design)
    paint_squares(layers, design)
    above = layout.top - layout.letter_drop
    has_room_above = above - layout.coordinate_px > viewport.box.top
    for square in range(0, SIDE * SIDE, SIDE + 1):
        column, line = grid.cell(square)
        x, y = grid.middle(square)
        across = layout.number_drop
        number = layout.right + across if (-1, line) in fallen else layout.left - across
        layers.place(_coordinate(design, str(square // SIDE + 1)), number, y)
        gives_way = (column, SIDE) in fallen
        if has_room_above or not gives_way:
            letter = above if gives_way else layout.bottom + layout.letter_drop
            layers.place(_coordinate(design, FILES[square % SIDE]), x, letter)
    return layers


def paint_squares(layers: Layers, design: Design) -> None:
    """All squares."""
    layout = design.layout
    for column, line in product(range(SIDE), repeat=2):
        left = layout.left + column * layout.side
        layers.place(_square((column + line) % 2 == 0, design), left, layout.line(line))


def paint_frame(layers: Layers, inside: Box, design: Design) -> None:
    """The line around a box, outside it."""
    frame, (width, height) = design.layout.frame, inside.size
    for y in (inside.top - frame, inside.bottom):
        layers.place(_frame_side(width + 2 * frame, frame, design), inside.left - frame, y)
    for x in (inside.left - frame, inside.right):
        layers.place(_frame_side(frame, height, design), x, inside.top)


@lru_cache(maxsize=16)
def _frame_side(width: int, height: int, design: Design) -> Sprite:
    canvas = design.canvas(0, 0, width, height)
    canvas.polygon(rectangle(width / 2, height / 2, 2 * width, 2 * height), design.palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _square(is_light: bool, design: Design) -> Sprite:
    layout, colours = design.layout, design.colours
    side = layout.side
    canvas = design.canvas(0, 0, side, side)
    whole = rectangle(side / 2, side / 2, side, side)
    beyond = rectangle(side / 2, side / 2, 2 * side, 2 * side)  # so that its last pixels are full
    canvas.polygon(beyond, colours.light if is_light else colours.dark)
    if not is_light and not layout.is_large:
        gap = side / _LINES_A_SQUARE / math.sqrt(2)
        canvas.hatch(whole, colours.hatch, gap=gap, width=2.6, angle=-45)
    return canvas.sprite()


@drawn_once(reach=40, keeps=128)
def _coordinate(canvas: Canvas, design: Design, text: str) -> None:
    # Letters stand on a common baseline: some rise above others, some hang below.
    px = design.layout.coordinate_px
    ink = design.palette.ink if design.layout.is_large else design.palette.soft
    if text.isdigit():
        canvas.numeral(0, 0, text, Face.LABEL, px, ink)
    else:
        left = -font(Face.LABEL, px).getlength(text) / 2
        canvas.writing(left, _BASELINE * px, text, Face.LABEL, px, ink)
