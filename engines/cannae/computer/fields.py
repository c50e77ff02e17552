"""Boards on signed masks, and the actions that may follow, as `move_generator` has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.signed_masks import (
    ALL,
    DIRECTIONS,
    adjacent,
    adjacent_to_two,
    beside,
    charged,
    lowest,
    signed,
    unsigned,
)
from engines.cannae.rules.move_generator import RelativeBoard

if TYPE_CHECKING:
    from mypy_extensions import i64

RIM: Final[i64] = -0x007E_7E7E_7E7E_7E01
MOST_OPPOSING: Final[i64] = 3  # no line is long enough for five against four


class Field:
    """A board as one side sees it; `value` and `turn` are whatever a search makes of it."""

    __slots__ = ("cavalry", "enemies", "enemy_cavalry", "own", "turn", "value")

    def __init__(
        self, own: i64, cavalry: i64, enemies: i64, enemy_cavalry: i64, value: i64
    ) -> None:
        self.own: i64 = own
        self.cavalry: i64 = cavalry
        self.enemies: i64 = enemies
        self.enemy_cavalry: i64 = enemy_cavalry
        self.value: i64 = value
        self.turn: i64 = 0

    def is_decided(self) -> bool:
        """As `move_generator.is_decided`."""
        return self.own == 0 or self.enemies == 0 or self.cavalry | self.enemy_cavalry == 0

    def is_like(self, other: Field) -> bool:
        """Whether it is the same board."""
        return (
            self.own == other.own
            and self.cavalry == other.cavalry
            and self.enemies == other.enemies
            and self.enemy_cavalry == other.enemy_cavalry
        )

    def flipped(self) -> Field:
        """The board as the other side sees it; its value isn't known."""
        return Field(self.enemies, self.enemy_cavalry, self.own, self.cavalry, 0)

    def board(self) -> RelativeBoard:
        """The board as the rules have it."""
        return (
            unsigned(self.own),
            unsigned(self.cavalry),
            unsigned(self.enemies),
            unsigned(self.enemy_cavalry),
        )


def field_of(board: RelativeBoard) -> Field:
    """A board of the rules; its value isn't known."""
    own, cavalry, enemies, enemy_cavalry = board
    return Field(signed(own), signed(cavalry), signed(enemies), signed(enemy_cavalry), 0)


def settled(own: i64, cavalry: i64, enemies: i64, enemy_cavalry: i64, shut_in: bool) -> Field:
    """The board without the cavalry that can't stay, as `move_generator.settled`."""
    safe: i64 = ~adjacent_to_two(enemies)
    enemy_safe: i64 = ~adjacent_to_two(own)
    if shut_in:
        room: i64 = adjacent(~(own | cavalry | enemies | enemy_cavalry))
        safe &= room
        enemy_safe &= room
    return Field(own, cavalry & safe, enemies, enemy_cavalry & enemy_safe, 0)


def after_infantry(field: Field, shut_in: bool) -> list[Field]:
    """The boards after every step and push."""
    own: i64 = field.own
    occupied: i64 = own | field.cavalry | field.enemies | field.enemy_cavalry
    found: list[Field] = []
    left: i64 = own
    while left:
        origin: i64 = lowest(left)
        left ^= origin
        direction: i64 = 0
        while direction < DIRECTIONS:
            target: i64 = beside(origin, direction)
            if target and occupied & target == 0:
                moved: i64 = own ^ origin ^ target
                after = settled(moved, field.cavalry, field.enemies, field.enemy_cavalry, shut_in)
                found.append(after)
            elif target:
                line: i64 = pushed_line(field, origin, direction)
                if line:
                    found.append(pushed(field, line, direction, shut_in))
            direction += 1
    return found


def pushed_line(field: Field, rear: i64, direction: i64) -> i64:
    """The pieces that a push from `rear` moves; none if it is too weak."""
    against: i64 = field.enemies | field.enemy_cavalry
    line: i64 = rear
    active: i64 = 1
    opposing: i64 = 0
    is_active: bool = True
    square: i64 = beside(rear, direction)
    while square:
        if field.own & square:
            if is_active:
                active += 1
        elif against & square:
            opposing += 1
            is_active = False
            if opposing > MOST_OPPOSING:
                return 0
        elif field.cavalry & square:
            is_active = False
        else:
            break
        line |= square
        square = beside(square, direction)
    return 0 if opposing > 0 and opposing >= active else line


def pushed(field: Field, line: i64, direction: i64, shut_in: bool) -> Field:
    """The board after a push that moves `line`."""
    rest: i64 = ~line
    return settled(
        field.own & rest | beside(field.own & line, direction),
        field.cavalry & rest | beside(field.cavalry & line, direction),
        field.enemies & rest | beside(field.enemies & line, direction),
        field.enemy_cavalry & rest | beside(field.enemy_cavalry & line, direction),
        shut_in,
    )


def after_cavalry(field: Field, shut_in: bool) -> list[Field]:
    """The boards after every slide and charge."""
    return after_slides(field, shut_in) + after_charges(field, shut_in)


def after_slides(field: Field, shut_in: bool) -> list[Field]:
    """The boards after every slide."""
    own: i64 = field.own
    cavalry: i64 = field.cavalry
    empty: i64 = ~(own | cavalry | field.enemies | field.enemy_cavalry)
    found: list[Field] = []
    left: i64 = cavalry
    while left:
        origin: i64 = lowest(left)
        left ^= origin
        direction: i64 = 0
        while direction < DIRECTIONS:
            square: i64 = beside(origin, direction) & empty
            while square:
                rode: i64 = cavalry ^ origin ^ square
                found.append(settled(own, rode, field.enemies, field.enemy_cavalry, shut_in))
                square = beside(square, direction) & empty
            direction += 1
    return found


def after_charges(field: Field, shut_in: bool) -> list[Field]:
    """The boards after every charge."""
    found: list[Field] = []
    enemies: i64 = field.enemies
    loose: i64 = enemies & ~adjacent(enemies)
    if loose == 0:
        return found
    empty: i64 = ~(field.own | field.cavalry | enemies | field.enemy_cavalry)
    left: i64 = field.cavalry
    while left:
        origin: i64 = lowest(left)
        left ^= origin
        targets: i64 = charged(origin, loose, empty)
        while targets:
            target: i64 = lowest(targets)
            targets ^= target
            rode: i64 = field.cavalry ^ origin ^ target
            after = settled(field.own, rode, enemies ^ target, field.enemy_cavalry, shut_in)
            found.append(after)
    return found


def takes_the_last(field: Field, shut_in: bool) -> bool:
    """Whether a turn takes all infantry of the other side, which has two at most."""
    enemies: i64 = field.enemies
    is_lone: bool = enemies & ~lowest(enemies) == 0
    if is_lone and (_is_charged(field) or throws_off(field)):
        return True
    if (is_lone and field.cavalry) or enemies & RIM:
        for after in after_infantry(field, shut_in):
            if after.enemies == 0:
                return True
            if after.enemies & ~lowest(after.enemies) == 0 and _is_charged(after):
                return True
    if enemies & RIM == 0:
        return False
    afters = after_cavalry(field, shut_in) if is_lone else after_charges(field, shut_in)
    return any(throws_off(after) and not after.is_decided() for after in afters)


def _is_charged(field: Field) -> bool:
    # Whether the last infantry of the other side can be charged at.
    if field.cavalry == 0 or field.own == 0:
        return False
    empty: i64 = ~(field.own | field.cavalry | field.enemies | field.enemy_cavalry)
    return charged(field.cavalry, field.enemies, empty) != 0


def throws_off(field: Field) -> bool:
    """Whether a push takes the last infantry of the other side."""
    last: i64 = field.enemies
    if last & RIM == 0:
        return False
    against: i64 = field.enemies | field.enemy_cavalry
    direction: i64 = 0
    while direction < DIRECTIONS:
        if last & beside(ALL, direction ^ 4) == 0:
            # From the edge inwards: a run of infantry that is more than the enemies beyond it.
            opposing: i64 = 1
            active: i64 = 0
            square: i64 = beside(last, direction ^ 4)
            while square:
                if field.own & square:
                    active += 1
                    if active > opposing:
                        return True
                elif against & square:
                    opposing += 1
                    active = 0
                elif field.cavalry & square:
                    active = 0
                else:
                    break
                square = beside(square, direction ^ 4)
        direction += 1
    return False
