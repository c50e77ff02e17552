"""Counts of turns and of the positions they lead to, for comparison with other programs."""

from __future__ import annotations

from collections import Counter

from engines.cannae.moves import Turn
from engines.cannae.notation.positions import LETTERS
from engines.cannae.rules.board import Board, seen_by, verdict
from engines.cannae.rules.field import cavalry, infantry, is_decided, turned, turns, ways
from engines.cannae.state import CannaeState
from engines.cannae.terms import Kind
from engines.core.perft import Perft
from engines.core.seat import Seat


def count(state: CannaeState, depth: int) -> Perft:
    """Sequences of `depth` turns, a turn being one distinct position, the pass included.

    A decided position is a leaf; repetition and lack of progress are not looked for. `extra`
    counts the first turn: its single actions, and the ways to play it with orders told apart,
    with the wins and draws among these.
    """
    if state.to_act is None:
        return Perft(nodes=(1,), outcomes=_nobody())
    return _Tree(state.to_act, depth, shut_in=state.rules.shut_in).count(state.board)


def _nobody() -> Counter[str]:
    return Counter({"w": 0, "b": 0, "draw": 0})


class _Tree:
    def __init__(self, seat: Seat, depth: int, *, shut_in: bool) -> None:
        self._seat = seat
        self._depth = depth
        self._shut_in = shut_in
        self._nodes = [1, *[0] * depth]
        self._outcomes = _nobody()

    def count(self, board: Board) -> Perft:
        field = seen_by(board, self._seat)
        divide = {}
        if self._depth:
            for there, actions in turns(field, shut_in=self._shut_in).items():
                divide[str(Turn(actions))] = self._below(there, self._seat, 1)
        return Perft(
            nodes=tuple(self._nodes),
            outcomes=self._outcomes,
            extra=self._extra(board),
            divide=divide,
        )

    def _below(self, field: Board, seat: Seat, level: int) -> int:
        """Count the turn of `seat` that led to `field`, and all after it; the last level's."""
        self._nodes[level] += 1
        if is_decided(field):
            self._end(seen_by(field, seat))
            return int(level == self._depth)
        if level == self._depth:
            return 1
        after = turns(turned(field), shut_in=self._shut_in)
        if level + 1 < self._depth:
            return sum(self._below(there, seat.other, level + 1) for there in after)
        self._nodes[level + 1] += len(after)
        for there in filter(is_decided, after):
            self._end(seen_by(there, seat.other))
        return len(after)

    def _end(self, board: Board) -> None:
        found = verdict(board)
        winner = found[1] if found else None
        self._outcomes[LETTERS[winner] if winner else "draw"] += 1

    def _extra(self, board: Board) -> dict[str, int | tuple[int, ...]]:
        field = seen_by(board, self._seat)
        steps = infantry(field, shut_in=self._shut_in)
        rides = cavalry(field, shut_in=self._shut_in)
        ended = list(ways(field, shut_in=self._shut_in))
        decided = [there for there in ended if is_decided(there)]
        kinds = Counter(action.kind for action, _ in steps + rides)
        return {
            "action_sequences": len(ended),
            "steps": kinds[Kind.STEP],
            "pushes": kinds[Kind.PUSH],
            "slides": kinds[Kind.SLIDE],
            "charges": kinds[Kind.CHARGE],
            "wins": sum(not there[2] for there in decided),
            "draws": sum(all(there[::2]) for there in decided),
        }
