"""Where things are, in pixels of a picture 1,024 wide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from renderers.audatia.hand_layout import COMMON_HAND, LARGE_HAND, HandLayout
from renderers.kit import end_plate, wide
from renderers.style import Framing, RenderStyle, TextSize

WIDTH: Final = 1024
CENTRE: Final = WIDTH // 2
MARGIN: Final = 32
COUNTS: Final = (366, 568)  # where counts of cards begin, left and right
ROW_Y: Final = 60  # of names
SCALE: Final = 3.5  # px a unit of a man, where the table has all its height
APART: Final = 540  # px between the men, out of measure, at their full height
CARD: Final = (600, 900)


@dataclass(frozen=True, slots=True, kw_only=True)
class SidePanelLayout:
    """What lies left or right of the lanes: sizes, and how far from its middle."""

    aside: int = 412  # from the table's middle
    lends: int = 36  # px of an amount
    virtue_icon: int  # size of the virtue that a posta lends
    icon: int
    rows: tuple[int, int]  # of the modifier and of its condition
    owed: tuple[int, int, int]  # what a salute has earned: y, head, px
    drop: int  # of the rows under it


@dataclass(frozen=True, slots=True, kw_only=True)
class VirtuesLayout:
    """The row of the four heads, each between both men's values."""

    x: int  # of the first one
    y: int
    pitch: int
    head: int  # size
    aside: tuple[int, int]  # from a head to the value of the man on the right, or below
    raised: int  # from a value down to its modifier; 0: modifiers aren't shown
    bar: int  # from a head down to what says that it was taken


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout:
    """Where everything between the names and the foot of the table is, in px."""

    height: int
    width: int = WIDTH
    floor: int
    floor_ends: tuple[int, int] = (MARGIN, WIDTH - MARGIN)
    scale: float  # px a unit of a man
    most_apart: float = APART  # px between the men, at their full height
    wheel: tuple[int, int, int] = (392, 188, 80)  # from the table's middle, y, radius
    posta: int  # from the floor down to the middle of its name
    lanes: tuple[int, int] = (168, 856)  # x of their ends
    lanes_ends: tuple[int, int] = (MARGIN, WIDTH - MARGIN)  # and of what lies beside them
    letter: tuple[int, int] = (24, 34)  # from the lane's end inwards, px
    lanes_top: int
    lane: int  # height of one
    pile: int  # height of its top card, which lies on its side
    sun: tuple[int, int]  # of a half: its radius, and how far it is from the lane's middle
    slot: int = 258  # length of the place of an answer
    under_wheels: int = 0  # y of a side panel for which there is no room beside its man's pile
    side_panel: SidePanelLayout
    virtues: VirtuesLayout
    cuts: tuple[int, ...]  # between seats, men, plan and virtues

    @property
    def middle(self) -> int:
        """x between the two men."""
        return self.width // 2

    @property
    def lanes_middle(self) -> int:
        """y of the middle of the lanes."""
        return self.lanes_top + self.lane * 3 // 2

    @property
    def lanes_bottom(self) -> int:
        """The foot of the lanes."""
        return self.lanes_top + 3 * self.lane

    def of_scale(self, px: float) -> int:
        """A length, given for the men's full height, at their height here."""
        return round(px * self.scale / SCALE)


# The table that everybody sees.
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
    virtues=VirtuesLayout(x=152, y=992, pitch=240, head=82, aside=(78, 0), raised=47, bar=54),
    cuts=(102, 656, 938),
)

# The same, less high, so that a chat's preview shows table and hand whole.
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
    virtues=VirtuesLayout(x=152, y=778, pitch=240, head=72, aside=(78, 0), raised=44, bar=47),
    cuts=(102, 502, 738),
)

# The men alone, between a quarter and three quarters of the height.
ALONE: Final = replace(WHOLE, floor=764, scale=4.6)

# In wide pictures: nothing that decides a move is small.
BESIDE_A_COLUMN: Final = TableLayout(
    height=wide.FOOT,
    width=840,
    floor=406,
    floor_ends=(0, 840),
    scale=2.62,
    most_apart=496,
    wheel=(313, 116, 84),
    posta=30,
    lanes=(72, 768),
    lanes_ends=(16, 824),
    letter=(-28, 52),
    lanes_top=466,
    lane=68,
    pile=88,
    sun=(34, 12),
    slot=200,
    under_wheels=316,
    side_panel=SidePanelLayout(
        aside=276,
        lends=wide.LEAST_PX,
        virtue_icon=54,
        icon=54,
        rows=(-68, 0),  # one in a lane: no line runs through any
        owed=(-68, 48, 52),
        drop=68,
    ),
    virtues=VirtuesLayout(x=912, y=240, pitch=99, head=64, aside=(0, 68), raised=0, bar=35),
    cuts=(),
)

# The decisive moment of a duel that is over.
ON_A_PLATE: Final = replace(
    WHOLE,
    width=end_plate.SIZE[0],
    floor=434,
    floor_ends=(end_plate.MOMENT.left, end_plate.MOMENT.right),
    scale=3.2,
    most_apart=420,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Measures of one text size, in pixels unless said otherwise, with those of a table."""

    is_large: bool
    table: TableLayout = WHOLE
    name_px: int
    count_px: int
    icon: int
    posta_px: int
    numeral: int  # of an advantage
    numeral_disc: int
    lesser: int  # numeral without it
    hand: HandLayout


COMMON: Final = Layout(
    is_large=False,
    name_px=40,
    count_px=33,
    icon=40,
    posta_px=34,
    numeral=38,
    numeral_disc=27,
    lesser=34,
    hand=COMMON_HAND,
)
LARGE: Final = Layout(
    is_large=True,
    name_px=46,
    count_px=38,
    icon=42,
    posta_px=40,
    numeral=44,
    numeral_disc=30,
    lesser=40,
    hand=LARGE_HAND,
)


# In both text sizes: large print shows fewer things.
WIDE: Final = replace(
    COMMON,
    table=BESIDE_A_COLUMN,
    name_px=wide.NAME_PX,
    count_px=wide.LEAST_PX,
    icon=48,
    posta_px=wide.LEAST_PX,
    numeral=wide.LEAST_PX,
    numeral_disc=30,
    lesser=wide.LEAST_PX,
)


def layout_of(style: RenderStyle, table: TableLayout = WHOLE) -> Layout:
    """The layout of the text size that `style` asks for; in wide pictures, of these."""
    is_large = style.text_size is TextSize.LARGE
    if style.framing is Framing.WIDE and table in (WHOLE, ABOVE_A_HAND):
        return replace(WIDE, is_large=is_large)
    return replace(LARGE if is_large else COMMON, table=table)
