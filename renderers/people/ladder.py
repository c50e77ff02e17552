"""The ladder of a club, the best at the top, and an arrow from each challenger to the challenged.

A challenged player whose row isn't shown is the numeral in a ring of dashes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.kit.fonts import Face
from renderers.kit.layers import Layers
from renderers.kit.sprites import Sprite
from renderers.people.design import Design, tournament_design_of
from renderers.people.framed import framed, place_nothing
from renderers.people.lettering import width_of, write
from renderers.people.measures import WIDE, size_in_units
from renderers.people.player_rows import BASELINE, grid_of, place_player, place_rows
from renderers.people.result_signs import result_sign
from renderers.people.standings import MOST_PITCH
from renderers.people.tournament_sheets import (
    MOST_TOURNAMENT_ROWS,
    LadderRow,
    LadderSheet,
    Result,
)
from renderers.style import RenderStyle

_ENDS: Final = {True: (66, 54), False: (60, 42)}  # of the rows, from above and from below
_LANE: Final = 34  # px from one arrow's upright to the next
_FIRST_LANE: Final = 44
_MOST_LANES: Final = 4
_PEN: Final = 4.5
_HEAD: Final = 17  # px of an arrow's point
_ASIDE: Final = 8  # px of an arrow's ends from the middle of the row
_NOTE_PX: Final = 30
_AIR: Final = 18


def ladder(sheet: LadderSheet, style: RenderStyle) -> Layers:
    """The whole picture: wide, or tall for more than ten rows."""
    design, size = tournament_design_of(style), size_in_units(sheet)
    layers = framed(sheet, size, design)
    rows = sheet.rows[: MOST_TOURNAMENT_ROWS + 2]
    if not any(rows):
        place_nothing(layers, size, design)
        return layers
    above, below = _ENDS[size == WIDE]
    room = size[1] - above - below
    grid = grid_of(rows, size[0], room, MOST_PITCH, design)
    placed = place_rows(layers, rows, above, room, grid, design)
    start = grid.right - _FIRST_LANE - (_MOST_LANES - 1) * _LANE
    px = round(min(grid.scale, 1.2) * _NOTE_PX)
    soft = design.palette.soft
    end = start - _AIR - max(width_of(row.time, Face.LABEL, px) for row, _ in placed)
    for row, y in placed:
        place_player(layers, row, y, end - _AIR, grid, design)
        base, x = y + BASELINE * px, start - _AIR
        write(layers, x, base, row.time, Face.LABEL, px, soft, design, anchor=1)
    _place_challenges(layers, placed, start, round(grid.pitch), design)
    return layers


def _place_challenges(
    layers: Layers, placed: list[tuple[LadderRow, int]], start: int, pitch: int, design: Design
) -> None:
    middles = {row.place: y for row, y in placed}
    taken: list[tuple[int, int, int]] = []  # lane, upper and lower end
    for row, y in placed:
        target = middles.get(row.challenges)
        if not row.challenges or row.challenges == row.place:
            continue
        lane = None
        if target is not None and target < y:
            lane = _free_lane(taken, target, y)
        if target is None or lane is None:
            radius = min(21, pitch // 2 - 3)
            ring = result_sign(design, Result.RUNNING, str(row.challenges), radius)
            layers.place(ring, start + radius, y)
            continue
        taken.append((lane, target, y))
        across = _FIRST_LANE + lane * _LANE
        layers.place(_arrow(across, y - target, design), start, y)


def _free_lane(taken: list[tuple[int, int, int]], upper: int, lower: int) -> int | None:
    crossed = {lane for lane, top, bottom in taken if top <= lower and upper <= bottom}
    return next((lane for lane in range(_MOST_LANES) if lane not in crossed), None)


@lru_cache(maxsize=64)
def _arrow(across: int, up: int, design: Design) -> Sprite:
    # From the challenger's row, at the origin, around to the one that is so far above.
    palette = design.palette
    canvas = design.canvas(-6, -up - 20, across + 6, 20)
    low, high = -_ASIDE, -up + _ASIDE
    way = [
        (4.0, float(low)), (float(across), float(low)), (float(across), float(high)),
        (float(_HEAD), float(high)),
    ]  # fmt: skip
    canvas.stroke(way, palette.ink, _PEN)
    half = 0.6 * _HEAD
    canvas.polygon([(0, high), (_HEAD, high - half), (_HEAD, high + half)], palette.ink)
    canvas.disc(4, low, 6, palette.ink)
    return canvas.sprite()
