"""The picture of a leaderboard: place, coat, name, rating and places gained, a row a player."""

from __future__ import annotations

from typing import Final

from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.people.design import Design, frugal_design_of
from renderers.people.framed import framed, place_nothing
from renderers.people.lettering import write
from renderers.people.measures import TALL, WIDE, size_in_units
from renderers.people.player_rows import (
    AIR,
    BASELINE,
    SERIF_BASELINE,
    Grid,
    grid_of,
    place_player,
    place_rows,
)
from renderers.people.sheets import MOST_STANDINGS, LeaderboardSheet, StandingRow
from renderers.people.signs import arrow
from renderers.style import RenderStyle

_MOST_PITCH: Final = 84  # of few rows
_MOST_NOTE_SCALE: Final = 1.3
_ENDS: Final = {WIDE: (68, 54), TALL: (60, 42)}  # of the rows, from above and from below
_RATING_PX, _NOTE_PX = 40, 28
_ARROW: Final = 24
_NAME_AIR: Final = 24  # between a name and the rating
# Right ends of the ratings, and middles of the arrows.
_COLUMNS: Final = {WIDE: (836, 1036), TALL: (724, 882)}


def leaderboard(sheet: LeaderboardSheet, style: RenderStyle) -> Layers:
    """The whole picture: wide, or tall for more than ten rows."""
    design, size = frugal_design_of(style), size_in_units(sheet)
    layers = framed(sheet, size, design)
    rows = sheet.rows[: MOST_STANDINGS + 1]
    if not any(rows):
        place_nothing(layers, size, design)
    above, below = _ENDS[size]
    room = size[1] - above - below
    grid = grid_of(rows, size[0], room, _MOST_PITCH, design)
    for row, y in place_rows(layers, rows, above, room, grid, design):
        _place_row(layers, row, y, grid, _COLUMNS[size], design)
    return layers


def _place_row(
    layers: Layers, row: StandingRow, y: int, grid: Grid, columns: tuple[int, int], design: Design
) -> None:
    palette, (right, middle) = design.palette, columns
    px = round(grid.scale * _RATING_PX)
    base, rating = y + SERIF_BASELINE * px, str(row.rating)
    wide = write(layers, right, base, rating, Face.TITLE, px, palette.ink, design, anchor=1)
    place_player(layers, row, y, right - wide - _NAME_AIR, grid, design)
    px = round(min(grid.scale, _MOST_NOTE_SCALE) * _NOTE_PX)
    base, deviation = y + BASELINE * px, f"± {row.deviation}"
    write(layers, right + AIR, base, deviation, Face.LABEL, px, palette.soft, design)
    if row.gained:
        is_up, size = row.gained > 0, round(grid.scale * _ARROW)
        layers.place(arrow(design, size, is_up=is_up), middle, y)
        gained, colour = str(abs(row.gained)), palette.ink if is_up else palette.soft
        write(layers, middle + size // 2 + 12, base, gained, Face.LABEL, px, colour, design)
