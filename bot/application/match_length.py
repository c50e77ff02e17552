"""How long a match is expected to take: at most by its clock, about by both players' habits.

Both are followed move by move, each player's time only running in their waking hours. Nobody's
vacation is foreseen, nor that a match is longer than such matches usually are.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from statistics import median_low
from typing import Final

from bot.application.match_clock import LEAST
from bot.timing.calendars import Calendar
from engines.core.options import BEGINS, Option
from engines.core.result import Result
from engines.core.seat import Pair, Seat, both
from engines.core.time_control import TimeControl

# The options by which matches differ in length, as far as they aren't the default.
Variant = frozenset[tuple[str, str]]

_ENOUGH: Final = 5  # matches, to say how many moves one has
_FIRST: Final = 2  # moves, one of each side
_FOLLOWED: Final = 40  # moves; of a longer match the rest takes as long in proportion


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLength:
    """How long a match of usual length will take, in seconds; None: that can't be said."""

    about: float | None = None  # by both players' habits; never more than `at_most`
    at_most: float | None = None  # by the clock


def variant_of(options: Iterable[Option], chosen: Mapping[str, str]) -> Variant:
    """The variant that is played by what was chosen, of all that is not the default.

    Who begins, and what each chooses for themselves, makes no other variant.
    """
    usual = {
        option.name: option.default
        for option in options
        if option.seat is None and option.name != BEGINS
    }
    return frozenset(
        (name, value) for name, value in chosen.items() if usual.get(name, value) != value
    )


def usual_moves(options: Collection[Option], results: Iterable[Result]) -> Mapping[Variant, int]:
    """How many moves a match of a game usually has, of both sides together: the median by variant.

    Matches that were given up tell nothing, and of few matches nothing is told.
    """
    found = defaultdict[Variant, list[int]](list)
    for result in results:
        if not result.is_given_up:
            found[variant_of(options, result.options)].append(result.moves)
    return {variant: median_low(moves) for variant, moves in found.items() if len(moves) >= _ENOUGH}


def match_length(
    *,
    moves: int,
    clock: TimeControl | None,
    calendars: Pair[Calendar],
    answers: Pair[int] | None,
    now: float,
) -> MatchLength:
    """How long a match of so many moves takes that begins now.

    `answers`: in how many seconds of their waking hours each usually moves; None if unknown.
    """
    about = at_most = None
    if clock:
        first, later = _longest(clock)
        at_most = _lasting(moves, both(first), both(later), calendars, now)
    if answers:
        seconds = answers.map(float)
        about = _lasting(moves, seconds, seconds, calendars, now)
    if about is not None and at_most is not None:
        about = min(about, at_most)
    return MatchLength(about=about, at_most=at_most)


# How long a clock lets somebody think about their first move, and about each later one, if they
# use up all that they have each time. In all nobody gets more: what is saved can be spent but once.
def _longest(clock: TimeControl) -> tuple[float, float]:
    later = min(clock.increment, clock.cap)
    return max(float(clock.bank), LEAST), max(float(later), LEAST)


def _lasting(
    moves: int, first: Pair[float], later: Pair[float], calendars: Pair[Calendar], start: float
) -> float | None:
    at_home = calendars.map(lambda calendar: replace(calendar, away=()))
    at = opened = start
    followed = min(moves, _FOLLOWED)
    for number in range(followed):
        seat = Seat.TWO if number % 2 else Seat.ONE
        seconds = first[seat] if number < _FIRST else later[seat]
        at = at_home[seat].after_awake(at, seconds)
        if math.isinf(at):
            return None
        if number < _FIRST:
            opened = at
    if moves == followed:
        return at - start
    return at - start + (at - opened) * (moves - followed) / (followed - _FIRST)
