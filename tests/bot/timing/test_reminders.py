"""When somebody is reminded, and when their digest comes: pure functions, over real calendars."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.timing.calendars import Calendar
from bot.timing.reminders import Reminder, day_of, due, next_digest, next_moment, plan

HOUR, DAY = 3_600.0, 86_400.0
ROME = ZoneInfo("Europe/Rome")
SLEEPER = Calendar.of({"zone": "Europe/Rome", "sleep": "23:00-07:00"})
NEVER_SLEEPS = Calendar.of({})


def rome(*when: int) -> float:
    return datetime(2026, *when, tzinfo=ROME).timestamp()


def test_a_reminder_comes_when_a_fifth_of_the_time_is_left():
    assert plan(0.0, 10 * HOUR, NEVER_SLEEPS) == (Reminder(at=8 * HOUR),)


def test_the_fifth_is_counted_in_waking_hours():
    start = rome(5, 4, 7)
    flag_at = SLEEPER.after_awake(start, 40 * HOUR)  # two days and a half of sixteen hours
    (first, *_) = plan(start, flag_at, SLEEPER)
    assert first.at == SLEEPER.after_awake(start, 32 * HOUR) or not SLEEPER.is_awake(
        SLEEPER.after_awake(start, 32 * HOUR)
    )
    assert SLEEPER.awake_between(first.at, flag_at) == pytest.approx(8 * HOUR)


def test_another_comes_when_the_last_waking_hours_before_the_flag_begin():
    start = rome(5, 4, 7)
    flag_at = rome(5, 8, 10)
    early, last = plan(start, flag_at, SLEEPER)
    assert not early.is_last
    assert last == Reminder(at=rome(5, 8, 7), is_last=True)


def test_there_is_one_where_both_would_come_in_the_same_waking_hours():
    assert plan(rome(5, 4, 8), rome(5, 4, 22), SLEEPER) == (Reminder(at=rome(5, 4, 19, 12)),)


def test_an_outage_is_not_counted():
    outages = [(HOUR, 6 * HOUR)]
    assert plan(0.0, 15 * HOUR, NEVER_SLEEPS, without=outages) == (Reminder(at=13 * HOUR),)


def test_who_has_no_time_is_not_reminded():
    assert plan(5.0, 5.0, SLEEPER) == ()


def test_the_next_moment_is_the_first_that_has_not_come():
    reminders = (Reminder(at=10.0), Reminder(at=20.0, is_last=True))
    assert [next_moment(reminders, now) for now in (5.0, 10.0, 20.0)] == [10.0, 20.0, None]


def test_of_two_that_were_missed_the_last_is_due():
    reminders = (Reminder(at=10.0), Reminder(at=20.0, is_last=True))
    assert [due(reminders, now) for now in (5.0, 10.0, 99.0)] == [None, *reminders]


calendars = st.builds(
    lambda zone, start, hours, off: Calendar.of(
        {
            "zone": zone,
            "sleep": f"{start:02}:00-{(start + hours) % 24:02}:00",
            "days_off": " ".join(map(str, off)),
        }
    ),
    st.sampled_from(["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "UTC+05:30"]),
    st.integers(0, 23),
    st.integers(1, 16),
    st.sets(st.integers(1, 7), max_size=5),
)
moments = st.floats(rome(1, 1), rome(12, 31))


@given(calendars, moments, st.floats(60.0, 30 * DAY))
def test_nobody_is_reminded_in_their_sleep_or_after_their_flag(calendar, start, bank):
    flag_at = calendar.after_awake(start, bank)
    found = plan(start, flag_at, calendar)
    assert len(found) <= 2
    assert [one.at for one in found] == sorted({one.at for one in found})
    for one in found:
        assert calendar.is_awake(one.at)
        assert start < one.at < flag_at


@given(calendars, moments, st.integers(0, 23))
def test_the_digest_never_comes_in_their_sleep_nor_twice_a_day(calendar, start, hour):
    at = start
    days = set()
    for _ in range(10):
        at = next_digest(hour, calendar, after=at)
        assert calendar.is_awake(at)
        assert day_of(at, calendar) not in days
        days.add(day_of(at, calendar))


def test_the_digest_comes_at_their_hour_also_when_clocks_are_changed():
    at = rome(3, 27, 12)
    found = []
    for _ in range(4):
        at = next_digest(9, SLEEPER, after=at)
        found.append(datetime.fromtimestamp(at, ROME))
    assert [(one.day, one.hour) for one in found] == [(28, 9), (29, 9), (30, 9), (31, 9)]
    assert [one.astimezone(UTC).hour for one in found] == [8, 7, 7, 7]


def test_the_digest_comes_when_they_wake_up_where_their_hour_is_in_their_sleep():
    assert next_digest(6, SLEEPER, after=rome(5, 4, 12)) == rome(5, 5, 7)


def test_there_is_no_digest_on_a_day_off():
    calendar = Calendar.of({"zone": "Europe/Rome", "sleep": "23:00-07:00", "days_off": "6 7"})
    assert next_digest(9, calendar, after=rome(5, 8, 12)) == rome(5, 11, 9)  # from Friday on
