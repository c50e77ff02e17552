"""A match after some moves, and an evening of it."""

from __future__ import annotations

import pytest

from engines.core.record import Record
from tests.chaos.history import History
from tests.chaos.told_evening import evening, record_of


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(moves=5)


@pytest.fixture
def history(record) -> History:
    return evening(record)
