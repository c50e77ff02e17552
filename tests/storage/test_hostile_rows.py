"""Rows that somebody made to do harm: they close their own table, at little cost."""

from __future__ import annotations

import gzip
import time
import tracemalloc

import pytest
from pydantic import ValidationError

from engines.core.record import DamagedRecordError, Entry, Head, Player
from storage import codec

HEAD = b'{"game":"gyges","rules":1,"players":{"one":null,"two":null}}'
LABEL = b"snapshot of 1 entries, as gzipped lines of JSON:\n"
ENTRY = b'{"act":"resign","at":1800000000,"seat":"one"}'


def snapshot(lines: bytes) -> bytes:
    return LABEL + gzip.compress(lines, mtime=0)


def test_a_snapshot_that_becomes_huge_is_refused_before_it_does() -> None:
    bomb = snapshot(b" " * 100_000_000)
    tracemalloc.start()
    began = time.process_time()
    with pytest.raises(DamagedRecordError):
        codec.decode([HEAD, bomb])
    assert time.process_time() - began < 2.0
    assert tracemalloc.get_traced_memory()[1] < 20_000_000
    tracemalloc.stop()


@pytest.mark.parametrize("rest", [b"more", snapshot(ENTRY)[len(LABEL) :]])
def test_a_snapshot_with_something_behind_it_is_refused(rest: bytes) -> None:
    assert codec.decode([HEAD, snapshot(ENTRY)]).version == 1
    with pytest.raises(DamagedRecordError):
        codec.decode([HEAD, snapshot(ENTRY) + rest])


def test_a_snapshot_that_breaks_off_is_refused() -> None:
    with pytest.raises(DamagedRecordError):
        codec.decode([HEAD, snapshot(ENTRY)[:-9]])


@pytest.mark.parametrize("nested", [b"[" * 100_000, b'{"a":' * 100_000])
def test_a_row_that_is_nested_without_end_is_refused(nested: bytes) -> None:
    with pytest.raises(DamagedRecordError):
        codec.decode([HEAD, nested])


@pytest.mark.parametrize("moment", [-1, 10**12, 10**40])
def test_a_moment_beyond_all_calendars_is_refused(moment: int) -> None:
    with pytest.raises(ValidationError):
        Entry.model_validate({"act": "resign", "at": moment})
    with pytest.raises(ValidationError):
        Head.model_validate_json(HEAD[:-1] + b',"created":%d}' % moment)


@pytest.mark.parametrize("seconds", [-1, 2**31, 10**40])
def test_a_span_beyond_all_calendars_is_refused(seconds: int) -> None:
    with pytest.raises(ValidationError):
        Entry.model_validate({"act": "ask", "at": 1, "seconds": seconds})
    with pytest.raises(ValidationError):
        Head.model_validate_json(HEAD[:-1] + b',"clock":%d}' % abs(seconds) if seconds > 0 else b"")


def test_a_name_without_end_is_cut() -> None:
    assert len(Player(address="web:1", name="x" * 5_000).name) == 200
