"""How a field looks to the side that has just moved: one look, no search, the enemy to act.

A piece of infantry is worth about a hundred. The weights were set by hand, not fitted; nobody has
more than eight infantry and four cavalry.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engines.cannae.rules.bitboards import (
    ALL,
    NEIGHBOURS,
    RAYS,
    beside,
    beside_two,
    mask,
    squares_of,
)
from engines.cannae.rules.field import Field
from engines.cannae.terms import SIDE, Square

WON: Final = 100_000
"""What a win is worth; nothing else comes near."""

_INFANTRY: Final = (0, 170, 320, 450, 565, 670, 770, 865, 955)
"""What so many are worth: the fewer are left, the dearer each."""

_CAVALRY: Final = (0, 240, 400, 520, 620)
"""Without cavalry there is no charge, so the first is the dearest."""

_ONE: Final = 100
_RIDER: Final = 120
_LOST: Final = (0, 75, 100, 120, 135)
"""Per cent of a piece gone when the enemy, who is to act, can take so many of them."""

_FORKED: Final = (0, 8, 40, 55, 65)
"""The same of the enemy's pieces under threat: he can still save one of them."""

_SUPPORTED: Final = 14
_EDGE: Final = -8
_CENTRE: Final = 4
_CLOSER: Final = 2  # for a square nearer, and each piece of lead
_MOST_LEAD: Final = 3
_HUNTER: Final = 4  # for a square that a man is nearer to an enemy who has no cavalry

_MIDDLE: Final = mask(SIDE * rank + file for rank in range(2, 6) for file in range(2, 6))
_RIM: Final = mask(square for square in range(SIDE * SIDE) if NEIGHBOURS[square].bit_count() < 8)
_FURTHEST: Final = SIDE - 1

_Shifts = tuple[tuple[int, int], ...]
_NOT_A: Final = mask(square for square in range(SIDE * SIDE) if square % SIDE > 0)
_NOT_AB: Final = mask(square for square in range(SIDE * SIDE) if square % SIDE > 1)
_NOT_H: Final = mask(square for square in range(SIDE * SIDE) if square % SIDE < SIDE - 1)
_NOT_GH: Final = mask(square for square in range(SIDE * SIDE) if square % SIDE < SIDE - 2)


def worth(field: Field) -> int:
    """The balance of the field for its first side, if the other is to act."""
    infantry, cavalry, enemies, riders = field
    if not enemies or not infantry:
        return WON if infantry else -WON
    if not cavalry and not riders:
        return 0
    strength, rival = infantry.bit_count(), enemies.bit_count()
    horse, rival_horse = cavalry.bit_count(), riders.bit_count()
    standing, gap, loose, rival_loose = _lines(infantry, enemies)
    if not riders:
        standing -= _HUNTER * _gap(enemies, infantry)
    elif not cavalry:
        standing += _HUNTER * gap
    value = _INFANTRY[strength] - _INFANTRY[rival] + _CAVALRY[horse] - _CAVALRY[rival_horse]
    lead = strength - rival + horse - rival_horse
    value += standing - max(-_MOST_LEAD, min(_MOST_LEAD, lead)) * _CLOSER * gap
    if hanging := (cavalry & _reach(enemies)).bit_count():
        value -= _RIDER * _LOST[hanging] // 100
    if hanging := (riders & _reach(infantry)).bit_count():
        value += _RIDER * _FORKED[hanging] // 100
    if loose or rival_loose:
        occupied = infantry | cavalry | enemies | riders
        if loose and (open_ := _open_to(loose, riders, occupied)):
            value -= _ONE * _LOST[min(open_, 4)] // 100
        if rival_loose and (open_ := _open_to(rival_loose, cavalry, occupied)):
            value += _ONE * _FORKED[min(open_, 4)] // 100
    return value


@lru_cache(maxsize=1 << 14)
def _lines(own: int, enemies: int) -> tuple[int, int, int, int]:
    """How the infantry stands: the balance, the gap between the sides, each side's loose men."""
    loose, rival_loose = own & ~beside(own), enemies & ~beside(enemies)
    balance = _stance(own) - _stance(enemies)
    balance -= _ONE * _LOST[min(_on_the_brink(own, enemies), 4)] // 100
    balance += _ONE * _FORKED[min(_on_the_brink(enemies, own), 4)] // 100
    return balance, _gap(own, enemies), loose, rival_loose


@lru_cache(maxsize=1 << 14)
def _stance(own: int) -> int:
    """Infantry that keeps together, in the middle, with many squares barred to cavalry."""
    return (
        _SUPPORTED * (own & beside(own)).bit_count()
        + _EDGE * (own & _RIM).bit_count()
        + _CENTRE * (own & _MIDDLE).bit_count()
        + beside_two(own).bit_count()
    )


@lru_cache(maxsize=1 << 14)
def _reach(own: int) -> int:
    """Where one step of `own` surrounds cavalry: one is beside it, and another two squares off."""
    one, two = _spread(own, 0, ((1, _NOT_A), (2, _NOT_AB)), ((1, _NOT_H), (2, _NOT_GH)))
    ranks = ((SIDE, ALL), (2 * SIDE, ALL))
    return beside(own) & _spread(one, two, ranks, ranks)[1]


def _spread(one: int, two: int, up: _Shifts, down: _Shifts) -> tuple[int, int]:
    """Where one or more, and two or more, are within those shifts of each square."""
    ones, twos = one, two
    for shift, room in up:
        here, both = one << shift & room, two << shift & room
        ones, twos = ones | here, twos | both | ones & here
    for shift, room in down:
        here, both = one >> shift & room, two >> shift & room
        ones, twos = ones | here, twos | both | ones & here
    return ones, twos


@lru_cache(maxsize=1 << 12)
def _gap(own: int, enemies: int) -> int:
    """Squares from each enemy to the nearest of `own`, in all."""
    reached, total = own, 0
    for _ in range(_FURTHEST):
        if not (left := enemies & ~reached):
            break
        total += left.bit_count()
        reached |= beside(reached)
    return total


def _on_the_brink(own: int, enemies: int) -> int:
    """How many of `own` at the edge can be pushed off it."""
    return sum(
        any(pushers & enemies == pushers and held & own == held for pushers, held in _BRINK[square])
        for square in squares_of(own & _RIM)
    )


def _brinks(square: Square) -> Iterator[tuple[int, int]]:
    """Who must stand where to push infantry off `square`: two against it, or three against two."""
    for number, ray in enumerate(RAYS[square]):
        behind = RAYS[square][(number + 4) % 8]
        if not ray and len(behind) > 1:
            yield mask(behind[:2]), 0
            if len(behind) > 3:
                yield mask(behind[1:4]), mask(behind[:1])


_BRINK: Final = tuple(tuple(_brinks(square)) for square in range(SIDE * SIDE))


def _open_to(loose: int, riders: int, occupied: int) -> int:
    """How many of the `loose` infantry the riders can charge."""
    found = 0
    for square in squares_of(loose):
        lanes = _LANES[square]
        for rider in squares_of(riders):
            if not lanes[rider] & occupied:
                found += 1
                break
    return found


def _lanes(square: Square) -> tuple[int, ...]:
    """Of each square, those that must be empty for a charge from it; all of them if none can be."""
    lanes = [ALL] * (SIDE * SIDE)
    for ray in RAYS[square]:
        for distance in range(1, len(ray)):
            lanes[ray[distance]] = mask(ray[:distance])
    return tuple(lanes)


_LANES: Final = tuple(_lanes(square) for square in range(SIDE * SIDE))
