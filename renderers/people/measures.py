"""The measures of pictures of people, in units: pixels of the common picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderers.finished_match import PLATE_SIZE
from renderers.people.sheets import LeaderboardSheet, Sheet
from renderers.people.tournament_sheets import (
    MOST_CROSSED,
    MOST_TOURNAMENT_ROWS,
    BracketSheet,
    CrosstableSheet,
    LadderSheet,
    StandingsSheet,
)
from renderers.people.turning_sheet import MOST_TURNING_POINTS, TurningSheet
from renderers.style import TextSize

WIDE: Final = PLATE_SIZE
TALL: Final = (1024, 1100)
MOST_WIDE_ROWS: Final = 10
MOST_WIDE_CROSSED: Final = 8  # players of a wide crosstable
MOST_WIDE_ROUNDS: Final = 3  # of a wide bracket
LEAST_PITCH: Final = 46  # px from row to row of a tournament's list
TURNING_PITCH: Final = 54  # px from one turning point's line to the next
_WIDE_TURNING: Final = 3  # lines for which a wide picture has room
_ENDS_OF_LIST: Final = 150  # px above and below its rows
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
    """Width and height of a sheet's picture: wide, but tall for long lists and large tables."""
    match sheet:
        case StandingsSheet() | LadderSheet():
            return _size_of_list(sheet.rows)
        case CrosstableSheet() if len(sheet.rows) > MOST_CROSSED:
            return _size_of_list(sheet.rows[: MOST_TOURNAMENT_ROWS + 2])
        case CrosstableSheet():
            return TALL if len(sheet.rows) > MOST_WIDE_CROSSED else WIDE
        case BracketSheet():
            return TALL if len(sheet.rounds) > MOST_WIDE_ROUNDS else WIDE
        case TurningSheet():
            more = min(len(sheet.points), MOST_TURNING_POINTS) - _WIDE_TURNING
            return WIDE[0], WIDE[1] + TURNING_PITCH * max(0, more)
        case LeaderboardSheet() if len(sheet.rows) > MOST_WIDE_ROWS:
            return TALL
        case _:
            return WIDE


def _size_of_list(rows: Sequence[object]) -> tuple[int, int]:
    # Rows keep their height: a long list is a taller picture.
    if len(rows) <= MOST_WIDE_ROWS:
        return WIDE
    most = MOST_TOURNAMENT_ROWS + 2
    return TALL[0], max(TALL[1], math.ceil(_ENDS_OF_LIST + LEAST_PITCH * min(len(rows), most)))
