"""Some days of it; `make simulate` lives a month."""

import pytest

from tests.simulate.people import HOUR
from tests.simulate.run import AFTERWARDS, run
from tests.simulate.verdict import COUNTERS


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
    # Of tournaments so many that some of their tables begin in any case.
    days, tables, tournaments = (2, 4, 8) if counter.startswith("tournaments") else (1, 40, 0)
    tables = 120 if counter == "reminders_at_night" else tables  # few are reminded at all
    more = {"tournaments_stalled": 2.0}.get(counter, AFTERWARDS)  # for they never end
    verdict = run(
        days, tables, 7, tournaments=tournaments, afterwards=more, step=HOUR, fault=counter
    )
    assert verdict.findings[counter]
