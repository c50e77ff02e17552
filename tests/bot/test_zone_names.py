"""Time zones by what people call them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.messages.words import LANGUAGES
from bot.messages.zone_names import (
    clocks_in_use,
    find_zones,
    likely_zones,
    zone_name,
    zones_by_the_clock,
)
from bot.timing.zones import zone_named

MAY = datetime(2026, 5, 4, 12, tzinfo=ZoneInfo("Europe/Rome")).timestamp()


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Rome", "Europe/Rome"),
        ("Roma", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        ("New York", "America/New_York"),
        ("Nueva York", "America/New_York"),
        ("new_york", "America/New_York"),
        ("Londres", "Europe/London"),
        ("Città del Messico", "America/Mexico_City"),
        ("São Paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("Calcutta", "Asia/Kolkata"),
        ("Italia", "Europe/Rome"),
        ("UK", "Europe/London"),
        ("UTC+2", "UTC+02:00"),
        ("+02:00", "UTC+02:00"),
        ("gmt-3:30", "UTC-03:30"),
        ("UTC", "UTC+00:00"),
    ],
)
def test_a_zone_is_found_by_city_country_or_offset_in_any_language(text, zone):
    found = find_zones(text, MAY)
    assert found.zones == (zone,)
    assert not found.is_near


def test_where_several_zones_fit_all_are_found_the_likeliest_first():
    found = find_zones("USA", MAY)
    assert found.zones[0] == "America/New_York"
    assert {"America/Chicago", "America/Denver", "America/Los_Angeles"} < set(found.zones)
    assert not found.is_near


def test_a_misspelt_city_is_found_and_known_to_be_a_guess():
    found = find_zones("Londn", MAY)
    assert (found.zones, found.is_near) == (("Europe/London",), True)


@pytest.mark.parametrize(
    "text", ["", " ", "xyzzy", "UTC+15", "25", "💤", "../../etc/passwd", "a\0b"]
)
def test_what_names_no_zone_finds_none(text):
    assert find_zones(text, MAY).zones == ()


@pytest.mark.parametrize(
    ("locale", "zone"),
    [
        ("it", "Europe/Rome"),
        ("it-IT", "Europe/Rome"),
        ("fr", "Europe/Paris"),
        ("es-ES", "Europe/Madrid"),
        ("pt-BR", "America/Sao_Paulo"),
        ("pt-br", "America/Sao_Paulo"),
        ("en-GB", "Europe/London"),
        ("en-US", "America/New_York"),
    ],
)
def test_a_locale_tells_where_somebody_probably_lives(locale, zone):
    assert likely_zones(locale, MAY)[0] == zone


@pytest.mark.parametrize("locale", ["", "tlh", "es-419", "x" * 40])
def test_a_locale_that_tells_nothing_is_no_guess(locale):
    assert likely_zones(locale, MAY) == ()


def test_a_zone_is_called_by_its_city_in_the_readers_language():
    named = [zone_name("Europe/London", language) for language in LANGUAGES]
    assert named == ["London", "Londra", "Londres", "Londres"]
    assert zone_name("UTC+05:30", "en") == "UTC+5:30"
    assert zone_name("UTC-03:00", "en") == "UTC-3"
    assert zone_name("UTC+00:00", "en") == "UTC"


def test_whoever_says_what_time_it_is_finds_their_zone():
    assert 120 in clocks_in_use(MAY)
    assert "Europe/Rome" in zones_by_the_clock(120, "it", MAY)
    assert "Europe/Paris" in zones_by_the_clock(120, "fr", MAY)
    assert "Asia/Tokyo" in zones_by_the_clock(540, "it", MAY)
    assert zones_by_the_clock(120, "it", MAY)[-1] == "UTC+02:00"


def test_every_zone_can_be_found_by_the_clock():
    found = [zones_by_the_clock(ahead, "it", MAY) for ahead in clocks_in_use(MAY)]
    assert all(map(zone_named, (zone for zones in found for zone in zones)))
    assert {"Pacific/Auckland", "Pacific/Kiritimati", "America/St_Johns"} < set().union(*found)
