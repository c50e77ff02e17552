"""A player's hours and vacations in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from babel import Locale
from babel.lists import format_list

from bot.messages.words import Words
from bot.messages.zone_names import zone_name
from bot.timing.calendars import (
    DAYS_OFF,
    SLEEP,
    ZONE,
    Hours,
    read_days_off,
    read_sleep,
)
from bot.timing.zones import zone_named
from renderers.wording import Say

_HOUR: Final = 60  # minutes


def zone_of(profile: Mapping[str, str]) -> tzinfo:
    """Where a player lives; UTC while that isn't known."""
    return zone_named(profile.get(ZONE, "")) or UTC


def time_there(zone: tzinfo, now: float) -> str:
    """What the clock on the wall shows there: "21:40"."""
    return f"{datetime.fromtimestamp(now, zone):%H:%M}"


def hours_lines(profile: Mapping[str, str], now: float, say: Words) -> tuple[str, ...]:
    """Where they are, and when their clock runs."""
    zone = profile.get(ZONE, "")
    if not zone_named(zone):
        noted = profile.get(SLEEP) or profile.get(DAYS_OFF)
        return (
            say("calendar-zone-unknown"),
            *((say("calendar-sleep-noted"),) if noted else ()),
        )
    there = say(
        "calendar-zone-is",
        place=zone_name(zone, say.language),
        time=time_there(zone_of(profile), now),
    )
    return there, _runs_words(profile, say)


# What the hours mean for the player's clock, in one sentence.
def _runs_words(profile: Mapping[str, str], say: Words) -> str:
    hours = Hours.read(*(profile.get(name, "") for name in (ZONE, SLEEP, DAYS_OFF)))
    facts: dict[str, str] = {}
    if hours.sleep:
        night, morning = hours.sleep
        facts |= {"from": _clock_words(morning), "until": _clock_words(night)}
    if hours.days_off:
        facts["days"] = days_words(hours.days_off, say)
    key = "-".join(
        part for part, holds in (("daily", hours.sleep), ("days", hours.days_off)) if holds
    )
    return say(f"calendar-runs-{key or 'always'}", **facts)


def hours_summary(profile: Mapping[str, str], say: Words) -> str:
    """The same in a few words, for a list of settings: "Rome, 23:00–7:00"."""
    zone = profile.get(ZONE, "")
    if not zone_named(zone):
        return say("calendar-unknown")
    return ", ".join([zone_name(zone, say.language), sleep_words(profile, say)])


def sleep_words(profile: Mapping[str, str], say: Words) -> str:
    """When they sleep: "23:00–7:00", or that they don't."""
    sleep = read_sleep(profile.get(SLEEP, ""))
    if sleep is None:
        return say("calendar-none")
    return say(
        "calendar-span", **dict(zip(("from", "until"), map(_clock_words, sleep), strict=True))
    )


def days_words(days: frozenset[int], say: Words) -> str:
    """Days as those on which something isn't done: "Saturdays and Sundays"."""
    return format_list(
        [say("calendar-on-days", day=day) for day in sorted(days)], locale=say.language
    )


def weekday_names(say: Words) -> Mapping[int, str]:
    """Each ISO weekday's short name, for a button."""
    names = Locale(say.language).days["stand-alone"]["abbreviated"]
    return {day + 1: names[day].rstrip(".") for day in range(7)}


def days_off_of(profile: Mapping[str, str]) -> frozenset[int]:
    """Their days off, whether or not their zone is known."""
    return read_days_off(profile.get(DAYS_OFF, ""))


# "7:00", of minutes.
def _clock_words(minutes: int) -> str:
    return f"{minutes // _HOUR}:{minutes % _HOUR:02}"


def until_words(end: float, zone: tzinfo, say: Say) -> str:
    """Until when something lasts: "until 3 May" with that day, or "until 3 May, 12:00"."""
    then = datetime.fromtimestamp(end, zone)
    if then.hour == then.minute == 0:
        then -= timedelta(days=1)
        return say("calendar-until", day=then.day, month=say("match-month", month=then.month))
    return say(
        "calendar-until-time",
        day=then.day,
        month=say("match-month", month=then.month),
        time=f"{then:%H:%M}",
    )
