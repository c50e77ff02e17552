"""Where the board is, in pixels of a tall or a wide picture, and which of its sides is below."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from engines.cannae.terms import SIDE, Square
from engines.core.seat import Seat
from renderers.keypad import cell_of
from renderers.kit import wide
from renderers.kit.box import Box
from renderers.kit.ribbon import ribbon_height
from renderers.kit.viewport import Viewport, whole
from renderers.style import Framing, RenderStyle, TextSize

WIDTH: Final = 1024

# A place on the picture, px.
Pixel = tuple[int, int]

# One square right or down, or the other way, or both.
Heading = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Measures of one frame and text size, in pixels unless said otherwise."""

    height: int  # without the ribbon
    side: int  # of a square
    left: int  # the edge of the first column
    top: int  # the edge of the first line
    frame: int  # px of line around the squares
    pen: float  # of marks, times the common one
    piece: float  # the size of a living piece, times the common one
    edge: float  # of the line around pieces, times the common one
    letter_drop: int  # from the board to the middle of the letters
    number_drop: int
    coordinate_px: int
    margins: tuple[int, int, int, int]  # around the squares without strips: left, top, right, below
    is_large: bool  # no hatching on the squares, darker coordinates

    @property
    def right(self) -> int:
        """The edge of the last column."""
        return self.left + SIDE * self.side

    @property
    def bottom(self) -> int:
        """The edge of the last line."""
        return self.top + SIDE * self.side

    def line(self, number: int) -> int:
        """The upper edge of a line of squares, 0 to 7 from the top."""
        return self.top + number * self.side

    @property
    def cuts(self) -> tuple[int, ...]:
        """Between the lines of squares, and above the ribbon."""
        return (*range(self.top, self.bottom + 1, self.side), self.height)

    @property
    def columns(self) -> range:
        """Between the columns of squares."""
        return range(self.left, self.right + 1, self.side)


COMMON: Final = Layout(
    height=1174,
    side=106,
    left=88,
    top=190,
    frame=5,
    pen=1.0,
    piece=1.0,
    edge=1.0,
    letter_drop=32,
    number_drop=34,
    coordinate_px=32,
    margins=(58, 22, 70, 56),
    is_large=False,
)
LARGE: Final = Layout(
    height=1216,
    side=109,
    left=76,
    top=200,
    frame=6,
    pen=1.25,
    piece=1.07,
    edge=1.15,
    letter_drop=38,
    number_drop=38,
    coordinate_px=44,
    margins=(58, 24, 66, 64),
    is_large=True,
)
_WIDE: Final = replace(
    COMMON,
    height=wide.FOOT,
    side=76,
    left=70,
    top=14,
    frame=4,
    pen=0.85,
    letter_drop=31,
    number_drop=36,
    coordinate_px=wide.LEAST_PX,
)
_LAYOUTS: Final = {
    (False, TextSize.COMMON): COMMON,
    (False, TextSize.LARGE): LARGE,
    (True, TextSize.COMMON): _WIDE,
    (True, TextSize.LARGE): replace(_WIDE, pen=1.0, piece=1.07, edge=1.15, is_large=True),
}


def layout_of(style: RenderStyle) -> Layout:
    """The layout of the frame and text size that `style` asks for."""
    return _LAYOUTS[style.framing is Framing.WIDE, style.text_size]


def viewport_of(style: RenderStyle) -> Viewport:
    """What a picture shows: the board and what stands around it, or the board alone."""
    layout = layout_of(style)
    if style.is_for_chats:
        width = wide.WIDTH if style.framing is Framing.WIDE else WIDTH
        return whole(width, layout.height + ribbon_height(style), style.scale)
    left, top, right, below = layout.margins
    return Viewport(
        Box(layout.left - left, layout.top - top, layout.right + right, layout.bottom + below),
        style.scale,
    )


@dataclass(frozen=True, slots=True)
class BoardGrid:
    """Where the squares are on the picture, seen from one side."""

    layout: Layout
    below: Seat  # whose side is below

    def cell(self, square: Square) -> tuple[int, int]:
        """Column and line on the picture, from 0 at the upper left."""
        return cell_of(square, SIDE, self.below)

    def middle(self, square: Square) -> Pixel:
        """The middle of a square, half a pixel off if its side is odd."""
        column, line = self.cell(square)
        layout, half = self.layout, self.layout.side // 2
        return layout.left + column * layout.side + half, layout.line(line) + half

    def box(self, square: Square) -> Box:
        """The whole of a square."""
        column, line = self.cell(square)
        side = self.layout.side
        left, top = self.layout.left + column * side, self.layout.line(line)
        return Box(left, top, left + side, top + side)

    def heading(self, origin: Square, target: Square) -> Heading:
        """The direction from one square to another on a line with it."""
        (x, y), (x2, y2) = self.cell(origin), self.cell(target)
        squares = self.distance(origin, target)
        return (x2 - x) // squares, (y2 - y) // squares

    def distance(self, origin: Square, target: Square) -> int:
        """How many squares it is to one on a line with it."""
        (x, y), (x2, y2) = self.cell(origin), self.cell(target)
        return max(abs(x2 - x), abs(y2 - y))

    def towards(self, pixel: Pixel, heading: Heading, squares: float) -> Pixel:
        """The place so many squares away."""
        step = self.layout.side * squares
        return round(pixel[0] + step * heading[0]), round(pixel[1] + step * heading[1])


def grid_of(onlooker: Seat | None, style: RenderStyle) -> BoardGrid:
    """The board as an onlooker sees it: their own side below, the first seat's for a spectator."""
    is_turned = onlooker is Seat.TWO or style.mirrored
    return BoardGrid(layout_of(style), Seat.TWO if is_turned else Seat.ONE)


def degrees(heading: Heading) -> float:
    """The angle of a heading, clockwise from right."""
    return math.degrees(math.atan2(heading[1], heading[0]))
