"""When to remind people of their turn, and when to send their daily digest: never while asleep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final

from bot.timing.calendars import Calendar, Span

_LEFT: Final = 0.2  # of the time that they had, when they are reminded first
_DAYS_AHEAD: Final = 400  # that are looked through for a day with a digest


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """One reminder of a decision."""

    at: float  # seconds since the epoch
    is_last: bool = False  # their time ends with the waking hours that have just begun


def plan(
    start: float, flag_at: float, calendar: Calendar, *, without: Sequence[Span] = ()
) -> tuple[Reminder, ...]:
    """The reminders of a decision whose clock runs from `start` to `flag_at`, in their order.

    One when a fifth of the time is left; one at the beginning of their last waking hours before the
    flag, if the first doesn't come in these. What would come in their sleep comes when they wake,
    or not at all if their time is up by then. `without` are the outages.
    """
    time_given = calendar.awake_between(start, flag_at, without=without)
    early = calendar.next_awake(
        calendar.after_awake(start, time_given * (1 - _LEFT), without=without)
    )
    found = [Reminder(at=early)] if start < early < flag_at else []
    last = calendar.window_start(flag_at)
    if last is not None and start < last < flag_at and early < last:
        found.append(Reminder(at=last, is_last=True))
    return tuple(found)


def next_moment(reminders: Sequence[Reminder], now: float) -> float | None:
    """When the next one comes; None if there is none."""
    return next((reminder.at for reminder in reminders if reminder.at > now), None)


def due(reminders: Sequence[Reminder], now: float) -> Reminder | None:
    """The last one that has come; None if none has."""
    return next((reminder for reminder in reversed(reminders) if reminder.at <= now), None)


def next_digest(hour: int, calendar: Calendar, *, after: float) -> float:
    """When the next daily digest comes: once a day of theirs, on every day on which they are awake.

    At their hour; if they sleep then, when they wake up later that day; else when the day's waking
    hours begin. `after` is a moment on a day that has had its digest, or whose is yet to come.
    """
    zone = calendar.hours.zone
    day = datetime.fromtimestamp(after, zone).date()
    for _ in range(_DAYS_AHEAD):
        for earliest in (time(hour), time()):
            at = calendar.next_awake(datetime.combine(day, earliest, zone).timestamp())
            if day_of(at, calendar) == day.toordinal():
                if at > after:
                    return at
                break
        day += timedelta(days=1)
    return after + _DAYS_AHEAD * 86_400.0  # they are never awake: nothing is lost


def day_of(at: float, calendar: Calendar) -> int:
    """The number of the day that it is where somebody lives."""
    return datetime.fromtimestamp(at, calendar.hours.zone).toordinal()
