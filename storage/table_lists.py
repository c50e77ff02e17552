"""Lists of tables in Redis: per address sorted sets of running, waiting, finished, challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from storage import keys
from storage.base import TableKey
from storage.batching import Word
from storage.part import StorePart


class TableLists(StorePart):
    """Which tables of a player or a chat run, wait, are open or over.

    What runs (or is a challenge that waits) is kept apart from what is over. No change is one step:
    the lists lie in several slots, elsewhere than the tables. So a table is listed before it is
    committed, and taken off after the commit that ends it: a list of what runs may name a table too
    many, and never lacks one.
    """

    async def list_running(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """List a table under a chat and players as one that runs, since `at`.

        This and the next two can be done again without harm.
        """
        await self._do(*(("ZADD", keys.running(one), at, str(table)) for one in addresses))

    async def list_finished(self, addresses: Sequence[str], table: TableKey, *, at: float) -> None:
        """From the list of what runs to that of what is over, since `at`."""
        # Added before it is removed: broken off, a table is in both lists, and never in none.
        await self._do(*(("ZADD", keys.finished(one), at, str(table)) for one in addresses))
        await self._do(*(("ZREM", keys.running(one), str(table)) for one in addresses))

    async def unlist_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """Take a table off every list of a chat and players."""
        lists = (keys.running, keys.finished)
        await self._do(*(("ZREM", key(one), str(table)) for one in addresses for key in lists))

    async def running_tables(self, address: str) -> Sequence[TableKey]:
        """All that run under a player, or under a chat (platform:chat), the newest first."""
        return await self._newest(keys.running(address), 0)

    async def count_tables(self, address: str) -> tuple[int, int]:
        """How many run under an address, challenges to them included, and how many are over."""
        running, finished = await self._do(
            ("ZCARD", keys.running(address)), ("ZCARD", keys.finished(address))
        )
        return running, finished

    async def finished_tables(self, address: str, *, limit: int) -> Sequence[TableKey]:
        """The last that came to their end under a player or a chat, the newest first."""
        return await self._newest(keys.finished(address), limit) if limit else []

    # What waits for a player is listed apart, so that it can be counted without a look at every
    # table. It is noted when an act is told, and so a moment after the act itself.
    async def list_waiting(
        self, table: TableKey, waiting: Sequence[str], others: Sequence[str], *, at: float
    ) -> None:
        """A table waits for these players, and not for the others. Can be done again."""
        await self._do(
            *(("ZADD", keys.waiting(one), at, str(table)) for one in waiting),
            *(("ZREM", keys.waiting(one), str(table)) for one in others),
        )

    async def relist_waiting(self, address: str, tables: Sequence[TableKey], *, at: float) -> None:
        """All that wait for a player, and no others."""
        key = keys.waiting(address)
        await self._do(("DEL", key), *(("ZADD", key, at, str(table)) for table in tables))

    # Challenges stand on lists of their own too, so that they can be counted.
    async def list_pending(
        self, addresses: Sequence[str], table: TableKey, *, at: float
    ) -> Sequence[int]:
        """List a challenge under its chat and its challenger; how many are listed there now.

        Of several at one moment each is told another number. Nobody takes a challenge off when it
        is answered: a caller that is told of too many looks at them.
        """
        commands: list[tuple[Word, ...]] = []
        for one in addresses:
            commands += [("ZADD", keys.pending(one), at, str(table)), ("ZCARD", keys.pending(one))]
        return (await self._do(*commands))[1::2]

    async def unlist_pending(self, addresses: Sequence[str], tables: Sequence[TableKey]) -> None:
        """Take challenges off these lists."""
        names = [str(table) for table in tables]
        await self._do(*(("ZREM", keys.pending(one), *names) for one in addresses if names))

    async def pending_challenges(self, address: str) -> Mapping[TableKey, float]:
        """The challenges listed under a player or a chat, the oldest first, and since when.

        Some may have been answered.
        """
        flat = await self._client.ask("ZRANGE", keys.pending(address), 0, -1, "WITHSCORES")
        return {
            TableKey.parse(name): float(at) for name, at in zip(flat[::2], flat[1::2], strict=True)
        }

    async def _newest(self, key: str, count: int) -> Sequence[TableKey]:
        names = await self._client.ask("ZRANGE", key, 0, count - 1, "REV")
        return [TableKey.parse(name) for name in names]

    async def _do(self, *commands: tuple[Word, ...]) -> list[Any]:
        return await self._client.ask_all(*commands) if commands else []
