"""Some days of it; `make simulate` lives a month."""

import pytest

from tests.simulate.people import HOUR
from tests.simulate.run import AFTERWARDS, Extent, run
from tests.simulate.verdict import COUNTERS

# What is broken at once, each by a fault that no other counter of the same run sees; in how many
# days, at how many tables and in how many tournaments it shows.
_BROKEN = (
    (("told_twice", "unjust_flags", "reminders_at_night", "miscounted"), 1, 120, 0),
    (("not_told",), 1, 40, 0),
    (("unfinished",), 1, 40, 0),
    (("tournaments_stalled",), 1, 4, 3),
    (("tournaments_astray",), 2, 4, 5),
)
_USUAL = (_BROKEN[3],)  # one of a run that is short; all in the long profile


@pytest.mark.parametrize(
    ("days", "tables", "tournaments", "turns"),
    [(2, 20, 2, 20), pytest.param(5, 200, 10, 300, marks=pytest.mark.long)],
)
def test_some_days_of_many_tables_and_some_tournaments_are_clean(days, tables, tournaments, turns):
    told = []
    extent = Extent(
        days=days, tables=tables, tournaments=tournaments, step=HOUR, is_old=tournaments > 2
    )
    verdict = run(extent, 7, tell=told.append)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.told == verdict.turns > turns
    assert verdict.tournaments == tournaments


@pytest.mark.parametrize(
    ("counters", "days", "tables", "tournaments"),
    [
        pytest.param(*broken, marks=() if broken in _USUAL else pytest.mark.long)
        for broken in _BROKEN
    ],
)
def test_each_counter_sees_what_is_broken_on_purpose(counters, days, tables, tournaments):
    # Of tournaments so many that some of their tables begin in any case, and few are reminded.
    more = 2.0 if tournaments else AFTERWARDS  # broken ones never end
    extent = Extent(
        days=days,
        tables=tables,
        tournaments=tournaments,
        afterwards=more,
        step=HOUR,
        faults=counters,
    )
    verdict = run(extent, 7)
    assert all(verdict.findings[counter] for counter in counters)


def test_every_counter_is_tried():
    assert sorted(name for counters, *_ in _BROKEN for name in counters) == sorted(COUNTERS)
