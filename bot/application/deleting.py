"""Deletes a person: ends their matches, then removes them from everything that is stored.

First their own data, while they wait: after that nobody finds them any more. Then, in the
background, what names them in others' data. It may be interrupted anywhere: the store notes who is
being deleted, and `go_on` completes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application import daily_puzzles, profile
from bot.application.following import unfollow_all
from bot.application.game_faults import fault_of
from bot.application.linking import follow_up
from bot.application.listed_tables import running_tables
from bot.application.loaded_table import BusyError, DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Address
from bot.application.next_matches import begin_no_more
from bot.application.notices import pinned_list_of
from bot.application.refused import RefusedError
from bot.application.seeking import Seeking
from bot.application.tables import Tables
from bot.application.tournament_people import anonymise, anonymise_copies, leave_all
from engines.core.former import FormerPlayer
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, DamagedRecordError, Entry
from engines.core.seat import Seat
from storage.base import StoreAwayError, TableKey
from storage.deletions import Deletion

log = structlog.get_logger(__name__)

# Their tables that are over, of which any may still name them.
_FINISHED: Final = 100_000
_AT_ONCE: Final = 64


class _EndedError(Exception):
    """The table has come to its end."""


@dataclass(frozen=True, slots=True)
class Deleting:
    """Deletes people. Holds no state."""

    tables: Tables

    async def tables_of(self, address: str) -> list[LoadedTable]:
        """The matches and challenges that it ends."""
        running = await running_tables(self.tables, address)
        return [table for table in running if table.seat_of(address)]

    async def delete(self, address: str) -> None:
        """End what runs, and remove what is theirs, of all their identities; `go_on` does the rest.

        Raises:
            BusyError, StoreAwayError: done again, or by `go_on`, it goes on where it was.
        """
        begun = [await self._begin(one) for one in await self.tables.store.identities(address)]
        for deletion in begun:
            await self._delete(deletion)

    async def _begin(self, address: str) -> Deletion:
        store = self.tables.store
        settings = await store.profile(address)
        platform, username = Address.parse(address).platform, settings.get(profile.USERNAME, "")
        by_name = str(Address.of_name(platform, username)) if username else ""
        return await store.begin_deletion(address, by_name=by_name, at=self.tables.now())

    async def go_on(self) -> int:
        """Complete all that was begun, here or elsewhere; how many people. Raises StoreAwayError.

        Reads the whole store, if there is anybody.
        """
        begun = await self.tables.store.deletions()
        done = []
        for deletion in begun:
            if await self._is_unfinished(deletion):
                try:
                    await self._delete(deletion)
                except BusyError:
                    continue
            done.append(deletion)
        if done:
            await self._forget_copies(done)
            for deletion in done:
                await self.tables.store.end_deletion(deletion)
        return len(done)

    async def _is_unfinished(self, deletion: Deletion) -> bool:
        # Their profile goes last; who has come back since has another, which is theirs to keep.
        return not await self.tables.store.is_deleted(deletion)

    async def _delete(self, deletion: Deletion) -> None:
        tables, who = self.tables, deletion.who
        store, address = tables.store, who.address
        await Seeking(tables).leave(address)
        await store.unlink(address)
        await follow_up(tables)  # else what it says of them would be done later
        await leave_all(tables, address)  # before their matches there end as any other
        for table in await self.tables_of(address):
            await self._end(table, address)
        await begin_no_more(tables, address)
        await unfollow_all(store, address)
        await tables.ratings.settle()  # what waits would give them a standing again
        for game in tables.games:
            try:
                await store.anonymise_results(game, who)
            except DamagedRecordError as err:
                log.error("results of somebody who is deleted stay", game=game, why=str(err))
        named = await self._named_on_lists(address)
        for first in range(0, len(named), _AT_ONCE):
            some = named[first : first + _AT_ONCE]
            await asyncio.gather(*(store.anonymise_table(key, who) for key in some))
        await anonymise(tables, who)
        await store.end_sessions(address, *await store.sessions(address))
        await store.forget_pseudonym(tables.pseudonym(address))
        await store.drop(pinned_list_of(Address.parse(address)))
        await store.drop(daily_puzzles.of_person(address))
        for one in who.addresses:
            await store.forget(one)
        await store.note_deleted(deletion)

    async def _named_on_lists(self, address: str) -> Sequence[TableKey]:
        store = self.tables.store
        listed = await asyncio.gather(
            store.running_tables(address),
            store.finished_tables(address, limit=_FINISHED),
            store.pending_challenges(address),
        )
        return list(dict.fromkeys(key for keys in listed for key in keys))

    async def _forget_copies(self, done: Sequence[Deletion]) -> None:
        # What others have: tables that stand on no list any more, blocks, places, pairings.
        store = self.tables.store
        await anonymise_copies(self.tables, done)
        whose = {address: one for one in done for address in one.who.addresses}
        async for key, found in store.ended_tables_naming(list(whose)):
            for who in {
                whose[address].who.address: whose[address].who for address in found
            }.values():
                await store.anonymise_table(key, who)
        async for address, blocked in store.profiles_with(profile.BLOCKED):
            if not whose.keys().isdisjoint(blocked.split()):
                hidden = profile.as_blocked(
                    profile.hidden(one) if one in whose else one for one in blocked.split()
                )
                await store.update_profile(address, {profile.BLOCKED: hidden})
        async for address, muted in store.profiles_with(profile.MUTED):
            named = muted.split()
            for one in done:
                named = list(map(one.who.table, named))
            if named != muted.split():
                await store.update_profile(address, {profile.MUTED: " ".join(named)})
        for one in done:
            await self._rename_tables(one.who)
        await store.forget_places(list(whose))
        await store.forget_parked(list(whose))

    # Those of their private chat are named after it. What was theirs alone goes.
    async def _rename_tables(self, who: FormerPlayer) -> None:
        store = self.tables.store
        for key in await store.tables_of_chats([who.address]):
            table = await self.tables.find(key)
            if table is None or table.is_running or table.seats_of(who.address):
                continue  # or they have come back since
            if table.people and table.match.status is Status.OVER:
                await store.rename_table(
                    key,
                    TableKey.parse(who.table(str(key))),
                    seed=self.tables.seed_of(table).hex(),
                    players=[str(person.address) for person in table.people],
                )
            await store.drop(key)
            await self.tables.aliases.forget(key)

    # A table that can't be read has closed, and keeps what it holds.
    async def _end(self, table: LoadedTable, address: str) -> None:
        def decide(now: LoadedTable) -> Entry:
            seat = now.seat_of(address)
            if (act := ending_act(now, seat)) is None:
                raise _EndedError
            return Entry(act=act, seat=seat, at=int(self.tables.now()))

        try:
            await self.tables.act(
                table.key, decide, table=table, asker=address, already_shown_to=address
            )
        except (_EndedError, MatchError, NoTableError, DamagedTableError):
            return
        except (BusyError, StoreAwayError):
            raise
        except RefusedError as err:
            log.warning("a match isn't ended", table=str(table.key), why=str(err))
        except Exception as err:  # whatever a game breaks in must not keep them from being deleted
            log.error("a match can't be ended", table=str(table.key), why=fault_of(err))


def ending_act(table: LoadedTable, seat: Seat | None) -> Act | None:
    """What ends the part of a seat; None if the table has come to its end."""
    if table.match.status is Status.PLAYING:
        return Act.LEAVE if table.series else Act.RESIGN
    if table.match.status is not Status.OPEN:
        return None
    return Act.WITHDRAW if seat is table.match.proposed_by else Act.DECLINE
