"""How the infantry of both sides stands: all of an evaluation that no ride of cavalry changes.

Values are those of the side that has just moved, the other being to act; one infantry is worth
about 100. The masks are those of `signed_masks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import RIM
from engines.cannae.computer.signed_masks import (
    ALL,
    DIRECTIONS,
    adjacent,
    adjacent_to_two,
    beside,
    charged,
    count,
    within_two,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The value of a win; no other value comes near.
WON: Final[i64] = 100_000

# What so many are worth: the fewer are left, the more each.
_INFANTRY: Final = [0, 170, 320, 450, 565, 670, 770, 865, 955]
_CAVALRY: Final = [0, 240, 400, 520, 620]

# What it costs that so many can be taken by the other side, who is to act; and what it is worth
# to threaten so many of theirs.
_OPEN_INFANTRY: Final = [0, 58, 98, 118, 135, 135, 135, 135, 135]
_THREATENED_INFANTRY: Final = [0, 42, 67, 80, 90, 90, 90, 90, 90]
# The same of infantry at the edge that can be pushed off.
_OPEN_ON_THE_BRINK: Final = [0, 75, 100, 120, 135, 135, 135, 135, 135]
_THREATENED_ON_THE_BRINK: Final = [0, 8, 40, 55, 65, 65, 65, 65, 65]
_OPEN_CAVALRY: Final = [0, 64, 102, 132, 150]
_THREATENED_CAVALRY: Final = [0, 31, 50, 80, 95]

_SUPPORTED: Final[i64] = 35
_PRESSED: Final[i64] = 15  # for infantry beside a line of two that faces it
_EDGE: Final[i64] = 8
_CENTRE: Final[i64] = 11
_CLOSER: Final[i64] = 2  # for a square nearer, and each piece of lead
_MOST_LEAD: Final[i64] = 3
_NEARER: Final[i64] = 10  # for a square that infantry is nearer to an enemy without cavalry

_MIDDLE: Final[i64] = 0x0000_3C3C_3C3C_0000
_FURTHEST: Final[i64] = 7


class Front:
    """The infantry of the side that has just moved, `own`, and of the other."""

    __slots__ = (
        "_enemy_gap",
        "_gap",
        "balance",
        "barred",
        "beside_enemies",
        "beside_own",
        "enemies",
        "enemy_barred",
        "enemy_loose",
        "lead",
        "loose",
        "own",
    )

    def __init__(self, own: i64, enemies: i64) -> None:
        self.own: i64 = own
        self.enemies: i64 = enemies
        self.barred: i64 = adjacent_to_two(enemies)  # to own cavalry
        self.enemy_barred: i64 = adjacent_to_two(own)
        self.beside_own: i64 = adjacent(own)
        self.beside_enemies: i64 = adjacent(enemies)
        self.loose: i64 = own & ~self.beside_own
        self.enemy_loose: i64 = enemies & ~self.beside_enemies
        self._gap: i64 = -1
        self._enemy_gap: i64 = -1
        own_count: i64 = count(own)
        enemy_count: i64 = count(enemies)
        self.lead: i64 = own_count - enemy_count
        balance: i64 = _INFANTRY[own_count] - _INFANTRY[enemy_count]
        balance += _SUPPORTED * (own_count - count(self.loose))
        balance -= _SUPPORTED * (enemy_count - count(self.enemy_loose))
        balance -= _EDGE * (count(own & RIM) - count(enemies & RIM))
        balance += _CENTRE * (count(own & _MIDDLE) - count(enemies & _MIDDLE))
        balance += _PRESSED * (pressed(own, enemies) - pressed(enemies, own))
        balance -= _OPEN_ON_THE_BRINK[on_the_brink(own, enemies)]
        balance += _THREATENED_ON_THE_BRINK[on_the_brink(enemies, own)]
        self.balance: i64 = balance

    def gap(self) -> i64:
        """Squares from each enemy to the nearest of `own`, in all."""
        if self._gap < 0:
            self._gap = _gap(self.own, self.enemies)
        return self._gap

    def enemy_gap(self) -> i64:
        """The other way round."""
        if self._enemy_gap < 0:
            self._enemy_gap = _gap(self.enemies, self.own)
        return self._enemy_gap


def evaluate(front: Front, cavalry: i64, enemy_cavalry: i64) -> i64:
    """The value of a board for the side that has just moved."""
    most: i64 = at_most(front, count(cavalry), enemy_cavalry)
    return most - falling_short(front, cavalry, enemy_cavalry)


def at_most(front: Front, horse: i64, enemy_cavalry: i64) -> i64:
    """What no board is worth more than, wherever so many own cavalry stand."""
    if front.enemies == 0 or front.own == 0:
        return WON if front.own else -WON
    if horse == 0 and enemy_cavalry == 0:
        return 0
    enemy_horse: i64 = count(enemy_cavalry)
    value: i64 = front.balance + _CAVALRY[horse] - _CAVALRY[enemy_horse]
    lead: i64 = front.lead + horse - enemy_horse
    if lead:
        if lead > _MOST_LEAD:
            lead = _MOST_LEAD
        elif lead < -_MOST_LEAD:
            lead = -_MOST_LEAD
        value -= lead * _CLOSER * front.gap()
    if enemy_cavalry == 0:
        value -= _NEARER * front.enemy_gap()
    elif horse == 0:
        value += _NEARER * front.gap()
    hanging: i64 = enemy_cavalry & front.beside_own
    if hanging:
        value += _THREATENED_CAVALRY[count(hanging & within_two(front.own))]
    if front.enemy_loose and horse:
        value += _THREATENED_INFANTRY[count(front.enemy_loose)]
    return value


def falling_short(front: Front, cavalry: i64, enemy_cavalry: i64) -> i64:
    """By how much a board is worth less than `at_most`, by where own cavalry stands."""
    if front.enemies == 0 or front.own == 0:
        return 0
    less: i64 = 0
    # One step surrounds cavalry where one is beside it, and another two squares off.
    hanging: i64 = cavalry & front.beside_enemies
    if hanging:
        less = _OPEN_CAVALRY[count(hanging & within_two(front.enemies))]
    if front.loose | front.enemy_loose:
        empty: i64 = ~(front.own | cavalry | front.enemies | enemy_cavalry)
        if front.loose and enemy_cavalry:
            less += _OPEN_INFANTRY[count(charged(enemy_cavalry, front.loose, empty))]
        if front.enemy_loose and cavalry:
            less += _THREATENED_INFANTRY[count(front.enemy_loose)]
            less -= _THREATENED_INFANTRY[count(charged(cavalry, front.enemy_loose, empty))]
    return less


def pressed(own: i64, enemies: i64) -> i64:
    """How often infantry of the enemy stands in front of two of `own` in a line."""
    found: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        front: i64 = beside(beside(own, direction) & own, direction) & enemies
        if front:
            found += count(front)
        direction += 1
    return found


def on_the_brink(own: i64, enemies: i64) -> i64:
    """How many of `own` at the edge can be pushed off it."""
    edge: i64 = own & RIM
    if edge == 0:
        return 0
    pushed: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        held: i64 = edge & ~beside(ALL, direction ^ 4)  # nothing is beyond them that way
        if held:
            one: i64 = beside(enemies, direction)
            two: i64 = beside(one, direction) & one
            pushed |= held & two
            three: i64 = beside(two, direction) & two
            pushed |= held & beside(own, direction) & beside(three, direction)
        direction += 1
    return count(pushed)


def _gap(own: i64, enemies: i64) -> i64:
    # Squares from each enemy to the nearest of `own`, in all.
    reached: i64 = own
    total: i64 = 0
    distance: i64 = 0
    while distance < _FURTHEST:
        left: i64 = enemies & ~reached
        if left == 0:
            break
        total += count(left)
        reached |= adjacent(reached)
        distance += 1
    return total
