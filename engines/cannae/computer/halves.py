"""Boards amid a turn, with what they may come to be worth at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.cannae.computer.fields import Field
from engines.cannae.computer.front import Front, at_most
from engines.cannae.computer.signed_masks import DIRECTIONS, adjacent, beside, count

if TYPE_CHECKING:
    from mypy_extensions import i64


class Half:
    """A board amid a turn: `most` is what no place of its cavalry makes worth more."""

    __slots__ = ("cavalry", "enemy_cavalry", "front", "most", "touched", "turn")

    def __init__(self, front: Front, cavalry: i64, enemy_cavalry: i64, turn: i64) -> None:
        self.front = front
        self.cavalry: i64 = cavalry
        self.enemy_cavalry: i64 = enemy_cavalry
        self.turn: i64 = turn
        self.touched: i64 = 0  # squares that its infantry left, pushed over or came to
        horse: i64 = count(cavalry)
        self.most: i64 = at_most(front, horse, enemy_cavalry)
        # It may lose its last cavalry, and draw.
        if horse == 1 and enemy_cavalry == 0 and self.most < 0:
            self.most = 0

    def field(self) -> Field:
        """The board alone."""
        return Field(self.front.own, self.cavalry, self.front.enemies, self.enemy_cavalry, 0)

    def is_decided(self) -> bool:
        """As `Field.is_decided`."""
        front = self.front
        return front.own == 0 or front.enemies == 0 or self.cavalry | self.enemy_cavalry == 0


def settled_half(front: Front, cavalry: i64, enemy_cavalry: i64, turn: i64, shut_in: bool) -> Half:
    """The board without the cavalry that can't stay, as `fields.settled`."""
    safe: i64 = ~front.barred
    enemy_safe: i64 = ~front.enemy_barred
    if shut_in:
        room: i64 = adjacent(~(front.own | cavalry | front.enemies | enemy_cavalry))
        safe &= room
        enemy_safe &= room
    return Half(front, cavalry & safe, enemy_cavalry & enemy_safe, turn)


def moved_half(field: Field, line: i64, direction: i64, turn: i64, shut_in: bool) -> Half:
    """The board after the step or push that moves `line`."""
    rest: i64 = ~line
    front = Front(
        field.own & rest | beside(field.own & line, direction),
        field.enemies & rest | beside(field.enemies & line, direction),
    )
    cavalry: i64 = field.cavalry
    enemy_cavalry: i64 = field.enemy_cavalry
    if (cavalry | enemy_cavalry) & line:
        cavalry = cavalry & rest | beside(cavalry & line, direction)
        enemy_cavalry = enemy_cavalry & rest | beside(enemy_cavalry & line, direction)
    after = settled_half(front, cavalry, enemy_cavalry, turn, shut_in)
    after.touched = line | beside(line, direction)
    return after


def slides(origin: i64, empty: i64) -> i64:
    """Where cavalry can slide to."""
    found: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        square: i64 = beside(origin, direction) & empty
        while square:
            found |= square
            square = beside(square, direction) & empty
        direction += 1
    return found
