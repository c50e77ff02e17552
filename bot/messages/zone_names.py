"""Time zones in people's words: found by city, country or offset, named by their city.

Cities and countries are those of the zones' own tables, in all our languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from babel import Locale
from babel.core import get_global

from bot.messages.words import LANGUAGES, searchable
from bot.timing.zones import offset_at, read_offset, zone_named

_OFFERED: Final = 12  # zones, where several fit
_NEAR: Final = 0.83  # how alike a misspelt name must be
_MONTH: Final = 30 * 86_400
_REGION: Final = re.compile(r"[-_](?P<region>[A-Za-z]{2}|\d{3})\b")
# Where most people live, in countries of several zones whose table begins elsewhere.
_LARGE: Final = ("America/New_York", "America/Toronto", "America/Sao_Paulo", "Europe/Moscow",
    "Australia/Sydney")  # fmt: skip


@dataclass(frozen=True, slots=True)
class FoundZones:
    """The zones that fit a text, the likeliest first; `is_near`: it was perhaps misspelt."""

    zones: tuple[str, ...] = ()
    is_near: bool = False


def find_zones(text: str, now: float) -> FoundZones:
    """The zones that a city, a country, an offset or a zone's own name may mean."""
    if offset := read_offset(text):
        return FoundZones((offset,))
    wanted, index = searchable(text), _index()
    if not wanted:
        return FoundZones()
    if wanted in index:
        return FoundZones(_distinct(index[wanted], now))
    begun = [name for name in index if f" {name}".find(f" {wanted}") >= 0 and len(wanted) > 2]
    if begun:
        return FoundZones(_distinct((zone for name in begun for zone in index[name]), now))
    near = get_close_matches(wanted, index, n=3, cutoff=_NEAR) if len(wanted) > 3 else ()
    return FoundZones(_distinct((zone for name in near for zone in index[name]), now), True)


def likely_zones(locale: str, now: float) -> tuple[str, ...]:
    """Where somebody probably lives whose platform speaks to them in this locale."""
    region, likely = _REGION.search(locale), get_global("likely_subtags").get(locale.lower(), "")
    code = region["region"] if region else str(likely).rpartition("_")[2]
    return _distinct(_zones_by_country().get(code.upper(), ()), now)


def zones_by_the_clock(ahead: int, locale: str, now: float) -> tuple[str, ...]:
    """The zones whose clocks show so many minutes more than UTC's now; last that offset itself.

    Of zones alike, the one that is likely by somebody's locale.
    """
    named = (zone for zone in _ranked() if _ahead(zone, now) == ahead)
    fixed = f"UTC{'-' if ahead < 0 else '+'}{abs(ahead) // 60:02}:{abs(ahead) % 60:02}"
    return (*_distinct(named, now, likely=likely_zones(locale, now)), fixed)


def clocks_in_use(now: float) -> tuple[int, ...]:
    """How many minutes more than UTC's clocks show somewhere in the world now, in order."""
    return tuple(sorted({_ahead(zone, now) for zone in _ranked()}))


@lru_cache(4096)
def zone_name(zone: str, language: str) -> str:
    """What a zone is called: its city, or "UTC+5:30"."""
    if offset := read_offset(zone):
        hours, minutes = int(offset[4:6]), offset[7:]
        shown = f"{offset[:4]}{hours}" if hours or minutes != "00" else "UTC"
        return f"{shown}:{minutes}" if minutes != "00" else shown
    return _city(zone, Locale(language))


def _city(zone: str, locale: Locale) -> str:
    city = locale.time_zones.get(zone, {}).get("city")
    return str(city) if city else zone.rpartition("/")[2].replace("_", " ")


def _offset(zone: str, now: float) -> int:
    found = zone_named(zone)
    return offset_at(found, now) if found else 0


# Minutes, from -11:59 to 12:00: a clock on the wall doesn't tell one day from another.
def _ahead(zone: str, now: float) -> int:
    return (_offset(zone, now) // 60 + 719) % 1440 - 719


# Zones whose clocks differ at some time of the year; of those alike, the best known.
def _distinct(zones: Iterable[str], now: float, *, likely: Sequence[str] = ()) -> tuple[str, ...]:
    found: dict[tuple[int, ...], str] = {}
    ranks = _ranked()
    for zone in sorted(set(zones), key=lambda zone: (zone not in likely, ranks.get(zone, 0))):
        year = tuple(_offset(zone, now + month * _MONTH) for month in range(12))
        found.setdefault(year, zone)
    return tuple(found.values())[:_OFFERED]


# What zones may be called: cities, countries, and their own and older names.
@cache
def _index() -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}

    def add(name: str, *zones: str) -> None:
        if zones:
            found.setdefault(searchable(name), []).extend(zones)

    for locale in map(Locale, LANGUAGES):
        for zone in _ranked():
            add(_city(zone, locale), zone)
        for country, zones in _zones_by_country().items():
            if name := locale.territories.get(country):
                add(name, *zones)
    for code, countries in get_global("territory_aliases").items():
        if len(countries) == 1 and code.isalpha():  # "USA", "UK"
            add(code, *_zones_by_country().get(countries[0], ()))
    for zone in _ranked():
        add(zone, zone)
        add(zone.rpartition("/")[2], zone)
    for older, zone in get_global("zone_aliases").items():
        if zone in _ranked() and "/" in older:
            add(older, zone)
            add(older.rpartition("/")[2], zone)
    return found


@cache
def _zones_by_country() -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}
    for country, zone in _table():
        found.setdefault(country, []).append(zone)
    return found


# All zones that somebody lives in, with their rank: those that stand for others go first.
@cache
def _ranked() -> Mapping[str, int]:
    standing = set(get_global("windows_zone_mapping").values())
    zones = [zone for _, zone in _table() if zone_named(zone)]
    ordered = sorted(zones, key=lambda zone: (zone not in _LARGE, zone not in standing))
    return {zone: rank for rank, zone in enumerate(ordered)}


def _table() -> Iterator[tuple[str, str]]:
    text = resources.files("tzdata.zoneinfo").joinpath("zone.tab").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            country, _, zone, *_ = line.split("\t")
            yield country, zone
