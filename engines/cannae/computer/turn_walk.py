"""Walks over the turns of a board, and passes over those that bounds show to be of no use.

Infantry acts first, but where that makes no difference to what can be reached: after a charge, and
where cavalry rides off a square, or over one, that infantry then moves to. What the board can be
worth at most once the infantry stands tells whether it is worthwhile to see where the cavalry may
stand. Left out are a slide into a line that is pushed then, and one that loses the cavalry for
nothing; with the option of shut-in cavalry, also what a slide takes by shutting it in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field, pushed_line
from engines.cannae.computer.front import WON, Front
from engines.cannae.computer.halves import Half, moved_half, settled_half, slides
from engines.cannae.computer.signed_masks import DIRECTIONS, beside, count, lowest
from engines.cannae.computer.turn_codes import RIDE_FIRST, advance, number_of, played, ride

if TYPE_CHECKING:
    from mypy_extensions import i64

_GAIN: Final[i64] = 500  # what infantry gains by one action, at most, but for the last enemy


class TurnWalk:
    """`_judge` is told of every turn that may be worth more than `_low`, until one is `_high`."""

    __slots__ = ("_best", "_empty", "_high", "_low", "_shut_in", "looked")

    def __init__(self, shut_in: bool) -> None:
        self._shut_in = shut_in
        self._low: i64 = 0
        self._high: i64 = 0
        self._best: i64 = 0
        self._empty: i64 = 0
        self.looked = 0

    def _judge(self, half: Half, cavalry: i64, turn: i64) -> None:
        # The settled board of `half`, but for its cavalry, which stands there.
        raise NotImplementedError

    def _walk(self, field: Field) -> None:
        self._empty = ~(field.own | field.cavalry | field.enemies | field.enemy_cavalry)
        whole = Half(Front(field.own, field.enemies), field.cavalry, field.enemy_cavalry, 0)
        self._judge(whole, whole.cavalry, 0)
        if self._best >= self._high:
            return
        halves = self._advances(whole, False)
        charged: list[Half] = []
        self._rides(whole, charged)
        for half in halves:
            if self._best >= self._high:
                return
            if half.most > self._low or half.front.enemy_loose:
                self._rides(half, None)
            if half.most > self._low:
                self._slides_before(whole, half)
        for half in charged:
            if self._best >= self._high:
                return
            most: i64 = half.most + _GAIN if count(half.front.enemies) > 1 else WON
            if half.is_decided():
                continue
            if most > self._low:
                self._advances(half, True)
            elif most > self._best:
                self._best = most
        if self._best < self._high:
            self._clearings(whole)

    def _try(self, field: Field, turn: i64) -> None:
        # Judges a turn, if it is legal.
        after = played(field, turn, self._shut_in)
        if after is not None:
            half = Half(Front(after.own, after.enemies), after.cavalry, after.enemy_cavalry, 0)
            self._judge(half, half.cavalry, turn)

    def _settled(self, front: Front, cavalry: i64, enemy_cavalry: i64, turn: i64) -> Half:
        self.looked += 1
        return settled_half(front, cavalry, enemy_cavalry, turn, self._shut_in)

    def _moved(self, field: Field, line: i64, direction: i64, turn: i64) -> Half:
        self.looked += 1
        return moved_half(field, line, direction, turn, self._shut_in)

    def _advances(self, half: Half, is_last: bool) -> list[Half]:
        # Judges every step and push; those that a ride may follow.
        front = half.front
        field = Field(front.own, half.cavalry, front.enemies, half.enemy_cavalry, 0)
        kept: list[Half] = []
        left: i64 = front.own
        while left:
            origin: i64 = lowest(left)
            left ^= origin
            number: i64 = number_of(origin)
            direction: i64 = 0
            while direction < DIRECTIONS:
                if beside(origin, direction):
                    line: i64 = pushed_line(field, origin, direction)
                    if line:
                        turn: i64 = half.turn | advance(number, direction)
                        if is_last:
                            turn |= RIDE_FIRST
                        after = self._moved(field, line, direction, turn)
                        self._judge(after, after.cavalry, turn)
                        if after.cavalry and not is_last and not after.is_decided():
                            kept.append(after)
                direction += 1
            if self._best >= self._high:
                break
        return kept

    def _rides(self, half: Half, charged: list[Half] | None) -> None:
        # Judges every slide that may be good enough, and every charge, which go to `charged`.
        left: i64 = half.cavalry
        loose: i64 = half.front.enemy_loose
        while left and self._best < self._high:
            origin: i64 = lowest(left)
            left ^= origin
            if loose or half.most > self._low:
                self._rides_of(half, origin, half.turn, charged)

    def _rides_of(self, half: Half, origin: i64, turn: i64, charged: list[Half] | None) -> None:
        front = half.front
        cavalry: i64 = half.cavalry
        loose: i64 = front.enemy_loose
        empty: i64 = ~(front.own | cavalry | front.enemies | half.enemy_cavalry)
        number: i64 = number_of(origin)
        direction: i64 = 0
        while direction < DIRECTIONS:
            square: i64 = beside(origin, direction) & empty
            distance: i64 = 1
            while square:
                rode: i64 = cavalry ^ origin ^ square
                if half.most > self._low:
                    self._slid(half, square, rode, turn | ride(number, direction, distance))
                square = beside(square, direction)
                distance += 1
                if square & loose:
                    rode = cavalry ^ origin ^ square
                    code: i64 = turn | ride(number, direction, distance)
                    onward = Front(front.own, front.enemies ^ square)
                    after = self._settled(onward, rode, half.enemy_cavalry, code)
                    self._judge(after, after.cavalry, code)
                    if charged is not None:
                        charged.append(after)
                square &= empty
            direction += 1

    def _slid(self, half: Half, square: i64, cavalry: i64, turn: i64) -> None:
        # Cavalry that lies down beside two enemies is only of use where it makes a draw.
        front = half.front
        if self._shut_in or (square & front.barred and half.enemy_cavalry == 0):
            after = self._settled(front, cavalry, half.enemy_cavalry, turn)
            self._judge(after, after.cavalry, turn)
        elif square & front.barred == 0:
            self._judge(half, cavalry, turn)

    def _clearings(self, whole: Half) -> None:
        # Judges turns on which infantry moves over the square that cavalry has ridden off.
        front = whole.front
        left: i64 = whole.cavalry
        while left and self._best < self._high:
            origin: i64 = lowest(left)
            left ^= origin
            others: i64 = whole.cavalry ^ origin
            field = Field(front.own, others, front.enemies, whole.enemy_cavalry, 0)
            direction: i64 = 0
            while direction < DIRECTIONS:
                occupied: i64 = front.own | others | front.enemies | whole.enemy_cavalry
                rear: i64 = beside(origin, direction ^ 4) & occupied
                while rear:
                    if rear & front.own:
                        self._cleared(whole, field, origin, rear, direction)
                    rear = beside(rear, direction ^ 4) & occupied
                direction += 1

    def _cleared(self, whole: Half, field: Field, origin: i64, rear: i64, direction: i64) -> None:
        line: i64 = pushed_line(field, rear, direction)
        if line == 0:
            return
        turn: i64 = advance(number_of(rear), direction) | RIDE_FIRST
        after = self._moved(field, line, direction, turn)
        self._lands(whole, after, origin, slides(origin, self._empty))

    def _slides_before(self, whole: Half, half: Half) -> None:
        # Judges slides over squares that the infantry moves to afterwards.
        front = half.front
        empty: i64 = ~(front.own | half.cavalry | front.enemies | half.enemy_cavalry)
        left: i64 = whole.cavalry & half.cavalry & ~half.touched
        while left:
            origin: i64 = lowest(left)
            left ^= origin
            more: i64 = slides(origin, self._empty) & ~slides(origin, empty) & ~half.touched
            if more:
                half.turn |= RIDE_FIRST
                half.cavalry ^= origin
                self._lands(whole, half, origin, more)
                half.cavalry ^= origin

    def _lands(self, whole: Half, half: Half, origin: i64, targets: i64) -> None:
        # Judges slides to these squares that the infantry's action follows.
        front = half.front
        barred: i64 = whole.front.barred | front.barred | half.touched
        number: i64 = number_of(origin)
        direction: i64 = 0
        while direction < DIRECTIONS:
            square: i64 = beside(origin, direction) & self._empty
            distance: i64 = 1
            while square:
                if square & targets & ~barred:
                    turn: i64 = half.turn | ride(number, direction, distance)
                    if self._shut_in:
                        self._try(whole.field(), turn)
                    else:
                        cavalry: i64 = half.cavalry | square
                        after = self._settled(front, cavalry, half.enemy_cavalry, turn)
                        self._judge(after, after.cavalry, turn)
                        if after.most <= self._low:
                            return
                square = beside(square, direction) & self._empty
                distance += 1
            direction += 1
