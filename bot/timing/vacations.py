"""Vacations: thirty days a year, begun by the player or, when their time runs out, by themselves.

A day of vacation is a whole one: each 24 hours that have begun count, in the year in which they
began where the player lives.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.timing.calendars import AWAY, ZONE, Vacation, read_vacations
from bot.timing.zones import local, zone_named

DAYS_A_YEAR: Final = 30
BY_ITSELF: Final = "auto_vacation"  # of a profile: "never", if none is to begin by itself
NEVER: Final = "never"

_DAY: Final = 86_400
_LONGEST_BY_ITSELF: Final = 7  # days
_KEPT: Final = 400 * _DAY  # vacations of last year may still count

# Seconds before the flag at which a vacation begins by itself: they come back to some time.
_HEAD_START: Final = 12 * 3600

Profile = Mapping[str, str]
Changes = dict[str, str]


class Trouble(StrEnum):
    """Why there is no such vacation."""

    PAST = "past"
    TOO_LONG = "too-long"
    USED_UP = "used-up"
    NOT_AWAY = "not-away"


class VacationError(Exception):
    """A vacation that can't be; `left`: the days that they could take."""

    def __init__(self, trouble: Trouble, *, left: int = 0, wanted: int = 0) -> None:
        super().__init__(trouble)
        self.trouble, self.left, self.wanted = trouble, left, wanted


def days_left(profile: Profile, now: float) -> int:
    """How many days of vacation they have left this year; those of the present one are taken."""
    return max(0, DAYS_A_YEAR - _days_taken(profile, _year(profile, now)))


def present(profile: Profile, now: float) -> Vacation | None:
    """The vacation that they are on."""
    found = read_vacations(profile.get(AWAY, ""))
    return next((one for one in found if one.start <= now < one.end), None)


def begin(profile: Profile, now: float, until: float) -> Changes:
    """A vacation from now on. If they are on one, it ends then instead.

    Raises:
        VacationError: it would end in the past, or takes more days than they have left.
    """
    if until <= now:
        raise VacationError(Trouble.PAST, left=days_left(profile, now))
    running = present(profile, now)
    start = running.start if running else int(now)
    rest = without(profile, running)
    wanted = replace(running or Vacation(start, 0), end=int(until), by_itself=False)
    _check(rest, wanted, now)
    return _keep(rest, wanted, now)


def begin_at_most(profile: Profile, now: float, until: float) -> Changes:
    """The same for as many of these days as are left; no change if away already or none is left."""
    if until <= now or present(profile, now):
        return {}
    days = min(days_left(profile, now), math.ceil((until - now) / _DAY))
    wanted = Vacation(int(now), int(min(until, now + days * _DAY)))
    return _keep(profile, wanted, now) if days else {}


def end(profile: Profile, now: float) -> Changes:
    """They are back. Raises VacationError if they weren't away."""
    running = present(profile, now)
    if running is None:
        raise VacationError(Trouble.NOT_AWAY, left=days_left(profile, now))
    rest = without(profile, running)
    if int(now) <= running.start:  # taken back at once
        return {AWAY: rest[AWAY]}
    return _keep(rest, replace(running, end=int(now)), now)


def spend(profile: Profile, now: float, *, flag_at: float) -> Changes | None:
    """The vacation that begins by itself instead of their flag falling, at `flag_at`; perhaps none.

    At most a week, and once between two acts of the player: whatever lasts longer is no vacation.
    It has begun a little before, so that some time is left at the return.
    """
    before = read_vacations(profile.get(AWAY, ""))
    days = min(days_left(profile, now), _LONGEST_BY_ITSELF)
    if profile.get(BY_ITSELF) == NEVER or not days or present(profile, now):
        return None
    if any(one.by_itself for one in before):  # they haven't come back from it: see `back`
        return None
    start = max(int(min(flag_at, now)) - _HEAD_START, *(one.end for one in before), 0)
    wanted = Vacation(start, start + days * _DAY, by_itself=True)
    return _keep(profile, wanted, now) if now < wanted.end else None


def back(profile: Profile, now: float) -> Changes | None:
    """They have acted: a vacation that began by itself is over, and another may begin some day.

    None if there was none.
    """
    vacations = read_vacations(profile.get(AWAY, ""))
    if not any(one.by_itself for one in vacations):
        return None
    ended = (
        replace(one, end=max(min(one.end, int(now)), one.start + 1), by_itself=False)
        if one.by_itself
        else one
        for one in vacations
    )
    return {AWAY: " ".join(map(str, ended))}


def without(profile: Profile, vacation: Vacation | None) -> Profile:
    """The profile as if they hadn't taken this one."""
    kept = [one for one in read_vacations(profile.get(AWAY, "")) if one != vacation]
    return {**profile, AWAY: " ".join(map(str, kept))}


def _check(rest: Profile, wanted: Vacation, now: float) -> None:
    days = _days_by_year(rest, wanted)
    for year, count in days.items():
        left = max(0, DAYS_A_YEAR - _days_taken(rest, year))
        if count > left:
            trouble = Trouble.TOO_LONG if days_left(rest, now) else Trouble.USED_UP
            raise VacationError(trouble, left=days_left(rest, now), wanted=sum(days.values()))


def _days_taken(profile: Profile, year: int) -> int:
    vacations = read_vacations(profile.get(AWAY, ""))
    return sum(_days_by_year(profile, one).get(year, 0) for one in vacations)


def _days_by_year(profile: Profile, vacation: Vacation) -> dict[int, int]:
    found: dict[int, int] = {}
    for morning in range(vacation.start, vacation.end, _DAY):
        year = _year(profile, morning)
        found[year] = found.get(year, 0) + 1
    return found


def _year(profile: Profile, at: float) -> int:
    return local(at, zone_named(profile.get(ZONE, "")) if profile.get(ZONE) else None).year


def _keep(profile: Profile, vacation: Vacation, now: float) -> Changes:
    # What is to be stored once this one is among their vacations.
    recent = [one for one in read_vacations(profile.get(AWAY, "")) if one.end > now - _KEPT]
    return {AWAY: " ".join(map(str, [*recent, vacation]))}
