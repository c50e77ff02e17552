"""Puzzles of Cannae: the last infantry is taken by force, by one first turn alone.

Turns that lead to the same board count as one. The search is exhaustive: every turn of both sides.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from engines.cannae.moves import Turn
from engines.cannae.rules.actions import Action
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.move_generator import (
    RelativeBoard,
    cavalry_moves,
    distinct_turns,
    flipped,
    infantry_moves,
    is_decided,
)
from engines.cannae.state import CannaeState
from engines.core.puzzles import Solution, UnprovedError
from engines.core.seat import Seat

LONGEST: Final = 3  # plies that are searched whole
A_TURN: Final = 2  # infantry that one turn can take at most

_SIDE: Final = 8
EDGE: Final = 0xFF818181818181FF  # the squares from which a push throws off


class CannaePuzzles:
    """Forced wins in 3 plies, for seats that don't win at once."""

    players = ("keen", "keen~20", "keen~40", "novice")
    plies = 16
    branches = 40
    of_one_game = 3

    def solve(self, state: CannaeState, seat: Seat) -> Solution:
        """The turn after which no answer prevents the win.

        Raises:
            UnprovedError: a win at once, no win, or several.
        """
        shut_in = state.rules.shut_in
        board = relative_to(state.board, seat)
        if board[2].bit_count() > 2 * A_TURN:
            raise UnprovedError("the rival has too much infantry")
        if _win(board, shut_in) is not None:
            raise UnprovedError("it is won at once")
        turns = distinct_turns(board, shut_in=shut_in)
        found: list[RelativeBoard] = []
        for after in turns:
            if after[2].bit_count() <= A_TURN and _holds(after, shut_in):
                found.append(after)
                if len(found) > 1:
                    raise UnprovedError("several turns win in 3 plies")
        if not found:
            raise UnprovedError("no win in 3 plies")
        return Solution(line=_line(turns, found[0], shut_in), kind="win-in-3")

    def key(self, state: CannaeState, seat: Seat) -> Hashable:
        """The board as `seat` sees it, in the least of its eight reflections."""
        board = relative_to(state.board, seat)
        seen = []
        for turned in (board, tuple(map(_transposed, board))):
            for one in (turned, tuple(map(_upside_down, turned))):
                seen += [one, tuple(map(_mirrored, one))]
        return min(seen)


def _holds(after: RelativeBoard, shut_in: bool) -> bool:
    # Whether the side that brought `after` about wins after every answer.
    if is_decided(after):
        return False
    answers = distinct_turns(flipped(after), shut_in=shut_in)
    for answer in answers:
        if is_decided(answer) or _win(flipped(answer), shut_in) is None:
            return False
    return True


@lru_cache(maxsize=1 << 16)
def _win(board: RelativeBoard, shut_in: bool) -> Turn | None:
    # A turn that takes the rival's last infantry.
    if board[2].bit_count() > A_TURN:
        return None
    for moves, other_moves in ((cavalry_moves, infantry_moves), (infantry_moves, cavalry_moves)):
        for action, after in moves(board, shut_in=shut_in):
            if not after[2]:
                return Turn((action,))
            if after[2].bit_count() > 1 or is_decided(after):
                continue
            if moves is cavalry_moves and not after[2] & EDGE:
                continue  # infantry takes infantry by throwing it off the board alone
            for second, end in other_moves(after, shut_in=shut_in):
                if not end[2]:
                    return Turn((action, second))
    return None


def _line(
    turns: dict[RelativeBoard, tuple[Action, ...]], first: RelativeBoard, shut_in: bool
) -> tuple[str, ...]:
    answers = distinct_turns(flipped(first), shut_in=shut_in)
    answer, played = max(answers.items(), key=lambda one: len(one[1]))
    last = _win(flipped(answer), shut_in)
    return (str(Turn(turns[first])), str(Turn(played)), str(last))


def _mirrored(mask: int) -> int:
    return sum(1 << (s ^ (_SIDE - 1)) for s in range(64) if mask >> s & 1)


def _upside_down(mask: int) -> int:
    return sum(1 << (s ^ 56) for s in range(64) if mask >> s & 1)


def _transposed(mask: int) -> int:
    return sum(1 << (s % _SIDE * _SIDE + s // _SIDE) for s in range(64) if mask >> s & 1)


PUZZLES: Final = CannaePuzzles()
