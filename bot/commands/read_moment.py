"""A day and an hour as people type them: "3 May 18:00", "Friday 20h", "tomorrow", "18:30"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

from bot.application.refused import RefusedError, quoted
from bot.commands.read_vacation import example, read_day
from bot.messages.words import searchable, words_meaning

EVENING: Final = time(18)
"""The hour where none is said."""

_HOUR: Final = re.compile(r"(?:^|\s)(\d{1,2})(?::([0-5]\d)| ?[hH] ?([0-5]\d)?)$")
_LONGEST: Final = timedelta(days=366)
_MOST_STEPS: Final = 24 * 60  # minutes that a change of the clocks, or of the date line, leaves out


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A moment to come, in seconds since the epoch."""

    at: int
    is_later: bool = False  # the clocks are put forward over the hour that was said: it is the next


def read_moment(text: str, now: float, zone: tzinfo) -> Moment:
    """The moment that is meant, by the clocks of `zone`.

    Raises RefusedError: it isn't understood, it is past, or it is more than a year away.
    """
    plain = text.strip(" .,")
    found = _HOUR.search(plain)
    day_words = plain[: found.start()] if found else plain
    filling = words_meaning("tournament_commands-words-at", "tournament_commands-words-on")
    kept = [word for word in day_words.split() if searchable(word) not in filling]
    today = datetime.fromtimestamp(now, zone).date()
    try:
        hour = time(int(found[1]), int(found[2] or found[3] or 0)) if found else EVENING
        day = _day(" ".join(kept).strip(" .,"), today, has_hour=found is not None)
        moment = moment_at(day, hour, zone)
        if not kept and moment.at <= now:
            moment = moment_at(day + timedelta(days=1), hour, zone)
        if datetime.fromtimestamp(moment.at, UTC) - datetime.fromtimestamp(now, UTC) > _LONGEST:
            raise RefusedError("tournament_commands-too-far")
    except (ValueError, OverflowError):  # there is no 31 April, and no 25:00
        key = "tournament_commands-when-how"
        raise RefusedError(key, text=quoted(text.strip()), date=example(now)) from None
    if moment.at <= now:
        raise RefusedError("tournament_commands-past")
    return moment


def moment_at(day: date, hour: time, zone: tzinfo) -> Moment:
    """When clocks show this; where they leave it out, the next minute that they show."""
    wanted = datetime.combine(day, hour)
    for step in range(_MOST_STEPS + 1):
        local = (wanted + timedelta(minutes=step)).replace(tzinfo=zone)
        at = int(local.timestamp())
        if datetime.fromtimestamp(at, zone).replace(tzinfo=None) == local.replace(tzinfo=None):
            return Moment(at=at, is_later=step > 0)
    raise ValueError(f"{wanted} is left out for more than a day")


# Raises ValueError.
def _day(plain: str, today: date, *, has_hour: bool) -> date:
    said = searchable(plain)
    if (not said and has_hour) or said in words_meaning("tournament_commands-words-today"):
        return today
    if said in words_meaning("tournament_commands-words-tomorrow"):
        return today + timedelta(days=1)
    return read_day(plain, today)
