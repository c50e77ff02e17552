"""Counts of turns and of the positions they lead to, for comparison with other programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.cannae.moves import Turn
from engines.cannae.notation.positions import LETTERS
from engines.cannae.rules.board import Board, relative_to, verdict
from engines.cannae.rules.move_generator import (
    RelativeBoard,
    cavalry_moves,
    distinct_turns,
    flipped,
    infantry_moves,
    is_decided,
    next_actions,
)
from engines.cannae.state import CannaeState
from engines.cannae.terms import Kind
from engines.core.perft import Perft
from engines.core.seat import Seat


def perft(state: CannaeState, depth: int) -> Perft:
    """Sequences of `depth` turns, a turn being one distinct position, the pass included.

    A decided position is a leaf; repetition and lack of progress are not looked for. `extra`
    counts the first turn: its single actions, and the ways to play it with orders told apart,
    with the wins and draws among these.
    """
    if state.to_act is None:
        return Perft(nodes=(1,), outcomes=_no_outcomes())
    return _Tree(state.to_act, depth, shut_in=state.rules.shut_in).count(state.board)


def _no_outcomes() -> Counter[str]:
    return Counter({"w": 0, "b": 0, "draw": 0})


class _Tree:
    def __init__(self, seat: Seat, depth: int, *, shut_in: bool) -> None:
        self._seat = seat
        self._depth = depth
        self._shut_in = shut_in
        self._nodes = [1, *[0] * depth]
        self._outcomes = _no_outcomes()

    def count(self, board: Board) -> Perft:
        relative = relative_to(board, self._seat)
        divide = {}
        if self._depth:
            for after, actions in distinct_turns(relative, shut_in=self._shut_in).items():
                divide[str(Turn(actions))] = self._below(after, self._seat, 1)
        return Perft(
            nodes=tuple(self._nodes),
            outcomes=self._outcomes,
            extra=self._extra(relative),
            divide=divide,
        )

    def _below(self, board: RelativeBoard, seat: Seat, level: int) -> int:
        # Count the turn of `seat` that led to `board`, and all after it. Returns the number of
        # turns at the last level.
        self._nodes[level] += 1
        if is_decided(board):
            self._end(relative_to(board, seat))
            return int(level == self._depth)
        if level == self._depth:
            return 1
        replies = distinct_turns(flipped(board), shut_in=self._shut_in)
        if level + 1 < self._depth:
            return sum(self._below(after, seat.other, level + 1) for after in replies)
        self._nodes[level + 1] += len(replies)
        for after in filter(is_decided, replies):
            self._end(relative_to(after, seat.other))
        return len(replies)

    def _end(self, board: Board) -> None:
        found = verdict(board)
        winner = found[1] if found else None
        self._outcomes[LETTERS[winner] if winner else "draw"] += 1

    def _extra(self, board: RelativeBoard) -> dict[str, int | tuple[int, ...]]:
        ended = list(self._after_every_order(board))
        decided = [after for after in ended if is_decided(after)]
        kinds = Counter(
            action.kind
            for moves in (infantry_moves, cavalry_moves)
            for action, _ in moves(board, shut_in=self._shut_in)
        )
        return {
            "action_sequences": len(ended),
            "steps": kinds[Kind.STEP],
            "pushes": kinds[Kind.PUSH],
            "slides": kinds[Kind.SLIDE],
            "charges": kinds[Kind.CHARGE],
            "wins": sum(not after[2] for after in decided),
            "draws": sum(all(after[::2]) for after in decided),
        }

    def _after_every_order(self, board: RelativeBoard) -> Iterator[RelativeBoard]:
        # The board after every way to play one turn, orders told apart, a pass included.
        yield board
        for action, after in next_actions(board, (), shut_in=self._shut_in):
            yield after
            for _, end in next_actions(after, (action,), shut_in=self._shut_in):
                yield end
