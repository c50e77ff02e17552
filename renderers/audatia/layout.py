"""Where things are, in pixels of a picture 1,024 wide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from renderers.style import RenderStyle, TextSize

WIDTH: Final = 1024
CENTRE: Final = WIDTH // 2
MARGIN: Final = 32
BANDS: Final = ((32, 420), (604, 992))  # the seats', from left to right
BAND_Y: Final = 24
BAND: Final = 12
ROW_Y: Final = 71  # of names and counts
SCALE: Final = 3.5  # px a unit of a man, where the table has all its height
CARD: Final = (600, 900)


@dataclass(frozen=True, slots=True, kw_only=True)
class SidePanelLayout:
    """What lies left or right of the lanes: sizes, and how far from its middle."""

    virtue_icon: int  # size of the virtue that a posta lends
    icon: int
    rows: tuple[int, int]  # of the modifier and of its condition
    owed: tuple[int, int, int]  # what a salute has earned: y, head, px
    drop: int  # of the rows under it


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout:
    """The heights of everything between the names and the foot of the table, in px."""

    height: int
    floor: int
    scale: float  # px a unit of a man
    posta: int  # from the floor down to the middle of its name
    lanes_top: int
    lane: int  # height of one
    pile: int  # height of its top card, which lies on its side
    sun: tuple[int, int]  # of a half: its radius, and how far it is from the lane's middle
    side_panel: SidePanelLayout
    virtues: int  # middle of their row
    virtue_icon: int  # size of a virtue's head there
    raised: int  # from the middle down to a modifier
    bar: int  # and to what was taken
    cuts: tuple[int, ...]  # between seats, men, plan and virtues

    @property
    def lanes_bottom(self) -> int:
        """The foot of the lanes."""
        return self.lanes_top + 3 * self.lane

    def of_scale(self, px: float) -> int:
        """A length, given for the men's full height, at their height here."""
        return round(px * self.scale / SCALE)


WHOLE: Final = TableLayout(
    height=1072,
    floor=600,
    scale=SCALE,
    posta=42,
    lanes_top=664,
    lane=82,
    pile=112,
    sun=(37, 18),
    side_panel=SidePanelLayout(
        virtue_icon=66, icon=48, rows=(-46, 54), owed=(-92, 50, 30), drop=26
    ),
    virtues=992,
    virtue_icon=82,
    raised=47,
    bar=54,
    cuts=(102, 656, 938),
)
"""The table that everybody sees."""

ABOVE_A_HAND: Final = TableLayout(
    height=842,
    floor=458,
    scale=2.6,
    posta=39,
    lanes_top=526,
    lane=62,
    pile=96,
    sun=(33, 14),
    side_panel=SidePanelLayout(
        virtue_icon=58, icon=44, rows=(-40, 44), owed=(-71, 36, 28), drop=24
    ),
    virtues=778,
    virtue_icon=72,
    raised=44,
    bar=47,
    cuts=(102, 502, 738),
)
"""The same, less high, so that a chat's preview shows table and hand whole."""

ALONE: Final = replace(WHOLE, floor=764, scale=4.6)
"""The men alone, between a quarter and three quarters of the height."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLayout:
    """The private half of a picture."""

    card: tuple[int, int]
    blow_px: int  # of a code
    other_px: int
    code_y: int
    aside: int  # of a code, away from its half-sun
    drawing_y: int
    icons_y: int
    icon: float  # times the common size
    icon_pitch: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Measures of one text size, in pixels unless said otherwise, with those of a table."""

    is_large: bool
    table: TableLayout = WHOLE
    name_px: int
    name_room: int
    count_px: int
    icon: int
    counts: tuple[int, int]  # where they begin, left and right
    pitch: int
    posta_px: int
    code_px: int  # on the piles' top cards
    numeral: int  # of an advantage
    numeral_disc: int
    lesser: int  # numeral without it
    hand: HandLayout
    shown_px: int  # of a code on a card that is only shown


COMMON: Final = Layout(
    is_large=False,
    name_px=40,
    name_room=196,
    count_px=33,
    icon=44,
    counts=(246, 604),
    pitch=92,
    posta_px=34,
    code_px=48,
    numeral=38,
    numeral_disc=27,
    lesser=34,
    hand=HandLayout(
        card=(140, 210), blow_px=44, other_px=28, code_y=37, aside=18, drawing_y=104,
        icons_y=172, icon=0.88, icon_pitch=44,
    ),
    shown_px=30,
)  # fmt: skip
LARGE: Final = Layout(
    is_large=True,
    name_px=46,
    name_room=180,
    count_px=40,
    icon=46,
    counts=(232, 604),
    pitch=100,
    posta_px=40,
    code_px=60,
    numeral=44,
    numeral_disc=30,
    lesser=40,
    hand=HandLayout(
        card=(140, 226), blow_px=54, other_px=33, code_y=46, aside=12, drawing_y=118,
        icons_y=188, icon=0.96, icon_pitch=43,
    ),
    shown_px=31,
)  # fmt: skip


def layout_of(style: RenderStyle, table: TableLayout = WHOLE) -> Layout:
    """The layout of the text size that `style` asks for."""
    return replace(LARGE if style.text_size is TextSize.LARGE else COMMON, table=table)
