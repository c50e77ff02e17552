"""Loads tables: their replayed logs, with everything stored beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.application.computer_ratings import ComputerRatings
from bot.application.expectations import Expectations
from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.match_clock import on_the_clock
from bot.application.message_refs import NotedMessages
from bot.application.model import is_reachable
from bot.application.ratings import Ratings
from bot.application.replay_cache import ReplayCache, ReplayedMatch
from bot.application.table_listing import TableListing
from bot.application.timers import deadline_of
from bot.timing.outages import Outages
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.match_state import MatchState, Status
from engines.core.rating import Rating
from engines.core.record import DamagedRecordError
from engines.core.seat import Pair
from storage.base import TableKey
from storage.store import Store

CHALLENGE_DAYS: Final = 7


class TableLoader:
    """Loads tables. Its only state is a cache of replayed logs."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float],
        challenge_days: float,
        computers: Mapping[str, AnyComputer],
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.patience = challenge_days * 86_400
        self.lists = TableListing(store)
        self.ratings = Ratings(store=store, find=self.find)
        self.expectations = Expectations(store, games, now=now)
        self._computer_ratings = ComputerRatings(store=store, computers=computers)
        self._replay_cache = ReplayCache()

    async def load(self, key: TableKey, *, asker: str = "", has_noted: bool = False) -> LoadedTable:
        """The table as it is now. If the asker's lists lack it, they are corrected.

        `has_noted`: with what is noted of its messages.

        Raises:
            NoTableError, DamagedTableError: there is none, or it can't be read.
        """
        known = self._replay_cache.known(key)
        people = on_the_clock(known.match) if known else ()
        players = _addresses(known.match) if known else ()
        try:
            loaded = await self.store.load(
                key, asker=asker, people=people, players=players, has_message_refs=has_noted
            )
            if loaded is None:
                raise NoTableError(str(key))
            game = self.games.get(loaded.record.head.game)
            if game is None:
                raise DamagedTableError(f"{key}: unknown game {loaded.record.head.game!r}")
            replayed = self._replay_cache.replay(key, game, loaded.record)
            if loaded.has_ended:
                replayed = replayed.ended_then()
            profiles, first_identities = await asyncio.gather(
                self._profiles(replayed.match, loaded.profiles),
                self._first_identities(replayed.match, loaded.first_identities),
            )
            table = LoadedTable(
                key=key,
                replayed=replayed,
                loaded_at=self.now(),
                reached=loaded.reached,
                profiles=profiles,
                outages=Outages.of(loaded.outages, running_at=loaded.running_at, now=self.now()),
                reminder=loaded.reminder,
                answer_at=loaded.answer_at,
                preset_answers=loaded.preset_answers,
                identities=frozenset(loaded.identities),
                first_identities=first_identities,
                asker_profile=loaded.asker_profile,
                asker_tables=loaded.asker_tables,
                is_listed=loaded.is_listed,
                asker_waiting=loaded.asker_waiting,
                noted=NotedMessages(loaded.message_refs),
            )
        except DamagedRecordError as err:
            raise DamagedTableError(f"{key}: {err}") from err
        table = replace(
            table,
            deadline=deadline_of(table, loaded.deadline, self.patience),
            reckoned=await self.ratings.of_loaded(table),
            would_be=await self._computer_ratings.gain(table),
        )
        table = await self._with_expectations(table)
        if table.seat_of(asker) and table.is_listed != table.is_running:
            await self.lists.put_right(table, asker)
        return table

    def known(self, key: TableKey) -> ReplayedMatch | None:
        """The table as this process last saw it, if it is still cached."""
        return self._replay_cache.known(key)

    async def find(self, key: TableKey, *, asker: str = "") -> LoadedTable | None:
        """The same as `load`; None if there is no such table, or it can't be read."""
        try:
            return await self.load(key, asker=asker)
        except (NoTableError, DamagedTableError):
            return None

    async def _ratings_of(self, table: LoadedTable) -> Pair[Rating] | None:
        # Both players', while a challenge waits, if they are told.
        alone = await self._computer_ratings.of_challenge(table)
        return alone or await self.ratings.of_challenge(table)

    async def _profiles(
        self, match: MatchState, loaded: Mapping[str, Mapping[str, str]]
    ) -> Mapping[str, Mapping[str, str]]:
        # The profiles of who is on the clock: one round trip more where they weren't known.
        missing = [address for address in on_the_clock(match) if address not in loaded]
        if not missing:
            return loaded
        found = await asyncio.gather(*map(self.store.profile, missing))
        return {**loaded, **dict(zip(missing, found, strict=True))}

    async def _first_identities(
        self, match: MatchState, loaded: Mapping[str, str]
    ) -> Mapping[str, str]:
        # Who the players are: with the round trip for profiles, where they weren't known.
        missing = [address for address in _addresses(match) if address not in loaded]
        return {**loaded, **await self.store.first_identities(missing)} if missing else loaded

    async def _with_expectations(self, table: LoadedTable) -> LoadedTable:
        # While a challenge waits: how strong both are, and how long their match will take.
        if table.match.status is not Status.OPEN:
            return replace(table, ratings=None, length=None)
        ratings, length = await asyncio.gather(
            self._ratings_of(table), self.expectations.of_challenge(table)
        )
        return replace(table, ratings=ratings, length=length)


# Of the people who sit at a table.
def _addresses(match: MatchState) -> tuple[str, ...]:
    players = (player.address for player in match.players if player)
    return tuple({one: None for one in players if is_reachable(one)})
