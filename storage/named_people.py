"""Finds where a store names a person outside their own keys, by reading all of it page by page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Final

from engines.core.record import DamagedRecordError
from storage import codec, keys, tournament_codec
from storage.base import CLOSING_ACTS, TableKey
from storage.client import Raw
from storage.part import StorePart
from storage.server_errors import ServerError
from storage.tournaments import tournament_named

_PAGE: Final = 100  # keys between two breaths
_BREATH: Final = 0.02  # seconds; players are not to notice


class NamedPeople(StorePart):
    """Copies of people's addresses. Every method reads all keys of a kind."""

    async def ended_tables_naming(
        self, addresses: Collection[str]
    ) -> AsyncIterator[tuple[TableKey, Sequence[str]]]:
        """Tables that have come to their end, and which of the addresses each names.

        In its log, or in what is noted of its messages. What can't be read is passed over.
        """
        async for page in self._pages("table:*"):
            tables = [key for key in map(_table_named, page) if key]
            logs = await self._client.ask_each(
                *(Raw(("LRANGE", keys.log(table), 0, -1)) for table in tables)
            )
            noted = await self._client.ask_each(
                *(("HKEYS", keys.message_refs(table)) for table in tables)
            )
            for table, rows, names in zip(tables, logs, noted, strict=True):
                if isinstance(rows, ServerError) or isinstance(names, ServerError):
                    continue
                text = codec.as_text(rows) + "\n".join(f'"{one}' for one in names).encode()
                found = [one for one in addresses if f'"{one}'.encode() in text]
                if found and await self._has_ended(table, text):
                    yield table, found

    async def tournaments_naming(
        self, addresses: Collection[str]
    ) -> AsyncIterator[tuple[str, dict[str, float]]]:
        """Tournaments, and which of the addresses each log names, and when last.

        What can't be read is passed over.
        """
        async for page in self._pages("tournament:*"):
            logs = await self._client.ask_each(*(Raw(("LRANGE", key, 0, -1)) for key in page))
            for key, rows in zip(page, logs, strict=True):
                if isinstance(rows, ServerError):
                    continue
                text = b"\n".join(rows)
                named = [one for one in addresses if f'"{one}"'.encode() in text]
                if found := _named_last(rows, named):
                    yield tournament_named(key), found

    async def profiles_with(self, field: str) -> AsyncIterator[tuple[str, str]]:
        """The addresses whose profiles have a field, and what it says."""
        async for page in self._pages(keys.profile("*")):
            values = await self._client.ask_each(*(("HGET", key, field) for key in page))
            for key, value in zip(page, values, strict=True):
                if value and not isinstance(value, ServerError):
                    yield key.partition(":")[2], value

    async def profiles_and(self, *fields: str) -> AsyncIterator[tuple[str, dict[str, str]]]:
        """The addresses of all profiles, and which of the fields each has."""
        async for page in self._pages(keys.profile("*")):
            rows = await self._client.ask_each(*(("HMGET", key, *fields) for key in page))
            for key, values in zip(page, rows, strict=True):
                if not isinstance(values, ServerError):
                    named = zip(fields, values, strict=True)
                    yield key.partition(":")[2], {name: text for name, text in named if text}

    async def forget_places(self, addresses: Collection[str]) -> None:
        """Forget where they have played, who they were here last, and who was paired with them."""
        async for page in self._pages("players_of:*"):
            await self._client.ask_each(*(("SREM", key, *addresses) for key in page))
        identities = await self._client.ask("HGETALL", keys.LAST_IDENTITY)
        gone = [one for one, last in identities.items() if {one, last} & set(addresses)]
        if gone:
            await self._client.ask("HDEL", keys.LAST_IDENTITY, *gone)
        async for page in self._pages("last_paired:*"):
            for key in page:
                paired: dict[str, str] = await self._client.ask("HGETALL", key)
                for whose, text in paired.items():
                    left = " ".join(one for one in text.split() if one not in addresses)
                    if left != text:
                        await self._client.ask("HSET", key, whose, left)

    async def forget_parked(self, addresses: Collection[str]) -> None:
        """Notices to them that wait for their platform are told to nobody."""
        async for page in self._pages("parked:*"):
            for key in page:
                entries = await self._client.ask("XRANGE", key, "-", "+")
                gone = [
                    id_
                    for id_, fields in entries
                    if dict(zip(fields[::2], fields[1::2], strict=True)).get("to") in addresses
                ]
                if gone:
                    await self._client.ask("XDEL", key, *gone)

    async def _has_ended(self, table: TableKey, text: bytes) -> bool:
        ended, left = await self._client.ask_all(
            ("ZSCORE", keys.ended(keys.shard_of(table)), str(table)),
            ("PTTL", keys.log(table)),
        )
        is_closed = any(f'{{"act":"{act}"'.encode() in text for act in CLOSING_ACTS)
        return ended is not None or left > 0 or is_closed

    async def _pages(self, pattern: str) -> AsyncIterator[list[str]]:
        async for page in self._client.pages(pattern, size=_PAGE):
            if page:
                yield page
                await asyncio.sleep(_BREATH)


def _table_named(key: str) -> TableKey | None:
    try:
        return keys.table_named(key)
    except ValueError:
        return None


def _named_last(rows: Sequence[bytes], addresses: Sequence[str]) -> dict[str, float]:
    # When the last entry was made that names each of them.
    if not addresses:
        return {}
    try:
        record = tournament_codec.decode(rows)
    except DamagedRecordError:
        return {}
    found = dict.fromkeys(addresses, float(record.head.created))
    for entry, row in zip(record.log, rows[1:], strict=True):
        found |= {one: float(entry.at) for one in addresses if f'"{one}"'.encode() in row}
    return found
