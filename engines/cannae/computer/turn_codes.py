"""Turns as numbers, so that what was good on one board can be tried on another.

From the lowest bit: the infantry's action, its square and direction; the cavalry's, its square,
direction and distance; and whether the cavalry acts first. An action that isn't there is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field, pushed, pushed_line, settled
from engines.cannae.computer.signed_masks import adjacent, beside, count, signed
from engines.cannae.terms import SIDE

if TYPE_CHECKING:
    from mypy_extensions import i64

_SQUARES: Final = [signed(1 << number) for number in range(SIDE * SIDE)]
_LAST: Final[i64] = 63  # the number of h8
_RIDE: Final[i64] = 10  # where the cavalry's action begins
RIDE_FIRST: Final[i64] = 0x100_0000


def number_of(square: i64) -> i64:
    """The number of a square, from its mask."""
    return count(square - 1) if square > 0 else _LAST


def square_of(number: i64) -> i64:
    """The mask of a square."""
    return _SQUARES[number]


def advance(number: i64, direction: i64) -> i64:
    """The step or push from a square, by its number."""
    return (number << 3 | direction) + 1


def ride(number: i64, direction: i64, distance: i64) -> i64:
    """The slide or charge from a square, so many squares far (from 1 on)."""
    return (number << 6 | direction << 3 | distance) << _RIDE


def played(field: Field, turn: i64, shut_in: bool) -> Field | None:
    """The board after a turn, None if it isn't legal there."""
    step: i64 = turn & 0x3FF
    rode: i64 = turn >> _RIDE & 0x3FFF
    rides_first: bool = turn & RIDE_FIRST != 0
    after = field
    if rode and rides_first:
        ridden = _ridden(after, rode, shut_in)
        if ridden is None or (step and ridden.is_decided()):
            return None
        after = ridden
    if step:
        moved = _advanced(after, step - 1, shut_in)
        if moved is None or (rode and not rides_first and moved.is_decided()):
            return None
        after = moved
    if rode and not rides_first:
        return _ridden(after, rode, shut_in)
    return after


def _advanced(field: Field, step: i64, shut_in: bool) -> Field | None:
    origin: i64 = square_of(step >> 3)
    direction: i64 = step & 7
    target: i64 = beside(origin, direction)
    if field.own & origin == 0 or target == 0:
        return None
    line: i64 = pushed_line(field, origin, direction)
    if line == 0:
        return None
    return pushed(field, line, direction, shut_in)


def _ridden(field: Field, rode: i64, shut_in: bool) -> Field | None:
    origin: i64 = square_of(rode >> 6)
    direction: i64 = rode >> 3 & 7
    if field.cavalry & origin == 0:
        return None
    empty: i64 = ~(field.own | field.cavalry | field.enemies | field.enemy_cavalry)
    left: i64 = rode & 7
    square: i64 = beside(origin, direction)
    while left > 1:
        square = beside(square & empty, direction)
        left -= 1
    enemies: i64 = field.enemies
    if square & empty == 0:
        if rode & 7 == 1 or square & enemies & ~adjacent(enemies) == 0:
            return None
        enemies ^= square
    cavalry: i64 = field.cavalry ^ origin ^ square
    return settled(field.own, cavalry, enemies, field.enemy_cavalry, shut_in)
