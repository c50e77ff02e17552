"""The picture of a leaderboard: place, coat, name, rating and places gained, a row a player."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.core.seat import Seat
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.plate_frame import place_frame
from renderers.kit.viewport import whole
from renderers.people.design import Design, frugal_design_of
from renderers.people.lettering import NOTHING, fit, fit_title, name_sprite, width_of, write
from renderers.people.measures import TALL, WIDE, size_in_units
from renderers.people.row_signs import EDGE, readers_row, thin_rule
from renderers.people.sheets import MOST_STANDINGS, LeaderboardSheet, StandingRow
from renderers.people.signs import arrow, dot, emblem
from renderers.style import RenderStyle

_PITCH: Final = 49  # from row to row, for which the sizes below are meant
_MOST_PITCH: Final = 84  # of few rows
_MOST_SCALE: Final = 1.5
_MOST_NOTE_SCALE: Final = 1.3
_GAP: Final = 0.55  # of a row
_TITLE_CUT: Final = 440  # px of the upper rule that a title leaves
_ENDS: Final = {WIDE: (68, 54), TALL: (60, 42)}  # of the rows, from above and from below
_SIDE: Final = 52  # of the reader's row, from the picture's
_PLACE_PX, _NAME_PX, _RATING_PX, _NOTE_PX = 32, 36, 40, 28
_COAT: Final = 35  # how wide: with less there is no room for a charge
_LEAST_NAME: Final = 30
_ARROW: Final = 24
_CUT: Final = 100  # px from one to the next, so that fewer sprites are compared with each other
_AIR: Final = 16  # between columns
_BASELINE: Final = 0.36
_SERIF_BASELINE: Final = 0.33


class _Columns(NamedTuple):
    place: int  # right end
    coat: int  # middle
    name: int
    rating: int  # right end
    deviation: int
    arrow: int  # middle
    gained: int


class _Grid(NamedTuple):
    # What all rows of a picture share.
    columns: _Columns
    width: int  # of a row
    pitch: float
    scale: float  # of type


# Right ends of the ratings, and middles of the arrows.
_ENDS_OF_COLUMNS: Final = {WIDE: (836, 1036), TALL: (724, 882)}


def leaderboard(sheet: LeaderboardSheet, style: RenderStyle) -> Layers:
    """The whole picture: wide, or tall for more than ten rows."""
    design, size = frugal_design_of(style), size_in_units(sheet)
    layers = Layers(whole(*size, style.scale), design.background, range(_CUT, size[1], _CUT))
    title = fit_title(sheet.title, size[0] - _TITLE_CUT)
    place_frame(layers, size, title, sheet.date, design)
    if sheet.rows:
        _place_rows(layers, sheet.rows[: MOST_STANDINGS + 1], size, design)
    else:
        middle = size[0] / 2, size[1] / 2
        write(layers, *middle, NOTHING, Face.TITLE, 96, design.palette.soft, design, anchor=0.5)
    return layers


def _place_rows(
    layers: Layers, rows: tuple[StandingRow | None, ...], size: tuple[int, int], design: Design
) -> None:
    above, below = _ENDS[size]
    room = size[1] - above - below
    count = sum(_GAP if row is None else 1 for row in rows)
    pitch = min(_MOST_PITCH, room / count)
    grid = _grid(rows, size, pitch, design)
    top, before = above + (room - pitch * count) / 2, None
    for row in rows:
        height = pitch * (_GAP if row is None else 1)
        y = round(top + height / 2)
        if row is None:
            _place_gap(layers, y, grid, design)
        else:
            if before and not before.is_reader and not row.is_reader:
                layers.place(thin_rule(grid.width, design), _SIDE, round(top))
            _place_row(layers, y, row, grid, design)
        top, before = top + height, row


def _grid(
    rows: tuple[StandingRow | None, ...], size: tuple[int, int], pitch: float, design: Design
) -> _Grid:
    scale = max(min(pitch / _PITCH, _MOST_SCALE), design.layout.standing)
    px = round(scale * _PLACE_PX)
    widths = (width_of(str(row.place), Face.COUNT, px) for row in rows if row)
    place = round(_SIDE + EDGE + _AIR + max(widths, default=px))
    coat = place + _AIR + _coat_width(pitch) // 2
    rating, arrow = _ENDS_OF_COLUMNS[size]
    columns = _Columns(
        place=place, coat=coat, name=coat + _coat_width(pitch) // 2 + _AIR,
        rating=rating, deviation=rating + _AIR, arrow=arrow,
        gained=arrow + round(scale * _ARROW / 2) + 12,
    )  # fmt: skip
    return _Grid(columns, size[0] - 2 * _SIDE, pitch, scale)


def _coat_width(pitch: float) -> int:
    return max(_COAT, round(0.72 * pitch))


def _place_gap(layers: Layers, y: int, grid: _Grid, design: Design) -> None:
    for n in (-1, 0, 1):
        layers.place(dot(design, 4, is_gold=False), grid.columns.coat + 16 * n, y)


def _place_row(layers: Layers, y: int, row: StandingRow, grid: _Grid, design: Design) -> None:
    columns, palette, scale = grid.columns, design.palette, grid.scale
    ink, soft = palette.ink, palette.soft
    if row.is_reader:
        layers.place(readers_row(grid.width, round(grid.pitch), design), _SIDE, y)
    place, px = str(row.place), round(scale * _PLACE_PX)
    base, colour = y + _BASELINE * px, ink if row.is_reader else soft
    write(layers, columns.place, base, place, Face.COUNT, px, colour, design, anchor=1)
    layers.place(emblem(design, row.coat, Seat.ONE, _coat_width(grid.pitch)), columns.coat, y)
    rating, px = str(row.rating), round(scale * _RATING_PX)
    base = y + _SERIF_BASELINE * px
    wide = write(layers, columns.rating, base, rating, Face.TITLE, px, ink, design, anchor=1)
    room, px = columns.rating - wide - columns.name - 24, round(scale * _NAME_PX)
    name = fit(row.name, px, _LEAST_NAME, int(room), place)
    base = y + _SERIF_BASELINE * name.px
    layers.place(name_sprite(name, ink, design), columns.name, round(base))
    px = round(min(scale, _MOST_NOTE_SCALE) * _NOTE_PX)
    base = y + _BASELINE * px
    write(layers, columns.deviation, base, f"± {row.deviation}", Face.LABEL, px, soft, design)
    if row.gained:
        is_up = row.gained > 0
        layers.place(arrow(design, round(scale * _ARROW), is_up=is_up), columns.arrow, y)
        gained, colour = str(abs(row.gained)), ink if is_up else soft
        write(layers, columns.gained, base, gained, Face.LABEL, px, colour, design)
