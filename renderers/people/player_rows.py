"""Rows of players, one below the other: place, coat and name, with room for more at the right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from engines.core.seat import Seat
from renderers.coat import Coat
from renderers.kit.fitted_name import FittedName
from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.people.design import Design
from renderers.people.lettering import fit, name_sprite, width_of, write
from renderers.people.row_signs import EDGE, readers_row, thin_rule
from renderers.people.signs import dot, emblem

SIDE: Final = 52  # of a row, from the picture's
BASELINE: Final = 0.36
SERIF_BASELINE: Final = 0.33
AIR: Final = 16  # between columns
LEAST_NAME: Final = 26

_PITCH: Final = 49  # from row to row, for which the sizes below are meant
_LEAST_SCALE, _MOST_SCALE = 0.94, 1.4
_PLACE_PX, _NAME_PX = 32, 36
_COAT: Final = 35  # how wide: with less there is no room for a charge
_ANY_ROOM: Final = 2000  # px
_GAP: Final = 0.55  # of a row


class Listed(Protocol):
    """A player who has a row."""

    @property
    def place(self) -> int:
        """Counted from 1."""

    @property
    def name(self) -> str:
        """As it was written."""

    @property
    def coat(self) -> Coat | None:
        """None: a mark in its place."""

    @property
    def is_reader(self) -> bool:
        """Whether the row is set off."""


R = TypeVar("R", bound=Listed)


class Grid(NamedTuple):
    """Where the columns of all rows are, and how large their type is."""

    place: int  # right end
    coat: int  # middle
    coat_width: int
    name: int
    right: int  # the end of a row
    pitch: float
    scale: float  # of type


def grid_of(
    rows: Sequence[R | None], width: int, room: float, most_pitch: float, design: Design
) -> Grid:
    """The grid of rows in a picture that is so wide, with `room` from above to below."""
    pitch = min(most_pitch, room / max(1.0, _height(rows)))
    scale = min(pitch / _PITCH, _MOST_SCALE)
    scale = max(scale, _LEAST_SCALE * design.layout.standing)
    px = round(scale * _PLACE_PX)
    widths = (width_of(str(row.place), Face.COUNT, px) for row in rows if row)
    place = round(SIDE + EDGE + AIR - 4 + max(widths, default=px))
    coat_width = max(_COAT, round(0.7 * pitch))
    coat = place + AIR - 2 + coat_width // 2
    name = coat + coat_width // 2 + AIR
    return Grid(place, coat, coat_width, name, width - SIDE - AIR, pitch, scale)


def place_rows(
    layers: Layers, rows: Sequence[R | None], top: float, room: float, grid: Grid, design: Design
) -> list[tuple[R, int]]:
    """Lay what is under the rows, rules and gaps; return each row with its middle."""
    placed: list[tuple[R, int]] = []
    width = grid.right + AIR - SIDE
    top, before = top + (room - grid.pitch * _height(rows)) / 2, None
    for row in rows:
        height = grid.pitch * (_GAP if row is None else 1)
        y = round(top + height / 2)
        if row is None:
            for n in (-1, 0, 1):
                layers.place(dot(design, 4, is_gold=False), grid.coat + 16 * n, y)
        else:
            if before and not before.is_reader and not row.is_reader:
                layers.place(thin_rule(width, design), SIDE, round(top))
            if row.is_reader:
                layers.place(readers_row(width, round(grid.pitch), design), SIDE, y)
            placed.append((row, y))
        top, before = top + height, row
    return placed


def place_player(
    layers: Layers, row: Listed, y: int, end: float, grid: Grid, design: Design
) -> None:
    """Place, coat and name, which ends at `end` at the latest."""
    ink, place, px = design.palette.ink, str(row.place), round(grid.scale * _PLACE_PX)
    colour = ink if row.is_reader else design.palette.soft
    base = y + BASELINE * px
    write(layers, grid.place, base, place, Face.COUNT, px, colour, design, anchor=1)
    layers.place(emblem(design, row.coat, Seat.ONE, grid.coat_width), grid.coat, y)
    name, room = _whole_name(row, grid), int(end - grid.name)
    if name.width > room:
        name = fit(row.name, name.px, min(name.px, LEAST_NAME), room, place)
    layers.place(name_sprite(name, ink, design), grid.name, round(y + SERIF_BASELINE * name.px))


def widest_name(rows: Sequence[Listed], grid: Grid) -> int:
    """How much room the names take, if they are given all they want."""
    return math.ceil(max(_whole_name(row, grid).width for row in rows))


def _whole_name(row: Listed, grid: Grid) -> FittedName:
    px = round(grid.scale * _NAME_PX)
    return fit(row.name, px, px, _ANY_ROOM, str(row.place))


def _height(rows: Sequence[object | None]) -> float:
    return sum(_GAP if row is None else 1 for row in rows)
