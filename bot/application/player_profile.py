"""What a profile shows: ratings, records, habits, and the history of one rating."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from statistics import median_low
from typing import Final

from bot.application import profile
from bot.application.profile import ProfileShown
from engines.core.rating import Rating
from engines.core.result import Counting, Reckoned, Result, Standing, standings_of_group
from engines.core.seat import Seat
from storage.store import Store

_LATELY: Final = 50  # results of a game that are read at first
_FEW: Final = 20  # and those that are read to tell a habit alone
_OF_A_YEAR: Final = 500  # and those that a curve may be made of
_OF_A_PAIR: Final = 100  # of two players against each other in a game
_YEAR: Final = 365 * 86_400
_ANSWERS: Final = 50  # matches with a clock, by which it is told how soon somebody answers


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """What a player's results in one game have come to."""

    game: str
    standing: Standing
    results: Sequence[Reckoned]  # the last ones, the newest first


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedAt:
    """A rating after a rated match; in seconds since the epoch, when that ended."""

    at: float
    rating: Rating


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerProfile:
    """A player and what their results have come to, whatever they want others to be shown."""

    address: str
    name: str  # "": nothing is kept of them
    shown: ProfileShown
    identities: frozenset[str] = frozenset()  # all their addresses
    first_identity: str  # the one that was linked first; by it they have their coat
    games: tuple[GameRecord, ...] = ()  # those they have finished a match of, the last one first
    curve_game: str = ""
    curve: tuple[RatedAt, ...] = ()  # by time
    since: float | None = None  # when their first match began
    answer: int | None = None  # seconds of waking hours: the median of their last matches

    @property
    def finished(self) -> int:
        """How many matches they have finished."""
        return sum(record.standing.finished for record in self.games)

    @property
    def timed_out(self) -> int:
        """How many of these they have lost on time."""
        return sum(record.standing.timed_out for record in self.games)

    @property
    def left(self) -> int:
        """How many of these they gave up before their second move."""
        return sum(record.standing.left for record in self.games)

    @property
    def last_results(self) -> list[Result]:
        """Their last results against people in all games, the newest first."""
        return _newest_first(record.results for record in self.games)


async def player_profile(
    store: Store, address: str, games: Collection[str], *, now: float, curve_game: str = ""
) -> PlayerProfile:
    """The profile of a player, with the curve of a game: of the one played last, if none is named.

    Three round trips, and two more for a curve of many matches. Raises DamagedRecordError.
    """
    settings, identities, holders = await asyncio.gather(
        store.profile(address), store.identities(address), _holders(store, address, games)
    )
    firsts, records = await asyncio.gather(
        asyncio.gather(*(store.first_result_of(*one) for one in holders.items())),
        asyncio.gather(*(_record_of(store, *one) for one in holders.items())),
    )
    played = sorted((one for one in records if one.standing.finished), key=_last, reverse=True)
    drawn = next((one for one in played if one.game == curve_game), None)
    drawn = drawn or next(iter(played), None)
    found = PlayerProfile(
        address=address,
        name=settings.get(profile.NAME, ""),
        shown=profile.shown_to_others(settings),
        identities=frozenset(identities),
        first_identity=identities[0],
        games=tuple(played),
        since=min((one.result.began for one in firsts if one), default=None),
    )
    if drawn is None:
        return found
    return replace(
        found,
        curve_game=drawn.game,
        curve=await _curve(store, drawn, holders[drawn.game], found.identities, since=now - _YEAR),
        answer=_answer(found.last_results, found.identities),
    )


async def answer_time(store: Store, address: str, games: Collection[str]) -> int | None:
    """How soon a player answers, as their profile tells it, by fewer matches; None: unknown.

    Three round trips. Raises DamagedRecordError.
    """
    identities, holders = await asyncio.gather(
        _identities(store, address), _holders(store, address, games)
    )
    found = await asyncio.gather(*(store.results_of(*one, limit=_FEW) for one in holders.items()))
    return _answer(_newest_first(found), identities)


async def names_shown(store: Store, players: Collection[str]) -> Mapping[str, str]:
    """What others may call these players; without those who keep their profiles to themselves.

    "" is somebody of whom nothing is kept. One round trip.
    """
    people = tuple(dict.fromkeys(players))
    known = await asyncio.gather(*map(store.profile, people))
    return {
        who: settings.get(profile.NAME, "")
        for who, settings in zip(people, known, strict=True)
        if profile.shown_to_others(settings) is not ProfileShown.NOTHING
    }


async def results_between(
    store: Store, one: str, two: str, games: Collection[str]
) -> Sequence[Result]:
    """The last results of two players against each other in all games, the newest first.

    Three round trips. Raises DamagedRecordError.
    """
    mine, theirs = await asyncio.gather(*(_holders(store, who, games) for who in (one, two)))
    found = await asyncio.gather(
        *(store.results_between(game, mine[game], theirs[game], limit=_OF_A_PAIR) for game in games)
    )
    return _newest_first(found)


def seat_in(result: Result, identities: frozenset[str]) -> Seat:
    """Which seat a player had who is one of the two, by any of their identities."""
    return Seat.ONE if result.players[Seat.ONE].address in identities else Seat.TWO


# By game, under which address a player's results stand.
async def _holders(store: Store, address: str, games: Collection[str]) -> Mapping[str, str]:
    found = await asyncio.gather(*(store.holder(game, address) for game in games))
    return dict(zip(games, found, strict=True))


async def _identities(store: Store, address: str) -> frozenset[str]:
    return frozenset(await store.identities(address))


async def _record_of(store: Store, game: str, address: str) -> GameRecord:
    standings, results = await asyncio.gather(
        store.standings(game, [address]), store.results_of(game, address, limit=_LATELY)
    )
    return GameRecord(game=game, standing=standings.of[address], results=results)


# The rated results of the time since then, and the one before.
async def _curve(
    store: Store, record: GameRecord, address: str, identities: frozenset[str], *, since: float
) -> tuple[RatedAt, ...]:
    if len(identities) > 1:
        return await _curve_of_several(store, record.game, address, identities, since=since)
    results = record.results
    if len(results) == _LATELY and results[-1].result.at > since:
        results = await store.results_of(record.game, address, limit=_OF_A_YEAR)
    rated = [one for one in results if one.result.counting is Counting.RATED]
    lately = [one for one in rated if one.result.at > since]
    shown = rated[: len(lately) + 1]
    return tuple(
        RatedAt(at=one.result.at, rating=one.after[seat_in(one.result, identities)])
        for one in reversed(shown)
    )


# Of somebody with several identities it is reckoned again: what was noted is each one's own.
async def _curve_of_several(
    store: Store, game: str, holder: str, identities: frozenset[str], *, since: float
) -> tuple[RatedAt, ...]:
    entries = await store.results_of_all(game, [holder])
    points = [
        RatedAt(at=result.at, rating=standing.rating)
        for result, standing in standings_of_group(identities, entries.values())
        if result.counting is Counting.RATED
    ]
    lately = sum(one.at > since for one in points)
    return tuple(points[-lately - 1 :])


def _answer(results: Sequence[Result], identities: frozenset[str]) -> int | None:
    taken = (one.answers[seat_in(one, identities)] for one in results)
    last = list(islice((seconds for seconds in taken if seconds is not None), _ANSWERS))
    return median_low(last) if last else None


def _newest_first(found: Iterable[Sequence[Reckoned]]) -> list[Result]:
    every = (one.result for one in chain.from_iterable(found))
    with_others = (one for one in every if one.counting is not Counting.ALONE)
    return sorted(with_others, key=lambda one: one.at, reverse=True)


def _last(record: GameRecord) -> float:
    return record.results[0].result.at if record.results else 0.0
