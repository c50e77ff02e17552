"""How strong computer players are, on the scale of ratings: fixed, and measured among themselves.

docs/strength.md tells how. No result changes a strength.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.rating import Rating, after_match
from engines.core.seat import Pair

_SURE: Final = 1.96  # deviations on either side, for 95 %
# However often computers play each other, that tells less of how they play against people.
_LEAST_DEVIATION: Final = 50.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """A strength that stays as it is, in points of a rating, with its standard deviation."""

    value: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength is with a probability of 95 %."""
        half = _SURE * self.deviation
        return self.value - half, self.value + half

    @property
    def rating(self) -> Rating:
        """The same as the rating of a rival; its deviation is at least 50."""
        return Rating(value=self.value, deviation=max(self.deviation, _LEAST_DEVIATION))


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """What a match makes of a player's rating, or would make of it."""

    before: Rating
    after: Rating


def gain(rating: Rating, rival: Strength, score: float, at: float) -> Gain:
    """What a rated match against this strength would make of a rating.

    `score` is the player's, `at` the match's end, as of `after_match`. Raises ValueError as that.
    """
    after = after_match(Pair(one=rating, two=rival.rating), score, at)
    return Gain(before=rating, after=after.one)
