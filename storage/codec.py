"""How a table's log is stored: a list of rows that `redis-cli` shows as text.

The first row is the head as JSON. Each act appends a row: the entry as JSON. At every fourth entry
the rows after the head give way to a snapshot of all entries so far: a line of text that says so,
then the JSON lines of those entries, gzipped. When a match is over it is one snapshot.
docs/redis.md shows how to look at both by hand.
"""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pydantic import ValidationError

from engines.core.record import DamagedRecordError, Entry, Head, Record

SNAPSHOT_EVERY: Final = 4  # entries; a store reads logs that were written with another number
_SNAPSHOT: Final = b"snapshot of %d entries, as gzipped lines of JSON:\n"
_LONGEST: Final = 2**20
"""Bytes of a snapshot's lines: a match of a thousand entries has about 150 KB."""
_LABEL: Final = re.compile(rb"snapshot of (\d{1,9}) entries[^\n]*\n")  # as in scripts/commit.lua


def encode(record: Record) -> list[bytes]:
    """All rows of a record."""
    entries = [_row(entry) for entry in record.log]
    folded = record.version - record.version % SNAPSHOT_EVERY
    snapshot = [snapshot_row(entries[:folded])] if folded else []
    return [head_row(record.head), *snapshot, *entries[folded:]]


def encode_finished(record: Record) -> list[bytes]:
    """All rows of a match that is over: one snapshot of `Record.uncharged`."""
    return [head_row(record.head), snapshot_row(list(map(_row, record.uncharged().log)))]


def encode_change(
    record: Record, expected: int | None, *, is_finished: bool = False
) -> tuple[bool, list[bytes]]:
    """What makes the rows of `expected` entries (None: no rows) those of `record`.

    Either rows to append, or (True) rows that take the place of all others. `is_finished`: the
    match is over.
    """
    if is_finished:
        return True, encode_finished(record)
    if expected is None or record.version // SNAPSHOT_EVERY != expected // SNAPSHOT_EVERY:
        return True, encode(record)
    return False, [_row(entry) for entry in record.log[expected:]]


def version(rows: Sequence[bytes]) -> int:
    """How many entries the rows hold, without reading them; -1 if there are no rows."""
    label = _LABEL.match(rows[1]) if len(rows) > 1 else None
    return len(rows) - 1 + (int(label[1]) - 1 if label else 0)


def decode(rows: Sequence[bytes]) -> Record:
    """Read back what `encode` wrote. Raises DamagedRecordError, whose text quotes no row."""
    if not rows:
        raise DamagedRecordError("a log without a head")
    log: tuple[Entry, ...] = ()
    rest = rows[1:]
    if rest and _LABEL.match(rest[0]):
        log, rest = _entries_of_snapshot(rest[0]), rest[1:]
    try:
        log += tuple(map(_entry, rest))
    except ValidationError as err:
        # Not the error itself: it quotes the row, whose draws are a deck.
        raise DamagedRecordError(f"unreadable entry: {err.error_count()} errors") from None
    return Record.model_construct(head=_head(rows[0]), log=log)


def head_row(head: Head) -> bytes:
    """The first row of a log."""
    return head.model_dump_json(exclude_defaults=True).encode()


def snapshot_row(entries: Sequence[bytes]) -> bytes:
    """The row that stands for the rows of these entries."""
    return _SNAPSHOT % len(entries) + gzip.compress(b"\n".join(entries), mtime=0)


def _row(entry: Entry) -> bytes:
    return entry.model_dump_json(exclude_defaults=True).encode()


# A table is loaded for every act, and few of its rows are new: parsing all of them each time would
# take more than a tenth of the processor time of a move (`bench whole_way`, without pictures).


@lru_cache(512)
def _head(row: bytes) -> Head:
    try:
        return Head.model_validate_json(row)
    except ValidationError as err:
        raise DamagedRecordError(f"unreadable head: {err.error_count()} errors") from None


@lru_cache(2_048)
def _entry(row: bytes) -> Entry:
    return Entry.model_validate_json(row)


def _unzipped(zipped: bytes) -> bytes:
    """The lines of a snapshot: one stream, whole, and no longer than any match's.

    Raises zlib.error, DamagedRecordError.
    """
    stream = zlib.decompressobj(zlib.MAX_WBITS | 16)
    lines = stream.decompress(zipped, _LONGEST)
    if not stream.eof or stream.unused_data:
        raise DamagedRecordError("unreadable snapshot: it breaks off, or never ends")
    return lines


@lru_cache(512)
def _entries_of_snapshot(row: bytes) -> tuple[Entry, ...]:
    label, _, zipped = row.partition(b"\n")
    try:
        lines = _unzipped(zipped).split(b"\n")
        entries = tuple(map(Entry.model_validate_json, lines))
    except (zlib.error, ValidationError) as err:
        raise DamagedRecordError(f"unreadable snapshot: {type(err).__name__}") from None
    if not label.startswith(b"snapshot of %d entries" % len(entries)):
        raise DamagedRecordError("unreadable snapshot: another number of entries than it says")
    return entries
