"""Changed copies of frozen dataclasses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core.changed import changed
from engines.core.seat import Seat
from tests.engines.audatia.boards import opening


def test_a_changed_copy_is_what_replace_makes():
    state = opening()
    copy = changed(state, draws=1, to_act=Seat.TWO)
    assert copy == replace(state, draws=1, to_act=Seat.TWO)
    assert state.draws == 0


def test_a_field_that_is_not_there_is_refused():
    with pytest.raises(KeyError):
        changed(opening(), drawn=1)
