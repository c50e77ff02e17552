"""Excludes the results of annulled matches, and recomputes all ratings of their game.

All results of the game are recomputed, page by page, and one step replaces the standings that
change. If results were applied meanwhile, they are added first. So it is done completely or not at
all, whichever process is killed, and any process may start over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import structlog

from bot.application.loaded_table import LoadedTable
from bot.application.ratings import Ratings
from engines.core.absence import VOID
from engines.core.record import DamagedRecordError
from engines.core.result import Reckoned, Recount, Standing, Voided
from storage.base import StoreAwayError, TableKey
from storage.results import Noted
from storage.store import Store
from storage.stored_results import Entry
from storage.voided_results import ToVoid

log = structlog.get_logger(__name__)

_BEING_ANNULLED: Final = 600.0  # seconds for which a match may be noted here and not annulled yet
_TRIES: Final = 100  # others may reckon at the same time
_BREATH: Final = 100  # results, after which others get their turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Annulments:
    """Takes results out. Holds no state."""

    store: Store
    find: Callable[[TableKey], Awaitable[LoadedTable | None]]
    ratings: Ratings
    now: Callable[[], float]

    async def settle(self) -> None:
        """Take out what is to be taken out. Raises StoreAwayError."""
        for one in await self.store.to_void():
            try:
                await self._settle(one)
            except DamagedRecordError as err:
                log.error("a result can't be taken out", table=str(one.table), why=str(err))

    async def _settle(self, one: ToVoid) -> None:
        table = await self.find(one.table)
        outcome = table.match.outcome if table else None
        if outcome is None or outcome.reason != VOID:
            if self.now() - one.at >= _BEING_ANNULLED:
                await self.store.void_is_done(one.table)
            return
        await self.ratings.settle()  # else what waits would be reckoned afterwards
        number = await self.store.number_of_result(one.game, one.table)
        if number is not None:
            await self._take_out(one, number)
        elif await self._waits(one.table):
            return
        await self.store.void_is_done(one.table)

    async def _waits(self, table: TableKey) -> bool:
        waiting = await self.store.waiting_results(limit=10**6)
        return str(table) in {each.result.table for each in waiting}

    async def _take_out(self, one: ToVoid, number: int) -> None:
        anew = _Anew(table=str(one.table))
        for _ in range(_TRIES):
            without = frozenset({*await self.store.voided(one.game), str(one.table)})
            regrouped = await self.store.regrouped(one.game)
            known = anew.recount
            if (without, regrouped) != (known.without, known.regrouped):  # first, or again
                anew.recount = Recount(without=without, regrouped=regrouped)
            async for entry in self.store.all_reckoned(one.game, begins=anew.recount.entries):
                anew.add(entry)
                if anew.recount.entries % _BREATH == 0:
                    await asyncio.sleep(0)
            noted = await self.store.all_standings(one.game)
            found = (self.store.holder(one.game, player) for player in anew.players)
            holders = tuple(dict.fromkeys(await asyncio.gather(*found)))
            done = await self.store.note_voided(
                one.game,
                Voided(voided=str(one.table), number=number, players=holders, at=int(self.now())),
                _changes(noted, anew.recount.standings),
                expected=anew.recount.entries,
            )
            if done is not Noted.TOO_LATE:
                return
        raise StoreAwayError("others kept reckoning first")


@dataclass(slots=True)
class _Anew:
    # All results without one, and who has played that one.
    table: str
    recount: Recount = field(default_factory=Recount)
    players: tuple[str, ...] = ()

    def add(self, entry: Entry) -> None:
        self.recount.add(entry)
        if isinstance(entry, Reckoned) and entry.result.table == self.table:
            people = (player for player in entry.result.players if not player.is_computer)
            self.players = tuple(player.address for player in people)


# Of each player whose standing is another, the new one; None if nothing is left.
def _changes(
    noted: Mapping[str, Standing], anew: Mapping[str, Standing]
) -> dict[str, Standing | None]:
    people = {*noted, *anew}
    return {who: anew.get(who) for who in people if noted.get(who) != anew.get(who)}
