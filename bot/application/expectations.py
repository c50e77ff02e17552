"""What is to be expected of a challenge's match: how long it will take.

How many moves a match of a game and variant has is learned from its last results, so no game says
anything of it. Each process looks at them now and then; nothing more is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import structlog

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.match_length import (
    MatchLength,
    Variant,
    match_length,
    usual_moves,
    variant_of,
)
from bot.application.model import is_solo
from bot.application.player_profile import answer_time
from bot.application.profile import ProfileShown
from bot.timing.calendars import Calendar
from engines.core.game import AnyGame
from engines.core.match_state import Status
from engines.core.record import DamagedRecordError
from engines.core.seat import Pair
from storage.store import Store

log = structlog.get_logger(__name__)

_LATELY: Final = 300  # results of a game, by which it is told how many moves a match has
_HOLDS: Final = 600.0  # seconds until they are looked at again


@dataclass(frozen=True, slots=True)
class _Learned:
    # How many moves matches of a game have, and when that was learned.

    at: float
    moves: Mapping[Variant, int]


@dataclass(slots=True, kw_only=True)
class Expectations:
    """Says how long matches will take, by what the store knows of games and players."""

    store: Store
    games: Mapping[str, AnyGame]
    _learned: dict[str, _Learned] = field(default_factory=dict, init=False)

    async def of_challenge(self, table: LoadedTable) -> MatchLength | None:
        """How long the match of an open challenge between two people will take.

        None where nothing can be said. Two round trips, and two more now and then. Raises
        StoreAwayError.
        """
        if table.match.status is not Status.OPEN or is_solo(table.record.head):
            return None
        moves = await self._usual_moves(table)
        return await self._length(table, moves) if moves else None

    async def _usual_moves(self, table: LoadedTable) -> int | None:
        game, now = table.game, table.loaded_at
        learned = self._learned.get(game.id)
        if learned is None or not 0 <= now - learned.at < _HOLDS:
            results = await self.store.last_results(game.id, limit=_LATELY)
            moves = usual_moves(game.options, (one.result for one in results))
            learned = self._learned[game.id] = _Learned(at=now, moves=moves)
        return learned.moves.get(variant_of(game.options, table.match.proposal.options))

    async def _length(self, table: LoadedTable, moves: int) -> MatchLength:
        one, two = table.match.players
        people = [player.address for player in (one, two) if player]
        settings, answers = await asyncio.gather(
            asyncio.gather(*map(self.store.profile, people)),
            self._answers(one.address, two.address) if one and two else _unknown(),
        )
        # No estimate tells what somebody keeps to themselves.
        is_told = all(profile.shown_to_others(each) is ProfileShown.ALL for each in settings)
        calendars = [Calendar.of(each) for each in settings]
        return match_length(
            moves=moves,
            clock=table.match.proposal.clock,
            # Who isn't known yet is taken to keep the challenger's hours.
            calendars=Pair(one=calendars[0], two=calendars[-1]),
            answers=answers if is_told else None,
            now=table.loaded_at,
        )

    async def _answers(self, one: str, two: str) -> Pair[int] | None:
        # How soon each of two usually answers; None if that isn't known of both.
        try:
            first, second = await asyncio.gather(
                *(answer_time(self.store, who, self.games) for who in (one, two))
            )
        except DamagedRecordError as err:
            log.error("how soon somebody answers can't be read", players=(one, two), why=str(err))
            return None
        return None if first is None or second is None else Pair(one=first, two=second)


async def _unknown() -> None:
    return None
