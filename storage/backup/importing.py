"""Imports an export into a store, a table at a time. Idempotent.

The whole file is read and every table replayed before anything is written.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import BinaryIO, Final

from storage import codec, keys
from storage.backup import BackupError
from storage.backup.deleted import DeletedSince
from storage.backup.exporting import HASHES, KEPT, LISTS, TIMES, Fold, cannot_be_replayed
from storage.backup.lines import (
    AddressLine,
    Closing,
    EndedSessionsLine,
    HolderLine,
    Line,
    Opening,
    OrderLine,
    PairLine,
    PersonLine,
    PlaceLine,
    PseudonymLine,
    PuzzlesLine,
    ResultLine,
    SeekerLine,
    ShardLine,
    StandingLine,
    TableLine,
    TournamentLine,
    read,
)
from storage.backup.order import put_order
from storage.backup.puzzles import put_puzzles
from storage.backup.results import person_commands, result_commands
from storage.backup.seekers import put_seekers
from storage.backup.tournaments import cannot_be_followed, put_tournament
from storage.backup.untold import untold
from storage.base import FORM, Notice, TableKey
from storage.batching import Word
from storage.client import Raw
from storage.migrations import named_profile
from storage.store import Store
from storage.stored_results import stored

_AT_ONCE: Final = 64  # lines that are written at the same time
_ALIVE: Final = 10.0  # seconds since a worker said that it lives

_Command = tuple[Word, ...]


@dataclass(slots=True)
class Imported:
    """What a file holds, and what was done with it."""

    tables: int = 0
    tournaments: int = 0
    known: int = 0  # tables that were there already
    known_tournaments: int = 0
    deleted: int = 0  # people who have deleted themselves since the export
    damaged: dict[str, str] = field(default_factory=dict)  # why, by table

    def __str__(self) -> str:
        whole = [
            f"Imported: {self.tables - self.known} tables; there already, and left: {self.known}.",
        ]
        if self.tournaments:
            new = self.tournaments - self.known_tournaments
            whole += [
                f"Imported: {new} tournaments; there already, and left: {self.known_tournaments}."
            ]
        if self.deleted:
            whole += [f"Deleted since, and not brought back: {self.deleted} people."]
        return "\n".join(
            whole
            + [f"Imported as it stands: {table}: {why}." for table, why in self.damaged.items()]
        )


class Importer:
    """Imports into one store, over which no Salle is running."""

    def __init__(self, store: Store, fold: Fold) -> None:
        self._store, self._client, self._fold = store, store.client, fold
        self._done = Imported()
        self._results = Counter[str]()  # how many of each game the file has
        self._left: frozenset[str] = frozenset()  # games of which the store has more results

    async def load(self, file: BinaryIO) -> Imported:
        """Check the file, then write what it holds. Raises BackupError, StoreAwayError."""
        opening = self.check(file)
        await self._check_store(opening)
        self._deleted = deleted = await self._put_opening(opening)
        self._left = await self._games_with_more()
        file.seek(0)
        read_lines = (read(text, form=opening.format) for text in file)
        lines = (left for line in read_lines if (left := deleted.without(line)))
        while some := list(islice(lines, _AT_ONCE)):
            # Replayed when no answer is waited for: it may take longer than a server may.
            told = [self._untold(line) for line in some]
            await self._note(deleted)
            await asyncio.gather(*map(self._put, some, told))
        await self._note(deleted)
        return self._done

    def check(self, file: BinaryIO) -> Opening:
        """Read a file to its end, and replay its tables. Raises BackupError."""
        digest, opening, number, line = hashlib.sha256(), None, 0, None
        for number, text in enumerate(file, start=1):
            if isinstance(line, Closing):
                raise BackupError(
                    f"line {number} comes after the end: this is more than one export"
                )
            line = _checked(number, text, opening)
            if isinstance(line, Closing):
                if (line.lines, line.digest) != (number - 1, digest.hexdigest()):
                    raise BackupError("the export was changed after it was made, or is damaged")
            elif isinstance(line, TableLine):
                self._check_table(line)
            elif isinstance(line, TournamentLine):
                self._check_tournament(line)
            elif isinstance(line, ResultLine):
                self._results[line.game] += 1
            opening = opening or (line if isinstance(line, Opening) else None)
            digest.update(text)
        if not isinstance(line, Closing) or opening is None:
            raise BackupError(f"the export breaks off after line {number}: it is not whole")
        return opening

    def _check_table(self, line: TableLine) -> None:
        self._done.tables += 1
        if line.record is None:
            self._done.damaged[line.table] = "it could not be read when it was exported"
        elif why := cannot_be_replayed(line.record, self._fold):
            self._done.damaged[line.table] = why

    def _check_tournament(self, line: TournamentLine) -> None:
        self._done.tournaments += 1
        if line.head_and_log is None:
            self._done.damaged[line.tournament] = "it could not be read when it was exported"
        elif why := cannot_be_followed(line.head_and_log):
            self._done.damaged[line.tournament] = why

    async def _check_store(self, opening: Opening) -> None:
        # Raises BackupError if a Salle is running here, or other games are kept here.
        workers = (keys.WORKERS, keys.COMPUTER_WORKERS)
        secret, (now, _), *lasts = await self._client.ask_all(
            ("GET", keys.SECRET),
            ("TIME",),
            *(("ZRANGE", key, -1, -1, "WITHSCORES") for key in workers),
        )
        where = self._client.where
        if any(last and float(last[1]) > (float(now) - _ALIVE) * 1000 for last in lasts):
            raise BackupError(f"Salle is running over {where}: stop it, then import")
        if secret is None or secret == opening.secret:
            return
        async for page in self._client.keys("table:*"):
            if page:
                raise BackupError(
                    f"other games are kept at {where}: import into an empty store, or into the "
                    "one that was exported"
                )

    async def _games_with_more(self) -> frozenset[str]:
        # What results came to here stays where more of them have been reckoned than the file has.
        games = [*self._results]
        counts = await self._client.ask_all(*(("HLEN", keys.results(game)) for game in games))
        return frozenset(
            game for game, count in zip(games, counts, strict=True) if count > self._results[game]
        )

    # -- what is written -----------------------------------------------------------------------
    def _untold(self, line: Line) -> list[Notice]:
        if not isinstance(line, TableLine) or line.record is None:
            return []
        if line.ended is not None or line.table in self._done.damaged:
            return []
        return untold(line, self._fold(line.record))

    async def _put(self, line: Line, told: Sequence[Notice]) -> None:
        match line:
            case ShardLine():
                await self._put_shard(line)
            case TableLine():
                await self._put_table(line, told)
            case TournamentLine():
                is_known = await put_tournament(self._store, line, made=self._deleted.since)
                self._done.known_tournaments += is_known
            case AddressLine():
                await self._put_address(line)
            case EndedSessionsLine():
                await self._client.ask("SADD", keys.ENDED_SESSIONS, *line.sessions)
            case PersonLine():
                await self._client.ask_all(*person_commands(line))
            case ResultLine() | HolderLine() | StandingLine() | PlaceLine():
                if line.game not in self._left:
                    await self._client.ask_all(*result_commands(line))
            case SeekerLine() | PairLine():
                await put_seekers(self._store, line)
            case _:
                await self._put_apart(line)

    async def _put_apart(self, line: Line) -> None:
        match line:
            case OrderLine() | PseudonymLine():
                await put_order(self._store, line)
            case PuzzlesLine():
                await put_puzzles(self._store, line)
            case _:
                pass  # the first and the last

    async def _put_opening(self, line: Opening) -> DeletedSince:
        here = await self._client.ask("HGETALL", keys.DELETED)
        later = {who: at for who, at in line.deleted.items() if float(here.get(who, 0)) < float(at)}
        hashes = {
            keys.MOVED_CHATS: line.moved_chats,
            keys.DELETED: later,
            keys.DELETIONS: line.deletions,
        }
        rows = (("HSET", key, *pair) for key, pairs in hashes.items() for pair in pairs.items())
        await self._client.ask_all(("SET", keys.SECRET, line.secret), *rows)
        secret = bytes.fromhex(line.secret)
        return DeletedSince(secret=secret, tombstones={**here, **later}, since=line.made)

    async def _note(self, deleted: DeletedSince) -> None:
        # Before anything is written that names somebody: Salle will delete that as well.
        new = list(deleted.met.values())[self._done.deleted :]
        self._done.deleted += len(new)
        await self._client.ask_all(
            *(("HSETNX", keys.DELETIONS, one.who.address, f"{one.at + 0.001:.3f}") for one in new)
        )

    async def _put_shard(self, line: ShardLine) -> None:
        # When Salle was running last: what has passed since is on nobody's clock.
        shard = line.shard
        commands: list[_Command] = [
            ("ZADD", keys.reminders(shard), "NX", at, name)
            for name, at in line.inbox_reminders.items()
        ]
        commands += [("DEL", keys.outages(shard))]
        commands += [("RPUSH", keys.outages(shard), *line.outages)] if line.outages else []
        commands += [("SET", keys.credited(shard), line.credited)] if line.credited else []
        commands += [
            ("ZADD", keys.unreckoned(shard), one.at, stored(one)) for one in line.unreckoned
        ]
        await self._client.do_all(*commands)

    async def _put_table(self, line: TableLine, told: Sequence[Notice]) -> None:
        # Tell those who lack something that they have to know; then the table, in one step.
        table = TableKey.parse(line.table)
        rows = _rows(line)
        (stored,) = await self._client.ask_all(Raw(("LRANGE", keys.log(table), 0, -1)))
        if (stored and codec.version(stored) >= codec.version(rows)) or await self._is_renamed(
            line
        ):
            self._done.known += 1
            return
        await self._store.enqueue(told)
        await self._client.do_all(*_table_commands(line, table, rows))

    # Whether it is there under another name: it was played in the chat of somebody deleted.
    async def _is_renamed(self, line: TableLine) -> bool:
        name = self._deleted.renamed(line.table)
        if name == line.table:
            return False
        return bool(await self._client.ask("EXISTS", keys.log(TableKey.parse(name))))

    async def _put_address(self, line: AddressLine) -> None:
        commands: list[_Command] = [
            ("HSET", keys.profile(line.address), *pair)
            for pair in named_profile(line.profile).items()
        ]
        for kind, key_of in LISTS.items():
            listed: Mapping[str, float] = getattr(line, kind)
            commands += [("ZADD", key_of(line.address), at, name) for name, at in listed.items()]
        for kind, key_of in HASHES.items():
            fields: Mapping[str, str] = getattr(line, kind)
            commands += [("HSET", key_of(line.address), *one) for one in fields.items()]
        if commands:
            await self._client.ask_all(*commands)


def _checked(number: int, text: bytes, opening: Opening | None) -> Line:
    # A line that is what it should be at its place. Raises BackupError, which quotes nothing.
    try:
        line = read(text, form=opening.format if opening else FORM)
    except ValueError:
        hint = "this is no export of Salle" if number == 1 else "the export is damaged"
        raise BackupError(f"line {number} can't be read: {hint}") from None
    if isinstance(line, Opening) is not (number == 1):
        raise BackupError(f"line {number} isn't what stands there in an export of Salle")
    if isinstance(line, Opening) and line.format > FORM:
        raise BackupError(
            f"the export is of a newer Salle: it has form {line.format}, and this one reads forms "
            f"up to {FORM}"
        )
    if isinstance(line, TableLine):
        try:
            TableKey.parse(line.table)
        except ValueError:
            raise BackupError(f"line {number} names no table") from None
    return line


def _rows(line: TableLine) -> list[bytes]:
    if line.record is None:
        return list(line.rows)
    return codec.encode(line.record) if line.ended is None else codec.encode_finished(line.record)


def _table_commands(line: TableLine, table: TableKey, rows: list[bytes]) -> Iterator[_Command]:
    # What makes a table as it was, whatever is there.
    shard, name = keys.shard_of(table), line.table
    maps = {
        keys.preset_answers(table): line.preset_answers,
        keys.message_refs(table): line.message_refs,
        keys.reached(table): line.reached,
        keys.followers(table): line.followers,
    }
    for key in (keys.log(table), keys.talk(table), *maps):
        yield ("DEL", key)
    yield ("RPUSH", keys.log(table), *rows)
    if line.talk:
        yield ("RPUSH", keys.talk(table), *line.talk)
    for key, fields in maps.items():
        if fields:
            yield ("HSET", key, *(word for pair in fields.items() for word in pair))
    for field_name, timers_of in TIMES.items():
        key, at = timers_of(shard), getattr(line, field_name)
        yield ("ZREM", key, name) if at is None else ("ZADD", key, at, name)
    for kept, milliseconds in line.kept_for.items():
        if key_of := KEPT.get(kept):
            yield ("PEXPIRE", key_of(table), milliseconds)
