"""Lists of tables in Redis: sorted sets an address, of what runs, waits, is over; challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from storage import keys
from storage.base import TableKey
from storage.batching import Word
from storage.client import RedisClient


class TableLists:
    """The part of a store that knows which tables a player or a chat has.

    No change is one step, for the lists live in several slots.
    """

    def __init__(self, client: RedisClient) -> None:
        self._client = client

    async def list_running(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """One command an address."""
        await self._do(*(("ZADD", keys.running(one), at, str(table)) for one in addresses))

    async def list_finished(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """Added before it is removed: broken off, a table is in both lists, and never in none."""
        await self._do(*(("ZADD", keys.finished(one), at, str(table)) for one in addresses))
        await self._do(*(("ZREM", keys.running(one), str(table)) for one in addresses))

    async def unlist_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """Two commands an address."""
        lists = (keys.running, keys.finished)
        await self._do(*(("ZREM", key(one), str(table)) for one in addresses for key in lists))

    async def running_tables(self, address: str) -> Sequence[TableKey]:
        """All of one sorted set."""
        return await self._newest(keys.running(address), 0)

    async def finished_tables(self, address: str, *, limit: int) -> Sequence[TableKey]:
        """The end of one sorted set."""
        return await self._newest(keys.finished(address), limit) if limit else []

    async def list_waiting(
        self, table: TableKey, waiting: Sequence[str], others: Sequence[str], *, at: float
    ) -> None:
        """One command an address."""
        await self._do(
            *(("ZADD", keys.waiting(one), at, str(table)) for one in waiting),
            *(("ZREM", keys.waiting(one), str(table)) for one in others),
        )

    async def relist_waiting(self, address: str, tables: Sequence[TableKey], *, at: float) -> None:
        """Removed, then added."""
        key = keys.waiting(address)
        await self._do(("DEL", key), *(("ZADD", key, at, str(table)) for table in tables))

    async def list_pending(
        self, addresses: Sequence[str], table: TableKey, *, at: float
    ) -> Sequence[int]:
        """Two commands an address, which the server carries out in their order."""
        commands: list[tuple[Word, ...]] = []
        for one in addresses:
            commands += [("ZADD", keys.pending(one), at, str(table)), ("ZCARD", keys.pending(one))]
        return (await self._do(*commands))[1::2]

    async def unlist_pending(self, addresses: Sequence[str], tables: Sequence[TableKey]) -> None:
        """One command an address."""
        names = [str(table) for table in tables]
        await self._do(*(("ZREM", keys.pending(one), *names) for one in addresses if names))

    async def pending_challenges(self, address: str) -> Mapping[TableKey, float]:
        """All of one sorted set."""
        flat = await self._client.ask("ZRANGE", keys.pending(address), 0, -1, "WITHSCORES")
        return {
            TableKey.parse(name): float(at) for name, at in zip(flat[::2], flat[1::2], strict=True)
        }

    async def _newest(self, key: str, count: int) -> Sequence[TableKey]:
        names = await self._client.ask("ZRANGE", key, 0, count - 1, "REV")
        return [TableKey.parse(name) for name in names]

    async def _do(self, *commands: tuple[Word, ...]) -> list[Any]:
        return await self._client.ask_all(*commands) if commands else []
