"""How a tournament is stored: a list of rows, as `storage.codec` stores a table, without snapshots.

The first row is the head as JSON and names the form; each act appends a row. Rows change only when
somebody is deleted. The head's row then counts this, so that no process continues from entries read
before.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engines.core.record import DamagedRecordError
from engines.core.tournaments.acts import Entry, Record, StoredEntry
from engines.core.tournaments.head import Head
from storage.base import FORM
from storage.codec import HEAD_BEGINS, form_of

_ENTRY: Final[TypeAdapter[Entry]] = TypeAdapter(StoredEntry)
# What the head's row has besides the head: its form, and how often rows were rewritten.
_STORED: Final = re.compile(rb'^\{"form":\d{1,9},(?:"rewritten":(\d{1,9}),)?')


def encode(record: Record, *, after: int | None = None) -> list[bytes]:
    """The rows of a record beyond its first `after` entries; None: all, the head too."""
    head = [] if after is not None else [_head_row(record.head)]
    return [*head, *map(_entry_row, record.log[after or 0 :])]


def decode(rows: Sequence[bytes], *, seen: Record | None = None) -> Record:
    """Read back what `encode` wrote: the head's row, and those of the entries beyond `seen`.

    Raises DamagedRecordError, whose text quotes no row.
    """
    if not rows:
        raise DamagedRecordError("a tournament without a head")
    if (form := form_of(rows)) > FORM:
        raise DamagedRecordError(f"it has form {form}, and this Salle reads forms up to {FORM}")
    try:
        log = tuple(map(_ENTRY.validate_json, rows[1:]))
        head = seen.head if seen else _head(rows[0])
    except ValidationError as err:
        raise DamagedRecordError(f"unreadable row: {err.error_count()} errors") from None
    return Record.model_construct(head=head, log=(*seen.log, *log) if seen else log)


def fields_of(entry: Entry) -> dict[str, Any]:
    """What is written of an entry; its act is said first, though it is each kind's default."""
    return {"act": entry.act, **entry.model_dump(mode="json", exclude_defaults=True)}


def rewritten(rows: Sequence[bytes], change: Callable[[Record], Record]) -> list[bytes]:
    """The rows of what `change` makes of a record; none if that is the same one.

    Raises DamagedRecordError.
    """
    if not rows:
        return []
    record = decode(rows)
    changed = change(record)
    if changed == record:
        return []
    stored = _STORED.match(rows[0])
    times = int(stored[1]) + 1 if stored and stored[1] else 1
    head, *entries = encode(changed)
    named = HEAD_BEGINS + b'"rewritten":%d,' % times
    return [named + head.removeprefix(HEAD_BEGINS), *entries]


@lru_cache(256)
def _head(row: bytes) -> Head:
    return Head.model_validate_json(_STORED.sub(b"{", row, count=1))


def _head_row(head: Head) -> bytes:
    return HEAD_BEGINS + head.model_dump_json(exclude_defaults=True).encode().removeprefix(b"{")


def _entry_row(entry: Entry) -> bytes:
    return json.dumps(fields_of(entry), ensure_ascii=False, separators=(",", ":")).encode()
