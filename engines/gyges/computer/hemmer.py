"""The level hemmer: leaves the rival as little room as he can, and counts no long ways.

He takes a goal if he has one, and hands over none that three bounces lead to. Of what the rival
does next he sees nothing more, nor what becomes of his own rings.
"""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seat import Seat
from engines.gyges.computer.evaluation import mobility
from engines.gyges.computer.runner import goal_of
from engines.gyges.computer.short_sight import sees_goal
from engines.gyges.moves import GygesMove, Slide
from engines.gyges.rules.reach import has_goal
from engines.gyges.rules.successors import after_move
from engines.gyges.terms import SQUARES

_BOUNCES = 3  # that he looks along
_ALIKE = 0.3  # differences of mobility that he doesn't see


def hem_in(rings: int, seat: Seat, moves: list[GygesMove], chance: Chance) -> GygesMove:
    """What he does, once both have set up."""
    if has_goal(rings, seat):
        return goal_of(moves, seat)
    rival = seat.other
    after = {
        move: after_move(rings, move, seat)
        for move in moves
        if not (isinstance(move, Slide) and move.end >= SQUARES)
    }
    worths = {
        left: (not sees_goal(left, rival, _BOUNCES), -mobility(left, rival) // _ALIKE)
        for left in dict.fromkeys(after.values())
    }
    most = max(worths.values())
    best = [move for move, left in after.items() if worths[left] == most]
    return best[chance.below(len(best))]
