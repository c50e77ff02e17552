"""Some days of it; `make simulate` lives a month."""

import pytest

from tests.simulate.people import HOUR
from tests.simulate.run import AFTERWARDS, run
from tests.simulate.verdict import COUNTERS

# By counter: days, tables and tournaments, where it takes others than usual to see a fault.
_BROKEN = {
    "reminders_at_night": (1, 120, 0),
    "tournaments_stalled": (1, 4, 3),
    "tournaments_astray": (2, 4, 5),
}


@pytest.mark.parametrize(
    ("days", "tables", "tournaments", "turns"),
    [(2, 20, 2, 20), pytest.param(5, 200, 10, 300, marks=pytest.mark.long)],
)
def test_some_days_of_many_tables_and_some_tournaments_are_clean(days, tables, tournaments, turns):
    told = []
    verdict = run(days, tables, 7, tournaments=tournaments, step=HOUR, tell=told.append)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.told == verdict.turns > turns
    assert verdict.tournaments == tournaments


@pytest.mark.parametrize("counter", COUNTERS)
def test_each_counter_sees_what_is_broken_on_purpose(counter):
    # Of tournaments so many that some of their tables begin in any case, and few are reminded.
    days, tables, tournaments = _BROKEN.get(counter, (1, 40, 0))
    more = 2.0 if tournaments else AFTERWARDS  # broken ones never end
    verdict = run(
        days, tables, 7, tournaments=tournaments, afterwards=more, step=HOUR, fault=counter
    )
    assert verdict.findings[counter]
