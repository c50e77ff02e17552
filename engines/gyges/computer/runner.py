"""The levels novice and watchman: they run for the goal, with the ring that they like best.

A move of the favourite ring that goes forward comes first, and then the one that goes furthest;
which ring it is, is the habit of the match. The novice never looks at what he leaves to the rival.
The watchman does, but overlooks long ways to his goal, as he does his own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engines.core.chance import Chance
from engines.core.habits import habit_of
from engines.core.seat import Seat
from engines.gyges.computer.short_sight import sees_goal
from engines.gyges.moves import GygesMove, SetUp, Slide
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.rings import value_at
from engines.gyges.rules.successors import after_move
from engines.gyges.terms import GOALS, NEAREST, SQUARES, VALUES, row_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Runner:
    """How far he sees: bounces on the way to either goal, at most."""

    own: int
    rivals: int | None = None  # None: he doesn't look

    def choose(self, rings: int, seat: Seat, moves: list[GygesMove], chance: Chance) -> GygesMove:
        """What he does, once both have set up."""
        if sees_goal(rings, seat, self.own) and has_goal(rings, seat):
            return goal_of(moves, seat)
        favourite = VALUES[habit_of(chance, len(VALUES))]
        feared: dict[int, bool] = {}

        def worth(move: GygesMove) -> tuple[bool, bool, int]:
            start, end = _way(move)
            after = after_move(rings, move, seat)
            if self.rivals is not None and after not in feared:
                feared[after] = sees_goal(after, seat.other, self.rivals)
            gained = _row(end, seat) - _row(start, seat)
            is_liked = gained > 0 and value_at(rings, start) == favourite
            return not feared.get(after), is_liked, gained

        worths = {move: worth(move) for move in moves if _way(move)[1] < SQUARES}
        most = max(worths.values(), default=None)
        best = [move for move, found in worths.items() if found == most] or moves
        return best[chance.below(len(best))]


NOVICE: Final = Runner(own=2)
WATCHMAN: Final = Runner(own=3, rivals=3)


def goal_of(moves: Iterable[GygesMove], seat: Seat) -> GygesMove:
    """The first of the moves that enters the goal; there is one."""
    return next(move for move in moves if isinstance(move, Slide) and move.end == GOALS[seat])


def _way(move: GygesMove) -> tuple[int, int]:
    # From where to where the ring of a move goes that is put on its way.
    if isinstance(move, SetUp):
        raise TypeError("a set-up moves no ring")
    return move.start, move.end if isinstance(move, Slide) else move.hit


def _row(square: int, seat: Seat) -> int:
    return NEAREST[seat].index(row_of(square))
