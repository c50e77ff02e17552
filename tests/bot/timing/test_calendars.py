"""Waking hours, days off, vacations and the days on which clocks are changed."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.timing.calendars import ALWAYS, Calendar
from bot.timing.new_hours import set_hours

MINUTE, HOUR, DAY = 60, 3600, 86_400
ROME = {"zone": "Europe/Rome", "sleep": "23:00-07:00"}


def at(text, zone="Europe/Rome"):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# ---- a model that looks at the clock on the wall, minute by minute


def is_awake(profile, moment):
    wall = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(profile["zone"]))
    if str(wall.isoweekday()) in profile["days_off"].split():
        return False
    spans = (map(int, word.split("-")) for word in profile["away"].split())
    if any(start <= moment < end for start, end in spans):
        return False
    if not profile["sleep"]:
        return True
    (h1, m1), (h2, m2) = (map(int, each.split(":")) for each in profile["sleep"].split("-"))
    minute, night, morning = wall.hour * 60 + wall.minute, h1 * 60 + m1, h2 * 60 + m2
    asleep = night <= minute < morning if night < morning else minute >= night or minute < morning
    return not asleep


def minutes_awake(profile, start, end, without=()):
    return sum(
        is_awake(profile, moment) and not any(a <= moment < b for a, b in without)
        for moment in range(start, end, MINUTE)
    )


CHANGES = [
    ("Europe/Rome", "2026-03-29"),
    ("Europe/Rome", "2026-10-25"),
    ("America/New_York", "2026-03-08"),
    ("America/New_York", "2026-11-01"),
    ("Australia/Lord_Howe", "2026-04-05"),
    ("Australia/Lord_Howe", "2026-10-04"),
    ("Asia/Kolkata", "2026-05-01"),
    ("Africa/Casablanca", "2026-02-15"),
]
CLOCK_TIMES = st.integers(0, 95).map(lambda quarter: 15 * quarter)
SECONDS = st.integers(0, 6 * DAY // MINUTE).map(lambda minutes: minutes * MINUTE)


@st.composite
def nights(draw):
    start, length = draw(CLOCK_TIMES), draw(st.integers(1, 48)) * 15
    end = (start + length) % 1440
    return f"{start // 60:02}:{start % 60:02}-{end // 60:02}:{end % 60:02}"


@st.composite
def lives(draw):
    """A profile, and a moment some days before the clocks are changed there."""
    zone, day = draw(st.sampled_from(CHANGES))
    begin = int(at(day, zone)) - draw(SECONDS)
    begin -= begin % MINUTE
    gone = begin + draw(SECONDS)
    away = draw(st.sampled_from(["", f"{gone}-{gone + draw(SECONDS) + MINUTE}"]))
    off = draw(st.sets(st.sampled_from("1234567"), max_size=3))
    sleep = draw(st.one_of(st.just(""), nights()))
    profile = {"zone": zone, "sleep": sleep, "days_off": " ".join(sorted(off)), "away": away}
    return profile, begin


@given(lives(), SECONDS)
def test_waking_time_is_what_the_clock_on_the_wall_says_minute_by_minute(life, length):
    profile, start = life
    awake = Calendar.of(profile).awake_between(start, start + length)
    assert awake == minutes_awake(profile, start, start + length) * MINUTE


@given(lives(), SECONDS, SECONDS, SECONDS)
def test_outages_are_left_out_minute_by_minute(life, length, gone, back):
    profile, start = life
    without = [(start + gone, start + gone + back)]
    awake = Calendar.of(profile).awake_between(start, start + length, without=without)
    assert awake == minutes_awake(profile, start, start + length, without) * MINUTE


@given(lives(), SECONDS)
def test_one_is_awake_when_the_clock_on_the_wall_says_so(life, later):
    profile, start = life
    assert Calendar.of(profile).is_awake(start + later) == is_awake(profile, start + later)


@given(lives(), SECONDS, SECONDS)
def test_waking_time_of_two_spans_is_that_of_both_together(life, one, two):
    profile, start = life
    calendar, middle, end = Calendar.of(profile), start + one, start + one + two
    whole = calendar.awake_between(start, end)
    assert whole == calendar.awake_between(start, middle) + calendar.awake_between(middle, end)


@given(lives(), st.integers(0, 14 * DAY), st.integers(0, DAY), st.integers(0, DAY))
def test_what_has_passed_by_the_time_that_so_much_has_passed_is_so_much(life, seconds, gone, back):
    profile, start = life
    calendar, without = Calendar.of(profile), [(start + gone, start + gone + back)]
    end = calendar.after_awake(start, seconds, without=without)
    assert calendar.awake_between(start, end, without=without) == pytest.approx(seconds, abs=1e-3)
    if seconds:
        assert calendar.awake_between(start, end - 1, without=without) < seconds


@given(lives(), st.integers(0, 30 * DAY), st.integers(1, 30 * DAY))
def test_more_time_ends_later(life, seconds, more):
    profile, start = life
    calendar = Calendar.of(profile)
    assert calendar.after_awake(start, seconds) < calendar.after_awake(start, seconds + more)


@given(lives(), SECONDS)
def test_the_next_waking_moment_is_the_first(life, later):
    profile, start = life
    moment = start + later
    found = Calendar.of(profile).next_awake(moment)
    assert is_awake(profile, found)
    assert not minutes_awake(profile, moment, int(found))


@given(lives(), SECONDS)
def test_a_waking_window_begins_when_they_wake(life, later):
    profile, start = life
    profile = {**profile, "sleep": profile["sleep"] or "23:00-07:00"}
    calendar = Calendar.of(profile)
    moment = calendar.next_awake(start + later)
    began = calendar.window_start(moment)
    assert calendar.awake_between(began, moment) == moment - began
    assert not is_awake(profile, began - MINUTE)


# ---- what that comes to


def test_a_day_of_bank_lasts_a_day_and_a_half_for_who_sleeps_eight_hours():
    assert Calendar.of(ROME).after_awake(at("2026-05-04T07:00"), DAY) == at("2026-05-05T15:00")


def test_days_off_are_left_out_whole():
    calendar = Calendar.of(ROME | {"days_off": "6 7"})
    friday = at("2026-05-08T22:00")
    assert calendar.after_awake(friday, 2 * HOUR) == at("2026-05-11T08:00")
    assert not calendar.is_awake(at("2026-05-09T12:00"))


def test_a_night_that_summer_time_shortens_makes_the_flag_fall_an_hour_sooner():
    """By the clock, whatever waking time that is."""
    calendar = Calendar.of(ROME)
    start = at("2026-03-28T21:00")
    assert calendar.after_awake(start, 4 * HOUR) == at("2026-03-29T09:00")
    assert at("2026-03-29T09:00") - start == 11 * HOUR


def test_vacations_are_left_out():
    gone, back = int(at("2026-05-05T12:00")), int(at("2026-05-08T12:00"))
    calendar = Calendar.of(ROME | {"away": f"{gone}-{back}"})
    assert calendar.after_awake(gone - HOUR, 2 * HOUR) == back + HOUR
    assert calendar.away_until(gone) == back
    assert calendar.away_until(back) is None
    assert calendar.away_until(gone - 1) is None


def test_who_has_no_calendar_is_always_awake():
    assert Calendar.of({}) == ALWAYS
    assert ALWAYS.awake_between(0, 100) == 100
    assert ALWAYS.after_awake(50, 100, without=[(60, 70)]) == 160
    assert ALWAYS.next_awake(7) == 7
    assert ALWAYS.window_start(7) is None


def test_nobody_sleeps_before_their_zone_is_known():
    assert Calendar.of({"sleep": "23:00-07:00", "days_off": "1 2 3"}) == ALWAYS


def test_a_vacation_holds_without_a_zone_too():
    assert Calendar.of({"away": "100-200"}).after_awake(90, 20) == 210


def test_new_hours_count_from_when_they_were_set():
    """Time that is used up doesn't come back with more sleep."""
    set_at = int(at("2026-05-06T12:00"))
    earlier = f"{set_at},Europe/Rome,23:00-07:00,"
    calendar = Calendar.of(ROME | {"sleep": "22:00-10:00", "earlier_hours": earlier})
    before = Calendar.of(ROME)
    start = at("2026-05-04T12:00")
    assert calendar.awake_between(start, set_at) == before.awake_between(start, set_at)
    assert calendar.awake_between(set_at, set_at + DAY) == 12 * HOUR


def test_a_match_goes_by_the_hours_that_held_when_it_was_agreed_on():
    agreed_at, set_at = at("2026-05-04T12:00"), at("2026-05-06T12:00")
    longer = ROME | {"sleep": "20:00-08:00", "days_off": "3 4 5"}
    profile = longer | {"earlier_hours": f"{int(set_at)},Europe/Rome,23:00-07:00,"}
    calendar = Calendar.of(profile)
    running, later = calendar.agreed_at(agreed_at), calendar.agreed_at(set_at)
    assert running.awake_between(set_at, set_at + 7 * DAY) == 7 * 16 * HOUR
    assert later.awake_between(set_at, set_at + 7 * DAY) == 4 * 12 * HOUR


def test_later_hours_count_where_they_make_more_waking_time():
    set_at = at("2026-05-06T12:00")
    profile = ROME | {
        "sleep": "01:00-09:00",
        "earlier_hours": f"{int(set_at)},Europe/Rome,23:00-07:00,",
    }
    running = Calendar.of(profile).agreed_at(set_at - DAY)
    assert running.is_awake(at("2026-05-08T00:30"))
    assert running.is_awake(at("2026-05-08T07:30"))
    assert not running.is_awake(at("2026-05-08T05:00"))


HISTORIES = st.lists(st.tuples(st.integers(2 * HOUR, 20 * DAY), nights(), st.sampled_from(
    ["Europe/Rome", "America/New_York", "Asia/Kolkata"])), max_size=50)  # fmt: skip


@given(HISTORIES, SECONDS)
def test_no_change_of_hours_makes_the_clock_of_a_running_match_slower(changes, length):
    agreed_at = moment = int(at("2026-05-04T12:00"))
    profile = dict(ROME)
    as_agreed = Calendar.of(profile)
    for later, night, zone in changes:
        moment += later
        profile |= set_hours(profile, {"sleep": night, "zone": zone}, moment)
    running = Calendar.of(profile).agreed_at(agreed_at)
    for start in (agreed_at, moment):
        end = start + length
        assert running.awake_between(start, end) >= as_agreed.awake_between(start, end)


def test_of_a_sleep_longer_than_may_be_the_last_hours_count():
    profile = {"zone": "Europe/Rome", "sleep": "18:00-10:00", "days_off": "1 2 3 4 5"}
    hours = Calendar.of(profile).hours
    assert (hours.sleep, hours.days_off) == ((22 * 60, 10 * 60), frozenset({3, 4, 5}))


@pytest.mark.parametrize("sleep", ["07:00-07:00", "24:00-07:00", "x", "23-7"])
def test_a_sleep_that_nobody_could_have_set_is_none(sleep):
    assert Calendar.of({"zone": "Europe/Rome", "sleep": sleep}).hours.sleep is None


@given(st.dictionaries(st.sampled_from(
    ["zone", "sleep", "days_off", "away", "earlier_hours"]), st.text(max_size=40)))  # fmt: skip
def test_whatever_is_stored_makes_a_calendar_that_wakes(profile):
    moment = at("2026-05-04T12:00")
    assert Calendar.of(profile).after_awake(moment, HOUR) < moment + 120 * DAY


def test_a_year_is_looked_through():
    calendar = Calendar.of(ROME | {"days_off": "2 3 4", "sleep": "21:00-09:00"})
    start = at("2026-01-01T00:00")
    assert calendar.after_awake(start, 2400 * HOUR) - start > 330 * DAY
