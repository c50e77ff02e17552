"""Looks at the moves of a position, one ply deep: all, or until one is good enough.

Moves are told apart by their keys (`move_keys`). No list of positions is made, for that takes the
compiled form longer than to judge them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.gyges.computer.floods import GOAL, flood, freedom, landing_squares, playable
from engines.gyges.computer.move_keys import is_move, played

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALL: Final[i64] = 0xF_FFFF_FFFF
_THREAT: Final[i64] = 20  # what a goal threatened at the end of a line adds
# What it is worth, on average, to be who is to move. Without it lines of odd and of even length
# couldn't be compared, as a search does that looks at some moves less deep.
_TEMPO: Final[i64] = 285
LOST: Final[i64] = -100_000  # gives the rival a goal
OFFSET: Final[i64] = 0x100000  # more than any worth
KEY: Final[i64] = 0xFFFF  # the bits of a move's key
NONE: Final[i64] = 0  # no key of a move
KEPT: Final = 6  # moves that were enough at the end of a line, tried first in others


class OnePly:
    """`left` counts the positions that may yet be judged; `chosen` is the key of the best move."""

    __slots__ = ("_best", "_good_north", "_good_south", "chosen", "left")

    def __init__(self) -> None:
        self.left: i64 = 0
        self.chosen: i64 = NONE
        self._best: i64 = 0
        # Keys of moves that were enough at the end of a line, the last first.
        self._good_north: list[int] = []
        self._good_south: list[int] = []

    def best_last(
        self, ones: i64, twos: i64, is_north: bool, first: i64, high: i64, worst: i64
    ) -> i64:
        """The worth of the best of a line's last moves, or of the first that is `high` enough."""
        self._best = worst
        self.chosen = NONE
        good = self._good_north if is_north else self._good_south
        if first != NONE:
            self._try(ones, twos, is_north, first)
        index: i64 = 0
        total: i64 = len(good)
        while index < total and self._best < high:
            key: i64 = good[index]
            if key != first:
                self._try(ones, twos, is_north, key)
            index += 1
        if self._best < high:
            self._look(ones, twos, is_north, high, None)
        if self._best >= high and (not good or good[0] != self.chosen):
            if self.chosen in good:
                good.remove(self.chosen)
            good.insert(0, self.chosen)
            if len(good) > KEPT:
                good.pop()
        return self._best

    def _try(self, ones: i64, twos: i64, is_north: bool, key: i64) -> None:
        # Look at the move of a key, if it is one here.
        if not is_move(ones, twos, is_north, key):
            return
        after_ones: i64 = played(ones, key)
        worth: i64 = self.after(after_ones, played(twos, key), is_north)
        if worth > self._best:
            self._best = worth
            self.chosen = key

    def _look(
        self, ones: i64, twos: i64, is_north: bool, high: i64, order: list[int] | None
    ) -> None:
        # Look at all moves but those into a goal: list them, or find the first that is enough.
        standing: i64 = ones | twos
        room: i64 = landing_squares(ones, twos, is_north)
        starts: i64 = standing & playable(ones, twos, is_north)
        while starts:
            start: i64 = starts & -starts
            starts ^= start
            targets: i64 = flood(ones, twos, start)
            hits: i64 = targets & (standing ^ start)
            ends: i64 = targets & _ALL & ~hits
            left_ones: i64 = ones & ~start
            left_twos: i64 = twos & ~start
            key: i64 = start % 37 * 37
            kind: i64 = (1 if ones & start else 0) + (2 if twos & start else 0)
            self._put_down(left_ones, left_twos, kind, ends, key * 37, 37, is_north, high, order)
            while hits and self._best < high:
                hit: i64 = hits & -hits
                hits ^= hit
                self._put_down(
                    left_ones & ~hit | (hit if kind & 1 else 0),
                    left_twos & ~hit | (hit if kind & 2 else 0),
                    (1 if ones & hit else 0) + (2 if twos & hit else 0),
                    room | start,
                    (key + hit % 37) * 37,
                    1,
                    is_north,
                    high,
                    order,
                )
            if self._best >= high:
                return

    def _put_down(
        self,
        ones: i64,
        twos: i64,
        value: i64,
        squares: i64,
        key: i64,
        step: i64,
        is_north: bool,
        high: i64,
        order: list[int] | None,
    ) -> None:
        # Look at the moves that put one more ring, of `value`, on one of the squares.
        while squares:
            square: i64 = squares & -squares
            squares ^= square
            worth: i64 = self.after(
                ones | square if value & 1 else ones, twos | square if value & 2 else twos, is_north
            )
            if worth == LOST:
                continue
            if order is not None:
                order.append((OFFSET - worth) << 16 | key + square % 37 * step)
            elif worth > self._best:
                self._best = worth
                self.chosen = key + square % 37 * step
                if worth >= high:
                    return

    def ordered(self, ones: i64, twos: i64, is_north: bool, first: i64) -> list[int]:
        """The moves' keys, in the last bits: `first`, then by their worth; no goals given."""
        order: list[int] = []
        self._best = LOST
        self._look(ones, twos, is_north, OFFSET, order)
        order.sort()
        if first != NONE:
            for index, item in enumerate(order):
                if item & KEY == first:
                    order.insert(0, order.pop(index))
                    break
        return order

    def after(self, ones: i64, twos: i64, is_north: bool) -> i64:
        """The worth of a position to who has just moved; LOST if the rival has a goal."""
        self.left -= 1
        rivals: i64 = freedom(ones, twos, not is_north, True)
        if rivals >= GOAL:
            return LOST
        own: i64 = freedom(ones, twos, is_north)
        if own >= GOAL:
            own += _THREAT - GOAL
        return own - rivals - _TEMPO
