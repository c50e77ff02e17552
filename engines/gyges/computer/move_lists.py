"""Lists of moves as the deep search wants them: the positions after them, with a key for each.

The key says which ring moves where and, after a bounce, where the other one is put down, so that
what was good in one position can be found in another. Powers of 2 below 2^36 leave different
remainders by 37.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.gyges.computer.floods import flood, landing_squares, playable

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF
KEYS: Final = 37 * 37 * 37
STRIDE: Final[i64] = 3  # numbers for each move
NO_PLACE: Final[i64] = 0xFFF


def moves(ones: i64, twos: i64, is_north: bool) -> list[int]:
    """All moves but those into a goal: the ones and twos after each, and its key, in turn."""
    found: list[int] = []
    row: i64 = playable(ones, twos, is_north)
    standing: i64 = ones | twos
    room: i64 = landing_squares(ones, twos, is_north)
    starts: i64 = standing & row
    while starts:
        start: i64 = starts & -starts
        starts ^= start
        targets: i64 = flood(ones, twos, start) & _ALL
        key: i64 = start % 37 * 37
        left_ones: i64 = ones & ~start
        left_twos: i64 = twos & ~start
        is_one: bool = ones & start != 0
        is_two: bool = twos & start != 0
        ends: i64 = targets & ~(standing ^ start)
        while ends:
            end: i64 = ends & -ends
            ends ^= end
            found.append(left_ones | end if is_one else left_ones)
            found.append(left_twos | end if is_two else left_twos)
            found.append((key + end % 37) * 37)
        hits: i64 = targets & (standing ^ start)
        while hits:
            hit: i64 = hits & -hits
            hits ^= hit
            held_ones: i64 = left_ones | hit if is_one else left_ones & ~hit
            held_twos: i64 = left_twos | hit if is_two else left_twos & ~hit
            was_one: bool = ones & hit != 0
            was_two: bool = twos & hit != 0
            landings: i64 = room | start
            onto: i64 = (key + hit % 37) * 37
            while landings:
                end = landings & -landings
                landings ^= end
                found.append(held_ones | end if was_one else held_ones)
                found.append(held_twos | end if was_two else held_twos)
                found.append(onto + end % 37)
    return found


def next_best(positions: list[int], good: list[int], below: i64) -> i64:
    """The place of the move whose key has been good the most, but less than `below`."""
    best: i64 = 0
    place: i64 = NO_PLACE
    index: i64 = 2
    total: i64 = len(positions)
    while index < total:
        value: i64 = good[positions[index]]
        if best < value < below:
            best = value
            place = index // STRIDE
        index += STRIDE
    return place
