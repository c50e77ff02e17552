"""Hours and vacations as people type them, in any language."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.application.refused import RefusedError
from bot.commands.read_hours import TypedHours, read_hours
from bot.commands.read_vacation import read_vacation

ROME = ZoneInfo("Europe/Rome")
NOW = datetime(2026, 4, 28, 12, tzinfo=ROME).timestamp()
DAY = 86_400


@pytest.mark.parametrize(
    ("text", "place", "sleep", "days_off"),
    [
        ("Rome 23-7 sat sun", "Rome", "23:00-07:00", "6 7"),
        ("Roma, 23-7, sab dom", "Roma", "23:00-07:00", "6 7"),
        ("23h30-7h París sábado y domingo", "París", "23:30-07:00", "6 7"),
        ("New York 11pm-7:30am", "New York", "23:00-07:30", None),
        ("UTC+2 0-8", "UTC+2", "00:00-08:00", None),
        ("UTC-3 22.15 – 6.45", "UTC-3", "22:15-06:45", None),
        ("23-7", "", "23:00-07:00", None),
        ("weekend", "", None, "6 7"),
        ("mon-wed", "", None, "1 2 3"),
        ("sat-mon", "", None, "1 6 7"),
        ("Lyon samedi", "Lyon", None, "6"),
        ("none", "", "", ""),
        ("nessuno", "", "", ""),
        ("Rome none", "Rome", "", ""),
        ("12am-8am", "", "00:00-08:00", None),
    ],
)
def test_hours_are_read_in_any_order_and_language(text, place, sleep, days_off):
    assert read_hours(text) == TypedHours(place=place, sleep=sleep, days_off=days_off)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Rome 7-7", "sleep"),
        ("Rome 0-20", "sleep"),
        ("20-19", "sleep"),
        ("25-7", "time"),
        ("mon tue wed thu fri sat", "days"),
        ("and", "nothing"),
        (",", "nothing"),
    ],
)
def test_hours_that_can_not_be_are_refused_with_a_reason(text, code):
    refused = read_hours(text).refused
    assert refused is not None
    assert refused.key == f"calendar-refused-{code}"


@given(st.text(max_size=60))
def test_whatever_is_typed_is_read_or_refused(text):
    for read in (read_hours, lambda text: read_vacation(text, NOW, ROME)):
        try:
            read(text)
        except RefusedError:
            continue


# ---- vacations


def until(text):
    until = read_vacation(text, NOW, ROME)
    assert until is not None
    return datetime.fromtimestamp(until - 1, ROME)


@pytest.mark.parametrize("text", ["5", "5 days", "5 giorni", "5 días", "5 jours", "5d"])
def test_a_number_of_days_is_so_many_times_a_day(text):
    assert read_vacation(text, NOW, ROME) == NOW + 5 * DAY


@pytest.mark.parametrize(
    "text",
    [
        "until 3 May",
        "until May 3rd",
        "3 May",
        "fino al 3 maggio",
        "hasta el 3 de mayo",
        "jusqu'au 3 mai",
        "jusqu’au 3 mai",
        "2026-05-03",
        "until 3.5.",
        "3/5",
        "3/5/2026",
        "until sunday",
        "fino a domenica",
    ],
)
def test_a_day_is_part_of_the_vacation_that_lasts_until_it(text):
    assert until(text).date().isoformat() == "2026-05-03"
    assert (until(text).hour, until(text).minute) == (23, 59)


def test_a_day_without_its_year_is_the_next_one_unless_it_is_just_over():
    assert until("7 January").date().isoformat() == "2027-01-07"
    assert until("3 April").date().isoformat() == "2026-04-03"


@pytest.mark.parametrize("text", ["end", "END", "back home", "fine", "fin", "retour"])
def test_the_end_is_said_in_any_language(text):
    assert read_vacation(text, NOW, ROME) is None


@pytest.mark.parametrize(
    "text", ["soon", "0", "-3", "until 5", "31 April", "until", "3 May 99999", "5 bananas", "💤"]
)
def test_what_is_no_vacation_is_refused(text):
    with pytest.raises(RefusedError):
        read_vacation(text, NOW, ROME)
