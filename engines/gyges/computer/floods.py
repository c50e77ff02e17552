"""How far rings get, all rings at once: fast, and nearly exact.

Sets of squares are shifted over the board, a bit for each square, so nothing is looked up. No ring
turns straight back, but otherwise borders are crossed again. So what a flood doesn't reach can't be
reached; what it reaches mostly can, as `rules.reach` would tell exactly.
Compiled, the numbers are plain 64-bit ones (`i64`), interpreted they are integers like all others.
"""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING, Final

from engines.gyges.terms import FILES, SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF
_NOT_FIRST: Final[i64] = 0xF_BEFB_EFBE  # all but file a
_NOT_LAST: Final[i64] = 0x7_DF7D_F7DF  # all but file f
_NEAR_SOUTH: Final[i64] = 0x3F
_NEAR_NORTH: Final[i64] = 0xF_C000_0000
_FAR_SOUTH: Final[i64] = 0xFFF  # the two rows before the goal
_FAR_NORTH: Final[i64] = 0xF_FF00_0000
NORTH_GOAL: Final[i64] = 0x10_0000_0000
SOUTH_GOAL: Final[i64] = 0x20_0000_0000
GOAL: Final[i64] = 0x100000  # added to a freedom: a goal is reached

_COUNTS: Final = [number.bit_count() for number in range(1 << 12)]
_LOGS: Final = [round(100 * log2(1 + number)) for number in range(FILES * SQUARES + 1)]


def flood(ones: i64, twos: i64, start: i64) -> i64:
    """The squares and goals that the ring on `start` (its bit) gets to, in either goal too."""
    standing: i64 = (ones | twos) & ~start
    empty: i64 = _ALL & ~standing
    single: i64 = ones & ~twos
    double: i64 = twos & ~ones
    triple: i64 = ones & twos
    # Which rings are to step north, east, … first, and which did so before.
    north: i64 = start
    east: i64 = start
    south: i64 = start
    west: i64 = start
    was_north: i64 = 0
    was_east: i64 = 0
    was_south: i64 = 0
    was_west: i64 = 0
    found: i64 = 0
    while north | east | south | west:
        was_north |= north
        was_east |= east
        was_south |= south
        was_west |= west
        # Two steps before the last one: the triples alone have any.
        up: i64 = (north & triple) << 6 & empty
        right: i64 = (east & triple & _NOT_LAST) << 1 & empty
        down: i64 = (south & triple) >> 6 & empty
        left: i64 = (west & triple & _NOT_FIRST) >> 1 & empty
        # One before it: that of the doubles, and the triples' second; none turns back.
        up2: i64 = (up | right | left | north & double) << 6 & empty
        right2: i64 = ((up | right | down | east & double) & _NOT_LAST) << 1 & empty
        down2: i64 = (right | down | left | south & double) >> 6 & empty
        left2: i64 = ((up | down | left | west & double) & _NOT_FIRST) >> 1 & empty
        # The last one.
        up = up2 | right2 | left2 | north & single
        down = right2 | down2 | left2 | south & single
        right = ((up2 | right2 | down2 | east & single) & _NOT_LAST) << 1
        left = ((up2 | down2 | left2 | west & single) & _NOT_FIRST) >> 1
        if up & _NEAR_NORTH:
            found |= NORTH_GOAL
        if down & _NEAR_SOUTH:
            found |= SOUTH_GOAL
        up = up << 6 & _ALL
        down >>= 6
        found |= up | right | down | left
        # Whoever arrives on a ring goes on from there, but not back over the same border.
        north = (up | right | left) & standing & ~was_north
        east = (up | right | down) & standing & ~was_east
        south = (right | down | left) & standing & ~was_south
        west = (up | down | left) & standing & ~was_west
    return found


def playable(ones: i64, twos: i64, is_north: bool) -> i64:
    """The mask of the playable row; 0 if there is none."""
    standing: i64 = ones | twos
    row: i64 = _NEAR_NORTH if is_north else _NEAR_SOUTH
    barred: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
    while row & _ALL:
        starts: i64 = standing & row
        while starts:
            start: i64 = starts & -starts
            starts ^= start
            if flood(ones, twos, start) & ~barred:
                return row
        row = row >> 6 if is_north else row << 6
    return 0


def freedom(ones: i64, twos: i64, is_north: bool) -> i64:
    """As `evaluation.mobility`, in hundredths; with `GOAL` added where a goal is reached."""
    standing: i64 = ones | twos
    row: i64 = _NEAR_NORTH if is_north else _NEAR_SOUTH
    barred: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
    far: i64 = _FAR_SOUTH if is_north else _FAR_NORTH
    while row & _ALL:
        starts: i64 = standing & row
        reached: i64 = 0
        ends: i64 = 0
        hits: i64 = 0
        ahead: i64 = 0
        while starts:
            start: i64 = starts & -starts
            starts ^= start
            targets: i64 = flood(ones, twos, start) & ~barred
            reached |= targets
            targets &= _ALL
            ends += count(targets)
            hits += count(targets & standing & ~start)
            ahead += count(targets & far)
        if reached:
            free: i64 = _LOGS[ends] + _LOGS[hits] + (_LOGS[ahead] >> 1)
            return free + GOAL if reached > _ALL else free
        row = row >> 6 if is_north else row << 6
    return 0


def count(mask: i64) -> i64:
    """How many squares a mask has."""
    return _COUNTS[mask & 0xFFF] + _COUNTS[mask >> 12 & 0xFFF] + _COUNTS[mask >> 24]
