"""Wins that may begin with a quiet move: whatever the rival replies to it, threats force a goal.

They are looked for by a search of their own, so that all else in a decision stays as it is without.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.seat import Seat
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search

FIRST: Final = 4_000  # work on each reply at first ...
MORE: Final = 4  # ... and so many times more on those that it leaves open, again and again
# After most moves most replies hold, and a few show it. So a move is given up if, at first, more
# replies than this are left open, and one more for so many that are proved to lose.
SPARED: Final = 4
PROVED: Final = 2


class QuietWins:
    """The moves of a seat that are proved to win, by so much work in all."""

    __slots__ = ("_known", "_limit", "_proof", "_rival", "_search")

    def __init__(self, seat: Seat, work: int, *, origin_end: bool) -> None:
        self._rival = seat.other
        self._search = Search(origin_end=origin_end)
        self._proof = Proof(self._search, seat)
        self._limit = work
        self._known: dict[int, bool] = {}

    def holds(self, position: int) -> bool:
        """Whether the position after a move, which gives the rival no goal, is seen to be won."""
        if position not in self._known:
            self._known[position] = self._proves(position)
        return self._known[position]

    def _proves(self, position: int) -> bool:
        if self._proof.spent >= self._limit:
            return False
        replies, work, spared = self._search.safe(position, self._rival), FIRST, SPARED
        while replies:
            left = self._left_open(replies, work, spared)
            if left is None:
                return False
            replies, work, spared = left, MORE * work, len(left)
        return True

    def _left_open(self, replies: Sequence[int], work: int, spared: int) -> list[int] | None:
        # The replies that so much work doesn't show to lose; None if too many are, or one holds.
        left: list[int] = []
        for index, reply in enumerate(replies):
            share = min(work, self._limit - self._proof.spent)
            try:
                if self._proof.settle(reply, share) is None:
                    return None
            except OutOfBudgetError:
                left.append(reply)
                if share < work or len(left) > spared + (index + 1 - len(left)) // PROVED:
                    return None
        return left
