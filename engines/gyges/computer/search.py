"""How the computer players of Gygès look ahead: threats first, and only as far as they force.

A move that hands over a goal is never looked at further. A move that threatens a goal leaves few
replies, which are found fast; so chains of threats are followed deep, for either side, at odd
depths, and quiet moves are compared by the rival's best reply. Work is counted, not timed: equal
questions get equal answers on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.computer.evaluation import WIN, balance
from engines.gyges.computer.threats import Threats
from engines.gyges.rules.reach import fresh_reaches
from engines.gyges.rules.rings import put, squares_in
from engines.gyges.rules.successors import Placing, placings

CLOSELY: Final = 10  # times the work of listing a move is that of looking for a goal after it
ALL: Final = 10_000  # more replies than there are


class OutOfBudgetError(Exception):
    """The work that was allowed is done; what has been found so far stands."""


class Replies:
    """The positions that a seat may leave without a goal for the rival, each once.

    Found only as far as they are asked for: to know that a threat is weak, few are enough.
    """

    __slots__ = ("_left", "_seen", "found", "whole")

    def __init__(self, left: Iterator[int]) -> None:
        self._left = left
        self._seen: set[int] = set()
        self.found: list[int] = []
        self.whole = False  # whether these are all

    def extend(self, count: int) -> None:
        """Finds so many more, if there are."""
        wanted = len(self.found) + count
        while len(self.found) < wanted and not self.whole:
            there = next(self._left, None)
            if there is None:
                self.whole = True
            elif there not in self._seen:
                self._seen.add(there)
                self.found.append(there)


class Search:
    """One decision's looking ahead: all that is found is remembered throughout."""

    __slots__ = ("_attacks", "_listed", "_origin_end", "_safe", "goals")

    def __init__(self, *, origin_end: bool) -> None:
        self.goals = Pair(one=Threats(Seat.ONE), two=Threats(Seat.TWO))
        self._origin_end = origin_end
        self._listed = 0
        # Transpositions, by what a seat finds when it is to move:
        self._safe: dict[tuple[int, Seat], Replies] = {}
        self._attacks: dict[tuple[int, Seat], tuple[int, ...]] = {}

    @property
    def work(self) -> int:
        """What has been done so far; squares to put one ring down on, listed together, are one."""
        return self._listed + CLOSELY * (self.goals.one.asked + self.goals.two.asked)

    def replies(self, rings: int, seat: Seat) -> Replies:
        """The positions that `seat` may leave without a goal for the rival at once."""
        known = self._safe.get((rings, seat))
        if known is None:
            known = self._safe[rings, seat] = Replies(self._guarded(rings, seat))
        return known

    def safe(self, rings: int, seat: Seat) -> list[int]:
        """All of these."""
        replies = self.replies(rings, seat)
        replies.extend(ALL)
        return replies.found

    def attacks(self, rings: int, seat: Seat) -> tuple[int, ...]:
        """Those in which `seat` threatens a goal."""
        known = self._attacks.get((rings, seat))
        if known is None:
            known = tuple(dict.fromkeys(self._threatening(rings, seat)))
            self._attacks[rings, seat] = known
        return known

    def _guarded(self, rings: int, seat: Seat) -> Iterator[int]:
        his = self.goals[seat.other]
        for left, value, squares in self._placings(rings, seat):
            for square in squares_in(squares & ~his.among(left, value, squares)):
                yield put(left, square, value)

    def _threatening(self, rings: int, seat: Seat) -> Iterator[int]:
        mine, his = self.goals[seat], self.goals[seat.other]
        for left, value, squares in self._placings(rings, seat):
            if threats := mine.among(left, value, squares):
                for square in squares_in(threats & ~his.among(left, value, threats)):
                    yield put(left, square, value)

    def _placings(self, rings: int, seat: Seat) -> Iterator[Placing]:
        for placing in placings(rings, fresh_reaches(rings, seat, origin_end=self._origin_end)):
            self._listed += 1
            yield placing

    def balance(self, rings: int, mover: Seat) -> float:
        """What the position after a move of `mover` is worth to him as it stands."""
        return balance(rings, mover, origin_end=self._origin_end)

    def worth(self, rings: int, seat: Seat, enough: float) -> float:
        """The best balance that `seat`, who is to move and has no goal, can leave.

        Cut off, as in alpha-beta, at the first that is `enough` to refute the rival's move.
        """
        best = -WIN
        for there in self.safe(rings, seat):
            best = max(best, self.balance(there, seat))
            if best >= enough:
                break
        return best

    def danger(self, rings: int, seat: Seat) -> float:
        """Of the moves of `seat`, who is to move and wins, the share that threatens a goal."""
        return len(self.attacks(rings, seat)) / max(1, len(self.safe(rings, seat)))
