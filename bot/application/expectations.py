"""How long the match of a challenge is expected to take.

How many moves a match takes is learned from the latest results of its game and variant, so games
needn't say. A process remembers for ten minutes what it has found; nothing is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import structlog
from cachetools import TTLCache

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
from engines.core.seat import Pair, Seat
from storage.store import Store

log = structlog.get_logger(__name__)

_LATELY: Final = 300  # results of a game, by which it is told how many moves a match has
_HOLDS: Final = 600.0  # seconds until it is looked again what is usual
_GAMES: Final = 64  # that are remembered, and players
_PEOPLE: Final = 4_096


class Expectations:
    """Says how long matches will take, by what the store knows of games and players."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], *, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._games = games
        self._moves = TTLCache[str, Mapping[Variant, int]](_GAMES, _HOLDS, timer=now)
        self._answer_times = TTLCache[str, int | None](_PEOPLE, _HOLDS, timer=now)

    async def of_challenge(self, table: LoadedTable) -> MatchLength | None:
        """How long the match of an open challenge between two people will take.

        None where nothing can be said. One round trip, and up to four more now and then.
        Raises StoreAwayError.
        """
        if table.match.status is not Status.OPEN or is_solo(table.record.head):
            return None
        moves = await self._usual_moves(table)
        return await self._length(table, moves) if moves else None

    async def _usual_moves(self, table: LoadedTable) -> int | None:
        game = table.game
        moves = self._moves.get(game.id)
        if moves is None:
            results = await self._store.last_results(game.id, limit=_LATELY)
            moves = usual_moves(game.options, (one.result for one in results))
            self._moves[game.id] = moves
        return moves.get(variant_of(game.options, table.match.proposal.options))

    async def _length(self, table: LoadedTable, moves: int) -> MatchLength:
        people = [player.address for player in table.match.players if player]
        settings, answers = await asyncio.gather(
            asyncio.gather(*map(self._store.profile, people)),
            self._answers(people),
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

    async def _answers(self, people: Sequence[str]) -> Pair[int] | None:
        # How soon each of two usually answers; None if that isn't known of both.
        if len(people) < len(Seat):
            return None
        one, two = await asyncio.gather(*map(self._answer_time, people))
        return None if one is None or two is None else Pair(one=one, two=two)

    async def _answer_time(self, player: str) -> int | None:
        with suppress(KeyError):
            return self._answer_times[player]
        try:
            found = await answer_time(self._store, player, self._games)
        except DamagedRecordError as err:
            log.error("a result can't be read", why=str(err))
            found = None
        self._answer_times[player] = found
        return found
