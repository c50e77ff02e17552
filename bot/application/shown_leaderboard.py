"""A leaderboard as a reader is shown it: the first ten, and those around the reader."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.application.player_profile import names_shown
from engines.core.rating import Rating
from storage.leaderboards import Leaderboard, Ranked
from storage.store import Store

_ACTIVE: Final = 60 * 86_400  # seconds since the last rated match
_FIRST: Final = 10
_SPARE: Final = 10  # read besides: some may keep their profiles to themselves
_AROUND: Final = 5  # before the reader, and as many behind


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPlayer:
    """One line of a leaderboard."""

    address: str
    name: str  # "": nothing is kept of them
    rank: int  # the first has 1
    rating: Rating
    gained: int = 0  # places since a week ago; negative: lost


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownLeaderboard:
    """A leaderboard without those who keep their profiles to themselves.

    They keep their ranks, so that one is missing where they stand.
    """

    game: str
    place: str  # "": the best of all
    players: int  # how many stand on it, all told
    first: tuple[ListedPlayer, ...]
    around: tuple[ListedPlayer, ...] = ()  # those that aren't among the first; () without a reader
    has_reader: bool = False  # they stand on it, whether or not they are shown


async def shown_leaderboard(
    store: Store, game: str, *, reader: str, place: str = "", now: float, reads_along: bool = False
) -> ShownLeaderboard:
    """Who was rated in the last 60 days and isn't provisional, at a place or of all.

    `reads_along`: others see it too, so the reader is left out of it if they want that. Three round
    trips. Raises DamagedRecordError.
    """
    reader = await store.holder(game, reader) if reader else ""
    found = await _ranked(store, game, place, reader, since=now - _ACTIVE)
    ranked = {one.player: one for one in (*found.first, *found.around)}
    names = dict(await names_shown(store, ranked.keys()))
    if not reads_along and reader in ranked:
        names.setdefault(reader, "")
    listed = {who: _listed(one, names[who]) for who, one in ranked.items() if who in names}
    first = [listed[one.player] for one in found.first if one.player in listed][:_FIRST]
    shown = {one.address for one in first}
    around = [listed[one.player] for one in found.around if one.player in listed]
    return ShownLeaderboard(
        game=game,
        place=place,
        players=found.players,
        first=tuple(first),
        around=tuple(one for one in around if one.address not in shown),
        has_reader=bool(found.around),
    )


async def last_game(store: Store, player: str, games: Collection[str]) -> str:
    """The game that a player has finished a match of last; the first one, if none. Two round trips.

    Raises DamagedRecordError.
    """
    found = await asyncio.gather(*(store.results_of(game, player, limit=1) for game in games))
    last = [one.result for results in found for one in results]
    return max(last, key=lambda one: one.at).game if last else next(iter(games))


async def _ranked(store: Store, game: str, place: str, reader: str, *, since: float) -> Leaderboard:
    most = _FIRST + _SPARE
    if not place:
        return await store.leaderboard(game, since=since, reader=reader, most=most, around=_AROUND)
    return await store.leaderboard_at(
        game, place, since=since, reader=reader, most=most, around=_AROUND
    )


def _listed(ranked: Ranked, name: str) -> ListedPlayer:
    before = ranked.rank_week_ago
    return ListedPlayer(
        address=ranked.player,
        name=name,
        rank=ranked.rank,
        rating=ranked.standing.rating,
        gained=before - ranked.rank if before else 0,
    )
