"""Goals as a hasty eye finds them: only those that few bounces lead to.

Which borders a move has crossed isn't minded, so that now and then a goal is seen that isn't there.
"""

from __future__ import annotations

from engines.core.seat import Seat
from engines.gyges.rules.rings import ROW_MASKS, WANTED_GOAL, occupied, squares_in, value_at
from engines.gyges.rules.series import TABLES, learn
from engines.gyges.terms import NEAREST


def sees_goal(rings: int, seat: Seat, bounces: int) -> bool:
    """Whether `seat`, were it to move, finds a way into its goal by so many bounces at most."""
    standing = occupied(rings)
    row = next(row for row in NEAREST[seat] if standing & ROW_MASKS[row])
    return any(
        _enters(rings, standing ^ 1 << start, start, WANTED_GOAL[seat], bounces)
        for start in squares_in(standing & ROW_MASKS[row])
    )


def _enters(rings: int, standing: int, start: int, wanted: int, bounces: int) -> bool:
    ahead, bounced = 1 << start, 0
    for _ in range(bounces + 1):
        ends = 0
        for square in squares_in(ahead):
            value = value_at(rings, square)
            zone, known = TABLES[value][square]
            blocked = standing & zone
            ends |= (known.get(blocked) or learn(value, square, blocked))[0]
        if ends & wanted:
            return True
        bounced |= ahead
        ahead = ends & standing & ~bounced
    return False
