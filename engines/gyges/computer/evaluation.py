"""The evaluation of positions without a threat: both sides' mobility."""

from __future__ import annotations

from functools import lru_cache
from math import log2
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.rules.reach import fresh_reaches
from engines.gyges.rules.rings import ALL_SQUARES, ROW_MASKS
from engines.gyges.terms import NEAREST

# More than any evaluation.
WIN: Final = 1000.0

# By seat: the mask of the two rows before the goal that it wants.
_FAR: Final = Pair(
    one=sum(ROW_MASKS[row] for row in NEAREST[Seat.TWO][:2]),
    two=sum(ROW_MASKS[row] for row in NEAREST[Seat.ONE][:2]),
)


@lru_cache(maxsize=1 << 13)
def mobility(rings: int, seat: Seat, *, origin_end: bool = True) -> float:
    """How freely `seat` could move, were it his turn: empty ends, rings to hit, rows far ahead.

    Logarithms, because the first few count most: the rival has to block the last ones.
    """
    ends = hits = far = 0
    for reach in fresh_reaches(rings, seat, origin_end=origin_end):
        targets = (reach.ends | reach.hits) & ALL_SQUARES
        ends += targets.bit_count()
        hits += reach.hits.bit_count()
        far += (targets & _FAR[seat]).bit_count()
    return log2(1 + ends) + log2(1 + hits) + 0.5 * log2(1 + far)


def balance(rings: int, mover: Seat, *, origin_end: bool = True) -> float:
    """The worth of a position to `mover`, who has just moved, if nobody threatens a goal."""
    own = mobility(rings, mover, origin_end=origin_end)
    return own - mobility(rings, mover.other, origin_end=origin_end)
