"""Some days of it; `make simulate` lives a month."""

import pytest

from tests.simulate.people import HOUR
from tests.simulate.run import run
from tests.simulate.verdict import COUNTERS


@pytest.mark.parametrize(
    ("days", "tables", "turns"), [(2, 20, 20), pytest.param(5, 200, 300, marks=pytest.mark.long)]
)
def test_some_days_of_many_tables_are_clean(days, tables, turns):
    told = []
    verdict = run(days=days, tables=tables, seed=7, step=HOUR, tell=told.append)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.told == verdict.turns > turns


@pytest.mark.parametrize("counter", COUNTERS)
def test_each_counter_sees_what_is_broken_on_purpose(counter):
    verdict = run(days=1, tables=40, seed=7, step=HOUR, fault=counter)
    assert verdict.findings[counter]
