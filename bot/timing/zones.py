"""Time zones by the names under which they are stored: "Europe/Rome", or "UTC+05:30"."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

_DAY: Final = 86_400
_STEP: Final = 7 * _DAY  # no zone changes its offset twice within a week
_YEAR: Final = 53 * _STEP
_HOURS: Final = 14  # no zone is farther from UTC
_OFFSET: Final = re.compile(
    r"(?:UTC|GMT)?\s*(?P<sign>[+\-−–])\s*(?P<hours>\d{1,2})(?::?(?P<minutes>[0-5]\d))?", re.I
)


@lru_cache(1024)
def zone_named(name: str) -> tzinfo | None:
    """The zone of this name; None if there is none."""
    if offset := read_offset(name):
        return _fixed(offset)
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # what people wrote may be anything
        return None


def read_offset(text: str) -> str:
    """The name of the zone that an offset makes: "UTC+02:00" of "+2"; "" if it is none."""
    text = text.strip()
    if text.upper() in ("UTC", "GMT", "Z"):
        return "UTC+00:00"
    found = _OFFSET.fullmatch(text)
    if not found:
        return ""
    hours, minutes = int(found["hours"]), int(found["minutes"] or 0)
    if hours * 60 + minutes > _HOURS * 60:
        return ""
    sign = "+" if found["sign"] == "+" else "-"
    return f"UTC{sign}{hours:02}:{minutes:02}"


def _fixed(name: str) -> tzinfo:
    span = timedelta(hours=int(name[4:6]), minutes=int(name[7:]))
    return timezone(span if name[3] == "+" else -span)


def offset_at(zone: tzinfo, at: float) -> int:
    """How many seconds the clocks of a zone are ahead of UTC at a moment."""
    span = datetime.fromtimestamp(at, zone).utcoffset()
    return int(span.total_seconds()) if span else 0


def offset_until(zone: tzinfo, at: float) -> float:
    """Until when the clocks of a zone go on as they go at a moment; a year, if for longer."""
    first = int(at // _STEP * _STEP)
    last = first + _YEAR
    if not isinstance(zone, timezone):
        for week in range(first, last, _STEP):
            change = _change_within(zone, week)
            if change is not None and change > at:
                return change
    return last


@lru_cache(8192)
def _change_within(zone: tzinfo, start: int) -> int | None:
    # When a zone's clocks are changed within the week after `start`.
    before, low, high = offset_at(zone, start), start, start + _STEP
    if offset_at(zone, high) == before:
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if offset_at(zone, middle) == before:
            low = middle
        else:
            high = middle
    return high


def local(at: float, zone: tzinfo | None) -> datetime:
    """What the clock on the wall shows there."""
    return datetime.fromtimestamp(at, zone or UTC)
