"""The measures of pictures of people, in units: pixels of the common picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderers.finished_match import PLATE_SIZE
from renderers.people.sheets import LeaderboardSheet, Sheet
from renderers.style import TextSize

WIDE: Final = PLATE_SIZE
TALL: Final = (1024, 1100)
MOST_WIDE_ROWS: Final = 10
MARGIN: Final = 62  # of what stands within the frame, from the sides


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """Sizes of type and signs, and where columns stand, for one text size."""

    least: int  # the smallest type
    rows_end: int  # of a profile, where the column of games ends
    curve: int  # and that of the curve begins
    sign: int  # of a game in a row of several
    rating: int
    title: int  # of a game; 0: not shown beside its sign
    note: int  # record, deviation, figures of a curve
    habit: int  # answer time, losses on time
    caption: int  # of the curve
    pen: float  # of the curve
    dot: float
    standing: float  # of a leaderboard: its type, times the common one
    tally: int  # the score of one match of a series


COMMON: Final = Measures(
    least=26, rows_end=640, curve=692, sign=58, rating=52, title=32, note=28, habit=34,
    caption=34, pen=4, dot=9, standing=1, tally=50,
)  # fmt: skip
LARGE: Final = Measures(
    least=34, rows_end=690, curve=730, sign=66, rating=70, title=0, note=38, habit=42,
    caption=44, pen=6, dot=12, standing=1.16, tally=62,
)  # fmt: skip


def measures_of(size: TextSize) -> Measures:
    """The measures for a text size."""
    return LARGE if size is TextSize.LARGE else COMMON


def size_in_units(sheet: Sheet) -> tuple[int, int]:
    """Width and height of a sheet's picture: wide, but tall for a long leaderboard."""
    is_long = isinstance(sheet, LeaderboardSheet) and len(sheet.rows) > MOST_WIDE_ROWS
    return TALL if is_long else WIDE
