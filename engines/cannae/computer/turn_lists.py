"""The most promising turns of a board, for the deep search: the actions of `move_generator` on
signed masks, each turn judged as soon as it is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field, pushed_line
from engines.cannae.computer.front import Front, evaluate
from engines.cannae.computer.signed_masks import (
    DIRECTIONS,
    adjacent,
    beside,
    lowest,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_LEAST: Final[i64] = -1_000_000
_OFFSET: Final[i64] = 0x80000  # makes values positive
_PLACES: Final[i64] = 0x3FF  # of so many kept turns
_BATCH: Final[i64] = 512  # kept turns, of which the best are chosen then
_FOLLOWED: Final[i64] = 10  # infantry actions that every ride follows
_RIDDEN: Final[i64] = 4  # rides that every infantry action follows


class TurnList:
    """Finds the best turns of one board after another; `looked` counts the boards judged."""

    __slots__ = (
        "_best",
        "_enough",
        "_found",
        "_halves",
        "_keys",
        "_least",
        "_shut_in",
        "_width",
        "looked",
    )

    def __init__(self, *, shut_in: bool) -> None:
        self._shut_in = shut_in
        self._found: list[Field] = []
        self._halves: list[Field] = []
        self._keys: list[int] = []
        self._least: i64 = 0
        self._best: i64 = 0
        self._enough: i64 = 0
        self._width: i64 = 0
        self.looked = 0

    def best(self, field: Field, enough: i64) -> i64:
        """The value of the best turn, or of one that is worth `enough`."""
        self._start(0, enough)
        self._list(field)
        return self._best

    def worth(self, field: Field) -> i64:
        """The value of a board to the side that has just moved."""
        self.looked += 1
        return evaluate(Front(field.own, field.enemies), field.cavalry, field.enemy_cavalry)

    def promising(self, field: Field, width: i64) -> list[Field]:
        """The boards after the `width` best turns, the best first, none twice."""
        self._start(width, -_LEAST)
        self._list(field)
        self._prune()
        return self._found

    def _start(self, width: i64, enough: i64) -> None:
        self._found = []
        self._keys = []
        self._least = _LEAST
        self._best = _LEAST
        self._enough = enough
        self._width = width

    def _list(self, field: Field) -> None:
        # The board is passed field by field: its sides are those of who is to act.
        front = Front(field.own, field.enemies)
        self._judge(front, field.cavalry, field.enemy_cavalry)
        steps = self._infantry(field, True)
        if self._best >= self._enough:
            return
        rides = self._rides(front, field, True, True)
        if self._best >= self._enough:
            return
        steps.sort(reverse=True)
        rides.sort(reverse=True)
        halves = self._halves
        for followed, key in enumerate(steps):
            half = halves[key & _PLACES]
            # After a less promising action only a charge may follow, at what stands alone then.
            if followed < _FOLLOWED or half.enemies & ~adjacent(half.enemies):
                self._follow_up(half, followed < _FOLLOWED)
            if self._best >= self._enough:
                return
        ridden: i64 = 0
        for key in rides:
            half = halves[key & _PLACES]
            if (ridden < _RIDDEN or half.enemies != field.enemies) and not half.is_decided():
                self._infantry(half, False)
                ridden += 1
                if self._best >= self._enough:
                    return

    def _follow_up(self, half: Field, with_slides: bool) -> None:
        if half.cavalry and half.enemies:
            self._rides(Front(half.own, half.enemies), half, with_slides, False)

    def _judge(self, front: Front, cavalry: i64, enemy_cavalry: i64) -> i64:
        # The value of a settled board; the board is kept if it is among the best.
        self.looked += 1
        value: i64 = evaluate(front, cavalry, enemy_cavalry)
        if value > self._best:
            self._best = value
        if value > self._least and self._width:
            found = self._found
            self._keys.append((value + _OFFSET) << 10 | len(found))
            found.append(Field(front.own, cavalry, front.enemies, enemy_cavalry, value))
            if len(found) >= _BATCH:
                self._prune()
                if len(self._found) >= self._width:
                    self._least = self._found[len(self._found) - 1].value
        return value

    def _prune(self) -> None:
        # Only the best are kept, and each board once.
        self._keys.sort(reverse=True)
        found: list[Field] = []
        kept: list[int] = []
        for key in self._keys:
            field = self._found[key & _PLACES]
            if not _is_among(field, found):
                kept.append(key & ~_PLACES | len(found))
                found.append(field)
                if len(found) >= self._width:
                    break
        self._found = found
        self._keys = kept

    def _infantry(self, field: Field, is_first: bool) -> list[int]:
        # Judges every step and push; their keys, if they are first actions.
        own: i64 = field.own
        occupied: i64 = own | field.cavalry | field.enemies | field.enemy_cavalry
        keys: list[int] = []
        if is_first:
            self._halves = []
        left: i64 = own
        while left:
            origin: i64 = lowest(left)
            left ^= origin
            direction: i64 = 0
            while direction < DIRECTIONS:
                target: i64 = beside(origin, direction)
                if target and occupied & target == 0:
                    moved: i64 = own ^ origin ^ target
                    front = Front(moved, field.enemies)
                    self._settle(front, field.cavalry, field.enemy_cavalry, is_first, keys)
                elif target:
                    self._push(field, origin, direction, is_first, keys)
                direction += 1
            if self._best >= self._enough:
                break
        return keys

    def _push(
        self, field: Field, origin: i64, direction: i64, is_first: bool, keys: list[int]
    ) -> None:
        line: i64 = pushed_line(field, origin, direction)
        if line == 0:
            return
        own: i64 = field.own
        rest: i64 = ~line
        front = Front(
            own & rest | beside(own & line, direction),
            field.enemies & rest | beside(field.enemies & line, direction),
        )
        self._settle(
            front,
            field.cavalry & rest | beside(field.cavalry & line, direction),
            field.enemy_cavalry & rest | beside(field.enemy_cavalry & line, direction),
            is_first,
            keys,
        )

    def _settle(
        self, front: Front, cavalry: i64, enemy_cavalry: i64, is_first: bool, keys: list[int]
    ) -> None:
        # Takes lost cavalry off, judges the board, and notes it if more may follow.
        safe: i64 = ~front.barred
        enemy_safe: i64 = ~front.enemy_barred
        if self._shut_in:
            room: i64 = adjacent(~(front.own | cavalry | front.enemies | enemy_cavalry))
            safe &= room
            enemy_safe &= room
        cavalry &= safe
        enemy_cavalry &= enemy_safe
        value: i64 = self._judge(front, cavalry, enemy_cavalry)
        if is_first:
            halves = self._halves
            keys.append((value + _OFFSET) << 10 | len(halves))
            halves.append(Field(front.own, cavalry, front.enemies, enemy_cavalry, value))

    def _rides(self, front: Front, field: Field, with_slides: bool, is_first: bool) -> list[int]:
        # Judges every charge, and every slide if asked for; their keys, if they are first actions.
        keys: list[int] = []
        cavalry: i64 = field.cavalry
        enemies: i64 = front.enemies
        loose: i64 = front.enemy_loose
        empty: i64 = ~(front.own | cavalry | enemies | field.enemy_cavalry)
        left: i64 = cavalry
        while left:
            origin: i64 = lowest(left)
            left ^= origin
            direction: i64 = 0
            while direction < DIRECTIONS:
                square: i64 = beside(origin, direction) & empty
                while square:
                    if with_slides:
                        rode: i64 = cavalry ^ origin ^ square
                        self._settle(front, rode, field.enemy_cavalry, is_first, keys)
                    square = beside(square, direction)
                    if square & loose:
                        onward = Front(front.own, enemies ^ square)
                        rode = cavalry ^ origin ^ square
                        self._settle(onward, rode, field.enemy_cavalry, is_first, keys)
                    square &= empty
                direction += 1
            if self._best >= self._enough:
                break
        return keys


def _is_among(field: Field, found: list[Field]) -> bool:
    # Whether a board is there; those of equal value stand together, at the end.
    index: i64 = len(found) - 1
    while index >= 0:
        other = found[index]
        if other.value != field.value:
            return False
        if other.is_like(field):
            return True
        index -= 1
    return False
