"""Five days of it; `make simulate` lives a month."""

import pytest

from tests.simulate.people import HOUR
from tests.simulate.run import run
from tests.simulate.verdict import COUNTERS


def test_five_days_of_two_hundred_tables_are_clean():
    told = []
    verdict = run(days=5, tables=200, seed=7, step=HOUR, tell=told.append)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.told == verdict.turns > 300


@pytest.mark.parametrize("counter", COUNTERS)
def test_each_counter_sees_what_is_broken_on_purpose(counter):
    verdict = run(days=2, tables=50, seed=7, step=HOUR, fault=counter)
    assert verdict.findings[counter]
