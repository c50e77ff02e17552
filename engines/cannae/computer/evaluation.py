"""The static evaluation of a board for the side that has just moved, the enemy to act.

One infantry piece is worth about 100. The weights were set by hand, those of how infantry stands
after a fit to results (docs/strength.md); nobody has more than eight infantry and four cavalry.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engines.cannae.rules.bitboards import (
    ALL,
    NEIGHBOURS,
    NOT_A,
    NOT_H,
    RAYS,
    adjacent_to,
    mask,
    squares_of,
)
from engines.cannae.rules.move_generator import RelativeBoard
from engines.cannae.terms import SIDE, Square

# The value of a win; no other value comes near.
WON: Final = 100_000

# The value of so many: the fewer are left, the more each is worth.
_INFANTRY: Final = (0, 170, 320, 450, 565, 670, 770, 865, 955)

# The same; without cavalry there is no charge, so the first is worth most.
_CAVALRY: Final = (0, 240, 400, 520, 620)

# What it costs that the enemy, who is to act, can take so many; and what it is worth to threaten
# so many of theirs: the enemy can still save one of them.
_OPEN_INFANTRY: Final = (0, 58, 98, 118, 135)
_THREATENED_INFANTRY: Final = (0, 42, 67, 80, 90)
# The same of infantry at the edge that can be pushed off, and of cavalry.
_OPEN_ON_THE_BRINK: Final = (0, 75, 100, 120, 135)
_THREATENED_ON_THE_BRINK: Final = (0, 8, 40, 55, 65)
OPEN_CAVALRY: Final = (0, 64, 102, 132, 150)
_THREATENED_CAVALRY: Final = (0, 31, 50, 80, 95)

# The value of infantry with another beside it.
SUPPORTED: Final = 35
_PRESSED: Final = 15  # for infantry beside a line of two that faces it
_EDGE: Final = -8
_CENTRE: Final = 11
_CLOSER: Final = 2  # for a square nearer, and each piece of lead
_MOST_LEAD: Final = 3
_NEARER: Final = 10  # for a square that infantry is nearer to an enemy who has no cavalry

_MIDDLE: Final = mask(SIDE * rank + file for rank in range(2, 6) for file in range(2, 6))
_RIM: Final = mask(square for square in range(SIDE * SIDE) if NEIGHBOURS[square].bit_count() < 8)
_FURTHEST: Final = SIDE - 1

_Shifts = tuple[tuple[int, int], ...]
# Shifts along the four lines, and the squares that a shift up and one down can reach.
_LINES: Final = ((1, NOT_A, NOT_H), (7, NOT_H, NOT_A), (8, ALL, ALL), (9, NOT_A, NOT_H))
_NOT_AB: Final = mask(square for square in range(SIDE * SIDE) if square % SIDE > 1)
_NOT_GH: Final = mask(square for square in range(SIDE * SIDE) if square % SIDE < SIDE - 2)


def evaluate(board: RelativeBoard) -> int:
    """The value of the board for the side that sees it, if the other is to act."""
    infantry, cavalry, enemies, enemy_cavalry = board
    if not enemies or not infantry:
        return WON if infantry else -WON
    if not cavalry and not enemy_cavalry:
        return 0
    own_count, enemy_count = infantry.bit_count(), enemies.bit_count()
    own_horse, enemy_horse = cavalry.bit_count(), enemy_cavalry.bit_count()
    balance, gap, loose, enemy_loose = _lines(infantry, enemies)
    if not enemy_cavalry:
        balance -= _NEARER * _gap(enemies, infantry)
    elif not cavalry:
        balance += _NEARER * gap
    value = _INFANTRY[own_count] - _INFANTRY[enemy_count]
    value += _CAVALRY[own_horse] - _CAVALRY[enemy_horse]
    lead = own_count - enemy_count + own_horse - enemy_horse
    value += balance - max(-_MOST_LEAD, min(_MOST_LEAD, lead)) * _CLOSER * gap
    if hanging := (cavalry & surrounds(enemies)).bit_count():
        value -= OPEN_CAVALRY[hanging]
    if hanging := (enemy_cavalry & surrounds(infantry)).bit_count():
        value += _THREATENED_CAVALRY[hanging]
    if loose or enemy_loose:
        occupied = infantry | cavalry | enemies | enemy_cavalry
        if loose and (open_ := open_to(loose, enemy_cavalry, occupied)):
            value -= _OPEN_INFANTRY[min(open_, 4)]
        if enemy_loose and (open_ := open_to(enemy_loose, cavalry, occupied)):
            value += _THREATENED_INFANTRY[min(open_, 4)]
    return value


@lru_cache(maxsize=1 << 14)
def _lines(own: int, enemies: int) -> tuple[int, int, int, int]:
    # How the infantry stands: the balance, the gap between the sides, each side's isolated men.
    loose, enemy_loose = own & ~adjacent_to(own), enemies & ~adjacent_to(enemies)
    balance = _stance(own) - _stance(enemies)
    balance += _PRESSED * (_pressed(own, enemies) - _pressed(enemies, own))
    balance -= _OPEN_ON_THE_BRINK[min(_on_the_brink(own, enemies), 4)]
    balance += _THREATENED_ON_THE_BRINK[min(_on_the_brink(enemies, own), 4)]
    return balance, _gap(own, enemies), loose, enemy_loose


@lru_cache(maxsize=1 << 14)
def _stance(own: int) -> int:
    # Infantry that keeps together, in the middle.
    return (
        SUPPORTED * (own & adjacent_to(own)).bit_count()
        + _EDGE * (own & _RIM).bit_count()
        + _CENTRE * (own & _MIDDLE).bit_count()
    )


def _pressed(own: int, enemies: int) -> int:
    # How often infantry of the enemy stands in front of two of `own` in a line.
    found = 0
    for shift, up, down in _LINES:
        found += ((own << shift & up & own) << shift & up & enemies).bit_count()
        found += ((own >> shift & down & own) >> shift & down & enemies).bit_count()
    return found


@lru_cache(maxsize=1 << 14)
def surrounds(own: int) -> int:
    """Where one step of `own` surrounds cavalry: one is beside it, and another two squares off."""
    one, two = _spread(own, 0, ((1, NOT_A), (2, _NOT_AB)), ((1, NOT_H), (2, _NOT_GH)))
    ranks = ((SIDE, ALL), (2 * SIDE, ALL))
    return adjacent_to(own) & _spread(one, two, ranks, ranks)[1]


def _spread(one: int, two: int, up: _Shifts, down: _Shifts) -> tuple[int, int]:
    # Where one or more, and two or more, are within those shifts of each square.
    ones, twos = one, two
    for shift, room in up:
        shifted, both = one << shift & room, two << shift & room
        ones, twos = ones | shifted, twos | both | ones & shifted
    for shift, room in down:
        shifted, both = one >> shift & room, two >> shift & room
        ones, twos = ones | shifted, twos | both | ones & shifted
    return ones, twos


@lru_cache(maxsize=1 << 12)
def _gap(own: int, enemies: int) -> int:
    # Squares from each enemy to the nearest of `own`, in all.
    reached, total = own, 0
    for _ in range(_FURTHEST):
        if not (left := enemies & ~reached):
            break
        total += left.bit_count()
        reached |= adjacent_to(reached)
    return total


def _on_the_brink(own: int, enemies: int) -> int:
    # How many of `own` at the edge can be pushed off it.
    return sum(
        any(pushers & enemies == pushers and held & own == held for pushers, held in _BRINK[square])
        for square in squares_of(own & _RIM)
    )


def _brinks(square: Square) -> Iterator[tuple[int, int]]:
    # Where men must stand to push infantry off `square`: two against it, or three against two.
    for number, ray in enumerate(RAYS[square]):
        behind = RAYS[square][(number + 4) % 8]
        if not ray and len(behind) > 1:
            yield mask(behind[:2]), 0
            if len(behind) > 3:
                yield mask(behind[1:4]), mask(behind[:1])


_BRINK: Final = tuple(tuple(_brinks(square)) for square in range(SIDE * SIDE))


def open_to(loose: int, riders: int, occupied: int) -> int:
    """How many of the isolated infantry `loose` the cavalry `riders` can charge at."""
    found = 0
    for square in squares_of(loose):
        lanes = _LANES[square]
        for rider in squares_of(riders):
            if not lanes[rider] & occupied:
                found += 1
                break
    return found


def _lanes(square: Square) -> tuple[int, ...]:
    # Of each square, those that must be empty for a charge from it; all of them if none can be.
    lanes = [ALL] * (SIDE * SIDE)
    for ray in RAYS[square]:
        for distance in range(1, len(ray)):
            lanes[ray[distance]] = mask(ray[:distance])
    return tuple(lanes)


_LANES: Final = tuple(_lanes(square) for square in range(SIDE * SIDE))
