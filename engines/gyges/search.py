"""How the computer players of Gygès look ahead: threats first, and only as far as they force.

A move that hands over a goal is never looked at further. A move that threatens a goal leaves few
replies, which are found fast; so chains of threats are followed deep, for either side, at odd
depths, and quiet moves are compared by the rival's best reply. Work is counted, not timed: equal
questions get equal answers on every machine.
"""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.counting import positions_after
from engines.gyges.evaluation import WIN, balance
from engines.gyges.reach import fresh_reaches
from engines.gyges.threats import Threats

CLOSELY: Final = 10  # times the work of listing a position is that of looking for a goal in it


class OutOfBudgetError(Exception):
    """The work that was allowed is done; what has been found so far stands."""


class Search:
    """One decision's looking ahead: all that is found is remembered throughout."""

    __slots__ = ("_attacks", "_listed", "_origin_end", "_safe", "goals")

    def __init__(self, *, origin_end: bool) -> None:
        self.goals = Pair(one=Threats(Seat.ONE), two=Threats(Seat.TWO))
        self._origin_end = origin_end
        self._listed = 0
        # Transpositions, by what a seat finds when it is to move:
        self._safe: dict[tuple[int, Seat], tuple[int, ...]] = {}
        self._attacks: dict[tuple[int, Seat], tuple[int, ...]] = {}

    @property
    def work(self) -> int:
        """What has been done so far; a position listed is one."""
        return self._listed + CLOSELY * (self.goals.one.asked + self.goals.two.asked)

    def _after(self, rings: int, seat: Seat) -> list[int]:
        """The positions that `seat` may leave, each once, in the order of the moves."""
        found = fresh_reaches(rings, seat, origin_end=self._origin_end)
        listed = list(dict.fromkeys(positions_after(rings, found)))
        self._listed += len(listed)
        return listed

    def safe(self, rings: int, seat: Seat) -> tuple[int, ...]:
        """The positions that `seat` may leave without a goal for the rival at once."""
        known = self._safe.get((rings, seat))
        if known is None:
            his = self.goals[seat.other]
            known = tuple(there for there in self._after(rings, seat) if there not in his)
            self._safe[rings, seat] = known
        return known

    def attacks(self, rings: int, seat: Seat) -> tuple[int, ...]:
        """Those in which `seat` threatens a goal: the ones that leave the fewest replies first."""
        known = self._attacks.get((rings, seat))
        if known is None:
            mine, his, rival = self.goals[seat], self.goals[seat.other], seat.other
            safe = self._safe.get((rings, seat))
            if safe is None:
                there = [one for one in self._after(rings, seat) if one in mine and one not in his]
            else:
                there = [one for one in safe if one in mine]
            known = tuple(sorted(there, key=lambda one: len(self.safe(one, rival))))
            self._attacks[rings, seat] = known
        return known

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
