"""How many challenges may wait for an answer, so that nobody floods a chat with them.

Unanswered ones count: challenges to a person or to anybody, and tables for one that haven't begun.
A challenge is listed before it is counted and counted before it is stored, so two made at the same
moment can't both take the last place. It stays listed when it is answered: only where too many are
listed are they looked at, and answered ones dropped. So answering one costs nothing, and making one
little.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.application.loaded_table import LoadedTable
from engines.core.match_state import Status
from storage.base import TableKey
from storage.store import Store

OF_A_PERSON: Final = 10
IN_A_CHAT: Final = 30
_BEING_STORED: Final = 60.0  # seconds for which a challenge may be listed and not there yet


class TooManyChallengesError(Exception):
    """As many challenges wait under a person, or in a chat, as may; `tables` are they."""

    def __init__(self, *, is_chats: bool, tables: list[LoadedTable]) -> None:
        super().__init__(f"{len(tables)} challenges wait")
        self.is_chats, self.tables = is_chats, tables


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeLimits:
    """Counts challenges. Holds no state."""

    store: Store
    find: Callable[[TableKey], Awaitable[LoadedTable | None]]  # as `Tables.find`

    async def admit(self, table: LoadedTable, *, chat: str) -> None:
        """List a challenge that is about to be stored; `chat` is "" if it is shown in none.

        All topics of a chat are one: who is in one of them reads them all.
        Of two who take the last place at the same moment both may be refused.

        Raises TooManyChallengesError, and then it isn't listed.
        """
        challenger = table.record.head.players[table.record.head.challenger]
        limits = {challenger.address: OF_A_PERSON} if challenger else {}
        room = chat.partition(".")[0]
        limits |= {room: IN_A_CHAT} if room else {}
        counts = await self.store.list_pending(list(limits), table.key, at=table.at)
        for (address, limit), count in zip(limits.items(), counts, strict=True):
            if count <= limit:
                continue
            waiting = await self._waiting(address, at=table.at, besides=table.key)
            if len(waiting) >= limit:
                await self.store.unlist_pending(list(limits), [table.key])
                tables = [found for found in waiting if found]
                raise TooManyChallengesError(is_chats=address == room, tables=tables)

    async def waiting(self, address: str, *, at: float) -> list[LoadedTable]:
        """The challenges that wait under an address, the oldest first."""
        return [found for found in await self._waiting(address, at=at) if found]

    async def _waiting(
        self, address: str, *, at: float, besides: TableKey | None = None
    ) -> list[LoadedTable | None]:
        # The same, `besides` one; None for one that is just being stored.
        # Those that don't wait any more are taken off the list.
        listed = await self.store.pending_challenges(address)
        others = [key for key in listed if key != besides]
        found = await asyncio.gather(*map(self.find, others))
        waiting, answered = list[LoadedTable | None](), list[TableKey]()
        for key, there in zip(others, found, strict=True):
            is_being_stored = there is None and listed[key] > at - _BEING_STORED
            if is_being_stored or (there and there.match.status is Status.OPEN):
                waiting.append(there)
            else:
                answered.append(key)
        await self.store.unlist_pending([address], answered)
        return waiting
