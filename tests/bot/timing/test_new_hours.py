"""Hours that are set anew hold from then on."""

from hypothesis import given
from hypothesis import strategies as st

from bot.timing.calendars import DAYS_OFF, EARLIER_HOURS, SLEEP, ZONE, Calendar
from bot.timing.new_hours import set_hours

START, HOUR = 1_800_000_000, 3_600

ZONES = st.sampled_from(["", "Europe/Rome", "America/New_York", "UTC+05:30"])
NIGHTS = st.sampled_from(["", "23:00-07:00", "08:00-18:00", "01:00-09:30"])
DAYS = st.sampled_from(["", "6 7", "1 2 3"])
CHOSEN = st.fixed_dictionaries({}, optional={ZONE: ZONES, SLEEP: NIGHTS, DAYS_OFF: DAYS})
CHANGES = st.lists(st.tuples(st.integers(HOUR + 1, 9 * 24 * HOUR), CHOSEN), max_size=6)


@given(CHANGES)
def test_a_change_leaves_the_time_that_has_passed_as_it_was(changes):
    profile, now = {}, START
    for later, chosen in changes:
        now += later
        before = Calendar.of(profile).awake_between(START, now)
        profile |= set_hours(profile, chosen, now)
        assert Calendar.of(profile).awake_between(START, now) == before


def test_taps_on_the_way_to_the_hours_one_wants_are_kept_as_one_change():
    profile = {ZONE: "Europe/Rome"}
    for seconds, day in enumerate(("1", "1 2", "1 2 3")):
        profile |= set_hours(profile, {DAYS_OFF: day}, START + seconds)
    assert profile[EARLIER_HOURS] == f"{START},Europe/Rome,,"


def test_what_stays_as_it_is_is_no_change():
    assert set_hours({SLEEP: "23:00-07:00"}, {SLEEP: "23:00-07:00", ZONE: ""}, START) == {}


def test_beyond_forty_changes_one_is_taken_for_awake_day_and_night():
    profile, now = {ZONE: "Europe/Rome", SLEEP: "20:00-08:00"}, START
    for number in range(45):
        now += 2 * HOUR
        profile |= set_hours(profile, {SLEEP: f"{number % 3:02}:00-08:00"}, now)
    assert profile[EARLIER_HOURS].count(";") == 39
    assert Calendar.of(profile).awake_between(START, START + 10 * HOUR) == 10 * HOUR
