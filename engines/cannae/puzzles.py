"""Puzzles of Cannae: the last infantry is taken by force, by one first turn alone.

Turns that lead to the same board count as one. A win in 3 plies is unique among all turns of both
sides. A longer one is unique among wins in which every turn but the last threatens to take the last
infantry at once; in 3 plies it must, for the rival may pass. What the
rival answers is always searched whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from engines.cannae.computer.evaluation import open_to
from engines.cannae.moves import Turn
from engines.cannae.rules.bitboards import RAYS, mask
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

LONGEST: Final = 5  # plies
A_TURN: Final = 2  # infantry that one turn can take at most
WORK: Final = 6_000  # boards for one position that are looked at for a win at once

_SHORTEST: Final = 3
_SIDE: Final = 8
EDGE: Final = 0xFF818181818181FF  # the squares from which a push throws off
# Of each square, those on its lines, from which it can be pushed.
_LINES: Final = tuple(mask(square for ray in rays for square in ray) for rays in RAYS)


class CannaePuzzles:
    """Forced wins, for seats that don't win at once."""

    players = ("keen", "keen~20", "keen~40", "novice")
    plies = 16
    branches = 40
    of_one_game = 3

    def solve(self, state: CannaeState, seat: Seat) -> Solution:
        """The turn after which no answer prevents the win, in as few plies as can be.

        Raises:
            UnprovedError: a win at once, no win, several, or too much work.
        """
        board = relative_to(state.board, seat)
        if board[2].bit_count() > 2 * A_TURN:
            raise UnprovedError("the rival has too much infantry")
        wins = Wins(shut_in=state.rules.shut_in)
        if wins.at_once(board):
            raise UnprovedError("it is won at once")
        turns = distinct_turns(board, shut_in=state.rules.shut_in)
        threats = [after for after in turns if wins.threatens(after)]
        for plies in range(_SHORTEST, LONGEST + 1, 2):
            found: list[RelativeBoard] = []
            for after in threats:
                if wins.holds(after, plies - 1):
                    found.append(after)
                    if len(found) > 1:
                        raise UnprovedError(f"several turns win in {plies} plies")
            if found:
                line = (str(Turn(turns[found[0]])), *wins.line(found[0], plies - 1))
                return Solution(line=line, kind=f"win-in-{plies}")
        raise UnprovedError(f"no win by threats in {LONGEST} plies")

    def key(self, state: CannaeState, seat: Seat) -> Hashable:
        """The board as `seat` sees it, in the least of its eight reflections."""
        board = relative_to(state.board, seat)
        seen = []
        for turned in (board, tuple(map(_transposed, board))):
            for one in (turned, tuple(map(_upside_down, turned))):
                seen += [one, tuple(map(_mirrored, one))]
        return min(seen)


class Wins:
    """The search for wins by threats; boards are seen by the side that attacks."""

    def __init__(self, *, shut_in: bool) -> None:
        self._shut_in = shut_in
        self._at_once: dict[RelativeBoard, bool] = {}
        self._parries: dict[RelativeBoard, list[RelativeBoard]] = {}
        self._won: dict[tuple[RelativeBoard, int], bool] = {}

    def threatens(self, after: RelativeBoard) -> bool:
        """Whether the attacker would win at once if the rival passed."""
        return not is_decided(after) and self.at_once(after)

    def at_once(self, board: RelativeBoard) -> bool:
        """Whether a turn of the attacker takes the last infantry. Raises UnprovedError."""
        if board[2].bit_count() > A_TURN:
            return False
        if is_decided(board):
            return not board[2]
        if (known := self._at_once.get(board)) is None:
            if len(self._at_once) >= WORK:
                raise UnprovedError("it takes too much work")
            known = self._at_once[board] = takes_the_last(board, shut_in=self._shut_in)
        return known

    def holds(self, after: RelativeBoard, plies: int) -> bool:
        """Whether a threat wins within so many plies, the rival to answer."""
        if plies == _SHORTEST - 1:
            return all(self.at_once(answer) for answer in self._answers(after))
        return all(self._wins(answer, plies - 1) for answer in self.parries(after))

    def parries(self, after: RelativeBoard) -> list[RelativeBoard]:
        """The boards after answers that don't lose at once."""
        if (known := self._parries.get(after)) is None:
            known = [answer for answer in self._answers(after) if not self.at_once(answer)]
            self._parries[after] = known
        return known

    def line(self, after: RelativeBoard, plies: int) -> Iterator[str]:
        """The rival's answer that lasts the longest, and what follows to the end."""
        turns = distinct_turns(flipped(after), shut_in=self._shut_in)
        boards = [one for one in turns if not is_decided(one)]
        answer = max(boards, key=lambda one: (not self.at_once(flipped(one)), len(turns[one])))
        yield str(Turn(turns[answer]))
        board = flipped(answer)
        own = distinct_turns(board, shut_in=self._shut_in)
        if self.at_once(board):
            yield str(Turn(next(turn for end, turn in own.items() if not end[2])))
            return
        onward = next(one for one in own if self.threatens(one) and self.holds(one, plies - 2))
        yield str(Turn(own[onward]))
        yield from self.line(onward, plies - 2)

    def _wins(self, board: RelativeBoard, plies: int) -> bool:
        if board[2].bit_count() > A_TURN or is_decided(board):
            return False
        if (known := self._won.get((board, plies))) is None:
            turns = distinct_turns(board, shut_in=self._shut_in)
            known = any(self.threatens(one) and self.holds(one, plies - 1) for one in turns)
            self._won[board, plies] = known
        return known

    def _answers(self, after: RelativeBoard) -> Iterator[RelativeBoard]:
        # The boards after the rival's turns, short turns first.
        side = flipped(after)
        halves = (
            infantry_moves(side, shut_in=self._shut_in),
            cavalry_moves(side, shut_in=self._shut_in),
        )
        for successors in halves:
            yield from (flipped(end) for _, end in successors)
        for successors, other_arm in zip(halves, (cavalry_moves, infantry_moves), strict=True):
            for _, half in successors:
                if not is_decided(half):
                    for _, end in other_arm(half, shut_in=self._shut_in):
                        yield flipped(end)


def takes_the_last(board: RelativeBoard, *, shut_in: bool) -> bool:
    """Whether a turn takes all infantry of the rival, who has two at most."""
    own, cavalry, enemies, others = board
    lone = enemies.bit_count() == 1
    if lone and open_to(enemies, cavalry, own | cavalry | enemies | others):
        return True
    if lone or enemies & EDGE:
        for _, after in infantry_moves(board, shut_in=shut_in):
            if not after[2]:
                return True
            if _is_charged(after):
                return True
    if not enemies & EDGE:
        return False
    for _, after in cavalry_moves(board, shut_in=shut_in):
        left = after[2]
        if left.bit_count() != 1 or not left & EDGE or is_decided(after):
            continue
        pushers = after[0] & _LINES[left.bit_length() - 1]
        for _, end in infantry_moves(after, shut_in=shut_in, only=pushers):
            if not end[2]:
                return True
    return False


def _is_charged(board: RelativeBoard) -> bool:
    own, cavalry, enemies, others = board
    if enemies.bit_count() != 1 or is_decided(board):
        return False
    return open_to(enemies, cavalry, own | cavalry | enemies | others) > 0


def _mirrored(mask: int) -> int:
    return sum(1 << (s ^ (_SIDE - 1)) for s in range(64) if mask >> s & 1)


def _upside_down(mask: int) -> int:
    return sum(1 << (s ^ 56) for s in range(64) if mask >> s & 1)


def _transposed(mask: int) -> int:
    return sum(1 << (s % _SIDE * _SIDE + s // _SIDE) for s in range(64) if mask >> s & 1)


PUZZLES: Final = CannaePuzzles()
