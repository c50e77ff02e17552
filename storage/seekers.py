"""People looking for an opponent, in Redis: what each wants, by game; and the pairs found.

Everything of one game lies in one slot. Two people are paired in one step, which takes both off the
list and keeps the pair until its table is there: so nobody is paired twice for one match, and a
process that is killed in between leaves the pair to the next.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from pydantic import Field, ValidationError

from engines.core.record import Durable, Moment, Player
from engines.core.time_control import TimeControl
from storage import keys
from storage.client import LuaScript
from storage.part import StorePart

_SEEK: Final = LuaScript.named("seek")
_NEAR: Final = LuaScript.named("seekers_near")
_PAIR: Final = LuaScript.named("pair_seekers")
_LEAVE: Final = LuaScript.named("leave_seekers")
_EXPIRE: Final = LuaScript.named("expire_seekers")

_RATINGS: Final = 10_000  # all ratings are below; in the sorted set terms stand before them
_REMEMBERED: Final = 2  # of those with whom somebody was paired last

_Stored = TypeVar("_Stored", bound=Durable)


class Seeker(Durable):
    """Somebody who looks for a match of a game, and whom they would play."""

    player: Player
    home: str  # the address of the chat where they are told, and where they play
    game: str
    options: dict[str, str] = Field(default_factory=dict)  # only what is not the default
    clock: TimeControl | None = None
    is_rated: bool | None = None  # None: as is usual between the two
    rating: float  # when they began to look
    lowest: int | None = None  # the ratings that they would play
    highest: int | None = None
    language: str = ""
    username: str = ""  # unique on their platform
    nonce: str = ""  # from their platform, for the shuffle
    ask_id: str = ""  # of the ask that they look by: told twice, they are paired once
    wanted: int = Field(default=1, ge=1, le=9)  # matches
    since: Moment
    until: Moment

    @property
    def address(self) -> str:
        """Whose offer it is."""
        return self.player.address

    @property
    def platform(self) -> str:
        """Where they play: two of different platforms aren't paired."""
        return self.home.partition(":")[0]


class Pairing(Durable):
    """Two who were found for each other."""

    id: str
    one: Seeker  # who has looked for longer: the match is played at their home
    two: Seeker
    is_rated: bool
    at: Moment


@dataclass(frozen=True, slots=True, kw_only=True)
class Near:
    """Those who would play somebody, those with the nearest ratings; whom each was paired with."""

    seekers: Sequence[Seeker]
    looked_at: int  # among how many others with the same terms
    last: Mapping[str, Sequence[str]]  # by address, the last one last


class Seekers(StorePart):
    """Those who look for somebody to play, and pairs whose table isn't there yet."""

    async def seek(self, seeker: Seeker) -> bool:
        """Put somebody on the list, in the place of what they wanted before in this game.

        False if the same ask has paired them already: then nothing is changed.
        """
        touched = (*_lists(seeker.game), keys.last_paired(seeker.game))
        place = _place(seeker, seeker.rating)
        words = (seeker.address, _stored(seeker), place, seeker.until, seeker.ask_id)
        return bool(await self._client.run(_SEEK, touched, *words))

    async def seekers_of(self, player: str, games: Collection[str]) -> Sequence[Seeker]:
        """What somebody looks for, in these games. One round trip."""
        rows = await self._client.ask_all(*(("HGET", keys.seekers(game), player) for game in games))
        return [one for row in rows if (one := _read(Seeker, row))]

    async def seekers_near(
        self, seeker: Seeker, *, skip: int = 0, window: int = 128, most: int = 8
    ) -> Near:
        """Who else has these terms, where either would play the other's rating. One round trip.

        On either side of the rating up to `most`, found among the nearest `window` of those with
        these terms, without the `skip` nearest.
        """
        touched = (
            keys.seekers(seeker.game),
            keys.seekers_by_terms(seeker.game),
            keys.last_paired(seeker.game),
        )
        # Ratings are rounded where people read them.
        lowest = _place(seeker, 0.0 if seeker.lowest is None else seeker.lowest - 0.5)
        highest = _place(seeker, _RATINGS if seeker.highest is None else seeker.highest + 0.5)
        place = _place(seeker, seeker.rating)
        words = (seeker.address, seeker.rating, place, lowest, highest, skip, window, most)
        rows, last, own, looked_at = await self._client.run(_NEAR, touched, *words)
        found = [one for row in rows if (one := _read(Seeker, row))]
        known = {seeker.address: own.split()[1:]} | {
            address: words.split()[1:] for address, words in zip(last[::2], last[1::2], strict=True)
        }
        return Near(seekers=found, last=known, looked_at=looked_at)

    async def pair(self, pairing: Pairing) -> bool:
        """Pair two, in one step; False if either's offer isn't any more as `pairing` has it.

        Each is off the list with the last match that they wanted. Who has it changed, or has left,
        or was paired by another process, is paired with nobody.
        """
        game = pairing.one.game
        touched = (*_lists(game), keys.paired(game), keys.last_paired(game))
        two = (pairing.one, pairing.two)
        change = {
            "id": pairing.id,
            "row": _stored(pairing),
            "remembered": _REMEMBERED,
            "seekers": [
                {
                    "address": one.address,
                    "row": _stored(one),
                    "rival": other.address,
                    "ask": one.ask_id or "-",
                    "after": _stored(one.model_copy(update={"wanted": one.wanted - 1}))
                    if one.wanted > 1
                    else "",
                }
                for one, other in zip(two, reversed(two), strict=True)
            ],
        }
        text = json.dumps(change, ensure_ascii=False)
        return bool(await self._client.run(_PAIR, touched, text))

    async def paired(self, game: str) -> Sequence[Pairing]:
        """The pairs whose table isn't there yet, as far as is known. One round trip."""
        rows = await self._client.ask("HVALS", keys.paired(game))
        return [one for row in rows if (one := _read(Pairing, row))]

    async def forget_pairing(self, pairing: Pairing) -> None:
        """Their table is there."""
        await self._client.ask("HDEL", keys.paired(pairing.one.game), pairing.id)

    async def leave_seekers(self, player: str, game: str) -> bool:
        """Take somebody off the list; whether they were on it."""
        return bool(await self._client.run(_LEAVE, _lists(game), player))

    async def forget_seeker(self, player: str, games: Collection[str]) -> None:
        """Take somebody off all lists, and keep nothing of whom they were paired with."""
        for game in games:
            await self._client.run(_LEAVE, _lists(game), player)
            await self._client.ask("HDEL", keys.last_paired(game), player)

    async def expire_seekers(self, game: str, *, now: float, limit: int = 1_000) -> int:
        """Take those off the list who wanted to look until now; how many. One step."""
        return int(await self._client.run(_EXPIRE, _lists(game), int(now), limit))

    # -- exported, and put back ----------------------------------------------------------------
    async def games_with_seekers(self) -> Sequence[str]:
        """The games in which somebody looks for a match, or was paired."""
        found = set[str]()
        for key_of in (keys.seekers, keys.paired, keys.last_paired):
            async for page in self._client.keys(key_of("*")):
                found.update(name.partition("{")[2].rstrip("}") for name in page)
        return sorted(found)

    async def all_seekers(self, game: str) -> AsyncIterator[tuple[str, Seeker | None, str]]:
        """The address of each who looks, what they look for; whom they were paired with last.

        Also of those who look no more. One round trip.
        """
        rows, last = await self._client.ask_all(
            ("HGETALL", keys.seekers(game)), ("HGETALL", keys.last_paired(game))
        )
        for address in sorted({*rows, *last}):
            yield address, _read(Seeker, rows.get(address)), last.get(address, "")

    async def restore_seeker(
        self, game: str, address: str, seeker: Seeker | None, last: str
    ) -> None:
        """Put back what `all_seekers` told, unless they look already, or were paired since."""
        is_there, known = await self._client.ask_all(
            ("HEXISTS", keys.seekers(game), address), ("HGET", keys.last_paired(game), address)
        )
        if is_there or known not in (None, last):
            return
        if seeker is not None:
            place = _place(seeker, seeker.rating)
            await self._client.ask_all(
                ("HSET", keys.seekers(game), address, _stored(seeker)),
                ("ZADD", keys.seekers_by_terms(game), place, address),
                ("ZADD", keys.seekers_until(game), seeker.until, address),
            )
        if last:
            await self._client.ask("HSET", keys.last_paired(game), address, last)

    async def restore_pairing(self, pairing: Pairing) -> None:
        """Put a pair back. If their table is there by now, none is opened a second time."""
        row = _stored(pairing)
        await self._client.ask("HSETNX", keys.paired(pairing.one.game), pairing.id, row)


def _lists(game: str) -> tuple[str, str, str]:
    return keys.seekers(game), keys.seekers_by_terms(game), keys.seekers_until(game)


def _place(seeker: Seeker, rating: float) -> str:
    # Where a rating stands among those of the same platform and terms: what has others lies far
    # away, or once in a million beside it.
    terms = seeker.platform + seeker.model_dump_json(include={"options", "clock"})
    number = zlib.crc32(terms.encode()) % 1_000_003
    return repr(number * _RATINGS + min(max(rating, 0.0), _RATINGS - 1.0))


def _stored(thing: Durable) -> str:
    return thing.model_dump_json(exclude_defaults=True)


# What can't be read is nobody's.
def _read(kind: type[_Stored], row: str | None) -> _Stored | None:
    try:
        return kind.model_validate_json(row) if row else None
    except ValidationError:
        return None
