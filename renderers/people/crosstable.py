"""The crosstable of a round robin: a disc a match, points, coats above and at the side.

Where columns are narrow, places stand above in place of the coats.

The opponent is told by the column, so that discs have no numeral. Two matches of a pair stand one
above the other. Of more than 16 players the standings are drawn.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from engines.core.seat import Seat
from renderers.kit.fonts import Face
from renderers.kit.geometry import rectangle
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.people.design import Design, tournament_design_of
from renderers.people.framed import framed
from renderers.people.lettering import width_of, write
from renderers.people.measures import WIDE, size_in_units
from renderers.people.player_rows import (
    BASELINE,
    SERIF_BASELINE,
    Grid,
    grid_of,
    place_player,
    place_rows,
)
from renderers.people.result_signs import result_sign
from renderers.people.signs import emblem
from renderers.people.standings import MOST_PITCH, standings
from renderers.people.tournament_sheets import (
    MOST_CROSSED,
    MOST_TOURNAMENT_ROWS,
    CrosstableRow,
    CrosstableSheet,
    PointsRow,
    StandingsSheet,
)
from renderers.style import RenderStyle

_HEAD: Final = 27  # from the middle of the coats above to the rows
_TOP, _BOTTOM = 118, 48  # of the rows; below the last one
_BOTTOM_WIDE: Final = 50
_POINTS_PX: Final = 42
_AIR: Final = 22
_NAME_ROOM: Final = 128  # px that a name has at least
_MOST_STEP: Final = 72  # from column to column
_MOST_RADIUS: Final = 25
_HEAD_COAT: Final = 35  # how wide; in narrower columns the places stand above
_HEAD_PX: Final = 26


def crosstable(sheet: CrosstableSheet, style: RenderStyle) -> Layers:
    """The whole picture: wide, or tall for more than eight players."""
    if len(sheet.rows) > MOST_CROSSED or not sheet.rows:
        return standings(_as_standings(sheet), style)
    design, size = tournament_design_of(style), size_in_units(sheet)
    layers = framed(sheet, size, design)
    room = size[1] - _TOP - (_BOTTOM_WIDE if size == WIDE else _BOTTOM)
    grid = grid_of(sheet.rows, size[0], room, MOST_PITCH, design)
    px = round(grid.scale * _POINTS_PX)
    points = math.ceil(max(width_of(row.points, Face.TITLE, px) for row in sheet.rows)) + _AIR
    columns = len(sheet.rows)
    space = grid.right - points - grid.name - _NAME_ROOM
    step = min(_MOST_STEP, space // columns)
    left = grid.right - points - columns * step
    placed = place_rows(layers, sheet.rows, _TOP, room, grid, design)
    head = round(placed[0][1] - grid.pitch / 2 - _HEAD)
    for n, (row, y) in enumerate(placed):
        x = round(left + (n + 0.5) * step)
        if step > _HEAD_COAT + 2:
            layers.place(emblem(design, row.coat, Seat.ONE, _HEAD_COAT), x, head)
        else:
            base, soft = head + BASELINE * _HEAD_PX, design.palette.soft
            text = str(row.place)
            write(layers, x, base, text, Face.COUNT, _HEAD_PX, soft, design, anchor=0.5)
        layers.place(_nobody(step, round(grid.pitch), design), x, y)
        place_player(layers, row, y, left - 12, grid, design)
        _place_results(layers, row, n, (left, y), step, grid, design)
        base, ink = y + SERIF_BASELINE * px, design.palette.ink
        write(layers, grid.right, base, row.points, Face.TITLE, px, ink, design, anchor=1)
    return layers


def _place_results(
    layers: Layers, row: CrosstableRow, own: int, at: tuple[int, int], step: int, grid: Grid,
    design: Design,
) -> None:  # fmt: skip
    left, y = at
    pitch = round(grid.pitch)
    for n, results in enumerate(row.results):
        count = len(results)
        if n == own or not count:
            continue
        x = round(left + (n + 0.5) * step)
        radius = min(_MOST_RADIUS, step // 2 - 2, (pitch - 4) // (2 * count) - 1)
        for k, result in enumerate(results):
            middle = y + round((k - (count - 1) / 2) * (2 * radius + 2))
            layers.place(result_sign(design, result, "", radius), x, middle)


@lru_cache(maxsize=32)
def _nobody(width: int, height: int, design: Design) -> Sprite:
    # A hatched field about the origin: nobody plays themselves.
    canvas = design.canvas(-width / 2, -height / 2, width / 2, height / 2)
    inner = rectangle(0, 0, width - 6, height - 6)
    canvas.hatch(inner, design.palette.soft, gap=9, width=2, angle=-45)
    return canvas.sprite()


def _as_standings(sheet: CrosstableSheet) -> StandingsSheet:
    rows: list[PointsRow | None] = [
        PointsRow(
            place=row.place, name=row.name, coat=row.coat, points=row.points,
            is_reader=row.is_reader,
        )
        for row in sheet.rows
    ]  # fmt: skip
    first, others = rows[:MOST_TOURNAMENT_ROWS], rows[MOST_TOURNAMENT_ROWS:]
    own = [row for row in others if row and row.is_reader]
    return StandingsSheet(
        title=sheet.title, date=sheet.date, rows=(*first, *((None, own[0]) if own else ()))
    )
