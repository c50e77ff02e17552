"""Hours as people type them: "Rome 23-7 sat sun", in any of our languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from babel import Locale

from bot.application.refused import RefusedError
from bot.messages.words import LANGUAGES, say_in, searchable, words_meaning
from bot.timing.calendars import MOST_DAYS_OFF, MOST_SLEEP

_TIME: Final = r"(\d{1,2})(?:[:.h]([0-5]\d)?)?\s*([ap]m)?"
_SLEEP: Final = re.compile(rf"(?<![\w+:.−–-]){_TIME}\s*[-–−]\s*{_TIME}(?![\w:])", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"(?:[\s,;·✓/]|:(?!\d))+")
_HOUR: Final = 60
# Small words, and what stands before hours in a list, or above buttons.
_PASSED_OVER: Final = (
    "calendar-words-filling",
    "calendar-hours",
    "calendar-sleep",
    "calendar-days-off",
    "calendar-zone",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedHours:
    """What somebody wishes; None: nothing is said of it. `place` is still to be looked up.

    `refused` says what can't be; the rest holds.
    """

    place: str = ""
    sleep: str | None = None
    days_off: str | None = None
    refused: RefusedError | None = None


def read_hours(text: str) -> TypedHours:
    """What was typed: as it may be told, or as lists and buttons say it."""
    sleep, refused = None, None
    if found := _SLEEP.search(text):
        try:
            sleep = _sleep_of(found)
        except RefusedError as err:
            refused = err
        text = f"{text[: found.start()]} {text[found.end() :]}"
    days: set[int] = set()
    place: list[str] = []
    is_none = False
    for word in filter(None, _BETWEEN.split(text)):
        if among := _days_in(word):
            days |= among
        elif searchable(word) in words_meaning("calendar-words-none"):
            is_none = True
        elif not set(searchable(word).split()) <= words_meaning(*_PASSED_OVER):
            place.append(word)
    if len(days) > MOST_DAYS_OFF:
        refused, days = RefusedError("calendar-refused-days", most=MOST_DAYS_OFF), set()
    days_off = " ".join(map(str, sorted(days))) if days else None
    if refused is None and sleep is None and not days:
        if is_none:
            sleep = days_off = ""
        elif not place:
            refused = RefusedError("calendar-refused-nothing")
    return TypedHours(place=" ".join(place), sleep=sleep, days_off=days_off, refused=refused)


def sleep_between(start: int, end: int) -> str:
    """Sleep as it is stored, from minutes of the day. Raises RefusedError."""
    length = (end - start) % (24 * _HOUR)
    if not 0 < length <= MOST_SLEEP:
        raise RefusedError("calendar-refused-sleep", most=MOST_SLEEP // _HOUR)
    return "-".join(f"{each // _HOUR % 24:02}:{each % _HOUR:02}" for each in (start, end))


def _sleep_of(found: re.Match[str]) -> str:
    hours = [_minutes(*found.groups()[start : start + 3]) for start in (0, 3)]
    if max(hours) > 24 * _HOUR:
        raise RefusedError("calendar-refused-time", text=found[0])
    return sleep_between(*hours)


def _minutes(hour: str, minute: str | None, half: str | None) -> int:
    number = int(hour)
    if half:  # "12am" is midnight
        number = number % 12 + (12 if half.casefold() == "pm" else 0)
    return number * _HOUR + int(minute or 0)


# Of "sat", "sat-sun" or "weekend"; none of another word.
def _days_in(word: str) -> set[int]:
    ends = [weekdays().get(searchable(part), 0) for part in re.split(r"[-–]", word, maxsplit=1)]
    if searchable(word) in words_meaning("calendar-words-weekend"):
        return {6, 7}
    if not all(ends):
        return set()
    first, last = ends[0], ends[-1]
    return {(first - 1 + step) % 7 + 1 for step in range((last - first) % 7 + 1)}


@cache
def weekdays() -> Mapping[str, int]:
    """ISO weekdays by their names, short and long, in all our languages."""
    found: dict[str, int] = {}
    for locale in map(Locale, LANGUAGES):
        for names in locale.days["format"].values():
            for day, name in names.items():
                if len(plain := searchable(name)) > 2:
                    found |= {plain: day + 1, f"{plain}s": day + 1}
    for say in map(say_in, LANGUAGES):
        for day in range(1, 8):
            found[searchable(say("calendar-on-days", day=day)).split()[-1]] = day
    return found
