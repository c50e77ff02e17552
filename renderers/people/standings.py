"""The standings of a tournament: a row a player, a disc a round, points, tie-breaks.

Rounds that have no room for a disc with a numeral are small discs, the earliest first; of still
more the last are drawn, which the numerals above tell.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.people.design import Design, tournament_design_of
from renderers.people.framed import framed, place_nothing
from renderers.people.lettering import width_of, write
from renderers.people.measures import WIDE, size_in_units
from renderers.people.player_rows import (
    BASELINE,
    SERIF_BASELINE,
    Grid,
    grid_of,
    place_player,
    place_rows,
    widest_name,
)
from renderers.people.result_signs import result_sign
from renderers.people.tournament_sheets import (
    MOST_TIE_BREAKS,
    MOST_TOURNAMENT_ROWS,
    PointsRow,
    StandingsSheet,
)
from renderers.style import RenderStyle

MOST_PITCH: Final = 78

_HEAD: Final = 80  # middle of the rounds' numerals
_TOP, _BOTTOM = 102, 48  # of the rows; below the last one
_BOTTOM_WIDE: Final = 52
_POINTS_PX, _NOTE_PX, _HEAD_PX = 42, 28, 26
_RADIUS: Final = 21.5
_AIR: Final = 24  # between columns of figures
_STEP_AIR: Final = 5  # between discs
_MOST_STEP: Final = 96
_SMALL, _SMALL_STEP = 8, 21  # radius of a small disc, and from one to the next
# Longer lists have one tie-break, and so many discs with numerals: more takes over 60 KB.
_MANY_ROWS, _MOST_NUMERALS = 16, 60
_MANY: Final = 100
_NAME_ROOM: Final = {True: 250, False: 176}  # px that a name has at least: wide, tall


class _Columns(NamedTuple):
    tie_breaks: tuple[int, ...]  # right ends
    points: int  # right end
    first: int  # the first round that is drawn, from 0
    small: int  # rounds that have small discs
    rounds: tuple[int, ...]  # middles, of those that are drawn
    radius: int
    name_end: int


def standings(sheet: StandingsSheet, style: RenderStyle) -> Layers:
    """The whole picture: wide, or tall for more than ten rows."""
    design, size = tournament_design_of(style), size_in_units(sheet)
    layers = framed(sheet, size, design)
    rows = sheet.rows[: MOST_TOURNAMENT_ROWS + 2]
    if not any(rows):
        place_nothing(layers, size, design)
        return layers
    is_wide = size == WIDE
    room = size[1] - _TOP - (_BOTTOM_WIDE if is_wide else _BOTTOM)
    grid = grid_of(rows, size[0], room, MOST_PITCH, design)
    shown = [row for row in rows if row]
    columns = _columns(shown, grid, _NAME_ROOM[is_wide])
    placed = place_rows(layers, rows, _TOP, room, grid, design)
    head = placed[0][1] - grid.pitch / 2 - (_TOP - _HEAD)
    for n in range(columns.small, len(columns.rounds)):
        base, text = head + BASELINE * _HEAD_PX, str(columns.first + n + 1)
        _write(layers, columns.rounds[n], base, text, _HEAD_PX, design, anchor=0.5)
    for row, y in placed:
        _place_row(layers, row, y, columns, grid, design)
    return layers


def _place_row(
    layers: Layers, row: PointsRow, y: int, columns: _Columns, grid: Grid, design: Design
) -> None:
    place_player(layers, row, y, columns.name_end, grid, design)
    for n, (x, one) in enumerate(zip(columns.rounds, row.rounds[columns.first :], strict=False)):
        if one is None:
            continue
        is_small = n < columns.small
        # Three figures in a disc are too small to be read.
        text = str(one.opponent) if 0 < one.opponent < _MANY and not is_small else ""
        radius = _SMALL if is_small else columns.radius
        layers.place(result_sign(design, one.result, text, radius), x, y)
    px = round(grid.scale * _POINTS_PX)
    base, ink = y + SERIF_BASELINE * px, design.palette.ink
    write(layers, columns.points, base, row.points, Face.TITLE, px, ink, design, anchor=1)
    px = round(min(grid.scale, 1.2) * _NOTE_PX)
    for x, text in zip(columns.tie_breaks, row.tie_breaks, strict=False):
        _write(layers, x, y + BASELINE * px, text, px, design, anchor=1)


def _write(
    layers: Layers, x: int, base: float, text: str, px: int, design: Design, *, anchor: float
) -> None:
    write(layers, x, base, text, Face.LABEL, px, design.palette.soft, design, anchor=anchor)


def _columns(rows: list[PointsRow], grid: Grid, name_room: int) -> _Columns:
    rounds = max(len(row.rounds) for row in rows)
    radius = round(min(_RADIUS * min(grid.scale, 1.2), grid.pitch / 2 - 3))
    least = 2 * radius + _STEP_AIR
    px = round(grid.scale * _POINTS_PX)
    points = math.ceil(max(width_of(row.points, Face.TITLE, px) for row in rows)) + _AIR
    is_long = len(rows) > _MANY_ROWS
    ties = _tie_breaks(rows, grid)[: 1 if is_long else MOST_TIE_BREAKS]
    start = grid.name + min(name_room, widest_name(rows, grid) + _AIR // 2)
    while len(ties) > 1 and grid.right - sum(ties) - points - start < rounds * least:
        ties = ties[:-1]
    end = grid.right - sum(ties) - points
    room = max(0, end - start - _AIR // 2)
    missing = max(0, rounds * least - room)
    small = min(rounds, math.ceil(missing / (least - _SMALL_STEP)))
    if is_long:
        small = max(small, rounds - _MOST_NUMERALS // len(rows))
    first = max(0, small - room // _SMALL_STEP) if small == rounds else 0
    small -= first
    large = rounds - first - small
    step = least if small or not large else min(_MOST_STEP, max(least, (room - 90) // large))
    width = small * _SMALL_STEP + large * step
    left = end - width
    middles = [left + round((n + 0.5) * _SMALL_STEP) for n in range(small)]
    left += small * _SMALL_STEP
    middles += [left + round((n + 0.5) * step) for n in range(large)]
    ends = [grid.right - sum(ties[n + 1 :]) for n in range(len(ties))]
    return _Columns(
        tuple(ends), grid.right - sum(ties), first, small, tuple(middles), radius,
        end - width - _AIR // 2,
    )  # fmt: skip


def _tie_breaks(rows: list[PointsRow], grid: Grid) -> list[int]:
    # How wide each column is.
    px, widths = round(min(grid.scale, 1.2) * _NOTE_PX), []
    for n in range(min(MOST_TIE_BREAKS, max(len(row.tie_breaks) for row in rows))):
        texts = [row.tie_breaks[n] for row in rows if n < len(row.tie_breaks)]
        widths.append(math.ceil(max(width_of(text, Face.LABEL, px) for text in texts)) + _AIR)
    return widths
