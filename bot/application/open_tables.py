"""How many open tables a person may have: 20, and one more for every three finished, up to 100.

Running matches and their own waiting challenges count. Challenges to them don't, or anybody could
fill somebody's lists. Two tables opened at the same moment may both take the last place: one too
many does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.refused import RefusedError
from engines.core.match_state import Status
from storage.base import TableKey
from storage.store import Store

AT_FIRST: Final = 20
FINISHED_FOR_ONE_MORE: Final = 3
AT_MOST: Final = 100


class TooManyTablesError(RefusedError):
    """Somebody has as many open tables as they may."""

    def __init__(self, limit: int) -> None:
        key = "limit-tables" if limit < AT_MOST else "limit-tables-most"
        super().__init__(key, count=limit, finished=FINISHED_FOR_ONE_MORE, most=AT_MOST)


def limit_for(finished: int) -> int:
    """How many tables may be open for somebody who has finished so many."""
    return min(AT_MOST, AT_FIRST + finished // FINISHED_FOR_ONE_MORE)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTables:
    """Counts them. Holds no state."""

    store: Store
    find: Callable[[TableKey], Awaitable[LoadedTable | None]]  # as `Tables.find`

    async def admit(self, address: str, *, listed: int | None = None) -> None:
        """See that somebody may open, or take, one more table. One round trip, or none.

        `listed`: how many run under them, if that is known. Only where too many are listed are
        they looked at, for challenges of others are among them. Raises TooManyTablesError.
        """
        if listed is not None and listed < AT_FIRST:
            return
        listed, finished = await self.store.count_tables(address)
        limit = limit_for(finished)
        if listed < limit:
            return
        tables = await asyncio.gather(*map(self.find, await self.store.running_tables(address)))
        if sum(1 for table in tables if table and _is_open(table, address)) >= limit:
            raise TooManyTablesError(limit)


def _is_open(table: LoadedTable, address: str) -> bool:
    match table.match.status:
        case Status.PLAYING:
            return table.seat_of(address) is not None
        case Status.OPEN:
            proposer = table.match.players[table.match.proposed_by]
            return proposer is not None and proposer.address == address
        case _:
            return False
