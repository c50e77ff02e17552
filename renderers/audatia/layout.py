"""Where things are, in pixels of a picture 1,024 wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderers.look import Look, Print

WIDTH: Final = 1024
HEIGHT: Final = 1072
CENTRE: Final = WIDTH // 2
MARGIN: Final = 32
BANDS: Final = ((32, 420), (604, 992))  # the seats', from left to right
BAND_Y: Final = 24
BAND: Final = 12
ROW_Y: Final = 71  # of names and counts
FLOOR: Final = 600
SCALE: Final = 3.5  # px a unit of a man
PLAN: Final = 664  # top of the plan of the blades
LANE: Final = 82
PLAN_END: Final = PLAN + 3 * LANE
VIRTUES: Final = 992  # middle of their row
CUTS: Final = (102, 656, 938)  # between seats, men, plan and virtues
CARD: Final = (600, 900)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """One size of print."""

    is_large: bool
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


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLayout:
    """The private half of a picture."""

    code_px: int
    code_y: int
    drawing_y: int
    signs_y: int
    sign: float  # times the common size
    sign_pitch: int


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
    hand=HandLayout(code_px=48, code_y=47, drawing_y=140, signs_y=258, sign=1.0, sign_pitch=58),
)
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
        code_px=62, code_y=60, drawing_y=162, signs_y=250, sign=1.2, sign_pitch=64
    ),
)  # fmt: skip


def layout_of(look: Look) -> Layout:
    """The layout of the print that `look` asks for."""
    return LARGE if look.print is Print.LARGE else COMMON
