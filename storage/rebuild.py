"""Rebuilds the lists of tables from the logs, whether Salle is running or not.

Missing entries are added before wrong ones are removed, one at a time, so a list is never empty in
between, and what Salle changes meanwhile stays right.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from engines.core.record import Act, DamagedRecordError, Record
from storage import codec, keys
from storage.base import CLOSING_ACTS, COMPUTER, TableKey
from storage.client import Raw, RedisClient
from storage.rebuild_tournaments import TournamentLists
from storage.server_errors import ServerError

_ENDING_ACTS: Final = frozenset(
    {*(Act.RESIGN, Act.LEAVE, Act.TIMEOUT, Act.ACCEPT_DRAW, Act.VOID, Act.ANNUL), Act.ADJUDICATE}
)
_JUST_LISTED: Final = 3_600.0  # seconds: a table is listed before it is stored


class Standing(StrEnum):
    """How far a table has come, as its log alone tells."""

    OPEN = "open"
    PLAYING = "playing"  # or over by a move, if it ended before that was marked
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table:
    # A table as far as its lists are concerned.

    key: TableKey
    standing: Standing
    created: float
    at: float  # of the last act
    people: frozenset[str]
    chat: str  # the address where it is now

    @property
    def addresses(self) -> tuple[str, ...]:
        return (self.chat, *sorted(self.people - {self.chat}))


@dataclass(slots=True, kw_only=True)
class Rebuilt:
    """What was found and changed."""

    tables: dict[Standing, int] = field(default_factory=lambda: dict.fromkeys(Standing, 0))
    tournaments: int = 0
    added: int = 0
    removed: int = 0
    damaged: dict[str, str] = field(default_factory=dict)  # why, by the name of the key

    def __str__(self) -> str:
        found = self.tables
        lines = [
            f"Tables read: {sum(found.values())} (matches that run: {found[Standing.PLAYING]}, "
            f"challenges that wait: {found[Standing.OPEN]}, "
            f"matches that are over: {found[Standing.OVER]}, "
            f"challenges that came to nothing: {found[Standing.CLOSED]}).",
            f"Missing entries added to lists: {self.added}; wrong ones removed: {self.removed}.",
        ]
        lines[1:1] = [f"Tournaments read: {self.tournaments}."] if self.tournaments else []
        lines += [f"Left as it stands: {key}: {why}." for key, why in self.damaged.items()]
        return "\n".join(lines)


class ListRebuilder:
    """Puts the lists of one Redis right. Can be done again without harm."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client
        self._moved: Mapping[str, str] = {}
        self._done = Rebuilt()

    async def rebuild(self) -> Rebuilt:
        """Go through all tables, then through all lists; what was changed."""
        self._moved = await self._client.ask("HGETALL", keys.MOVED_CHATS)
        async for page in self._client.keys("table:*"):
            await asyncio.gather(*map(self._list, page))
        async for page in self._client.keys(keys.running("*")):
            await asyncio.gather(*map(self._check_running, page))
        async for page in self._client.keys(keys.finished("*")):
            await asyncio.gather(*map(self._check_finished, page))
        await self._rebuild_tournaments()
        return self._done

    async def _rebuild_tournaments(self) -> None:
        found = TournamentLists()
        await found.rebuild(self._client, self._address_now)
        self._done.tournaments = found.read
        self._done.added += found.added
        self._done.removed += found.removed
        self._done.damaged |= found.damaged

    # -- every table onto its lists ------------------------------------------------------------
    async def _list(self, key: str) -> None:
        try:
            table = await self._read(_table_of(key))
        except DamagedRecordError as err:
            self._done.damaged[key] = str(err)
            return
        if table is None:  # it has just been put away
            return
        self._done.tables[table.standing] += 1
        for address in table.addresses:
            await self._list_under(table, address)

    async def _list_under(self, table: _Table, address: str) -> None:
        name, running, finished = str(table.key), keys.running(address), keys.finished(address)
        runs, is_over, is_known = await self._client.ask_all(
            ("ZSCORE", running, name),
            ("ZSCORE", finished, name),
            ("EXISTS", keys.profile(address)),
        )
        match table.standing:
            case Standing.OPEN | Standing.PLAYING:
                # What has ended by a move before that was marked stands where Salle put it.
                if runs is None and is_over is None:
                    await self._add(running, table.created, name)
            case Standing.OVER:
                # A person who asked to be forgotten has no profile, and no lists.
                if is_over is None and (is_known or address == table.chat):
                    await self._add(finished, table.at, name)
            case Standing.CLOSED:
                pass  # it is taken off where it is listed

    # -- every list's entries ------------------------------------------------------------------
    async def _check_running(self, key: str) -> None:
        address = key.partition(":")[2]
        is_known = bool(await self._client.ask("EXISTS", keys.profile(address)))
        async for name, at, table in self._entries(key):
            if table is None:
                is_right = at > time.time() - _JUST_LISTED
            else:
                is_right = await self._runs_for(table, address, is_known=is_known)
            if not is_right:
                await self._remove(key, name)

    async def _runs_for(self, table: _Table, address: str, *, is_known: bool) -> bool:
        # Whether a table belongs on this list of what runs; what is over is put on the other.
        # An open challenge belongs to the player who lists it: they may be about to accept. A list
        # that is nobody's is a thread's, where a table of another chat is played: no log says so.
        is_own = address in table.addresses
        is_thread = not (is_own or is_known or address in self._moved)
        match table.standing:
            case Standing.OPEN:
                return address not in self._moved
            case Standing.PLAYING:
                return is_own or is_thread
            case Standing.OVER if is_own:
                await self._list_under(table, address)
            case Standing.OVER if is_thread:
                await self._add(keys.finished(address), table.at, str(table.key))
            case _:
                pass
        return False

    async def _check_finished(self, key: str) -> None:
        async for name, _, table in self._entries(key):
            if table is None or table.standing in (Standing.OPEN, Standing.CLOSED):
                await self._remove(key, name)

    async def _entries(self, key: str) -> AsyncIterator[tuple[str, float, _Table | None]]:
        # The entries of a list: a name, since when it stands there, and its table, if it is one.
        # Those that can't be read are left out: they were named already.
        listed = await self._client.ask("ZRANGE", key, 0, -1, "WITHSCORES")
        for name, at in zip(listed[::2], listed[1::2], strict=True):
            try:
                yield name, float(at), await self._read(TableKey.parse(name))
            except DamagedRecordError:
                continue
            except ValueError:  # it names no table
                yield name, 0.0, None

    async def _remove(self, key: str, name: str) -> None:
        removed = await self._client.ask("ZREM", key, name)
        self._done.removed += removed

    # -- tables and keys -----------------------------------------------------------------------
    async def _read(self, table: TableKey) -> _Table | None:
        # A table; None if there is none. Raises DamagedRecordError.
        shard = keys.shard_of(table)
        try:
            rows, ended_at = await self._client.ask_all(
                Raw(("LRANGE", keys.log(table), 0, -1)),
                ("ZSCORE", keys.ended(shard), str(table)),
            )
        except ServerError as err:
            if err.code == "WRONGTYPE":
                raise DamagedRecordError("it is not a list") from None
            raise
        if not rows:
            return None
        record = codec.decode(rows)
        return _Table(
            key=table,
            standing=_standing(record) if ended_at is None else Standing.OVER,
            created=record.head.created,
            at=record.log[-1].at if record.log else record.head.created,
            people=frozenset(_people(record)),
            chat=self._chat_now(f"{table.platform}:{table.chat}", table.platform),
        )

    def _address_now(self, address: str) -> str:
        return self._chat_now(address, address.partition(":")[0])

    def _chat_now(self, address: str, platform: str) -> str:
        while now := self._moved.get(address):
            address = f"{platform}:{now}"
        return address

    async def _add(self, key: str, at: float, name: str) -> None:
        added = await self._client.ask("ZADD", key, "NX", at, name)
        self._done.added += added


def _table_of(key: str) -> TableKey:
    # The table whose log lies under this key. Raises DamagedRecordError.
    try:
        table = keys.table_named(key)
    except ValueError:
        table = None
    if table is None or keys.log(table) != key:
        raise DamagedRecordError("it names no table")
    return table


def _standing(record: Record) -> Standing:
    # How far a table has come, unless it is marked as over.
    if not any(entry.act is Act.ACCEPT for entry in record.log):
        is_closed = any(entry.act in CLOSING_ACTS for entry in record.log)
        return Standing.CLOSED if is_closed else Standing.OPEN
    is_over = record.log[-1].act in _ENDING_ACTS
    return Standing.OVER if is_over else Standing.PLAYING


def _people(record: Record) -> set[str]:
    # The addresses of the people who sit there, or are asked.
    joined = [entry.joining.player for entry in record.log if entry.joining]
    is_identified = any(entry.act is Act.IDENTIFY for entry in record.log)
    asked = [p for p in record.head.players if p and not (p.is_by_name and is_identified)]
    return {p.address for p in (*asked, *joined) if p.address.partition(":")[0] != COMPUTER}
