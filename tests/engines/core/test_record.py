"""Rows of text: what is stored is what is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.record import Act, DamagedRecordError, Entry, Joining, Player, Record
from engines.core.seat import Seat
from engines.en_garde.game import GAME
from tests.harness import CREATED, challenge

names = st.text(min_size=1, max_size=40)
joinings = st.builds(Joining, player=st.builds(Player, address=names, name=names), nonce=names)
seats = st.sampled_from(list(Seat))
others = st.sampled_from([act for act in Act if act not in (Act.ACCEPT, Act.EXPIRE, Act.MOVE)])
times = st.integers(CREATED, CREATED + 10**9)
draws = st.lists(st.integers(0, 10**6), max_size=60).map(tuple)
entries = st.one_of(
    st.builds(Entry, act=st.just(Act.ACCEPT), at=times, seat=seats, draws=draws, joining=joinings),
    st.builds(Entry, act=st.just(Act.MOVE), at=times, seat=seats, draws=draws, move=names),
    st.builds(Entry, act=st.just(Act.EXPIRE), at=times),
    st.builds(Entry, act=others, at=times, seat=seats),
)


@given(log=st.lists(entries, max_size=6))
def test_a_record_reads_back(log):
    record = Record(head=challenge(GAME).head, log=tuple(log))
    assert Record.from_rows([record.head_row(), *record.rows()]) == record


def test_a_move_is_a_short_row():
    move = Entry(act=Act.MOVE, seat=Seat.TWO, at=CREATED + 3600, draws=(24, 3), move="+3 2x5")
    assert move.row(CREATED) == "M2s0|o.3|+3 2x5"


def test_an_entry_from_before_the_head_counts_from_the_head():
    assert Entry(act=Act.EXPIRE, at=CREATED - 5).row(CREATED) == "e0||"


@pytest.mark.parametrize(
    "row", ["", "|", "||", "m", "m0", "m0|", "x0||", "m!||+3", "m0|1.!|+3", "a0||", "a0||{}"]
)
def test_an_unreadable_entry_is_damaged(row):
    with pytest.raises(DamagedRecordError, match="unreadable entry"):
        Entry.from_row(row, CREATED)


@pytest.mark.parametrize("head", ["", "{}", "[]", "null", '{"game": "en_garde"}', "\x00"])
def test_an_unreadable_head_is_damaged(head):
    with pytest.raises(DamagedRecordError, match="unreadable head"):
        Record.from_rows([head])


def test_a_record_of_nothing_is_damaged():
    with pytest.raises(DamagedRecordError, match="without a head"):
        Record.from_rows([])
