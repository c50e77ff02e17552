"""Results in Redis: those that wait, those that were reckoned, and what they came to.

A result waits in its table's shard, where the commit that ended the match has put it. From there a
reckoner puts it into the slot of its game, with both players' new standings, in one step.
"""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engines.core.rating import PROVISIONAL
from engines.core.record import DamagedRecordError
from engines.core.result import Forgotten, Reckoned, Result, Standing
from engines.core.seat import Pair
from storage import keys
from storage.base import COMPUTER, TableKey
from storage.client import LuaScript
from storage.part import StorePart

_RECKON: Final = LuaScript.named("reckon")
_FIRST_ABSENCE: Final = LuaScript.named("first_absence")
_LEADERBOARD: Final = LuaScript.named("leaderboard")
_FORGET: Final = LuaScript.named("forget_standing")
_ENTRY: Final[TypeAdapter[Reckoned | Forgotten]] = TypeAdapter(Reckoned | Forgotten)
_LEADERBOARD_AT: Final = LuaScript.named("leaderboard_at")
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


class Results(StorePart):
    """What finished matches left, and what that came to."""

    async def waiting_results(self, *, limit: int = 100) -> Sequence[Waiting]:
        """The first that stand in no standings yet, by the end of their match and their table.

        One round trip. What can't be read is set aside.
        """
        found = []
        for row, shard in await self._first_until(keys.unreckoned, _END, limit):
            try:
                result = Result.model_validate_json(row)
            except ValidationError as err:
                _log.error("a result can't be read: %d errors", err.error_count())
                await self._client.ask("ZADD", keys.unreckoned(shard), "+inf", row)
                continue
            found.append(Waiting(result=result, row=row, shard=shard))
        return sorted(found, key=lambda one: (one.result.at, one.result.table))[:limit]

    async def standings(self, game: str, players: Collection[str]) -> Standings:
        """What these players' results have come to. One round trip. Raises DamagedRecordError."""
        results, rows = await self._client.ask_all(
            ("HLEN", keys.results(game)), ("HMGET", keys.standings(game), *players)
        )
        of = {who: _standing(row) for who, row in zip(players, rows, strict=True)}
        return Standings(results=results, of=of)

    async def note_reckoned(
        self,
        reckoned: Reckoned,
        standings: Pair[Standing],
        *,
        expected: int,
        places: Sequence[str] = (),
    ) -> bool:
        """Put a result into the standings of its game, in one step; False if another came first.

        `expected`: how many had been reckoned there when `standings` were read that these come of.
        `places` are those where it was played. Done again for the same table, nothing changes.
        """
        result = reckoned.result
        game = result.game
        people = {
            player.address: standing
            for player, standing in zip(result.players, standings, strict=True)
            if not player.address.startswith(f"{COMPUTER}:")
        }
        touched = (
            keys.results(game),
            keys.result_numbers(game),
            keys.standings(game),
            keys.leaderboard(game),
            keys.last_rated(game),
            keys.leaderboard_week_ago(game),
            keys.leaderboard_week(game),
            *(keys.results_of(game, player) for player in people),
            *(keys.players_of(game, place) for place in places),
        )
        change = {
            "table": result.table,
            "expected": expected,
            "row": reckoned.model_dump_json(exclude_defaults=True),
            "week": str(int(result.at) // _WEEK),
            "players": [_ranking(player, standing) for player, standing in people.items()],
        }
        text = json.dumps(change, ensure_ascii=False)
        return bool(await self._client.run(_RECKON, touched, text) >= 0)

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

    async def reckoned(self, game: str, table: TableKey) -> Reckoned | None:
        """The result of a table, if it has been reckoned. Two round trips.

        Raises DamagedRecordError.
        """
        number = await self._client.ask("HGET", keys.result_numbers(game), str(table))
        if number is None:
            return None
        row = await self._client.ask("HGET", keys.results(game), number)
        return _reckoned(row)

    async def results_of(self, game: str, player: str, *, limit: int) -> Sequence[Reckoned]:
        """The last results of a player in a game, the newest first. Two round trips."""
        numbers = await self._client.ask(
            "ZRANGE", keys.results_of(game, player), 0, limit - 1, "REV"
        )
        if not numbers:
            return []
        rows = await self._client.ask("HMGET", keys.results(game), *numbers)
        return [one for one in map(_reckoned, rows) if one]

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
        total, _, first, near, begins = await self._client.run(
            _LEADERBOARD, touched, since, reader, most, around
        )
        return Leaderboard(
            players=total, first=_ranked(first, rank=1), around=_ranked(near, rank=begins + 1)
        )

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
        touched = (keys.leaderboard(game), keys.players_of(game, place), keys.standings(game))
        flat = await self._client.run(_LEADERBOARD_AT, touched)
        standings = zip(flat[::2], map(_standing, flat[1::2]), strict=True)
        active = [(who, one) for who, one in standings if (one.rating.last or 0.0) >= since]
        all_ranked = [
            Ranked(player=who, standing=one, rank=rank)
            for rank, (who, one) in enumerate(active, start=1)
        ]
        at = next((n for n, one in enumerate(all_ranked) if one.player == reader), None)
        near = [] if at is None else all_ranked[max(0, at - around) : at + around + 1]
        return Leaderboard(players=len(active), first=all_ranked[:most], around=near)

    async def forget_standings(self, player: str, *, at: float) -> None:
        """A player deletes themselves: nothing of what their results came to is shown any more.

        The results themselves stay, as the logs of their matches do. A script a game.
        """
        entry = Forgotten(forgotten=player, at=int(at)).model_dump_json()
        for game in await self.games_with_results():
            touched = (
                keys.results(game),
                keys.standings(game),
                keys.leaderboard(game),
                keys.last_rated(game),
                keys.leaderboard_week_ago(game),
                keys.results_of(game, player),
            )
            await self._client.run(_FORGET, touched, player, entry)

    async def all_reckoned(self, game: str) -> AsyncIterator[Reckoned | Forgotten]:
        """All results of a game, in the order in which they were reckoned. A page a round trip.

        Raises DamagedRecordError.
        """
        for begins in count(0, _PAGE):
            numbers = range(begins, begins + _PAGE)
            for row in await self._client.ask("HMGET", keys.results(game), *numbers):
                if row is None:
                    return
                yield _entry(row)

    async def all_standings(self, game: str) -> dict[str, Standing]:
        """What all players' results in a game have come to. One round trip."""
        rows = await self._client.ask("HGETALL", keys.standings(game))
        return {player: _standing(row) for player, row in rows.items()}

    async def games_with_results(self) -> Sequence[str]:
        """The games of which a result was reckoned."""
        found = [name async for page in self._client.keys("results:{*}") for name in page]
        return sorted(name.partition("{")[2].rstrip("}") for name in found)


def _ranking(player: str, standing: Standing) -> dict[str, str]:
    rating = standing.rating
    is_shown = rating.matches and rating.deviation <= PROVISIONAL
    return {
        "address": player,
        "standing": standing.model_dump_json(exclude_defaults=True),
        "rating": repr(rating.value) if is_shown else "",
        "rated_at": repr(rating.last),
    }


def _ranked(flat: Sequence[Any], *, rank: int) -> Sequence[Ranked]:
    return [
        Ranked(
            player=player,
            standing=_standing(row),
            rank=rank + n,
            rank_week_ago=None if before < 0 else before + 1,
        )
        for n, (player, _, before, row) in enumerate(
            zip(flat[::4], flat[1::4], flat[2::4], flat[3::4], strict=True)
        )
    ]


def _standing(row: str | None) -> Standing:
    try:
        return Standing.model_validate_json(row) if row else Standing()
    except ValidationError:
        raise DamagedRecordError("a player's standing can't be read") from None


def _reckoned(row: str | None) -> Reckoned | None:
    entry = _entry(row) if row else None
    return entry if isinstance(entry, Reckoned) else None


def _entry(row: str) -> Reckoned | Forgotten:
    try:
        return _ENTRY.validate_json(row)
    except ValidationError:
        raise DamagedRecordError("a result can't be read") from None
