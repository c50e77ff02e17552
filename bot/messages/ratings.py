"""Ratings as people read them: `1612?`, and what a match has changed."""

from __future__ import annotations

from typing import Final

from bot.messages.perspective import Perspective
from engines.core.rating import Rating, rest
from engines.core.result import Counting
from engines.core.strength import Gain

_MINUS: Final = "−"


def shown(rating: Rating) -> str:
    """A rating in whole points; a question mark follows one that is provisional."""
    return f"{round(rating.value)}{'?' if rating.is_provisional else ''}"


def with_deviation(rating: Rating, now: float) -> str:
    """The same as it is now, with its deviation: "1612 ± 62", "1540? ± 131"."""
    rested = rest(rating, now)
    return f"{shown(rested)} ± {round(rested.deviation)}"


def strength(rating: Rating, now: float) -> str:
    """The same in short: of a provisional one the mark tells enough: "1612 ± 62", "1540?"."""
    rested = rest(rating, now)
    return shown(rested) if rested.is_provisional else with_deviation(rating, now)


def gained(points: int) -> str:
    """How many points were won or lost: "+22", "−8", "±0"."""
    return f"+{points}" if points > 0 else f"{_MINUS}{-points}" if points else "±0"


def change(perspective: Perspective) -> tuple[str, ...]:
    """What a rated match has made of the reader's rating: "1612 → 1634 (+22)", or nothing.

    Of a match against the computer, what it would have made of it.
    """
    table, seat = perspective.table, perspective.seat
    if seat is None:
        return ()
    if table.would_be is not None:
        return (perspective.say("match-would-be", change=_change(table.would_be)),)
    reckoned = table.reckoned
    if reckoned is None or reckoned.result.counting is not Counting.RATED:
        return ()
    return (_change(Gain(before=reckoned.before[seat], after=reckoned.after[seat])),)


def _change(gain: Gain) -> str:
    before, after = gain.before, gain.after
    points = round(after.value) - round(before.value)
    return f"{shown(before)} → {shown(after)} ({gained(points)})"
