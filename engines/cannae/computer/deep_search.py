"""Looks some turns ahead: alpha-beta, deeper and deeper.

To each turn of its own it tries every answer, first those that refuted others: the last turn of a
line is the best of all. Farther on, it looks into the most promising turns alone; how many, shrinks
with what is left of the depth. Boards that were reached before keep their turns, the best first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field, field_of
from engines.cannae.computer.front import WON
from engines.cannae.computer.turn_codes import played
from engines.cannae.computer.turn_lists import TurnList
from engines.cannae.rules.move_generator import RelativeBoard
from engines.cannae.terms import OCCURRENCES_TO_DRAW

if TYPE_CHECKING:
    from mypy_extensions import i64

# Whether this module is compiled, so that its boards cost a hundredth of the time.
IS_COMPILED: Final = not __file__.endswith(".py")

DEEPEST: Final = 9
# Turns looked into at the root with so many still to come after them ...
_ROOTS: Final = [0, 4000, 4000, 60, 40, 30, 20, 20, 20, 20, 20]
# ... those that have come so near to the best with one turn less to come ...
_NEAR: Final = [0, 0, 250, 200, 150, 120, 100, 100, 100, 100, 100]
# ... and farther on.
_WIDTHS: Final = [0, 0, 14, 14, 14, 16, 18, 20, 22, 24, 26]
_WIDEST: Final[i64] = 26
_FULL: Final[i64] = 4  # turns of a board that are looked into at full depth
_ANSWERS: Final = 12  # the same of the answers; the others are looked into by one turn
_KILLERS: Final = 8  # answers that refuted others, and are tried first
_REPETITION: Final[i64] = 30  # by how much less a turn decides that brings a position back
# What a board's value says too much for who has moved last: else lines of an odd and an even number
# of turns could not be compared.
_TEMPO: Final[i64] = 14
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

    __slots__ = (
        "_answer",
        "_answers",
        "_killers",
        "_known",
        "_left",
        "_list",
        "_occurrences",
        "_shut_in",
        "depth",
    )

    def __init__(self, *, shut_in: bool, occurrences: Mapping[RelativeBoard, int]) -> None:
        self._list = TurnList(shut_in=shut_in)
        self._shut_in = shut_in
        self._known: dict[Key, Node] = {}
        self._occurrences = occurrences
        self._answers: dict[RelativeBoard, int] = {}  # the best ones so far, as codes
        self._answer: i64 = 0
        self._killers: list[int] = []
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
            best = worths[order[0]]
            if not -WON < best < WON:
                break
            near = best - _NEAR[depth] if depth > 1 else -_BOUND
            looked_into = [one for one in order[: _ROOTS[depth]] if worths[one] >= near]
            found = self._one_deeper(looked_into, noise, depth)
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
        margin: i64 = _NEAR[2] if depth == 1 else 0
        self._killers = []
        for board in order:
            extra: i64 = noise[board]
            self._answer = self._answers.get(board, 0)
            low: i64 = best - extra - margin
            value: i64 = 0
            if depth == 1 or best == -_BOUND:
                value = self._after(board, depth, low, _BOUND)
            else:
                value = self._after(board, depth, low, low + 1)
                if value > low and self._list.looked < self._left:
                    value = self._after(board, depth, low, _BOUND)
            if self._list.looked >= self._left:
                break
            self._answers[board] = self._answer
            value += extra
            found[board] = value
            if value > best:
                best = value
        return found

    def _after(self, board: RelativeBoard, depth: i64, low: i64, high: i64) -> i64:
        # What a board is worth to the side that brought it about; a bound if it isn't between `low`
        # and `high`. What has stood before comes a little nearer to a draw, and what has stood
        # twice is one.
        field = field_of(board)
        if field.is_decided():
            return self._list.worth(field)
        occurrences = self._occurrences.get(board, 0)
        if occurrences >= OCCURRENCES_TO_DRAW - 1:
            return 0
        if occurrences:
            low -= _REPETITION
            high += _REPETITION
        value: i64 = -self._answered(field.flipped(), depth, -high, -low)
        if occurrences:
            if value > _REPETITION:
                return value - _REPETITION
            return value + _REPETITION if value < -_REPETITION else 0
        return value

    def _answered(self, field: Field, depth: i64, low: i64, high: i64) -> i64:
        # What the best answer to a turn is worth. Those that refuted others are tried first.
        if depth == 1:
            value: i64 = self._best_last(field, low, high)
            self._answer = self._list.turn
            return value
        best: i64 = -_BOUND
        for code in [self._answer, *self._killers]:
            after = played(field, code, self._shut_in)
            if after is None:
                continue
            value = self._onward(after, depth - 1, low, high)
            if self._list.looked >= self._left:
                return best
            if value > best:
                best = value
                self._answer = code
                if best >= high:
                    self._killed(code)
                    return best
                if best > low:
                    low = best
        return self._every_answer(field, depth, low, high, best)

    def _every_answer(self, field: Field, depth: i64, low: i64, high: i64, best: i64) -> i64:
        for index, after in enumerate(self._list.all(field)):
            value: i64 = after.value
            if not after.is_decided():
                reply = after.flipped()
                less: i64 = depth - 1 if index < _ANSWERS else 1
                value = -self._value(reply, less, -low - 1, -low)
                if value > low and (less < depth - 1 or value < high):
                    value = -self._value(reply, depth - 1, -high, -low)
            if self._list.looked >= self._left:
                return best
            if value > best:
                best = value
                self._answer = after.turn
                if best >= high:
                    self._killed(after.turn)
                    return best
                if best > low:
                    low = best
        return best

    def _killed(self, code: i64) -> None:
        killers = [one for one in self._killers if one != code]
        self._killers = [code, *killers[: _KILLERS - 1]]

    def _onward(self, after: Field, depth: i64, low: i64, high: i64) -> i64:
        if after.is_decided():
            return self._list.worth(after)
        return -self._value(after.flipped(), depth, -high, -low)

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
            best = self._best_last(field, low, high)
        else:
            best = self._best_onward(field, node, depth, low, high)
            if self._list.looked >= self._left:
                return 0
        node.value = best
        node.depth = depth
        node.bound = _LEAST if best >= high else _MOST if best <= low else _EXACT
        return best

    def _best_last(self, field: Field, low: i64, high: i64) -> i64:
        # What the best turn at the end of a line is worth; a win is one all the same.
        value: i64 = self._list.best(field, low + _TEMPO, high + _TEMPO)
        return value - _TEMPO if -WON < value < WON else value

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
