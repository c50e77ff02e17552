"""Moments and spans of time in words."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta, tzinfo

from engines.core.game import Fact
from renderers.wording import Say

_MINUTE, _HOUR, _DAY, _WEEK = 60, 3600, 86400, 604800
_DAYS_TOLD = 14  # from so many on, weeks are told
_SLACK = 30  # seconds that a reminder of six hours, or a picture, may be late


def when(at: float, now: float, say: Say, zone: tzinfo = UTC) -> str:
    """A past or near moment as people say it: "today 18:40", "yesterday 16:02", "Monday 9:15".

    `at` and `now` are seconds since the epoch; beyond six days it is a date: "3 May".
    """
    then, today = datetime.fromtimestamp(at, zone), datetime.fromtimestamp(now, zone)
    facts: dict[str, Fact] = {"time": f"{then:%H:%M}"}
    days = (today.date() - then.date()) // timedelta(days=1)
    if days in (-1, 0, 1):
        return say(
            ("match-when-today", "match-when-yesterday", "match-when-tomorrow")[days], **facts
        )
    if abs(days) < 7:
        return say("match-when-weekday", day=say("match-weekday", day=then.isoweekday()), **facts)
    return date(at, say, zone)


def ago(at: float, now: float, say: Say) -> str:
    """How long something is past, where the reader's zone isn't known: "3 hours ago"."""
    if now - at < _MINUTE:
        return say("news-just-now")
    return _counted("news-ago", now - at, say)


def time_left(deadline: float, now: float, say: Say) -> str:
    """How long there is: "3 days left", "5 h left", "20 min left"; rounded down, never to 0."""
    if deadline <= now:
        return say("match-left-none")
    return _counted("match-left", deadline - now, say)


def beside_dial(left: float, say: Say) -> str:
    """What a picture has room for: "2 d", "22 h", "40 min"; rounded down, never to 0."""
    return _counted("match-dial", left + _SLACK, say)


def span(seconds: float, say: Say) -> str:
    """A length of time, in two units at most: "2 days 4 h", "1 day", "40 min"; never 0."""
    minutes = max(1, int(seconds // _MINUTE))
    days, hours = divmod(minutes // 60, 24)
    parts = {"days": days, "hours": hours, "minutes": 0 if days else minutes % 60}
    return " ".join(say(f"absence-span-{unit}", count=n) for unit, n in parts.items() if n)


def roughly(seconds: float, say: Say, *, is_limit: bool = False) -> str:
    """A length of time, rounded: "5 hours", "9 days", "3 weeks"; never 0. A limit is rounded up."""
    rounded = math.ceil if is_limit else round
    hours, days, weeks = (max(1, rounded(seconds / unit)) for unit in (_HOUR, _DAY, _WEEK))
    if hours < _DAY // _HOUR:
        return say("clock-roughly-hours", count=hours)
    if days < _DAYS_TOLD:
        return say("clock-roughly-days", count=days)
    return say("clock-roughly-weeks", count=weeks)


def date(at: float, say: Say, zone: tzinfo = UTC) -> str:
    """A day without its year: "3 May"."""
    then = datetime.fromtimestamp(at, zone)
    return say("match-when-date", day=then.day, month=say("match-month", month=then.month))


def time_since(at: float, now: float, say: Say) -> str:
    """How long ago: "for 3 days", "for 5 h", "for 20 min"; never less than a minute."""
    return _counted("tables-since", now - at, say)


def reminder(deadline: float, now: float, name: str, say: Say) -> str:
    """ "6 hours left for your move against Bea.": rounded down, never to 0."""
    return _counted("match-reminder", deadline - now + _SLACK, say, name=name)


def public_reminder(deadline: float, now: float, name: str, rival: str, say: Say) -> str:
    """ "6 hours left for Anna's move against Bea.", for those who aren't Anna."""
    return _counted("news-reminder", deadline - now + _SLACK, say, name=name, rival=rival)


# Days from two on, then hours, then minutes.
def _counted(key: str, left: float, say: Say, **facts: str) -> str:
    for unit, seconds, least in (("days", _DAY, 2), ("hours", _HOUR, 1)):
        if left >= least * seconds:
            return say(f"{key}-{unit}", count=int(left // seconds), **facts)
    return say(f"{key}-minutes", count=max(1, int(left // _MINUTE)), **facts)
