"""The rim of the store's contents: rows of a log that were damaged, loaded and replayed."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bot.commands import boards, history
from storage import codec
from tests.fuzz.hall import Hall, essence
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import damaged_bytes, damaged_json, odd_text

_BOMB: Final = gzip.compress(b"\n" * 2**22, mtime=0)

Damage = tuple[int, int, list[bytes]]
"""Which table, who looks at it, and its rows."""


class StoredRecords:
    """Logs as a hand, a disk or another program may have left them."""

    name = "stored_records"

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._whole = {table: tuple(hall.store.rows(table)) for table in hall.store.tables()}
        self._plain = [_lines(self._whole[table]) for table in hall.tables]

    def make(self, random: Random) -> Damage:
        number, who = random.randrange(len(self._hall.tables)), random.randrange(3)
        lines = copy.deepcopy(self._plain[number])
        kind = random.randrange(8)
        if kind == 0:
            at = random.randrange(len(lines))
            lines.insert(at, lines[random.randrange(len(lines))])
        elif kind == 1:
            del lines[random.randrange(len(lines))]
        elif kind < 6:
            at = random.randrange(len(lines))
            lines[at] = damaged_json(random, lines[at])
        rows = [_row(line) for line in lines]
        if kind == 6:
            at = random.randrange(len(rows))
            rows[at] = damaged_bytes(random, rows[at])
        if kind == 7 or random.random() < 0.2:
            rows = _with_snapshot(random, rows)
        return number, who, rows

    async def drive(self, given: Damage) -> Outcome:
        number, who, rows = given
        table, store = self._hall.tables[number], self._hall.store
        store.put_rows(table, rows)
        person, command = self._hall.someone(who), (boards.hand, history.history)[who % 2]
        try:
            reply = await self._hall.app.run(command, person.ask(), table)
        finally:
            store.put_rows(table, self._whole[table])
        return Outcome(is_refused=reply.is_error, said=reply.ack)

    def state(self) -> object:
        return essence(self._hall.store)


def _lines(rows: Sequence[bytes]) -> list[Any]:
    """A log as JSON, an entry each, without snapshots."""
    record = codec.decode(rows)
    entries = [codec.encode(record.upto(0).plus(entry))[-1] for entry in record.log]
    return [json.loads(row) for row in (rows[0], *entries)]


def _row(line: object) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode(errors="replace")


def _with_snapshot(random: Random, rows: list[bytes]) -> list[bytes]:
    """Some rows zipped, rightly or not."""
    count = random.randrange(len(rows) + 1)
    zipped = gzip.compress(b"\n".join(rows[1 : 1 + count]), mtime=0)
    kind = random.randrange(6)
    if kind == 0:
        zipped = damaged_bytes(random, zipped)
    elif kind == 1:
        zipped = _BOMB
    said = count if random.random() < 0.7 else random.choice((0, 1, 7, 10**8))
    label = b"snapshot of %d entries, as gzipped lines of JSON:\n" % said
    if kind == 2:
        label = damaged_bytes(random, label)
    if kind == 3:
        label = label.replace(b"entries", odd_text(random).encode(errors="replace")[:40])
    return [*rows[:1], label + zipped, *rows[1 + count :]]
