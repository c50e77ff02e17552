"""Results in Redis: those waiting, those applied, and the standings that follow from them.

A result waits in its table's shard, where the commit that ended the match has put it. From there a
reckoner puts it into the slot of its game, with both players' new standings, in one step.
"""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from types import MappingProxyType
from typing import Final

from engines.core.former import is_former
from engines.core.result import (
    Forgotten,
    Reckoned,
    Regrouped,
    Result,
    Standing,
    standing_of_group,
)
from engines.core.seat import Pair
from storage import keys
from storage.base import TableKey
from storage.client import LuaScript
from storage.leaderboards import Ranking, ranking
from storage.part import StorePart
from storage.stored_results import (
    Entry,
    entry_of,
    readable,
    reckoned_of,
    result_waiting,
    standing_of,
    stored,
)

_RECKON: Final = LuaScript.named("reckon")
_FIRST_ABSENCE: Final = LuaScript.named("first_absence")
_FORGET: Final = LuaScript.named("forget_standing")
_REGROUP: Final = LuaScript.named("regroup")
_STANDINGS: Final = LuaScript.named("standings")
_WEEK: Final = 7 * 86_400
_PAGE: Final = 1_000
_END: Final = 10**12  # later than any match ends
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A result that stands in no standings yet, as it is stored."""

    result: Result
    row: str
    shard: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The standings of some players in a game, when so many results had been reckoned there."""

    results: int
    of: dict[str, Standing]  # by address
    holders: Mapping[str, str] = field(default_factory=dict)  # under which address each stands


class Noted(IntEnum):
    """Whether a result was put into standings. The values are known to a script."""

    TOO_LATE = 0  # another was, since these were read
    NOW = 1
    BEFORE = 2


class Results(StorePart):
    """What finished matches left, and what that came to."""

    async def waiting_results(self, *, limit: int = 100) -> Sequence[Waiting]:
        """The first that stand in no standings yet, by the end of their match and their table.

        One round trip. What can't be read is set aside.
        """
        found = []
        for row, shard in await self._first_until(keys.unreckoned, _END, limit):
            if result := result_waiting(row):
                found.append(Waiting(result=result, row=row, shard=shard))
            else:
                _log.error("a result that waits can't be read, and is set aside")
                await self._client.ask("ZADD", keys.unreckoned(shard), "+inf", row)
        return sorted(found, key=lambda one: (one.result.at, one.result.table))[:limit]

    async def standings(self, game: str, players: Collection[str]) -> Standings:
        """What these players' results have come to. One round trip. Raises DamagedRecordError."""
        touched = (keys.results(game), keys.standings(game), keys.holders(game))
        results, holders, rows = await self._client.run(_STANDINGS, touched, *players)
        of = {who: standing_of(row) for who, row in zip(players, rows, strict=True)}
        return Standings(results=results, of=of, holders=dict(zip(players, holders, strict=True)))

    async def holder(self, game: str, player: str) -> str:
        """The address under which a player's results in a game stand: mostly their own."""
        return await self._client.ask("HGET", keys.holders(game), player) or player

    async def regrouped(self, game: str) -> frozenset[str]:
        """The addresses whose results have ever counted together with others'."""
        return frozenset(await self._client.ask("HKEYS", keys.holders(game)))

    async def results_of_all(self, game: str, holders: Collection[str]) -> dict[int, Reckoned]:
        """All results that stand under these addresses, by their numbers, in order."""
        listed = await self._client.ask_all(
            *(("ZRANGE", keys.results_of(game, holder), 0, -1) for holder in holders)
        )
        numbers = sorted({int(number) for some in listed for number in some})
        if not numbers:
            return {}
        rows = await self._client.ask("HMGET", keys.results(game), *numbers)
        read = zip(numbers, map(reckoned_of, rows), strict=True)
        return {number: entry for number, entry in read if entry}

    async def regroup(
        self, game: str, entry: Regrouped, entries: Mapping[int, Reckoned], *, expected: int
    ) -> bool:
        """Have results count together, or by themselves, from here on; whether that was done.

        It isn't if another result of the game has come since `expected` were there. `entries` are
        all results of the addresses concerned.
        """
        people = []
        for group in entry.groups:
            own = {number: one for number, one in entries.items() if _plays(group, one)}
            standing = standing_of_group(group, own.values())
            for address in group:
                is_holder = address == group[0]
                shown = changed(address, standing) if is_holder and own else _nothing(address)
                numbers = list(own) if is_holder else []
                people.append({**shown, "holder": group[0], "numbers": numbers})
        touched = (
            *keys.reckoning(game),
            keys.holders(game),
            *(keys.results_of(game, str(one["address"])) for one in people),
        )
        change = {"row": stored(entry), "expected": expected, "people": people}
        text = json.dumps(change, ensure_ascii=False)
        return bool(await self._client.run(_REGROUP, touched, text))

    async def note_reckoned(
        self,
        reckoned: Reckoned,
        standings: Pair[Standing],
        *,
        expected: int,
        places: Sequence[str] = (),
        holders: Mapping[str, str] = MappingProxyType({}),
    ) -> Noted:
        """Put a result into the standings of its game, in one step.

        `expected`: how many had been reckoned there when `standings` were read that these come of.
        `places` are those where it was played. Done again for the same table, nothing changes.
        """
        result = reckoned.result
        game = result.game
        people = {
            holders.get(player.address, player.address): standing
            for player, standing in zip(result.players, standings, strict=True)
            if not player.is_computer
        }
        touched = (
            *keys.reckoning(game),
            keys.leaderboard_week(game),
            keys.result_numbers(game),
            *(keys.results_of(game, player) for player in people),
            *(keys.players_of(game, place) for place in places),
        )
        change = {
            "table": result.table,
            "expected": expected,
            "row": stored(reckoned),
            "week": str(int(result.at) // _WEEK),
            "players": [changed(player, standing) for player, standing in people.items()],
        }
        text = json.dumps(change, ensure_ascii=False)
        return Noted(await self._client.run(_RECKON, touched, text))

    async def forget_waiting(self, waiting: Waiting) -> None:
        """It stands in the standings by now."""
        await self._client.ask("ZREM", keys.unreckoned(waiting.shard), waiting.row)

    async def is_first_of_absence(self, result: Result) -> bool:
        """Whether a loss on time is the loser's first within one absence. One step.

        Asked again about the same result, it is the same.
        """
        loser = result.loser
        if loser is None:
            return True
        key = keys.absence(result.players[loser].address)
        words = (result.absent_since, result.table)
        return bool(await self._client.run(_FIRST_ABSENCE, (key,), *words))

    async def last_absence(self, player: str) -> dict[str, str]:
        """Since when a player was away who lost on time last, and the table that counted."""
        kept: dict[str, str] = await self._client.ask("HGETALL", keys.absence(player))
        return kept

    async def reckoned(self, game: str, table: TableKey) -> Reckoned | None:
        """The result of a table, if it has been reckoned. Two round trips.

        Raises DamagedRecordError.
        """
        number = await self._client.ask("HGET", keys.result_numbers(game), str(table))
        if number is None:
            return None
        row = await self._client.ask("HGET", keys.results(game), number)
        return reckoned_of(row)

    async def results_of(self, game: str, player: str, *, limit: int) -> Sequence[Reckoned]:
        """The last results of a player in a game, the newest first. Two round trips."""
        numbers = await self._client.ask(
            "ZRANGE", keys.results_of(game, player), 0, limit - 1, "REV"
        )
        return await self._numbered(game, numbers)

    async def results_between(
        self, game: str, one: str, two: str, *, limit: int
    ) -> Sequence[Reckoned]:
        """The last results of two players against each other, the newest first. Two round trips."""
        mine, theirs = await self._client.ask_all(
            *(("ZRANGE", keys.results_of(game, who), 0, -1, "REV") for who in (one, two))
        )
        common = set(theirs)
        numbers = [number for number in mine if number in common]
        return await self._numbered(game, numbers[:limit])

    async def last_results(self, game: str, *, limit: int) -> Sequence[Reckoned]:
        """The last results of a game, in the order in which they were reckoned. Two round trips.

        Without those that can't be read.
        """
        number = await self._client.ask("HLEN", keys.results(game))
        numbers = range(max(0, number - limit), number)
        if not numbers:
            return []
        rows = await self._client.ask("HMGET", keys.results(game), *numbers)
        return [one for one in map(readable, rows) if one]

    async def first_result_of(self, game: str, player: str) -> Reckoned | None:
        """The first result of a player in a game; None if there is none. Two round trips.

        Raises DamagedRecordError.
        """
        numbers = await self._client.ask("ZRANGE", keys.results_of(game, player), 0, 0)
        if not numbers:
            return None
        return reckoned_of(await self._client.ask("HGET", keys.results(game), numbers[0]))

    async def _numbered(self, game: str, numbers: Sequence[str]) -> Sequence[Reckoned]:
        if not numbers:
            return []
        rows = await self._client.ask("HMGET", keys.results(game), *numbers)
        return [one for one in map(reckoned_of, rows) if one]

    async def forget_standings(self, player: str, games: Iterable[str], *, at: float) -> None:
        """A player deletes themselves: nothing of what their results came to is shown any more.

        The results themselves stay, as the logs of their matches do. A script a game.
        """
        entry = stored(Forgotten(forgotten=player, at=int(at)))
        for game in games:
            touched = (*keys.reckoning(game), keys.results_of(game, player))
            await self._client.run(_FORGET, touched, player, entry)

    async def all_reckoned(self, game: str, *, begins: int = 0) -> AsyncIterator[Entry]:
        """All results of a game, in the order in which they were reckoned. A page a round trip.

        From entry `begins` on. Raises DamagedRecordError.
        """
        for first in count(begins, _PAGE):
            numbers = range(first, first + _PAGE)
            for row in await self._client.ask("HMGET", keys.results(game), *numbers):
                if row is None:
                    return
                yield entry_of(row)

    async def all_standings(self, game: str) -> dict[str, Standing]:
        """What all players' results in a game have come to. One round trip."""
        rows = await self._client.ask("HGETALL", keys.standings(game))
        return {player: standing_of(row) for player, row in rows.items()}

    async def games_with_results(self) -> Sequence[str]:
        """The games of which a result was reckoned."""
        found = [name async for page in self._client.keys("results:{*}") for name in page]
        return sorted(name.partition("{")[2].rstrip("}") for name in found)


def _plays(group: Collection[str], entry: Reckoned) -> bool:
    return any(player.address in group for player in entry.result.players)


def _nothing(address: str) -> dict[str, str]:
    return {"address": address, "standing": "", "rating": "", "rated_at": ""}


def changed(player: str, standing: Standing) -> dict[str, str]:
    """What a script is told of a player's new standing."""
    shown = None if is_former(player) else ranking(standing)
    rating, rated_at = shown or Ranking("", "")
    row = stored(standing)
    return {"address": player, "standing": row, "rating": rating, "rated_at": rated_at}
