"""Looks some turns ahead: alpha-beta, deeper and deeper, over the most promising turns.

How many turns of a board are looked into shrinks with what is left of the depth; the last turn of a
line is the one with the best value. Boards that were reached before keep their turns, the best
first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field, field_of
from engines.cannae.computer.front import WON
from engines.cannae.computer.turn_lists import TurnList
from engines.cannae.rules.move_generator import RelativeBoard
from engines.cannae.terms import OCCURRENCES_TO_DRAW

if TYPE_CHECKING:
    from mypy_extensions import i64

DEEPEST: Final = 9
# Turns looked into with so many still to come after them, and at the root.
# Whether this module is compiled, so that its boards cost a sixtieth of the time.
IS_COMPILED: Final = not __file__.endswith(".py")

_WIDTHS: Final = [0, 0, 10, 12, 14, 16, 18, 20, 22, 24, 26]
_ROOTS: Final = [0, 400, 80, 48, 32, 24, 20, 20, 20, 20, 20]
_WIDEST: Final[i64] = 26
_FULL: Final = 4  # turns of a board that are looked into at full depth
_REPETITION: Final[i64] = 30  # by how much less a turn decides that brings a position back
_BOUND: Final[i64] = 1_000_000
_EXACT: Final[i64] = 0
_LEAST: Final[i64] = 1
_MOST: Final[i64] = 2

Key = tuple[int, int, int, int]


class Node:
    """What is known of a board with its side to act."""

    __slots__ = ("bound", "depth", "turns", "value")

    def __init__(self) -> None:
        self.turns: list[Field] = []
        self.value: i64 = 0
        self.depth: i64 = 0
        self.bound: i64 = 0


class DeepSearch:
    """The search of one decision; `depth` is how far it came."""

    __slots__ = ("_known", "_left", "_list", "_occurrences", "depth")

    def __init__(self, *, shut_in: bool, occurrences: Mapping[RelativeBoard, int]) -> None:
        self._list = TurnList(shut_in=shut_in)
        self._known: dict[Key, Node] = {}
        self._occurrences = occurrences
        self._left: i64 = 0
        self.depth = 0

    @property
    def looked(self) -> int:
        """Boards judged."""
        return self._list.looked

    def ranked(self, noise: Mapping[RelativeBoard, int], most: int) -> list[RelativeBoard]:
        """The boards after a turn, the best first, by about so many boards judged.

        `noise` says, by board, what is added to its value.
        """
        self._left = most
        worths = {board: self._list.worth(field_of(board)) + noise[board] for board in noise}
        order = sorted(worths, key=lambda board: -worths[board])
        for depth in range(1, DEEPEST):
            if not -WON < worths[order[0]] < WON:
                break
            found = self._one_deeper(order[: _ROOTS[depth]], noise, depth)
            worths.update(found)
            first = sorted(found, key=lambda board: -worths[board])
            order = first + [board for board in order if board not in found]
            if self.looked >= most:
                break
            self.depth = depth
        return order

    def _one_deeper(
        self, order: list[RelativeBoard], noise: Mapping[RelativeBoard, int], depth: int
    ) -> dict[RelativeBoard, int]:
        # By board, its value by so many more turns; of those after the best, that they are worse.
        found: dict[RelativeBoard, int] = {}
        best: i64 = -_BOUND
        for board in order:
            extra: i64 = noise[board]
            value: i64 = self._after(board, depth, best - extra) + extra
            if self._list.looked >= self._left:
                break
            found[board] = value
            if value > best:
                best = value
        return found

    def _after(self, board: RelativeBoard, depth: i64, least: i64) -> i64:
        # What a board is worth to the side that brought it about. If it isn't more than `least`,
        # that it isn't is all that the answer says. What has stood before comes a little nearer to
        # a draw, and what has stood twice is one.
        field = field_of(board)
        if field.is_decided():
            return self._list.worth(field)
        occurrences = self._occurrences.get(board, 0)
        if occurrences >= OCCURRENCES_TO_DRAW - 1:
            return 0
        if occurrences:
            least -= _REPETITION
        value: i64 = -self._value(field.flipped(), depth, -_BOUND, -least)
        if occurrences:
            if value > _REPETITION:
                return value - _REPETITION
            return value + _REPETITION if value < -_REPETITION else 0
        return value

    def _value(self, field: Field, depth: i64, low: i64, high: i64) -> i64:
        # To the side to act; a bound if it isn't between `low` and `high`.
        key: Key = (field.own, field.cavalry, field.enemies, field.enemy_cavalry)
        node = self._known.get(key)
        if node is None:
            node = Node()
            self._known[key] = node
        elif node.depth >= depth:
            held: i64 = node.value
            if node.bound == _EXACT:
                return held
            if (held >= high and node.bound == _LEAST) or (held <= low and node.bound == _MOST):
                return held
        best: i64 = -_BOUND
        if depth == 1:
            best = self._list.best(field, high)
        else:
            best = self._best_onward(field, node, depth, low, high)
            if self._list.looked >= self._left:
                return 0
        node.value = best
        node.depth = depth
        node.bound = _LEAST if best >= high else _MOST if best <= low else _EXACT
        return best

    def _best_onward(self, field: Field, node: Node, depth: i64, low: i64, high: i64) -> i64:
        if not node.turns:
            node.turns = self._list.promising(field, _WIDEST)
        turns = node.turns
        width: i64 = _WIDTHS[depth]
        total: i64 = len(turns)
        if total > width:
            total = width
        best: i64 = -_BOUND
        chosen: i64 = 0
        index: i64 = 0
        while index < total:
            after = turns[index]
            value: i64 = after.value
            if not after.is_decided():
                reply = after.flipped()
                if index == 0:
                    value = -self._value(reply, depth - 1, -high, -low)
                else:
                    less: i64 = depth - 2 if index >= _FULL and depth > 2 else depth - 1
                    value = -self._value(reply, less, -low - 1, -low)
                    if value > low and (less < depth - 1 or value < high):
                        value = -self._value(reply, depth - 1, -high, -low)
            if self._list.looked >= self._left:
                return best
            if value > best:
                best = value
                chosen = index
                if best > low:
                    low = best
                if best >= high:
                    break
            index += 1
        if chosen:
            turns.insert(0, turns.pop(chosen))
        return best
