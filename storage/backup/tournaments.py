"""Tournaments as lines of an export, and how they are restored.

They are read after the tables, so what a tournament tells of its matches is never older than these.
Where a table lags behind, the worker ends its match as the tournament says; what is missing is
opened again.
"""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterator
from typing import Final

from engines.core.record import DamagedRecordError
from engines.core.tournaments.acts import Ended, Record
from engines.core.tournaments.matches import decided_matches
from engines.core.tournaments.replay import replay_stored
from storage import keys, tournament_codec
from storage.backup.lines import TournamentLine
from storage.batching import Word
from storage.client import Raw
from storage.server_errors import ServerError
from storage.store import Store
from storage.tournaments import lists_of, tournament_key

_REFS: Final = "message_refs"
_LATELY: Final = 86_400.0  # seconds: an export doesn't take that long


async def tournament_lines(store: Store, damaged: dict[str, str]) -> AsyncIterator[TournamentLine]:
    """A line for each; why some can't be read or replayed is put into `damaged`."""
    async for page in store.tournaments():
        for name in page:
            key = keys.tournament(name)
            refs = keys.message_refs(tournament_key(name))
            try:
                rows, noted, left = await store.client.do_all(
                    Raw(("LRANGE", key, 0, -1)), ("HGETALL", refs), ("PTTL", refs)
                )
            except ServerError as err:
                damaged[key] = f"it can't be read ({err.code}), and is left out"
                continue
            if not rows:
                continue  # it has just been put away
            try:
                record = tournament_codec.decode(rows)
            except DamagedRecordError as err:
                record, damaged[key] = None, str(err)
            if record and (why := cannot_be_followed(record)):
                damaged[key] = why
            yield TournamentLine(
                tournament=name,
                head_and_log=record,
                rows=[] if record else [base64.b64encode(row) for row in rows],
                message_refs=noted,
                kept_for={_REFS: left} if left > 0 else {},
            )


def cannot_be_followed(record: Record) -> str:
    """Why a log can't be replayed; "" if it can."""
    try:
        replay_stored(record)
    except DamagedRecordError as err:
        return str(err)
    except Exception as err:  # whatever a log is damaged in costs its tournament alone
        return type(err).__name__
    return ""


async def put_tournament(store: Store, line: TournamentLine, *, made: float) -> bool:
    """Put one back, unless the store has it, and it has come as far; whether that is so.

    `made`: when the export was begun. It is looked at as soon as Salle runs.
    """
    client, record = store.client, line.head_and_log
    rows = tournament_codec.encode(record) if record else list(line.rows)
    if await client.ask("LLEN", keys.tournament(line.tournament)) >= len(rows):
        return True
    for address, at in lists_of(record).items() if record else ():
        await store.list_tournament([address], line.tournament, at=at)
    await client.do_all(*_commands(line, rows, made))
    return False


def _commands(line: TournamentLine, rows: list[bytes], made: float) -> Iterator[tuple[Word, ...]]:
    name, key = line.tournament, tournament_key(line.tournament)
    shard, refs, opened = keys.shard_of(key), keys.message_refs(key), keys.opened_matches(name)
    yield ("DEL", keys.tournament(name), refs, opened)
    yield ("RPUSH", keys.tournament(name), *rows)
    yield ("ZADD", keys.tournament_timers(shard), 0, name)
    if line.message_refs:
        yield ("HSET", refs, *(word for pair in line.message_refs.items() for word in pair))
    if left := line.kept_for.get(_REFS):
        yield ("PEXPIRE", refs, left)
    if (record := line.head_and_log) is None or cannot_be_followed(record):
        return
    last = record.log[-1] if record.log else None
    if isinstance(last, Ended):
        yield ("ZADD", keys.ended_tournaments(shard), last.at, name)
    decided = decided_matches(replay_stored(record))
    if decided and not (isinstance(last, Ended) and last.at < made - _LATELY):
        yield ("SADD", opened, *decided)
