"""Sets of squares as signed 64-bit masks, for what is to be fast when compiled.

Bit 0 is a1, bit 62 g8, and h8 is the sign. Compiled, a mask is a plain 64-bit number (`i64`);
interpreted it is an integer like all others. Both stay equal as long as masks are combined by
`&`, `|`, `^` and `~`, shifted by `ahead` and `back`, and taken apart by `lowest`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final[i64] = -1
NOT_A: Final[i64] = -0x0101_0101_0101_0102
NOT_H: Final[i64] = -0x0080_8080_8080_8081  # but for h8, which no step to the west reaches
NOT_AB: Final[i64] = -0x0303_0303_0303_0304
NOT_GH: Final[i64] = 0x3F3F_3F3F_3F3F_3F3F
# All but g8 and h8. A longer literal would be a Python integer, read anew at each use.
_MOST: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF

DIRECTIONS: Final = 8


def signed(mask: int) -> int:
    """A mask of 64 bits, as the rules have it, with the sign for h8."""
    return mask - (1 << 64) if mask >> 63 else mask


def unsigned(mask: int) -> int:
    """The other way round."""
    return mask + (1 << 64) if mask < 0 else mask


def ahead(mask: i64, shift: i64, room: i64) -> i64:
    """The squares by `shift` bits higher, those in `room` alone."""
    return ((mask & _MOST >> shift - 1) << shift | -(mask >> 63 - shift & 1) << 63) & room


def back(mask: i64, shift: i64, room: i64) -> i64:
    """The squares by `shift` bits lower, those in `room` alone."""
    return mask >> shift & ((_MOST >> shift - 1) << 1 | 1) & room


def beside(mask: i64, direction: i64) -> i64:
    """The squares next to those of `mask` in one of eight directions.

    0 to 3 are north-west, north, north-east and east, 4 to 7 their opposites in that order.
    """
    if direction < 4:
        if direction < 2:
            if direction == 0:
                return (mask & _MOST >> 6) << 7 & NOT_H
            return ahead(mask, 8, ALL)
        return ahead(mask, 9, NOT_A) if direction == 2 else ahead(mask, 1, NOT_A)
    if direction < 6:
        return back(mask, 7, NOT_A) if direction == 4 else back(mask, 8, ALL)
    return back(mask, 9, NOT_H) if direction == 6 else back(mask, 1, NOT_H)


def lowest(mask: i64) -> i64:
    """The lowest of the squares, as a mask; there must be one."""
    low: i64 = mask & _MOST
    if low:
        return low & -low
    bit: i64 = mask >> 62 & 1
    return bit << 62 if bit else (mask >> 63) << 63


def count(mask: i64) -> i64:
    """How many squares there are."""
    found: i64 = (mask >> 62 & 1) + (mask >> 63 & 1)
    left: i64 = mask & _MOST
    while left:
        left &= left - 1
        found += 1
    return found


def adjacent(mask: i64) -> i64:
    """The squares with one or more of `mask` beside them."""
    sides: i64 = ahead(mask, 1, NOT_A) | back(mask, 1, NOT_H)
    row: i64 = mask | sides
    return ahead(row, 8, ALL) | back(row, 8, ALL) | sides


def adjacent_to_two(mask: i64) -> i64:
    """The squares with two or more of `mask` beside them, as `bitboards.adjacent_to_two`."""
    east: i64 = ahead(mask, 1, NOT_A)
    west: i64 = back(mask, 1, NOT_H)
    either: i64 = east | west
    both: i64 = east & west
    one: i64 = mask | either
    two: i64 = mask & either | both
    above: i64 = ahead(one, 8, ALL)
    below: i64 = back(one, 8, ALL)
    twos: i64 = ahead(two, 8, ALL) | back(two, 8, ALL)
    return twos | both | above & below | (above | below) & either


def within_two(mask: i64) -> i64:
    """The squares with two or more of `mask` at most two squares off."""
    # Along the rows of five first, then along the columns.
    one: i64 = mask
    moved: i64 = ahead(mask, 1, NOT_A)
    two: i64 = one & moved
    one |= moved
    moved = ahead(mask, 2, NOT_AB)
    two |= one & moved
    one |= moved
    moved = back(mask, 1, NOT_H)
    two |= one & moved
    one |= moved
    moved = back(mask, 2, NOT_GH)
    two |= one & moved
    one |= moved
    ones: i64 = one
    twos: i64 = two
    step: i64 = 8
    while step <= 16:
        moved = ahead(one, step, ALL)
        twos |= ahead(two, step, ALL) | ones & moved
        ones |= moved
        moved = back(one, step, ALL)
        twos |= back(two, step, ALL) | ones & moved
        ones |= moved
        step += 8
    return twos


def charged(riders: i64, loose: i64, empty: i64) -> i64:
    """Which of the infantry in `loose`, all isolated, the cavalry in `riders` can charge at."""
    found: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        way: i64 = beside(riders, direction) & empty
        while way:
            way = beside(way, direction)
            found |= way & loose
            way &= empty
        direction += 1
    return found
