"""How long each position of a film stands."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final

from renderers.kit.shots import TICKS_A_SECOND

# Ticks of a whole film, however many positions it has.
LONGEST: Final = 20 * TICKS_A_SECOND

# Ticks for which the last position stands: longer than any other.
LAST: Final = 3 * TICKS_A_SECOND

# Ticks for which a position stands: more of them in a second are a flicker, and take as long to
# draw as those that are seen.
LEAST: Final = TICKS_A_SECOND // 5

_QUIET: Final = 20  # ticks of a position where nobody hurries
_TURNING_POINT: Final = 45


def pace(turning_points: Sequence[bool]) -> list[int]:
    """For how many ticks each position stands, the last one included; 0 if it is left out.

    `turning_points` says of each position whether something was decided by the move that led to
    it. Each that is shown stands for a fifth of a second; what is left of the time goes to turning
    points rather than to others. A match with more positions than there is room for loses some
    that are quiet, here and there.
    """
    before = list(turning_points[:-1])
    room = LONGEST - LAST
    shown = _shown(before, room // LEAST)
    wished = [_TURNING_POINT if before[index] else _QUIET for index in shown]
    least = LEAST * len(wished)
    spare = sum(wished) - least
    share = min(Fraction(1), Fraction(room - least, spare)) if spare else Fraction(1)
    # Rounding the sums, and not each, loses no time; none of the summands is below the least.
    ends = [int(end) for end in accumulate(LEAST + (ticks - LEAST) * share for ticks in wished)]
    ticks = [0] * len(before)
    for index, start, end in zip(shown, [0, *ends], ends, strict=False):
        ticks[index] = end - start
    return [*ticks, LAST]


def _shown(turning_points: Sequence[bool], room: int) -> list[int]:
    # Which positions are shown: turning points first, and of the others as many as there is room
    # for.
    points = _spread([index for index, is_point in enumerate(turning_points) if is_point], room)
    quiet = [index for index, is_point in enumerate(turning_points) if not is_point]
    return sorted([*points, *_spread(quiet, room - len(points))])


def _spread(indices: Sequence[int], room: int) -> list[int]:
    # At most `room` of them, at even distances.
    if len(indices) <= room:
        return list(indices)
    return [indices[number * len(indices) // room] for number in range(room)]
