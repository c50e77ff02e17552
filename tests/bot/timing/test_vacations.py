"""Thirty days of vacation a year, taken or spent by themselves."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.timing import vacations
from bot.timing.calendars import Calendar
from bot.timing.vacations import VacationError

DAY, HOUR = 86_400, 3_600
NOW = datetime(2026, 5, 4, 12, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
ANNA = {"zone": "Europe/Rome"}


def away(profile, days, now=NOW):
    return profile | vacations.begin(profile, now, now + days * DAY)


def refused(profile, until, now=NOW):
    with pytest.raises(VacationError) as caught:
        vacations.begin(profile, now, until)
    return caught.value


def test_there_are_thirty_days_a_year():
    assert vacations.days_left({}, NOW) == 30
    assert vacations.days_left(away(ANNA, 5), NOW) == 25


def test_a_day_that_has_begun_is_a_whole_one():
    profile = away(ANNA, 5)
    home = profile | vacations.end(profile, NOW + 2 * DAY + HOUR)
    assert vacations.days_left(home, NOW) == 27
    assert vacations.present(home, NOW + 2 * DAY + 2 * HOUR) is None


def test_the_days_come_again_with_the_new_year():
    new_year = datetime(2027, 1, 1, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
    assert vacations.days_left(away(ANNA, 30), new_year) == 30


def test_a_vacation_over_new_year_takes_days_of_both_years():
    eve = datetime(2026, 12, 29, 12, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
    profile = away(ANNA, 10, eve)
    assert vacations.days_left(profile, eve) == 27
    assert vacations.days_left(profile, eve + 5 * DAY) == 23
    assert away(ANNA, 32, eve)  # 3 of this year and 29 of the next


def test_a_vacation_may_not_end_in_the_past():
    error = refused(ANNA, NOW - DAY)
    assert (error.trouble, error.left) == (vacations.Trouble.PAST, 30)


def test_a_vacation_may_not_be_longer_than_what_is_left():
    error = refused(away(ANNA, 20) | {}, NOW + 60 * DAY)
    assert error.trouble is vacations.Trouble.TOO_LONG
    home = away(ANNA, 20)
    home |= vacations.end(home, NOW + 20 * DAY - 1)
    error = refused(home, NOW + 41 * DAY, NOW + 30 * DAY)
    assert (error.trouble, error.left, error.wanted) == (vacations.Trouble.TOO_LONG, 10, 11)


def test_who_has_no_days_left_is_told_so():
    home = away(ANNA, 30)
    later = NOW + 31 * DAY
    assert refused(home, later + DAY, later).trouble is vacations.Trouble.USED_UP


def test_another_vacation_takes_the_place_of_the_present_one():
    profile = away(away(ANNA, 5), 10, NOW + DAY)
    assert vacations.present(profile, NOW + 3 * DAY).end == int(NOW + 11 * DAY)
    assert vacations.days_left(profile, NOW) == 19


def test_a_vacation_that_is_taken_back_at_once_costs_no_day():
    profile = away(ANNA, 5)
    profile |= vacations.end(profile, NOW)
    assert vacations.present(profile, NOW) is None
    assert vacations.days_left(profile, NOW) == 30


def test_who_is_not_away_can_not_come_back():
    with pytest.raises(VacationError) as caught:
        vacations.end(ANNA, NOW)
    assert caught.value.trouble is vacations.Trouble.NOT_AWAY


# ---- by itself


def spent(profile=ANNA, now=NOW):
    return profile | vacations.spend(profile, now, flag_at=now)


def test_a_vacation_that_begins_by_itself_keeps_the_flag_up_for_a_week():
    start, bank = NOW - 3 * DAY, 3 * DAY
    before, after = (Calendar.of(each).after_awake(start, bank) for each in (ANNA, spent()))
    assert (before, after) == (NOW, NOW + 7 * DAY)


def test_some_time_is_left_when_a_vacation_that_began_by_itself_is_over():
    calendar = Calendar.of(spent())
    assert calendar.awake_between(calendar.away_until(NOW), NOW + 7 * DAY) == 12 * HOUR


def test_it_takes_no_more_days_than_are_left():
    profile = away(ANNA, 28, NOW - 40 * DAY)
    assert vacations.days_left(spent(profile), NOW) == 0
    assert vacations.spend(away(ANNA, 30, NOW - 40 * DAY), NOW, flag_at=NOW) is None


def test_it_begins_once_until_they_act():
    gone = spent()
    later = NOW + 8 * DAY
    assert vacations.spend(gone, later, flag_at=later) is None
    here = gone | vacations.back(gone, later)
    assert vacations.spend(here, later + DAY, flag_at=later + DAY) is not None


def test_it_does_not_begin_for_who_does_not_want_it():
    never = ANNA | {vacations.BY_ITSELF: vacations.NEVER}
    assert vacations.spend(never, NOW, flag_at=NOW) is None


def test_acting_ends_a_vacation_that_began_by_itself():
    gone = spent()
    here = gone | vacations.back(gone, NOW + DAY)
    assert vacations.present(here, NOW + DAY + 1) is None
    assert vacations.days_left(here, NOW) == 28  # a day and a half


def test_acting_does_not_end_a_vacation_that_they_took():
    assert vacations.back(away(ANNA, 5), NOW + DAY) is None


def test_nobody_pays_for_a_vacation_twice():
    gone = away(ANNA, 2)
    gone |= vacations.end(gone, NOW + DAY)
    later = NOW + DAY + HOUR
    assert vacations.days_left(spent(gone, later), NOW) == 22


def test_odd_words_in_the_store_are_no_vacation():
    odd = {"away": "x 5-3 1-99999999999 -", "zone": "Nowhere"}
    assert vacations.days_left(odd, NOW) == 30
    assert vacations.back(odd, NOW) is None
