"""Who is where, in Redis: a sorted set a place, of names by until when they are there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from storage import keys
from storage.base import MOST_PRESENT
from storage.client import LuaScript, RedisClient

_NOTE: Final = LuaScript.named("note_present")
_READ: Final = LuaScript.named("present")


class Presence:
    """The part of a store that knows who is where."""

    _client: RedisClient

    async def note_present(self, place: str, names: Collection[str], *, lasting: float) -> None:
        """One script, by the server's clock."""
        if names:
            milliseconds = max(1, round(lasting * 1000))
            key = keys.present(place)
            await self._client.run(_NOTE, (key,), milliseconds, MOST_PRESENT, *names)

    async def note_gone(self, place: str, names: Collection[str]) -> None:
        """One command."""
        if names:
            await self._client.ask("ZREM", keys.present(place), *names)

    async def present(self, place: str) -> Collection[str]:
        """One script, by the server's clock."""
        names: list[str] = await self._client.run(_READ, (keys.present(place),))
        return names
