"""Ratings from results: Glicko-2, computed with the library `glicko2`.

The system is Mark Glickman's: http://www.glicko.net/glicko/glicko2.pdf, with τ = 0.5. Every result
is a rating period of one match for both. For every whole 7 days since a player's last result, one
period without matches goes before.

The library departs from the paper in step 5, which finds the new volatility: where the paper has
φ², the square of the deviation, it takes the square of the rating's distance from 1500. In
simulated careers of 200 matches, a hundred at each of six strengths from 800 to 2500, no rating
differed from the paper's by more than 0.25 (at 1500: 0.03), no deviation by more than 0.1, no
volatility by more than 0.0002. In 2,000 matches ratings came to differ by up to 1.6. The paper's
example comes out as printed. We use the library as it is, so that anybody can reckon our figures
again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

import glicko2  # type: ignore[import-untyped] # it has none

from engines.core.seat import Pair

PERIOD: Final = 7 * 86_400
"""Seconds of absence that make a rating period without matches."""
MOST_DEVIATION: Final = 350.0
"""Of somebody of whom nothing is known; no absence makes a rating less certain."""
PROVISIONAL: Final = 110.0
"""A rating is provisional while its deviation is above."""

_SCALE: Final = 400 / math.log(10)
# Ratings that are further apart count as so far. From 6,380 points on an expected score is 1 in
# floating point, and the library would divide by zero.
_FARTHEST: Final = 6_000.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """What is known of a player's strength in one game; without arguments, a newcomer's.

    With a probability of about 95 % the strength is within two deviations of the value. `last` is
    when the last rated result came, in seconds since the epoch.
    """

    value: float = 1500.0
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06
    matches: int = 0
    last: float | None = None

    @property
    def is_provisional(self) -> bool:
        """Whether so little is known that the value is shown with a question mark."""
        return self.deviation > PROVISIONAL


def rest(rating: Rating, at: float) -> Rating:
    """The rating at a time: less certain by one period for every whole 7 days since `last`.

    `last` and `matches` stay. What comes out must not be rested again: periods would count twice.
    """
    if rating.last is None or at - rating.last < PERIOD:
        return rating
    # So many periods at once add the variance σ² so many times: with σ√n, one is all of them.
    periods = (at - rating.last) // PERIOD
    player = glicko2.Player(rating.value, rating.deviation, rating.volatility * math.sqrt(periods))
    player.did_not_compete()
    return replace(rating, deviation=min(player.rd, MOST_DEVIATION))


def after_match(ratings: Pair[Rating], score: float, at: float) -> Pair[Rating]:
    """Both ratings after a result at `at`, seconds since the epoch, from both before it.

    `score` is seat one's: 1, 0.5 or 0. Both are rested here. Where a result comes late, before a
    player's `last`, no period goes before it, and `last` stays.

    Raises:
        ValueError: no match has this score.
    """
    if score not in (0, 0.5, 1):
        raise ValueError(f"a score is 1, 0.5 or 0, not {score!r}")
    one, two = rest(ratings.one, at), rest(ratings.two, at)
    return Pair(one=_after(one, two, score, at), two=_after(two, one, 1 - score, at))


def expected(one: Rating, two: Rating) -> float:
    """The score that `one` is expected to have against `two`, by both ratings and deviations.

    Source: Glickman, "The Glicko system", http://www.glicko.net/glicko/glicko.pdf.
    """
    spread = math.hypot(one.deviation, two.deviation) / _SCALE
    certainty = 1 / math.sqrt(1 + 3 * spread**2 / math.pi**2)
    # In this form nothing overflows, however far apart they are.
    return (1 + math.tanh(certainty * (one.value - two.value) / _SCALE / 2)) / 2


def _after(rated: Rating, rival: Rating, score: float, at: float) -> Rating:
    value = rated.value
    player = glicko2.Player(value, rated.deviation, rated.volatility)
    rival_value = min(max(rival.value, value - _FARTHEST), value + _FARTHEST)
    player.update_player([rival_value], [rival.deviation], [score])
    return Rating(
        value=player.rating,
        deviation=min(player.rd, MOST_DEVIATION),
        volatility=player.vol,
        matches=rated.matches + 1,
        last=at if rated.last is None else max(rated.last, at),
    )
