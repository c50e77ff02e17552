"""Rebuilds the lists of tournaments from their logs, as `storage.rebuild` does for tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from engines.core.record import DamagedRecordError
from storage import keys, tournament_codec
from storage.client import Raw, RedisClient
from storage.server_errors import ServerError
from storage.tournaments import lists_of, tournament_named

_JUST_LISTED: Final = 3_600.0  # seconds: a tournament is listed before it is stored


@dataclass(slots=True, kw_only=True)
class TournamentLists:
    """What was found and changed."""

    read: int = 0
    added: int = 0
    removed: int = 0
    damaged: dict[str, str] = field(default_factory=dict)  # why, by the name of the key
    _listed: dict[str, frozenset[str]] = field(default_factory=dict)  # lists, by tournament

    async def rebuild(self, client: RedisClient, now_of: Callable[[str], str]) -> None:
        """Go through all tournaments, then all lists. `now_of`: where a chat has moved to."""
        async for page in client.keys("tournament:*"):
            for key in page:
                await self._list(client, key, now_of)
        async for page in client.keys(keys.tournaments_of("*")):
            for key in page:
                await self._check(client, key)

    async def _list(self, client: RedisClient, key: str, now_of: Callable[[str], str]) -> None:
        name = tournament_named(key)
        try:
            (rows,) = await client.ask_all(Raw(("LRANGE", key, 0, -1)))
            record = tournament_codec.decode(rows)
        except DamagedRecordError as err:
            self.damaged[key] = str(err)
            return
        except ServerError as err:
            if err.code != "WRONGTYPE":
                raise
            self.damaged[key] = "it is not a list"
            return
        self.read += 1
        lists = {now_of(address): at for address, at in lists_of(record).items()}
        self._listed[name] = frozenset(lists)
        added = await client.ask_all(
            *(("ZADD", keys.tournaments_of(one), "NX", at, name) for one, at in lists.items())
        )
        self.added += sum(added)

    async def _check(self, client: RedisClient, key: str) -> None:
        # Of one that can't be read nobody knows the lists.
        address = key.partition(":")[2]
        unread = set(map(tournament_named, self.damaged))
        listed = await client.ask("ZRANGE", key, 0, -1, "WITHSCORES")
        for name, at in zip(listed[::2], listed[1::2], strict=True):
            is_right = name in unread or address in self._listed.get(name, ())
            if not is_right and float(at) < time.time() - _JUST_LISTED:
                self.removed += await client.ask("ZREM", key, name)
