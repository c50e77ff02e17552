"""docs/security.md names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.application.rate_limiter import NETWORK, PERSON, Kind

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))


def test_every_attack_has_a_test():
    table = PAGE.partition("## Attacks")[2].partition("\n## ")[0]
    rows = [row for row in table.splitlines() if row.startswith("| ")][1:]
    assert len(rows) > 20
    assert [row for row in rows if "`tests/" not in row] == []


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_a_test_that_is_named_is_there(path, name):
    found = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"def {name or 'test_'}", found)


@pytest.mark.parametrize("kind", Kind)
def test_the_rates_are_those_that_hold(kind):
    rate = PERSON[kind]
    assert f"{rate.most}" in PAGE
    assert f"in {rate.every:.0f} s" in PAGE
    assert all(f"{one.most} at once" in PAGE for one in NETWORK.values())
