"""Moves of Gygès as numbers below 2^16, so that what was good in one position is found in another.

A key says which ring moves where and, after a bounce, where the other one is put down: three bits
of squares, by their remainders by 37, which differ for all powers of 2 below 2^36 and are never 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.gyges.computer.floods import flood, landing_squares, playable
from engines.gyges.terms import SQUARES

if TYPE_CHECKING:
    from mypy_extensions import i64

_BITS: Final = [0] * 37
for _square in range(SQUARES):
    _BITS[(1 << _square) % 37] = 1 << _square


def played(plane: i64, key: i64) -> i64:
    """What becomes of a mask of rings (ones or twos) by the move of a key."""
    start: i64 = _BITS[key // 1369]
    target: i64 = _BITS[key // 37 % 37]
    landing: i64 = _BITS[key % 37]
    after: i64 = plane & ~(start | target)
    if plane & start:
        after |= target
    if landing and plane & target:
        after |= landing
    return after


def is_move(ones: i64, twos: i64, is_north: bool, key: i64) -> bool:
    """Whether the move of a key, into no goal, is one of the position, as far as floods tell."""
    start: i64 = _BITS[key // 1369]
    standing: i64 = ones | twos
    if not start & standing:
        return False
    target: i64 = _BITS[key // 37 % 37]
    landing: i64 = _BITS[key % 37]
    is_hit: bool = target & standing & ~start != 0
    if is_hit != (landing != 0) or landing & standing & ~start:
        return False
    if not start & playable(ones, twos, is_north) or not flood(ones, twos, start) & target:
        return False
    return not landing or landing & (landing_squares(ones, twos, is_north) | start) != 0
