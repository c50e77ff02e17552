"""The empty board: squares in a frame, and their coordinates."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import Final

from engines.cannae.terms import FILES, SIDE
from renderers.cannae.design import Design
from renderers.cannae.layout import WIDTH, BoardGrid
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite

_LINES_A_SQUARE: Final = 7  # of the hatching: so it runs on through their corners
_PEN: Final = 2.6
_BASELINE: Final = 0.33  # of the type's size, below the middle of a letter

Cell = tuple[int, int]
"""Column and line; -1 and 8 lie beyond the edge."""


def begin_layers(grid: BoardGrid, fallen: frozenset[Cell], design: Design) -> Layers:
    """A new picture with squares, frame and coordinates. Where a lost piece lies beyond the edge,
    in a cell of `fallen`, the coordinate moves to the other side."""
    return _empty_board(grid, fallen, design).copy()


@lru_cache(maxsize=32)
def _empty_board(grid: BoardGrid, fallen: frozenset[Cell], design: Design) -> Layers:
    layout = design.layout
    layers = Layers((WIDTH, layout.height), design.background, layout.cuts, layout.columns)
    _paint_frame(layers, design)
    for column, line in product(range(SIDE), repeat=2):
        left = layout.left + column * layout.side
        layers.place(_square((column + line) % 2 == 0, design), left, layout.line(line))
    for square in range(0, SIDE * SIDE, SIDE + 1):
        column, line = grid.cell(square)
        x, y = grid.middle(square)
        across, down = layout.number_drop, layout.letter_drop
        number = layout.right + across if (-1, line) in fallen else layout.left - across
        letter = layout.top - down if (column, SIDE) in fallen else layout.bottom + down
        layers.place(_number(str(square // SIDE + 1), design), number, y)
        layers.place(_letter(FILES[square % SIDE], design), x, letter)
    return layers


def _paint_frame(layers: Layers, design: Design) -> None:
    layout = design.layout
    frame, length = layout.frame, SIDE * layout.side
    for y in (layout.top - frame, layout.bottom):
        layers.place(_frame_side(length + 2 * frame, frame, design), layout.left - frame, y)
    for x in (layout.left - frame, layout.right):
        layers.place(_frame_side(frame, length, design), x, layout.top)


@lru_cache(maxsize=16)
def _frame_side(width: int, height: int, design: Design) -> Sprite:
    """One side of the frame."""
    canvas = Canvas(0, 0, width, height)
    canvas.polygon(rectangle(width / 2, height / 2, 2 * width, 2 * height), design.palette.ink)
    return canvas.sprite()


@lru_cache(maxsize=16)
def _square(is_light: bool, design: Design) -> Sprite:
    """All squares of a colour look alike, so a piece on one is mixed once for all of them."""
    layout, colours = design.layout, design.colours
    side = layout.side
    canvas = Canvas(0, 0, side, side)
    whole = rectangle(side / 2, side / 2, side, side)
    canvas.polygon(whole, colours.light if is_light else colours.dark)
    if not is_light and not layout.is_large:
        gap = side / _LINES_A_SQUARE / math.sqrt(2)
        canvas.hatch(whole, colours.hatch, gap=gap, width=_PEN, angle=-45)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _number(text: str, design: Design) -> Sprite:
    canvas = Canvas(-40, -40, 40, 40)
    canvas.numeral(0, 0, text, Face.LABEL, design.layout.coordinate_px, _ink(design))
    return canvas.sprite()


@lru_cache(maxsize=64)
def _letter(text: str, design: Design) -> Sprite:
    """On a common baseline: some letters rise above others, some hang below."""
    px = design.layout.coordinate_px
    canvas, width = Canvas(-40, -40, 40, 40), font(Face.LABEL, px).getlength(text)
    canvas.writing(-width / 2, _BASELINE * px, text, Face.LABEL, px, _ink(design))
    return canvas.sprite()


def _ink(design: Design) -> str:
    return design.palette.ink if design.layout.is_large else design.palette.soft
