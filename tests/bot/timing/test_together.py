"""How much waking time two people have in common."""

import pytest

from bot.timing.calendars import AWAY, DAYS_OFF, SLEEP, ZONE, Calendar
from bot.timing.together import awake_together

MONDAY = 1_799_625_600  # midnight in UTC
HOUR = 3_600
DAY = 24 * HOUR


def calendar(zone="UTC+00:00", sleep="", days_off="", away=""):
    return Calendar.of({ZONE: zone, SLEEP: sleep, DAYS_OFF: days_off, AWAY: away})


@pytest.mark.parametrize(
    ("one", "other", "hours"),
    [
        (calendar(), calendar(), 7 * 24),
        (calendar(sleep="22:00-08:00"), calendar(), 7 * 14),
        (calendar(sleep="22:00-08:00"), calendar(sleep="08:00-20:00"), 7 * 2),
        (calendar(sleep="20:00-08:00"), calendar("UTC+12:00", "20:00-08:00"), 0),
        (calendar(days_off="1 2 3"), calendar(days_off="4 5 6"), 24),
        (calendar(away=f"{MONDAY}-{MONDAY + 6 * DAY}"), calendar(), 24),
        (calendar(away=f"{MONDAY}-{MONDAY + 8 * DAY}"), calendar(), 0),
    ],
)
def test_what_both_are_awake_counts(one, other, hours):
    for two in ((one, other), (other, one)):
        assert awake_together(*two, MONDAY, MONDAY + 7 * DAY) == hours * HOUR
