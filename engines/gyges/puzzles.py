"""Puzzles of Gygès: a goal that is forced by threats, by one first move alone.

Moves that lead to the same position count as one. A win in 3 plies is unique among all moves. A
longer one is unique among wins in which every move but the last threatens the goal.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engines.core.puzzles import LONGEST_WIN, Solution, UnprovedError
from engines.core.seat import Seat
from engines.gyges.computer.proof_search import Proof
from engines.gyges.computer.search import OutOfBudgetError, Search
from engines.gyges.rules.legal_moves import ring_moves
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import cells_of
from engines.gyges.rules.successors import after_move
from engines.gyges.state import GygesState, Playing
from engines.gyges.terms import FILES, GOALS, NAMES

_WORK: Final = 400_000  # for one position, in the units of `Search.work`
_SCREENING: Final = 40_000  # of that, at most, until there is a win
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
                if len(found) > 1:
                    raise UnprovedError(f"{len(found)} moves win in {plies} plies")
                return Solution(line=wins.line(state.rings, plies), kind=f"win-in-{plies}")
        raise UnprovedError(f"no win by threats in {LONGEST_WIN} plies")

    def key(self, state: GygesState, seat: Seat) -> Hashable:
        """The rings as `seat` sees them, or in a mirror."""
        cells = cells_of(state.rings)
        if seat is Seat.TWO:
            cells = cells[::-1]
        rows = [cells[start : start + FILES] for start in range(0, len(cells), FILES)]
        return min(cells, tuple(value for row in rows for value in row[::-1]))


class Wins:
    """The exhaustive search for wins of one seat by threats."""

    def __init__(self, state: GygesState, seat: Seat) -> None:
        self._seat = seat
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

    def line(self, rings: int, plies: int) -> tuple[str, ...]:
        """A win of `plies`, with a defence that lasts as long, to the goal."""
        texts: list[str] = []
        seat = self._seat
        for left in range(plies, 1, -2):
            position = self.first_moves(rings, left)[0]
            texts.append(self._text(rings, position, seat))
            replies = self._search.safe(position, seat.other)
            if left == _SHORTEST:  # every reply allows the goal
                reply = next(iter(ring_moves(position, seat.other, origin_end=self._origin_end)))
                texts.append(str(reply))
                rings = after_move(position, reply, seat.other)
                break
            rings = next((r for r in replies if not self._wins(r, left - 4)), replies[0])
            texts.append(self._text(position, rings, seat.other))
        goal = GOALS[seat]
        moves = ring_moves(rings, seat, origin_end=self._origin_end)
        texts.append(next(str(move) for move in moves if str(move).endswith(f"-{NAMES[goal]}")))
        return tuple(texts)

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
        if self._search.work > _WORK:
            raise UnprovedError("it takes too much work")
        return self._search.attacks(rings, self._seat)

    def _text(self, rings: int, position: int, seat: Seat) -> str:
        moves = ring_moves(rings, seat, origin_end=self._origin_end)
        return min(map(str, moves.leading_to(position)))


PUZZLES: Final = GygesPuzzles()
