"""Opens, loads and acts on tournaments. An act is committed before anybody is told of it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from functools import partial
from typing import Final

import structlog
from cachetools import LRUCache

from bot.application.loaded_table import BusyError, UnknownOutcomeError
from bot.application.loaded_tournament import (
    DamagedTournamentError,
    Decide,
    LoadedTournament,
    NoTournamentError,
)
from bot.application.table_names import table_name
from bot.application.tables import Tables
from bot.application.tournament_notices import of_entry
from bot.timing.outages import Outages
from engines.core.record import DamagedRecordError
from engines.core.tournaments.acts import Opened, Record
from engines.core.tournaments.head import Head
from engines.core.tournaments.replay import advance, opened
from engines.core.tournaments.state import TournamentError, TournamentState
from storage.base import ConflictError, StoreAwayError
from storage.store import Store
from storage.tournaments import WHOLE_HALL, StoredTournament, listed_by

__all__ = ("WHOLE_HALL", "Tournaments")

log = structlog.get_logger(__name__)

_TRIES: Final = 6
_KEPT: Final = 64  # tournaments; one of 512 players has some megabytes
_MANY: Final = 200  # entries
_LENGTH: Final = 8  # of an id
# Seconds before each look whether a commit was written.
_LOOKING_AGAIN: Final = (0.1, 0.4, 1.0)


class Tournaments:
    """Loads tournaments, and puts acts through the gate."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._known = LRUCache[str, tuple[StoredTournament, LoadedTournament]](_KEPT)

    @property
    def store(self) -> Store:
        """The store."""
        return self.tables.store

    async def load(self, tournament: str) -> LoadedTournament:
        """A tournament as it is now.

        Raises:
            NoTournamentError, DamagedTournamentError: there is none, or it can't be read.
        """
        seen, before = self._known.get(tournament, (None, None))
        try:
            stored = await self.store.load_tournament(tournament, seen=seen)
            if stored is None:
                raise NoTournamentError(tournament)
            if seen is None or stored.head_row != seen.head_row:
                before = None
            state = await self._replayed(stored.record, before)
        except DamagedRecordError as err:
            self._known.pop(tournament, None)
            raise DamagedTournamentError(f"{tournament}: {err}") from err
        now = self.tables.now()
        loaded = LoadedTournament(
            id=tournament,
            record=stored.record,
            head_row=stored.head_row,
            state=state,
            outages=Outages.of(stored.outages, running_at=stored.running_at, now=now),
            loaded_at=now,
            known_standings=before.known_standings if before and before.state is state else {},
        )
        self._known[tournament] = stored, loaded
        return loaded

    async def find(self, tournament: str) -> LoadedTournament | None:
        """The same; None if there is none, or it can't be read."""
        try:
            return await self.load(tournament)
        except NoTournamentError:
            return None
        except DamagedTournamentError as err:
            log.error("a tournament can't be read", tournament=tournament, why=str(err))
            return None

    async def open(self, head: Head, *, by: str, ask_id: str = "") -> LoadedTournament:
        """Open one. What one asks for twice opens one.

        Raises:
            BusyError, StoreAwayError: none was opened.
        """
        source = f"{by}:{ask_id}" if ask_id else secrets.token_hex()
        name = table_name(f"tournament {source}", length=_LENGTH)
        entry = Opened(at=head.created, by=by, ask_id=ask_id)
        await self.store.list_tournament(listed_by(head, entry), name, at=entry.at)
        record = Record(head=head, log=(entry,))
        state = advance(opened(head), entry)
        try:
            await self._commit(name, record, state=state, before=None)
        except ConflictError:
            if (found := await self.find(name)) and found.head == head:
                return found
            raise BusyError(name) from None
        return await self.load(name)

    async def act(self, tournament: str, decide: Decide) -> LoadedTournament:
        """Put the entry that `decide` makes of the tournament through the gate, and keep it.

        `decide` is called again when somebody else acted in between; if it says None, nothing is
        done.

        Raises:
            what `decide` raises, TournamentError: nothing was done.
            BusyError: others kept acting first.
            StoreAwayError: nothing was done. UnknownOutcomeError: perhaps it was.
        """
        for _ in range(_TRIES):
            loaded = await self.load(tournament)
            entry = decide(loaded)
            if entry is None:
                return loaded
            state = advance(loaded.state, entry)
            if lists := listed_by(loaded.head, entry):
                await self.store.list_tournament(lists, tournament, at=entry.at)
            record = loaded.record.plus(entry)
            try:
                await self._commit(tournament, record, state=state, before=loaded)
            except ConflictError:
                continue
            return self._acted(loaded, record, state)
        raise BusyError(tournament)

    async def of(self, address: str, *, limit: int = 20) -> list[LoadedTournament]:
        """Those that a person or a chat has to do with: what runs first, then the latest.

        Of a person under all their identities; `WHOLE_HALL` has those that are no place's.
        """
        identities = await self.store.identities(address)
        lists = await asyncio.gather(
            *(self.store.tournaments_of(one, limit=limit) for one in identities)
        )
        names = dict.fromkeys(name for names in lists for name in names)
        found = [one for one in await asyncio.gather(*map(self.find, names)) if one]
        found.sort(key=lambda one: (not one.is_running, -one.head.created))
        return found[:limit]

    def _acted(
        self, before: LoadedTournament, record: Record, state: TournamentState
    ) -> LoadedTournament:
        # As it was committed; the next look reads what others have added since.
        after = replace(before, record=record, state=state, known_standings={})
        known = self._known.get(before.id)
        if known and known[0].head_row == before.head_row:  # else it was rewritten since
            self._known[before.id] = replace(known[0], record=record), after
        return after

    async def _replayed(self, record: Record, before: LoadedTournament | None) -> TournamentState:
        # A long log takes a tenth of a second: another thread keeps the loop free.
        known = before.version if before else 0
        replayed = partial(_replayed, record, before.state if before else None, known)
        if record.version - known > _MANY:
            return await asyncio.to_thread(replayed)
        return replayed()

    # The next look at a tournament does what is due: see `bot.workers.tournament_worker`.
    async def _commit(
        self,
        tournament: str,
        record: Record,
        *,
        state: TournamentState,
        before: LoadedTournament | None,
    ) -> None:
        known = before.state if before else None
        notices = of_entry(tournament, known, state, record.log[-1])
        try:
            await self.store.commit_tournament(
                tournament,
                record,
                expected=before.version if before else None,
                head_row=before.head_row if before else b"",
                look_at=self.tables.now(),
                notices=notices,
            )
        except StoreAwayError:
            if not await self._was_written(tournament, record):
                raise

    async def _was_written(self, tournament: str, record: Record) -> bool:
        for pause in _LOOKING_AGAIN:
            await asyncio.sleep(pause)
            try:
                stored = await self.store.load_tournament(tournament)
            except StoreAwayError:
                continue
            return stored is not None and stored.record.log[: record.version] == record.log
        raise UnknownOutcomeError(tournament)


def _replayed(record: Record, state: TournamentState | None, known: int) -> TournamentState:
    # Goes on from a state after `known` entries. Raises DamagedRecordError.
    state = state or opened(record.head)
    try:
        for entry in record.log[known:]:
            state = advance(state, entry)
    except TournamentError as err:
        raise DamagedRecordError(f"the log of a tournament: {err.code}") from None
    return state
