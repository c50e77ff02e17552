"""How a table's log is stored: a list of rows that `redis-cli` shows as text.

The first row is the head as JSON, and names the form that all rows have (`storage.migrations`).
Each act appends a row: the entry as JSON. At every fourth entry the rows after the head are
replaced by a snapshot of all entries so far: a line of text that says so, then the JSON lines of
those entries, gzipped. When a match is over it is one snapshot. A log in an older form is rewritten
at the next act. docs/redis.md shows how to look at both by hand.
"""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from pydantic import ValidationError

from engines.core.record import DamagedRecordError, Entry, Head, Record
from storage.base import FORM
from storage.migrations import FIRST, steps_from

SNAPSHOT_EVERY: Final = 4  # entries; a store reads logs that were written with another number
_SNAPSHOT: Final = b"snapshot of %d entries, as gzipped lines of JSON:\n"
# Bytes of a snapshot's lines: a match of a thousand entries has about 150 KB.
_LONGEST: Final = 2**20
_FORM: Final = re.compile(rb'\{"form":(\d{1,9}),')
# How the first row begins of a log in today's form.
HEAD_BEGINS: Final = b'{"form":%d,' % FORM
_Kind = TypeVar("_Kind", Head, Entry)
_Steps = Sequence[Callable[[dict[str, Any]], dict[str, Any]]]
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
    """How to turn the rows of `expected` entries (None: no rows) into those of `record`.

    Either rows to append, or (True) rows that replace all others. `is_finished`: the
    match is over.
    """
    if is_finished:
        return True, encode_finished(record)
    if expected is None or record.version // SNAPSHOT_EVERY != expected // SNAPSHOT_EVERY:
        return True, encode(record)
    return False, [_row(entry) for entry in record.log[expected:]]


def as_text(rows: Sequence[bytes]) -> bytes:
    """All rows with snapshots expanded; a snapshot that can't be read is left as it is."""
    return b"\n".join(map(_unfolded, rows))


def version(rows: Sequence[bytes]) -> int:
    """How many entries the rows hold, without reading them; -1 if there are no rows."""
    label = _LABEL.match(rows[1]) if len(rows) > 1 else None
    return len(rows) - 1 + (int(label[1]) - 1 if label else 0)


def decode(rows: Sequence[bytes]) -> Record:
    """Read back what `encode` wrote. Raises DamagedRecordError, whose text doesn't quote rows."""
    if not rows:
        raise DamagedRecordError("a log without a head")
    form = form_of(rows)
    if form > FORM:
        raise DamagedRecordError(f"it has form {form}, and this Salle reads forms up to {FORM}")
    log: tuple[Entry, ...] = ()
    rest = rows[1:]
    if rest and _LABEL.match(rest[0]):
        log, rest = _entries_of_snapshot(rest[0], form), rest[1:]
    try:
        log += tuple(_entry(row, form) for row in rest)
    except ValueError as err:
        # Not the error itself: it quotes the row, whose draws are a deck.
        raise DamagedRecordError(f"unreadable entry: {_count(err)} errors") from None
    return Record.model_construct(head=_head(rows[0]), log=log)


def form_of(rows: Sequence[bytes]) -> int:
    """The form that the rows of a log name."""
    named = _FORM.match(rows[0])
    return int(named[1]) if named else FIRST


def carried(rows: Sequence[bytes]) -> list[bytes]:
    """The same log in today's form. Raises DamagedRecordError."""
    return _as_before(rows, decode(rows))


def rewritten(rows: Sequence[bytes], change: Callable[[Record], Record]) -> list[bytes]:
    """The rows of a log after `change`; none if the record is unchanged.

    Raises DamagedRecordError.
    """
    if not rows:
        return []
    record = decode(rows)
    changed = change(record)
    return [] if changed is record else _as_before(rows, changed)


def _as_before(rows: Sequence[bytes], record: Record) -> list[bytes]:
    # The rows of a record: of a match that is over one snapshot, if it was one before.
    is_one_snapshot = len(rows) == 2 and bool(_LABEL.match(rows[1]))
    if is_one_snapshot:
        return [head_row(record.head), snapshot_row(list(map(_row, record.log)))]
    return encode(record)


def head_row(head: Head) -> bytes:
    """The first row of a log."""
    return HEAD_BEGINS + head.model_dump_json(exclude_defaults=True).encode().removeprefix(b"{")


def snapshot_row(entries: Sequence[bytes]) -> bytes:
    """The row that stands for the rows of these entries."""
    return _SNAPSHOT % len(entries) + gzip.compress(b"\n".join(entries), mtime=0)


def _row(entry: Entry) -> bytes:
    return entry.model_dump_json(exclude_defaults=True).encode()


# A table is loaded for every act, and few of its rows are new: parsing all of them each time would
# take more than a tenth of the processor time of a move (`bench whole_way`, without pictures).


@lru_cache(512)
def _head(row: bytes) -> Head:
    form = form_of([row])
    bare = _FORM.sub(b"{", row, count=1)
    try:
        return _read(Head, bare, [step.head for step in steps_from(form)])
    except ValueError as err:
        raise DamagedRecordError(f"unreadable head: {_count(err)} errors") from None


@lru_cache(2_048)
def _entry(row: bytes, form: int) -> Entry:
    return _read(Entry, row, [step.entry for step in steps_from(form)])


def _read(kind: type[_Kind], row: bytes, steps: _Steps) -> _Kind:
    for step in steps:
        try:
            row = json.dumps(step(json.loads(row))).encode()
        except Exception as err:  # whatever a damaged row holds
            raise ValueError(type(err).__name__) from None
    return kind.model_validate_json(row)


def _count(err: ValueError) -> int:
    return err.error_count() if isinstance(err, ValidationError) else 1


def _unzipped(zipped: bytes) -> bytes:
    # The lines of a snapshot: one stream, whole, and no longer than any match's.
    # Raises zlib.error, DamagedRecordError.
    stream = zlib.decompressobj(zlib.MAX_WBITS | 16)
    lines = stream.decompress(zipped, _LONGEST)
    if not stream.eof or stream.unused_data:
        raise DamagedRecordError("unreadable snapshot: it breaks off, or never ends")
    return lines


def _unfolded(row: bytes) -> bytes:
    if not _LABEL.match(row):
        return row
    try:
        return _unzipped(row.partition(b"\n")[2])
    except (zlib.error, DamagedRecordError):
        return row


@lru_cache(512)
def _entries_of_snapshot(row: bytes, form: int) -> tuple[Entry, ...]:
    label, _, zipped = row.partition(b"\n")
    steps = [step.entry for step in steps_from(form)]
    try:
        lines = _unzipped(zipped).split(b"\n")
        entries = tuple(_read(Entry, line, steps) for line in lines)
    except DamagedRecordError:
        raise
    except (zlib.error, ValueError) as err:
        raise DamagedRecordError(f"unreadable snapshot: {type(err).__name__}") from None
    if not label.startswith(b"snapshot of %d entries" % len(entries)):
        raise DamagedRecordError("unreadable snapshot: another number of entries than it says")
    return entries
