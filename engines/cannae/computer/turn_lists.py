"""Lists the best turns of a board, or finds the value of the best one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field
from engines.cannae.computer.front import Front, evaluate, falling_short
from engines.cannae.computer.halves import Half
from engines.cannae.computer.turn_walk import TurnWalk

if TYPE_CHECKING:
    from mypy_extensions import i64

_LEAST: Final[i64] = -1_000_000
_OFFSET: Final[i64] = 0x80000  # makes values positive
_PLACE: Final[i64] = 14  # bits of the place in a list
_PLACES: Final[i64] = 0x3FFF
_BATCH: Final = 512  # kept turns, of which the best are chosen then
_ALL: Final[i64] = 10_000


class TurnList(TurnWalk):
    """Finds the turns of one board after another; `looked` counts the boards judged.

    `turn` is the code of the best of the last board.
    """

    __slots__ = ("_found", "_keys", "_stop", "_width", "turn")

    def __init__(self, *, shut_in: bool) -> None:
        super().__init__(shut_in)
        self._found: list[Field] = []
        self._keys: list[int] = []
        self._width: i64 = 0
        self._stop: i64 = 0
        self.turn: i64 = 0

    def worth(self, field: Field) -> i64:
        """The value of a board to the side that has just moved."""
        self.looked += 1
        return evaluate(Front(field.own, field.enemies), field.cavalry, field.enemy_cavalry)

    def best(self, field: Field, low: i64, high: i64) -> i64:
        """The value of the best turn; a bound if it isn't between `low` and `high`.

        The turn that was good enough the last time is tried first.
        """
        self._start(0, low, high)
        self.turn = 0
        if self._stop:
            self._try(field, self._stop)
            if self._best >= high:
                return self._best
        self._walk(field)
        if self._best >= high:
            self._stop = self.turn
        return self._best

    def promising(self, field: Field, width: i64) -> list[Field]:
        """The boards after the `width` best turns, the best first, none twice."""
        self._start(width, _LEAST, -_LEAST)
        self._walk(field)
        self._prune()
        return self._found

    def all(self, field: Field) -> list[Field]:
        """The boards after every turn, the best first, some twice; but no lost cavalry."""
        self._start(_ALL, _LEAST, -_LEAST)
        self._walk(field)
        self._keys.sort(reverse=True)
        found = self._found
        return [found[key & _PLACES] for key in self._keys]

    def _start(self, width: i64, low: i64, high: i64) -> None:
        self._found = []
        self._keys = []
        self._best = _LEAST
        self._low = low
        self._high = high
        self._width = width

    def _judge(self, half: Half, cavalry: i64, turn: i64) -> None:
        # The value of a settled board; the board is kept if it is among the best.
        if half.most <= self._low:
            if half.most > self._best:
                self._best = half.most
                self.turn = turn
            return
        self.looked += 1
        front = half.front
        enemy_cavalry: i64 = half.enemy_cavalry
        value: i64 = half.most - falling_short(front, cavalry, enemy_cavalry)
        if half.most == 0 and cavalry | enemy_cavalry:
            value = evaluate(front, cavalry, enemy_cavalry)
        if value > self._best:
            self._best = value
            self.turn = turn
        if self._width == 0:
            if value > self._low:
                self._low = value
        elif value > self._low:
            found = self._found
            self._keys.append((value + _OFFSET) << _PLACE | len(found))
            after = Field(front.own, cavalry, front.enemies, enemy_cavalry, value)
            after.turn = turn
            found.append(after)
            if self._width < _ALL and len(found) >= _BATCH:
                self._prune()
                if len(self._found) >= self._width:
                    self._low = self._found[len(self._found) - 1].value

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
