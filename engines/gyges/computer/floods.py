"""How far rings get, all rings at once: fast, and nearly exact.

Sets of squares are shifted over the board, a bit for each square, so nothing is looked up. No ring
turns straight back, but otherwise borders are crossed again. So what a flood doesn't reach can't be
reached; what it reaches mostly can, as `rules.reach` would tell exactly.
Compiled, the numbers are plain 64-bit ones (`i64`), interpreted they are integers like all others.
"""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING, Final

from engines.gyges.terms import FILES, ROWS, SQUARES

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

# What a side's freedom is made of, in about hundredths, by number: fitted, by logistic regression,
# to who won from 39,449 positions of alpha-beta's games with itself. Equal ends and hits are worth
# more if few rings have them, far from home. All freedoms but that of no move are above 0.
_ENDS: Final = [round(50 * log2(1 + number)) for number in range(FILES * SQUARES + 1)]
_HITS: Final = [round(120 * log2(1 + number)) for number in range(FILES * SQUARES + 1)]
_RINGS: Final = [round(600 - 210 * log2(1 + number)) for number in range(FILES + 1)]
_ROWS: Final = [round(150 * log2(1 + number)) for number in range(ROWS)]  # between it and home


def flood(ones: i64, twos: i64, start: i64, enough: i64 = 0) -> i64:
    """The squares and goals that the ring on `start` (its bit) gets to, in either goal too.

    Ends as soon as one that is `enough` is found.
    """
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
    while north | east | south | west and not found & enough:
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


def movers(ones: i64, twos: i64) -> i64:
    """The rings that can move: those with empty squares for the steps before their first target.

    Where they might step on from there is always one: no square has less than two neighbours.
    """
    empty: i64 = _ALL & ~(ones | twos)
    beside: i64 = _beside(empty)
    return ones & ~twos | twos & ~ones & beside | ones & twos & _beside(empty & beside)


def _beside(squares: i64) -> i64:
    return (
        squares << 6 & _ALL
        | squares >> 6
        | (squares & _NOT_LAST) << 1
        | (squares & _NOT_FIRST) >> 1
    )


def playable(ones: i64, twos: i64, is_north: bool) -> i64:
    """The mask of the playable row; 0 if there is none."""
    able: i64 = movers(ones, twos)
    row: i64 = _NEAR_NORTH if is_north else _NEAR_SOUTH
    while row & _ALL and not row & able:
        row = row >> 6 if is_north else row << 6
    return row & _ALL


def freedom(ones: i64, twos: i64, is_north: bool, is_goal_enough: bool = False) -> i64:
    """How freely a side could move, were it its turn; with `GOAL` added where a goal is reached.

    If that is enough, it is `GOAL` alone.
    """
    standing: i64 = ones | twos
    row: i64 = _NEAR_NORTH if is_north else _NEAR_SOUTH
    barred: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
    enough: i64 = NORTH_GOAL + SOUTH_GOAL - barred if is_goal_enough else 0
    far: i64 = _FAR_SOUTH if is_north else _FAR_NORTH
    passed: i64 = 0
    while row & _ALL:
        starts: i64 = standing & row
        reached: i64 = 0
        ends: i64 = 0
        hits: i64 = 0
        ahead: i64 = 0
        while starts:
            start: i64 = starts & -starts
            starts ^= start
            targets: i64 = flood(ones, twos, start, enough) & ~barred
            if targets & enough:
                return GOAL
            reached |= targets
            targets &= _ALL
            ends += count(targets)
            hits += count(targets & standing & ~start)
            ahead += count(targets & far)
        if reached:
            free: i64 = _ENDS[ends] + _HITS[hits] + _ENDS[ahead]
            free += _RINGS[count(standing & row)] + _ROWS[passed]
            return free + GOAL if reached > _ALL else free
        row = row >> 6 if is_north else row << 6
        passed += 1
    return 0


def landing_squares(ones: i64, twos: i64, is_north: bool) -> i64:
    """The empty squares where a side may throw a ring: none beyond the rival's playable row."""
    room: i64 = _ALL & ~(ones | twos)
    rivals: i64 = playable(ones, twos, not is_north)
    if not rivals:
        return room
    return room & ~nearer_squares(rivals, not is_north)


def nearer_squares(row: i64, is_north: bool) -> i64:
    """The mask of all squares nearer to a side than a row."""
    if is_north:
        return _ALL & ~(row - 1 | row)
    return (row & -row) - 1


def opening_squares(ones: i64, twos: i64, value: i64, is_north: bool) -> i64:
    """The empty squares where one more ring, of `value`, may give a side the goal that it lacks.

    No path leads over the others: none gets there, or none from there into the goal.
    """
    standing: i64 = ones | twos
    row: i64 = _NEAR_NORTH if is_north else _NEAR_SOUTH
    nearer: i64 = row
    while not row & standing and row & _ALL:
        row = row >> 6 if is_north else row << 6
        nearer |= row
    barred: i64 = NORTH_GOAL if is_north else SOUTH_GOAL
    reached: i64 = nearer
    blocking: i64 = _ALL  # where a ring could block the whole row, so that another is playable
    starts: i64 = standing & row
    while starts:
        start: i64 = starts & -starts
        starts ^= start
        targets: i64 = flood(ones, twos, start)
        if targets & ~barred:
            reached |= targets
            blocking &= _before_last(start, ones, twos)
    if blocking == _ALL:
        return _ALL & ~standing
    return (reached & _leading(ones, twos, value, standing & row, is_north) | blocking) & ~standing


def _before_last(ring: i64, ones: i64, twos: i64) -> i64:
    # The squares that a ring may step on before the last one of its first series.
    if not ring & twos:
        return 0
    near: i64 = _beside(ring)
    return near | _beside(near) if ring & ones else near


def _leading(ones: i64, twos: i64, value: i64, movers: i64, is_north: bool) -> i64:
    # The squares from which a ring of `value` gets into the goal, by a flood that goes backwards.
    # Where one of `movers` stands is taken to be empty, for it may be the ring that moves.
    standing: i64 = ones | twos
    empty: i64 = _ALL & ~(standing & ~movers)
    single: i64 = ones & ~twos
    double: i64 = twos & ~ones
    triple: i64 = ones & twos
    goal: i64 = SOUTH_GOAL if is_north else NORTH_GOAL
    led: i64 = 0
    found: i64 = 0
    while True:
        one_off, two_off, three_off = steps_before(led, goal, empty)
        found |= one_off if value == 1 else two_off if value == 2 else three_off
        more: i64 = led | one_off & single | two_off & double | three_off & triple
        if more == led:
            return found
        led = more


def steps_before(squares: i64, goal: i64, empty: i64) -> tuple[i64, i64, i64]:
    """From where one, two and three steps lead onto one of `squares` or into `goal`.

    All steps but the last are onto `empty` squares, and none turns back.
    """
    up: i64 = squares << 6 & _ALL
    down: i64 = squares >> 6
    right: i64 = (squares & _NOT_LAST) << 1
    left: i64 = (squares & _NOT_FIRST) >> 1
    if goal == SOUTH_GOAL:
        up |= _NEAR_SOUTH
    else:
        down |= _NEAR_NORTH
    one_off: i64 = up | right | down | left
    up &= empty
    right &= empty
    down &= empty
    left &= empty
    up2: i64 = (up | right | left) << 6 & _ALL
    right2: i64 = ((up | right | down) & _NOT_LAST) << 1
    down2: i64 = (right | down | left) >> 6
    left2: i64 = ((up | down | left) & _NOT_FIRST) >> 1
    two_off: i64 = up2 | right2 | down2 | left2
    up2 &= empty
    right2 &= empty
    down2 &= empty
    left2 &= empty
    three_off: i64 = (up2 | right2 | left2) << 6 & _ALL
    three_off |= ((up2 | right2 | down2) & _NOT_LAST) << 1
    three_off |= (right2 | down2 | left2) >> 6
    three_off |= ((up2 | down2 | left2) & _NOT_FIRST) >> 1
    return one_off, two_off, three_off


def count(mask: i64) -> i64:
    """How many squares a mask has."""
    pairs: i64 = mask - (mask >> 1 & 0x5_5555_5555)
    fours: i64 = (pairs & 0x3_3333_3333) + (pairs >> 2 & 0x3_3333_3333)
    return (fours + (fours >> 4) & 0xF_0F0F_0F0F) % 255
