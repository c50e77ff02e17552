"""The empty board: eight lines of squares in a frame, and its coordinates."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import lru_cache
from typing import Final

from engines.cannae.terms import FILES, SIDE
from renderers.cannae.layout import Field
from renderers.cannae.press import Press
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import Face, font
from renderers.kit.geometry import Point, box
from renderers.kit.page import Page
from renderers.kit.sprites import Sprite

_LINES_A_SQUARE: Final = 7  # of the hatching: so all dark squares look alike, and pack well
_PEN: Final = 2.6
_BASELINE: Final = 0.33  # of the type's size, below the middle of a letter

Cell = tuple[int, int]
"""Column and line; -1 and 8 lie beyond the edge."""


def paint_ground(page: Page, field: Field, fallen: Collection[Cell], press: Press) -> None:
    """Field, frame and coordinates; where a piece lies `fallen` beyond the edge, the one in its
    place moves to the other side."""
    layout = press.layout
    for line in range(SIDE):
        page.place(_line(line % 2 == 0, press), layout.left, layout.line(line))
    page.place(_rail(press), layout.left, layout.top)
    page.place(_rail(press), layout.left, layout.bottom + layout.frame)
    for square in range(0, SIDE * SIDE, SIDE + 1):
        column, line = field.cell(square)
        x, y = field.middle(square)
        across, down = layout.number_drop, layout.letter_drop
        number = layout.right + across if (-1, line) in fallen else layout.left - across
        letter = layout.top - down if (column, SIDE) in fallen else layout.bottom + down
        page.place(_number(str(square // SIDE + 1), press), number, y)
        page.place(_letter(FILES[square % SIDE], press), x, letter)


@lru_cache(maxsize=16)
def _line(begins_light: bool, press: Press) -> Sprite:
    """Eight squares between the two sides of the frame, about their upper left corner."""
    layout, colours = press.layout, press.colours
    side, length, frame = layout.side, SIDE * layout.side, layout.frame
    canvas = Canvas(-frame, 0, length + frame, side)
    canvas.polygon(box(length / 2, side / 2, length + 2 * frame + 2, side + 2), press.theme.ink)
    for column in range(SIDE):
        square = _square(column * side, side)
        is_light = (column % 2 == 0) is begins_light
        canvas.polygon(square, colours.light if is_light else colours.dark)
        if not is_light and not layout.is_large:
            gap = side / _LINES_A_SQUARE / math.sqrt(2)
            canvas.hatch(square, colours.hatch, gap=gap, width=_PEN, angle=-45)
    return canvas.sprite()


def _square(left: float, side: float) -> list[Point]:
    # A polygon has the pixels of its last row and column too: a hair less, lest squares overlap.
    right, bottom = left + side - 0.25, side - 0.25
    return [(left, 0), (right, 0), (right, bottom), (left, bottom)]


@lru_cache(maxsize=8)
def _rail(press: Press) -> Sprite:
    """The upper or lower side of the frame, above its origin."""
    layout = press.layout
    frame, length = layout.frame, SIDE * layout.side
    canvas = Canvas(-frame, -frame, length + frame, 0)
    canvas.polygon(box(length / 2, 0, length + 4 * frame, 4 * frame), press.theme.ink)
    return canvas.sprite()


@lru_cache(maxsize=64)
def _number(text: str, press: Press) -> Sprite:
    canvas = Canvas(-40, -40, 40, 40)
    canvas.numeral(0, 0, text, Face.LABEL, press.layout.coordinate_px, _ink(press))
    return canvas.sprite()


@lru_cache(maxsize=64)
def _letter(text: str, press: Press) -> Sprite:
    """On a common line, unlike numbers: some letters rise above it, some hang below."""
    px = press.layout.coordinate_px
    canvas, width = Canvas(-40, -40, 40, 40), font(Face.LABEL, px).getlength(text)
    canvas.writing(-width / 2, _BASELINE * px, text, Face.LABEL, px, _ink(press))
    return canvas.sprite()


def _ink(press: Press) -> str:
    return press.theme.ink if press.layout.is_large else press.theme.soft
