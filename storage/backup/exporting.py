"""Reads everything out of a store, a table at a time, while Salle may be running over it.

A table is read atomically, so that its log and what depends on it belong together. People's
settings and lists are read separately; `python -m storage rebuild` rebuilds lists from the logs.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, BinaryIO, Final

from engines.core.match_state import MatchState
from engines.core.record import DamagedRecordError, Record
from storage import codec, keys
from storage.backup import BackupError
from storage.backup.lines import (
    AddressLine,
    Closing,
    EndedSessionsLine,
    Line,
    Opening,
    ShardLine,
    TableLine,
    TournamentLine,
    written,
)
from storage.backup.order import order_lines
from storage.backup.puzzles import puzzle_lines
from storage.backup.results import person_lines, result_lines
from storage.backup.seekers import seeker_lines
from storage.backup.tournaments import tournament_lines
from storage.base import FORM, TableKey
from storage.client import Raw
from storage.migrations import carried_profile
from storage.server_errors import ServerError
from storage.store import Store
from storage.stored_results import result_waiting

# Replays a record. Raises DamagedRecordError, or KeyError if its game isn't there.
Fold = Callable[[Record], MatchState]

_AT_ONCE: Final = 64  # tables that are read at the same time
_ENDED_IN_LINE: Final = 1000  # sessions
# These end the name of a reminder that belongs to no table.
_INBOX: Final = (":inbox", ":daily", ":dailyhere")
# What of a table may expire, as `TableLine.kept_for` calls it.
KEPT: Final = {
    "log": keys.log,
    "message_refs": keys.message_refs,
    "reached": keys.reached,
    "talk": keys.talk,
}
# The sorted sets of a shard that a table stands in, by the fields of `TableLine`.
TIMES: Final = {
    "deadline": keys.deadlines,
    "reminder": keys.reminders,
    "answer_at": keys.automatic_answers,
    "ended": keys.ended,
    "set_aside": keys.set_aside,
}
# The lists of tables, by the fields of `AddressLine`.
LISTS: Final = {
    "running": keys.running,
    "finished": keys.finished,
    "waiting": keys.waiting,
    "pending": keys.pending,
}
# The hashes of an address except for its profile, by the fields of `AddressLine`.
HASHES: Final = {
    "absence": keys.absence,
    "following": keys.following,
    "passkeys": keys.passkeys,
    "sessions": keys.sessions,
    "puzzles": keys.puzzle_attempts,
}


@dataclass(slots=True)
class Exported:
    """What was written."""

    made: float
    tables: int = 0
    tournaments: int = 0
    lines: int = 0
    damaged: dict[str, str] = field(default_factory=dict)  # why, by the name of the table's log

    def __str__(self) -> str:
        beside = f" and {self.tournaments} tournaments" if self.tournaments else ""
        whole = [f"Exported: {self.tables} tables{beside}, in {self.lines} lines."]
        return "\n".join(
            whole + [f"Exported as it stands: {key}: {why}." for key, why in self.damaged.items()]
        )


class Exporter:
    """Exports one store."""

    def __init__(self, store: Store, fold: Fold, *, now: Callable[[], float] = time.time) -> None:
        self._store, self._client, self._fold = store, store.client, fold
        self._done = Exported(made=now())
        self._digest = hashlib.sha256()

    async def export(self, out: BinaryIO) -> Exported:
        """Write everything to a file. Raises BackupError, StoreAwayError, OSError."""
        self._out = out
        await self._open()
        for shard in range(keys.SHARDS):
            await self._export_shard(shard)
        async for page in self._client.keys("table:*"):
            for some in _batches(page, _AT_ONCE):
                found = await asyncio.gather(*map(self._read_table, some))
                self._write(*(self._line_of(*read) for read in found if read))
        async for tournament in tournament_lines(self._store, self._done.damaged):
            self._write(tournament)
        await self._export_addresses()
        ended = await self._client.ask("SMEMBERS", keys.ENDED_SESSIONS)
        for some in _batches(sorted(ended), _ENDED_IN_LINE):
            self._write(EndedSessionsLine(sessions=some))
        for lines_of in (result_lines, seeker_lines, person_lines, order_lines, puzzle_lines):
            async for line in lines_of(self._store):
                self._write(line)
        digest = self._digest.hexdigest()
        self._write(Closing(lines=self._done.lines, digest=digest))
        return self._done

    def _write(self, *lines: Line) -> None:
        for line in lines:
            text = written(line)
            self._digest.update(text)
            self._out.write(text)
            self._done.lines += 1
            self._done.tables += isinstance(line, TableLine)
            self._done.tournaments += isinstance(line, TournamentLine)

    async def _open(self) -> None:
        secret, moved, deleted, deletions = await self._client.ask_all(
            ("GET", keys.SECRET),
            ("HGETALL", keys.MOVED_CHATS),
            ("HGETALL", keys.DELETED),
            ("HGETALL", keys.DELETIONS),
        )
        if secret is None:
            raise BackupError(f"There are no games of Salle at {self._client.where}")
        opening = Opening(
            format=FORM,
            made=self._done.made,
            secret=secret,
            moved_chats=moved,
            deleted=deleted,
            deletions=deletions,
        )
        self._write(opening)

    async def _export_shard(self, shard: int) -> None:
        credited, outages, reminders, waiting = await self._client.ask_all(
            ("GET", keys.credited(shard)),
            ("LRANGE", keys.outages(shard), 0, -1),
            ("ZRANGE", keys.reminders(shard), 0, -1, "WITHSCORES"),
            ("ZRANGE", keys.unreckoned(shard), 0, -1),
        )
        of_inboxes = {k: at for k, at in _scores(reminders).items() if k.endswith(_INBOX)}
        unreckoned = [one for one in map(result_waiting, waiting) if one]
        if credited or outages or of_inboxes or unreckoned:
            line = ShardLine(
                shard=shard,
                credited=credited,
                outages=outages,
                inbox_reminders=of_inboxes,
                unreckoned=unreckoned,
            )
            self._write(line)

    # -- tables --------------------------------------------------------------------------------
    async def _read_table(self, key: str) -> tuple[TableKey, list[Any]] | None:
        # What is kept of a table; None if it has just been put away, or can't be exported.
        try:
            table = keys.table_named(key)
        except ValueError:
            self._done.damaged[key] = "it names no table, and is left out"
            return None
        name, shard = str(table), keys.shard_of(table)
        try:
            answers = await self._client.do_all(
                Raw(("LRANGE", keys.log(table), 0, -1)),
                ("HGETALL", keys.preset_answers(table)),
                ("HGETALL", keys.message_refs(table)),
                ("HGETALL", keys.reached(table)),
                ("LRANGE", keys.talk(table), 0, -1),
                ("HGETALL", keys.followers(table)),
                *(("ZSCORE", key_of(shard), name) for key_of in TIMES.values()),
                *(("PTTL", key_of(table)) for key_of in KEPT.values()),
            )
        except ServerError as err:
            self._done.damaged[key] = f"it can't be read ({err.code}), and is left out"
            return None
        return (table, answers) if answers[0] else None

    def _line_of(self, table: TableKey, answers: list[Any]) -> TableLine:
        # Made when no answer is waited for: a replay may take longer than a server may.
        rows, preset_answers, message_refs, reached, talk, followers, *rest = answers
        times, left = rest[: len(TIMES)], rest[len(TIMES) :]
        record = self._decoded(keys.log(table), rows)
        return TableLine(
            table=str(table),
            record=record,
            rows=[] if record else [base64.b64encode(row) for row in rows],
            preset_answers=preset_answers,
            message_refs=message_refs,
            reached=reached,
            talk=talk,
            followers=followers,
            **dict(zip(TIMES, times, strict=True)),
            kept_for={name: ms for name, ms in zip(KEPT, left, strict=True) if ms > 0},
        )

    def _decoded(self, key: str, rows: Sequence[bytes]) -> Record | None:
        # The record; None if its rows can't be read. One that can't be replayed is named too.
        try:
            record = codec.decode(rows)
        except DamagedRecordError as err:
            self._done.damaged[key] = str(err)
            return None
        if why := cannot_be_replayed(record, self._fold):
            self._done.damaged[key] = why
        return record

    # -- people and chats ----------------------------------------------------------------------
    async def _export_addresses(self) -> None:
        # A line for each kind of thing that is known of an address.
        async for page in self._client.keys(keys.profile("*")):
            for key, profile in await self._answers(page, "HGETALL"):
                address = key.partition(":")[2]
                self._write(AddressLine(address=address, profile=carried_profile(profile)))
        for kind, key_of in HASHES.items():
            async for page in self._client.keys(key_of("*")):
                for key, fields in await self._answers(page, "HGETALL"):
                    line = AddressLine(address=key.partition(":")[2])
                    self._write(line.model_copy(update={kind: fields}))
        for kind, key_of in LISTS.items():
            async for page in self._client.keys(key_of("*")):
                for key, flat in await self._answers(page, "ZRANGE", 0, -1, "WITHSCORES"):
                    line = AddressLine(address=key.partition(":")[2])
                    self._write(line.model_copy(update={kind: _scores(flat)}))

    async def _answers(
        self, page: Sequence[str], command: str, *words: str | int
    ) -> list[tuple[str, Any]]:
        answers = await self._client.ask_all(*((command, key, *words) for key in page))
        return list(zip(page, answers, strict=True))


def cannot_be_replayed(record: Record, fold: Fold) -> str:
    """Why not; "" if it can."""
    try:
        fold(record)
    except KeyError:
        return f"there is no game {record.head.game!r} here, so it was not replayed"
    except Exception as err:  # a game's own fault costs its table alone
        return str(err) if isinstance(err, DamagedRecordError) else type(err).__name__
    return ""


def _scores(flat: Sequence[str]) -> dict[str, float]:
    return {name: float(at) for name, at in zip(flat[::2], flat[1::2], strict=True)}


def _batches(items: Sequence[str], size: int) -> Iterator[list[str]]:
    rest = iter(items)
    while some := list(islice(rest, size)):
        yield some
