"""Which lists a table is on, its chat's and its players', and how they are corrected.

The lists lie elsewhere than the table, so that no commit can change both. A table is listed before
it is opened, or joined, and filed after the act that ends it; where Salle was killed or the store
went away in between, the next load puts the table where it belongs.
"""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, is_computer_address
from bot.application.summaries import waits_for
from engines.core.former import is_former
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.base import StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)


class TableListing:
    """Puts tables on lists. What ends a table is done by then, and never undone by a list."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def addresses_of(self, table: LoadedTable) -> list[str]:
        """Whose lists name a table: its chat, wherever that is now, then its people, and the
        chats where they sat down elsewhere.
        """
        key = table.key
        chat = await self._store.chat_now(key.platform, key.chat)
        people = [p.address for s in Seat if (p := table.match.players[s])]
        people = [address for address in people if not is_former(address)]
        here = str(Address(platform=key.platform, id=chat))
        there = map(str, table.other_chats)
        people = [address for address in people if not is_computer_address(address)]
        return [here, *dict.fromkeys([*people, *there])]

    async def file(self, table: LoadedTable) -> None:
        """Put away what has just come to its end."""
        try:
            addresses = await self.addresses_of(table)
        except StoreAwayError:
            return
        await self.put_right(table, *addresses)

    async def put_right(self, table: LoadedTable, *addresses: str) -> None:
        """Put a table where it belongs on these lists; while the store is away, the next will."""
        try:
            match table.match.status:
                case Status.OPEN | Status.PLAYING:
                    at = table.record.head.created
                    await self._store.list_running(addresses, table.key, at=at)
                case Status.OVER:
                    await self._store.list_finished(addresses, table.key, at=table.at)
                case Status.CLOSED:
                    await self._store.unlist_table(addresses, table.key)
        except StoreAwayError as err:
            log.info("a table stands on a wrong list", table=str(table.key), why=str(err))

    async def note_waiting(self, table: LoadedTable, *, at: float) -> None:
        """Note for which of its people a table waits now. Raises StoreAwayError."""
        people = [str(person.address) for person in table.people]
        waiting = [address for address in people if waits_for(table, address)]
        others = [address for address in people if address not in waiting]
        await self._store.list_waiting(table.key, waiting, others, at=at)

    async def recount_waiting(self, address: str, tables: Sequence[LoadedTable]) -> None:
        """Put right what was noted of a player, whose running tables these are."""
        waiting = {table.key for table in tables if waits_for(table, address)}
        if all(table.asker_waiting == len(waiting - {table.key}) for table in tables):
            return
        at = max(table.at for table in tables)
        try:
            await self._store.relist_waiting(address, sorted(waiting), at=at)
        except StoreAwayError as err:
            log.info("what waits isn't counted anew", why=str(err))

    async def unlist_outsider(self, table: LoadedTable, address: str) -> None:
        """Take a table off the lists of somebody who wanted to sit there, and came too late.

        An open challenge stays: they may be about to accept it, and it is listed first.
        """
        if table.match.status is Status.OPEN:
            return
        try:
            await self._store.unlist_table([address], table.key)
        except StoreAwayError as err:
            log.info("a table stands on a wrong list", table=str(table.key), why=str(err))
