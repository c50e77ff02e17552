"""Puzzles of Gygès: a goal that is forced by threats, by one first move alone.

Moves that lead to the same position count as one. No other first move wins in so many plies,
whether it threatens the goal or not; in a win of more than 3 plies all later moves but the last do.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engines.core.puzzles import LONGEST_WIN, Solution, UnprovedError
from engines.core.seat import Seat
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.moves import RingMove, Slide
from engines.gyges.rules.legal_moves import ring_moves
from engines.gyges.rules.reach import fresh_reaches, has_goal
from engines.gyges.rules.rings import cells_of
from engines.gyges.rules.successors import after_move
from engines.gyges.state import GygesState, Playing
from engines.gyges.terms import FILES, GOALS

_WORK: Final = 400_000  # for one position, in the units of `Search.work`
_SCREENING: Final = 40_000  # of that, at most, until there is a win
_OTHERS: Final = 10_000_000  # besides, to show that no other first move wins
_OTHERS_AT_LONGEST: Final = 80_000_000  # likewise, where a win is as long as can be
_ANSWERING: Final = 4_000  # to find what refutes a move
_SHORTEST: Final = 3


class GygesPuzzles:
    """Forced wins, for seats that have no goal at once."""

    players = ("keen", "keen~20", "keen~40")
    plies = 24
    branches = 12

    def solve(self, state: GygesState, seat: Seat) -> Solution:
        """The shortest win by threats, if one first move alone brings it in so many plies.

        Raises:
            UnprovedError: a goal at once, no win, several, or too much work.
        """
        if not isinstance(state.phase, Playing):
            raise UnprovedError("rings are not in play")
        if has_goal(state.rings, seat):
            raise UnprovedError("there is a goal at once")
        wins = Wins(state, seat)
        wins.screen(state.rings)
        for plies in range(_SHORTEST, LONGEST_WIN + 1, 2):
            if found := wins.first_moves(state.rings, plies):
                if len(found) > 1 or wins.has_others(state.rings, plies):
                    raise UnprovedError(f"several moves win in {plies} plies")
                return Solution(line=wins.line(state.rings, plies), kind=f"win-in-{plies}")
        raise UnprovedError(f"no win by threats in {LONGEST_WIN} plies")

    def answer(self, after: GygesState, seat: Seat, plies: int) -> RingMove | None:
        """What the rival may do against every win of `seat` by threats within `plies`."""
        return Wins(after, seat, work=_ANSWERING).answer(after.rings, plies)

    def key(self, state: GygesState, seat: Seat) -> Hashable:
        """The rings as `seat` sees them, or in a mirror."""
        cells = cells_of(state.rings)
        if seat is Seat.TWO:
            cells = cells[::-1]
        rows = [cells[start : start + FILES] for start in range(0, len(cells), FILES)]
        return min(cells, tuple(value for row in rows for value in row[::-1]))


class Wins:
    """The exhaustive search for wins of one seat by threats."""

    def __init__(self, state: GygesState, seat: Seat, *, work: int = _WORK) -> None:
        self._seat = seat
        self._work = work
        self._origin_end = state.rules.origin_end
        self._search = Search(origin_end=self._origin_end)
        self._known: dict[tuple[int, int], bool] = {}

    def screen(self, rings: int) -> None:
        """Leave what isn't soon seen to be a win. Raises UnprovedError."""
        try:
            if Proof(self._search, self._seat).settle(rings, _SCREENING) is None:
                raise UnprovedError("threats alone force no goal")
        except OutOfBudgetError:
            raise UnprovedError("a win isn't soon found") from None

    def first_moves(self, rings: int, plies: int) -> list[int]:
        """The positions after every move that wins within so many plies."""
        search = self._search
        moves = search.safe(rings, self._seat) if plies == _SHORTEST else self._attacks(rings)
        return [position for position in moves if self._holds(position, plies - 1)]

    def has_others(self, rings: int, plies: int) -> bool:
        """Whether a first move that threatens nothing wins within so many plies too."""
        if plies == _SHORTEST:
            return False
        threats = set(self._attacks(rings))
        self._work += _OTHERS_AT_LONGEST if plies == LONGEST_WIN else _OTHERS
        quiet = [one for one in self._search.safe(rings, self._seat) if one not in threats]
        return any(self._holds(one, plies - 1) for one in quiet)

    def answer(self, after: int, plies: int) -> RingMove | None:
        """The rival's goal; else its move that stops every win by threats, if soon found."""
        rival = self._seat.other
        if has_goal(after, rival):
            return self._goal(after, rival)
        try:
            for reply in self._search.safe(after, rival):
                if not self._wins(reply, plies):
                    return self._move(after, reply, rival)
        except UnprovedError:
            pass
        return None

    def line(self, rings: int, plies: int) -> tuple[str, ...]:
        """A win of `plies`, with a defence that lasts as long, to the goal."""
        line: list[RingMove] = []
        seat, rival = self._seat, self._seat.other
        for left in range(plies, 1, -2):
            position = self.first_moves(rings, left)[0]
            line.append(self._move(rings, position, seat))
            if left == _SHORTEST:
                rings = self._last_stand(position)
            else:
                replies = sorted(self._search.safe(position, rival), key=position.__eq__)
                rings = next((r for r in replies if not self._wins(r, left - 4)), replies[0])
            line.append(self._move(position, rings, rival))
        return (*map(str, line), str(self._goal(rings, seat)))

    def _last_stand(self, position: int) -> int:
        # Every reply allows the goal: one that changes something, to the fewest rings.
        rival, goal = self._seat.other, GOALS[self._seat]
        moves = ring_moves(position, rival, origin_end=self._origin_end)
        replies = dict.fromkeys(after_move(position, move, rival) for move in moves)

        def ways(reply: int) -> int:
            return sum(reach.ends >> goal & 1 for reach in fresh_reaches(reply, self._seat))

        return min(replies, key=lambda reply: (reply == position, ways(reply)))

    def _wins(self, rings: int, plies: int) -> bool:
        # Within so many plies, the attacker to move without a goal at once.
        if plies < _SHORTEST:
            return False
        if (known := self._known.get((rings, plies))) is None:
            known = any(self._holds(one, plies - 1) for one in self._attacks(rings))
            self._known[rings, plies] = known
        return known

    def _holds(self, position: int, plies: int) -> bool:
        # Whether every reply allows a goal at once, or a win in the plies that are left.
        replies = self._search.replies(position, self._seat.other)
        index = 0
        while True:
            if index == len(replies.found):
                replies.extend(1)
                if index == len(replies.found):
                    return True
            if not self._wins(replies.found[index], plies - 1):
                return False
            index += 1

    def _attacks(self, rings: int) -> list[int]:
        if self._search.work > self._work:
            raise UnprovedError("it takes too much work")
        return self._search.attacks(rings, self._seat)

    def _move(self, rings: int, position: int, seat: Seat) -> RingMove:
        moves = ring_moves(rings, seat, origin_end=self._origin_end)
        return min(moves.leading_to(position), key=str)

    def _goal(self, rings: int, seat: Seat) -> RingMove:
        moves = ring_moves(rings, seat, origin_end=self._origin_end)
        return next(m for m in moves if isinstance(m, Slide) and m.end == GOALS[seat])


PUZZLES: Final = GygesPuzzles()
