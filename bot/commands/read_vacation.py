"""A vacation as people type it: "5", "until 3 May", "2027-01-07", "end"; in all our languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Final

from babel import Locale

from bot.application.refused import RefusedError, Told, quoted
from bot.commands.read_hours import weekdays
from bot.messages import times
from bot.messages.words import LANGUAGES, searchable, words_meaning

_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NUMBERS: Final = re.compile(r"(\d{1,2})[./](\d{1,2})\.?(?:[./]?(\d{4}))?")
_COUNT: Final = re.compile(r"(\d{1,3}) ?([^\W\d]*)")
_DAY_OF_MONTH: Final = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er|º|°)?")
_DAY: Final = 86_400
# A day without its year is past if it was within this time, else it is next year's.
_JUST_OVER: Final = timedelta(days=60)


def example(now: float) -> Told:
    """A day that a vacation might last until, in the reader's words."""
    return lambda say: times.date(now + 7 * _DAY, say)


def read_vacation(text: str, now: float, zone: tzinfo) -> float | None:
    """Until when a vacation is wished; None: the present one is to end.

    Days end at midnight of `zone`. Raises RefusedError.
    """
    said = re.sub("['’]", " ", text).split()
    words = [word for word in said if searchable(word) not in words_meaning("calendar-words-until")]
    plain = " ".join(words).strip(" .,")
    if searchable(plain) and set(searchable(plain).split()) <= words_meaning("calendar-words-end"):
        return None
    count = _COUNT.fullmatch(plain)
    is_day = len(words) < len(said)  # "until 5": the fifth of which month?
    units = words_meaning("calendar-words-days") | {""}
    if count and int(count[1]) and searchable(count[2]) in units and not is_day:
        return now + int(count[1]) * _DAY
    try:
        day = read_day(plain, datetime.fromtimestamp(now, zone).date())
        midnight = datetime.combine(day + timedelta(days=1), time(), zone)
    except (ValueError, OverflowError):  # there is no 31 April
        key, short = "calendar-vacation-how", quoted(text.strip())
        raise RefusedError(key, text=short, date=example(now)) from None
    return midnight.timestamp()


def read_day(plain: str, today: date) -> date:
    """The day that is meant: "3 May", "Friday", "2027-01-07". Raises ValueError."""
    if found := _ISO.fullmatch(plain):
        return date(*map(int, found.groups()))
    if found := _NUMBERS.fullmatch(plain):
        day, month, year = found.groups()
        return _in_year(int(day), int(month), year, today)
    if weekday := weekdays().get(searchable(plain)):
        return today + timedelta(days=(weekday - today.isoweekday() - 1) % 7 + 1)
    return _named(plain, today)


# "3 May", "May 3rd", "3 de mayo 2027". Raises ValueError.
def _named(plain: str, today: date) -> date:
    day = month = 0
    year = None
    for word in plain.split():
        if re.fullmatch(r"\d{4}", word):
            year = word
        elif number := _DAY_OF_MONTH.fullmatch(word.strip(".,")):
            day = int(number[1])
        elif found := _months().get(searchable(word)):
            month = found
        elif searchable(word) not in words_meaning("calendar-words-filling"):
            raise ValueError(plain)
    return _in_year(day, month, year, today)


# Raises ValueError.
def _in_year(day: int, month: int, year: str | None, today: date) -> date:
    if year:
        return date(int(year), month, day)
    found = date(today.year, month, day)
    return found if found >= today - _JUST_OVER else date(today.year + 1, month, day)


@cache
def _months() -> Mapping[str, int]:
    found: dict[str, int] = {}
    for locale in map(Locale, LANGUAGES):
        for style in ("wide", "abbreviated"):
            for month, name in locale.months["format"][style].items():
                found[searchable(name)] = month
    return found
