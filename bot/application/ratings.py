"""Applies results to standings, in the order in which matches ended, each once.

Any process may do it at any time. Results enter the standings of their game one by one, each only
if no other was applied since the standings were read. So the outcome is the same as with one
process, and a killed one leaves the rest to the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.profile import ProfileShown
from engines.core.match_state import MatchState, Status
from engines.core.rating import Rating
from engines.core.record import DamagedRecordError, Record
from engines.core.result import (
    Counting,
    Reckoned,
    Result,
    Standing,
    is_free,
    is_without_result,
    reckon,
    result_of,
)
from engines.core.seat import Pair
from storage.base import StoreAwayError, TableKey
from storage.results import Noted, Standings, Waiting
from storage.store import Store

# The table of this name, if it can be read.
Find = Callable[[TableKey], Awaitable[LoadedTable | None]]

log = structlog.get_logger(__name__)

# Both players' standings, and the places where a match was played.
_Known = tuple[Standings, Sequence[str]]

_TRIES: Final = 20  # others may reckon at the same time
_AT_ONCE: Final = 100
_LATELY: Final = 20  # matches


@dataclass(frozen=True, slots=True, kw_only=True)
class Ratings:
    """Reckons results, and tells what they came to."""

    store: Store
    find: Find

    async def result(self, key: TableKey, record: Record, match: MatchState) -> Result | None:
        """What a match leaves, for the commit that ends it; None if it goes on, or leaves nothing.

        Raises StoreAwayError: of a loss on time it is asked when the loser acted last.
        """
        result = result_of(str(key), record, match) if match.outcome else None
        if result is None or result.loser is None or not result.is_lost_on_time:
            return result
        loser = result.players[result.loser].address
        return result.model_copy(update={"absent_since": int(await self._last_act(loser))})

    async def of_ended(self, result: Result) -> Reckoned | None:
        """What a result came to whose match has just ended; None while the store is away."""
        if result.counting is Counting.ALONE:
            return None  # it waits for `bot.workers.reckoner`
        with suppress(StoreAwayError):
            settled = await self._settle_first(result)
            table = TableKey.parse(result.table)
            return settled.get(table) or await self.of_table(result.game, table)
        return None

    # As `settle` does with one page. Nearly always nothing else waits, so what has to be known to
    # reckon the result is read beside.
    async def _settle_first(self, result: Result) -> dict[TableKey, Reckoned]:
        waiting, known = await asyncio.gather(
            self.store.waiting_results(limit=_AT_ONCE), self._known(result), return_exceptions=True
        )
        if isinstance(waiting, BaseException):
            raise waiting
        is_alone = [one.result.table for one in waiting] == [result.table]
        if not is_alone or isinstance(known, BaseException):
            return await self.settle(pages=1)
        reckoned = await self._reckon(waiting[0], known)
        return {TableKey.parse(result.table): reckoned} if reckoned else {}

    async def of_loaded(self, table: LoadedTable) -> Reckoned | None:
        """What the result of a loaded table came to, if it was rated and is over.

        Raises StoreAwayError.
        """
        outcome = table.match.outcome
        if outcome is None or is_without_result(outcome) or not table.match.proposal.is_rated:
            return None
        return await self.of_table(table.record.head.game, table.key)

    async def of_challenge(self, table: LoadedTable) -> Pair[Rating] | None:
        """Both players' ratings, while a rated challenge is open.

        None if one of them has none, or keeps their profile to themselves. One round trip.
        Raises StoreAwayError.
        """
        match, (one, two) = table.match, table.match.players
        if match.status is not Status.OPEN or not match.proposal.is_rated or not (one and two):
            return None
        game, people = table.record.head.game, (one.address, two.address)
        try:
            found, settings = await asyncio.gather(
                self.store.standings(game, people),
                asyncio.gather(*map(self.store.profile, people)),
            )
        except DamagedRecordError as err:
            log.error("a standing can't be read", table=str(table.key), why=str(err))
            return None
        if ProfileShown.NOTHING in map(profile.shown_to_others, settings):
            return None
        ratings = Pair(one=found.of[one.address].rating, two=found.of[two.address].rating)
        return ratings if all(rating.matches for rating in ratings) else None

    async def settle(self, *, pages: int | None = None) -> dict[TableKey, Reckoned]:
        """Reckon the results that wait; what was reckoned here. Raises StoreAwayError.

        `pages`: no more than so many, of a hundred each. Somebody may be waiting for one of them.
        """
        settled, damaged, is_more = dict[TableKey, Reckoned](), set[str](), True
        while is_more and pages != 0:
            pages = pages and pages - 1
            limit = _AT_ONCE + len(damaged)
            waiting = await self.store.waiting_results(limit=limit)
            is_more = len(waiting) == limit
            for one in waiting:
                if one.row in damaged:
                    continue
                try:
                    if reckoned := await self._reckon(one):
                        settled[TableKey.parse(one.result.table)] = reckoned
                except DamagedRecordError as err:
                    damaged.add(one.row)
                    log.error("a result waits", table=one.result.table, why=str(err))
        return settled

    async def of_table(self, game: str, table: TableKey) -> Reckoned | None:
        """What a table's result came to; reckoned now, if it waits. None if it has none.

        Raises StoreAwayError.
        """
        try:
            if found := await self.store.reckoned(game, table):
                return found
            await self.settle(pages=1)
            return await self.store.reckoned(game, table)
        except DamagedRecordError as err:
            log.error("a result can't be read", table=str(table), why=str(err))
            return None

    # What a result has come to; None if another process has reckoned it. `known` was read before.
    async def _reckon(self, waiting: Waiting, known: _Known | None = None) -> Reckoned | None:
        result = await self._with_absence(waiting.result)
        for _ in range(_TRIES):
            standings, places = known or await self._known(result)
            if len({standings.holders[player.address] for player in result.players}) == 1:
                result = result.model_copy(update={"counting": Counting.ALONE})
            one, two = (standings.of[player.address] for player in result.players)
            known_to = Pair(one=one, two=two)
            reckoned, after = reckon(_as_often(result, known_to), known_to)
            noted = await self.store.note_reckoned(
                reckoned,
                after,
                expected=standings.results,
                places=places,
                holders=standings.holders,
            )
            if noted is not Noted.TOO_LATE:
                await self.store.forget_waiting(waiting)
                return reckoned if noted is Noted.NOW else None
            known = None
        raise StoreAwayError("others kept reckoning first")

    async def _known(self, result: Result) -> _Known:
        people = [player.address for player in result.players]
        return await asyncio.gather(self.store.standings(result.game, people), self._places(result))

    async def _with_absence(self, result: Result) -> Result:
        # The same, but that further losses of one absence count in no rating.
        if result.counting is not Counting.RATED or not result.is_lost_on_time:
            return result
        if await self.store.is_first_of_absence(result):
            return result
        return result.model_copy(update={"counting": Counting.ABSENT})

    async def _places(self, result: Result) -> Sequence[str]:
        # The server or group where it was played, as leaderboards name it; () for a private chat.
        if result.place:
            return (result.place,)
        key = TableKey.parse(result.table)
        if any(player.address == f"{key.platform}:{key.chat}" for player in result.players):
            return ()
        return (await profile.place_of(self.store, key.platform, key.chat),)

    async def _last_act(self, player: str) -> float:
        # At any table that runs or was finished lately; 0: never.
        running, finished = await asyncio.gather(
            self.store.running_tables(player), self.store.finished_tables(player, limit=_LATELY)
        )
        tables = await asyncio.gather(*map(self.find, dict.fromkeys((*running, *finished))))
        acts = (t.last_act_of(seat) for t in tables if t for seat in t.seats_of(player))
        return max(acts, default=0.0)


# The same, but that who gives up at once too often has played.
def _as_often(result: Result, standings: Pair[Standing]) -> Result:
    if result.counting is not Counting.UNPLAYED or result.loser is None:
        return result
    if is_free(result, standings[result.loser]):
        return result
    return result.model_copy(update={"counting": Counting.RATED})
