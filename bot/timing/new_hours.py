"""Hours set again: they hold from then on, so that nobody gets back what they have used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.timing.calendars import DAYS_OFF, EARLIER_HOURS, SLEEP, ZONE

_SETTLING: Final = 3600  # seconds: what held for less than that was a tap on the way
# How many earlier hours are kept. Before these, the player is taken to have been awake day and
# night, so that changing hours often gains nothing in a match that was accepted long ago.
_MOST: Final = 40


def set_hours(profile: Mapping[str, str], chosen: Mapping[str, str], now: float) -> dict[str, str]:
    """What is to be stored when zone, sleep or days off become what is `chosen`."""
    news = {name: value for name, value in chosen.items() if profile.get(name, "") != value}
    if not news:
        return {}
    before = [part for part in profile.get(EARLIER_HOURS, "").split(";") if part]
    if not before or _until(before[-1]) < now - _SETTLING:
        present = (profile.get(name, "") for name in (ZONE, SLEEP, DAYS_OFF))
        before.append(",".join((str(int(now)), *present)))
    if len(before) > _MOST:
        before = [f"{int(_until(before[-_MOST]))},,,", *before[1 - _MOST :]]
    return {**news, EARLIER_HOURS: ";".join(before)}


def _until(part: str) -> float:
    moment = part.partition(",")[0]
    return float(moment) if moment.isdecimal() else 0.0
