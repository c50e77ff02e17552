"""Where things are, in pixels: of a picture 1,024 wide, of a wide one, of the end plate.

The picture of the board has 36 slots, from 0 at the upper left, line by line. Which square a slot
shows depends on the onlooker. Whatever is drawn is placed by slots.

The board may lie a quarter turned, clockwise: the onlooker's side is then left instead of below.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from engines.gyges.terms import FILES, ROWS
from renderers.kit import wide
from renderers.kit.box import Box
from renderers.kit.end_plate import MOMENT
from renderers.kit.ribbon import ribbon_height
from renderers.kit.viewport import Viewport, whole
from renderers.kit.wide import EMBLEM, FOOT, LEAST_PX, NAME_PX
from renderers.style import Framing, RenderStyle, TextSize

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
    coordinate_px: int  # 0: none
    badge_px: int
    name_px: int
    emblem: int = 34
    across: tuple[int, int]  # where the pieces of the board begin and end, left and right of it
    hatching: int  # lines engraved on each pitch of the panel
    hand_scale: float  # of rings that are still to be set up
    board: Box  # what is seen without the strips; the star of a victory reaches beyond the frame
    is_large: bool  # numerals and pennants on one side only

    def x(self, slot: int) -> int:
        """How far right a slot's middle is."""
        return self.left + self.pitch * (slot % FILES) + self.pitch // 2

    def y(self, slot: int) -> int:
        """How far down it is."""
        return self.top + self.pitch * (slot // FILES) + self.pitch // 2

    def at(self, slot: int) -> tuple[int, int]:
        """The middle of a slot."""
        return self.x(slot), self.y(slot)

    def box(self, slot: int) -> Box:
        """The whole of a slot."""
        (x, y), half = self.at(slot), self.pitch // 2
        return Box(x - half, y - half, x + half, y + half)

    @property
    def upright(self) -> Layout:
        """The layout that the empty board is drawn with."""
        return self

    def goal_box(self, *, far: bool) -> Box:
        """The whole of a goal, up to the squares."""
        y, half = self.goal_y(far=far), self.goal - self.pitch // 2
        return Box(self.left, y - half, self.right, y + half)

    def bulge(self, *, far: bool) -> tuple[int, int]:
        """The middle of a goal, where a ring lies that has reached it."""
        return self.middle, self.goal_y(far=far)

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
        return [self.strip, *self._lines, self.height - self.strip, self.height]

    @property
    def columns(self) -> list[int]:
        """The edges of the columns, along which lines are cut into squares."""
        return [*range(self.left, self.right + 1, self.pitch)]

    @property
    def _lines(self) -> range:
        return range(self.top, self.bottom + 1, self.pitch)

    def goal_y(self, *, far: bool) -> int:
        """The centre line of the goal at the top (far), or at the bottom, of an upright board."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedLayout(Layout):
    """The same board a quarter turned: what is right of (x, y) there is below (about - y, x)."""

    source: Layout
    about: int

    @property
    def upright(self) -> Layout:
        """The layout that it is turned from."""
        return self.source

    @property
    def cuts(self) -> list[int]:
        """y between lines of squares, and below all of the board."""
        return [*self._lines, self.across[1]]

    @property
    def columns(self) -> list[int]:
        """x between columns, and behind all of the board."""
        return [*range(self.left, self.right + 1, self.pitch), self.about - self.source.strip]

    def goal_box(self, *, far: bool) -> Box:
        """The whole of a goal: right if it is far, else left."""
        left, top, right, bottom = self.source.goal_box(far=far)
        return Box(self.about - bottom, left, self.about - top, right)

    def bulge(self, *, far: bool) -> tuple[int, int]:
        """The middle of a goal."""
        x, y = self.source.bulge(far=far)
        return self.about - y, x

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """The board's outer edge."""
        left, top, right, bottom = self.source.frame
        return self.about - bottom, left, self.about - top, right


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
    across=(0, WIDTH),
    hatching=8,
    hand_scale=0.42,
    board=Box(24, 44, 964, 1150),
    is_large=False,
)
LARGE: Final = replace(
    COMMON,
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
    hatching=0,
    board=Box(16, 54, 980, 1208),
    is_large=True,
)


_WIDE: Final = replace(
    COMMON,
    height=866,
    pitch=94,
    left=42,
    top=151,
    goal=84,
    pen=0.9,
    coordinate_px=LEAST_PX,
    badge_px=31,
    name_px=NAME_PX,
    emblem=EMBLEM,
    across=(0, FOOT),
    hatching=4,
    hand_scale=0.85,
)
_PLATE: Final = replace(
    COMMON,
    height=1200,
    pitch=58,
    left=84,
    top=426,
    goal=52,
    pen=0.65,
    frame_pen=4,
    carving_pen=2,
    ring_pen=2.6,
    coordinate_px=0,
    badge_px=21,
    across=(70, 446),
    hatching=4,
)


def _turned(upright: Layout, board: Box) -> TurnedLayout:
    measures = {field.name: getattr(upright, field.name) for field in fields(upright)}
    about = upright.top + upright.bottom
    measures |= {"left": upright.top, "top": upright.left, "board": board}
    return TurnedLayout(**measures, source=upright, about=about)


TURNED: Final = _turned(COMMON, Box(12, 58, 1148, 990))
LARGE_TURNED: Final = _turned(replace(LARGE, top=206), Box(18, 40, 1210, 1016))
WIDE: Final = _turned(_WIDE, Box(0, 0, wide.WIDTH, FOOT))
LARGE_WIDE: Final = _turned(replace(_WIDE, is_large=True, hatching=0), WIDE.board)
PLATE: Final = _turned(_PLATE, MOMENT)
LAYOUTS: Final = {
    Framing.TALL: (COMMON, LARGE),
    Framing.TABLE: (COMMON, LARGE),
    Framing.TURNED: (TURNED, LARGE_TURNED),
    Framing.WIDE: (WIDE, LARGE_WIDE),
}


def layout_of(style: RenderStyle) -> Layout:
    """The layout of the frame and of the text size that `style` asks for."""
    common, large = LAYOUTS[style.framing]
    return large if style.text_size is TextSize.LARGE else common


def viewport_of(style: RenderStyle) -> Viewport:
    """What a picture shows: all that a chat gets, or the board alone."""
    layout, foot = layout_of(style), ribbon_height(style)
    match style.framing:
        case Framing.TALL:
            return whole(WIDTH, layout.height + foot, style.scale)
        case Framing.WIDE:
            return whole(wide.WIDTH, FOOT + foot, style.scale)
        case _:
            return Viewport(layout.board, style.scale)
