"""The level of a game's computer about as strong as a player, which is offered to them first."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Final

import structlog

from engines.core.computer import AnyComputer, fitting_level
from engines.core.record import DamagedRecordError
from storage.results import Results

log = structlog.get_logger(__name__)

# In place of a level: the one about as strong as the asker.
ANY_LEVEL: Final = "any"


async def fitting_levels(
    store: Results, computers: Mapping[str, AnyComputer], games: Collection[str], player: str
) -> dict[str, str]:
    """By game, the level that is nearest to the player's rating there, however few matches made it.

    Somebody without a rating in a game gets what `fitting_level` says.
    """
    found = await asyncio.gather(*(_rating(store, game, player) for game in games))
    return {
        game: fitting_level(computers[game], rating)
        for game, rating in zip(games, found, strict=True)
    }


async def _rating(store: Results, game: str, player: str) -> float | None:
    try:
        rating = (await store.standings(game, [player])).of[player].rating
    except DamagedRecordError:
        log.exception("a standing can't be read", game=game)
        return None
    return rating.value if rating.matches else None
