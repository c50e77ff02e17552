"""Where things are, in pixels of a picture 1,024 wide.

The picture of the board has 36 slots, from 0 at the upper left, line by line. Which square a slot
shows depends on the onlooker. Whatever is drawn is placed by slots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.seat import Seat
from engines.gyges.terms import FILES, GOAL_NORTH, ROWS, SQUARES
from renderers.kit.box import Box
from renderers.style import RenderStyle, TextSize

WIDTH: Final = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Measures of one text size, in pixels unless said otherwise."""

    height: int
    pitch: int  # from square to square
    left: int  # the edge of the first column
    top: int  # the edge of the first line
    goal: int  # from the middle of the first or last line to the middle of the goal beyond it
    pen: float  # of marks, times the common one
    frame_pen: float
    carving_pen: float
    ring_pen: float
    coordinate_px: int
    badge_px: int
    name_px: int
    is_large: bool  # no hatching on the board, numerals and pennants on one side only

    def x(self, slot: int) -> int:
        """The middle of a slot."""
        return self.left + self.pitch * (slot % FILES) + self.pitch // 2

    def y(self, slot: int) -> int:
        """The middle of a slot."""
        return self.top + self.pitch * (slot // FILES) + self.pitch // 2

    def box(self, slot: int) -> Box:
        """The whole of a slot."""
        x, y, half = self.x(slot), self.y(slot), self.pitch // 2
        return Box(x - half, y - half, x + half, y + half)

    @property
    def middle(self) -> int:
        """Of the board's width: the bulges of the goals."""
        return (self.left + self.right) // 2

    @property
    def right(self) -> int:
        """The edge of the last column."""
        return self.left + self.pitch * FILES

    @property
    def bottom(self) -> int:
        """The edge of the last line."""
        return self.top + self.pitch * ROWS

    @property
    def strip(self) -> int:
        """How high the names' strips are: up to the board's frame."""
        return int(self.frame[1] - self.frame_pen / 2)

    @property
    def cuts(self) -> list[int]:
        """y between strips, lines of squares and goals: they change apart from each other."""
        lines = range(self.top, self.bottom + 1, self.pitch)
        return [self.strip, *lines, self.height - self.strip]

    @property
    def columns(self) -> range:
        """The edges of the columns, along which lines are cut into squares."""
        return range(self.left, self.right + 1, self.pitch)

    def goal_y(self, *, far: bool) -> int:
        """The centre line of the goal at the top (far), or at the bottom."""
        away = self.goal - self.pitch // 2
        return self.top - away if far else self.bottom + away

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """The board's outer edge."""
        margin, beyond = 12, 0.47 * self.pitch
        return (
            self.left - margin,
            self.goal_y(far=True) - beyond,
            self.right + margin,
            self.goal_y(far=False) + beyond,
        )

    @property
    def well(self) -> float:
        """The radius of a square."""
        return 0.385 * self.pitch

    @property
    def groove(self) -> float:
        """How wide a border is."""
        return 0.2 * self.pitch


COMMON: Final = Layout(
    height=1193,
    pitch=136,
    left=104,
    top=188,
    goal=122,
    pen=1.0,
    frame_pen=5,
    carving_pen=3,
    ring_pen=3.6,
    coordinate_px=34,
    badge_px=29,
    name_px=40,
    is_large=False,
)
LARGE: Final = Layout(
    height=1262,
    pitch=142,
    left=86,
    top=205,
    goal=128,
    pen=1.28,
    frame_pen=6.5,
    carving_pen=4,
    ring_pen=4.5,
    coordinate_px=46,
    badge_px=37,
    name_px=48,
    is_large=True,
)


def layout_of(style: RenderStyle) -> Layout:
    """The layout of the text size that `style` asks for."""
    return LARGE if style.text_size is TextSize.LARGE else COMMON


@dataclass(frozen=True, slots=True)
class Side:
    """From which side the board is seen: it is rotated, not mirrored."""

    near: Seat

    def slot(self, square: int) -> int:
        """Where a square is seen."""
        row, file = divmod(square, FILES)
        natural = FILES * (ROWS - 1 - row) + file
        return natural if self.near is Seat.ONE else SQUARES - 1 - natural

    def line(self, row: int) -> int:
        """Where a row is seen, from 0 at the top."""
        return self.slot(row * FILES) // FILES

    def is_far(self, goal: int) -> bool:
        """Whether a goal is seen at the top."""
        return (goal == GOAL_NORTH) is (self.near is Seat.ONE)


def side_of(onlooker: Seat | None) -> Side:
    """The side of an onlooker: his own below; South's for a spectator."""
    return Side(onlooker or Seat.ONE)
