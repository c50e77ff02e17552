"""Leaderboards in Redis: sorted sets of players by their ratings, kept by `storage.results`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engines.core.record import DamagedRecordError
from engines.core.result import Standing
from storage import keys
from storage.batching import Word
from storage.client import LuaScript
from storage.part import StorePart
from storage.stored_results import standing_of

_log = logging.getLogger(__name__)
_LEADERBOARD: Final = LuaScript.named("leaderboard")
_LEADERBOARD_AT: Final = LuaScript.named("leaderboard_at")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked:
    """A player on a leaderboard; the first has rank 1."""

    player: str
    standing: Standing
    rank: int
    rank_week_ago: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard:
    """The best of a game, and a reader's neighbourhood."""

    players: int  # how many stand on it
    first: Sequence[Ranked]
    around: Sequence[Ranked] = ()  # the reader and those before and behind; () without them


class Leaderboards(StorePart):
    """The best of a game, of all or of those who play at a place."""

    async def leaderboard(
        self, game: str, *, since: float, reader: str = "", most: int = 10, around: int = 5
    ) -> Leaderboard:
        """The best who were rated since then, and who is around the reader. One round trip."""
        touched = (
            keys.leaderboard(game),
            keys.last_rated(game),
            keys.leaderboard_week_ago(game),
            keys.standings(game),
        )
        return await self._read(_LEADERBOARD, touched, since, reader, most, around)

    async def leaderboard_at(
        self,
        game: str,
        place: str,
        *,
        since: float,
        reader: str = "",
        most: int = 10,
        around: int = 5,
    ) -> Leaderboard:
        """The same among those who have finished a match at a place. One round trip."""
        touched = (
            keys.leaderboard(game),
            keys.last_rated(game),
            keys.players_of(game, place),
            keys.standings(game),
            keys.leaderboard_week_ago(game),
        )
        return await self._read(_LEADERBOARD_AT, touched, since, reader, most, around)

    async def _read(self, script: LuaScript, touched: Sequence[str], *words: Word) -> Leaderboard:
        total, first, near, begins = await self._client.run(script, touched, *words)
        return Leaderboard(
            players=total, first=_ranked(first, rank=1), around=_ranked(near, rank=begins + 1)
        )

    async def all_places(self, game: str) -> AsyncIterator[tuple[str, list[str]]]:
        """All places where a match of a game was finished, and by whom."""
        begins = keys.players_of(game, "")
        async for page in self._client.keys(f"{begins}*"):
            for key in page:
                yield key.removeprefix(begins), await self._client.ask("SMEMBERS", key)


class Ranking(NamedTuple):
    """Where a player stands on a leaderboard, as its sorted sets have it."""

    rating: str
    rated_at: str


def ranking(standing: Standing) -> Ranking | None:
    """The same of a standing; None if it is provisional."""
    rating = standing.rating
    if not rating.matches or rating.is_provisional:
        return None
    return Ranking(repr(rating.value), repr(rating.last))


def _ranked(flat: Sequence[Any], *, rank: int) -> Sequence[Ranked]:
    # A standing that can't be read leaves its rank empty.
    found = []
    for n, (player, before, row) in enumerate(zip(flat[::3], flat[1::3], flat[2::3], strict=True)):
        try:
            standing = standing_of(row)
        except DamagedRecordError as err:
            _log.error("on a leaderboard: %s", err)
            continue
        week_ago = None if before < 0 else before + 1
        found.append(
            Ranked(player=player, standing=standing, rank=rank + n, rank_week_ago=week_ago)
        )
    return found
