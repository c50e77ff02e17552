"""People and chats in Redis: settings, who is forgotten, and chats that moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.batching import Word
from storage.client import RedisClient

_LISTS: Final = (keys.running, keys.finished, keys.pending)


class Profiles:
    """The part of a store that knows players and chats."""

    def __init__(self, client: RedisClient) -> None:
        self._client = client

    async def profile(self, address: str) -> Mapping[str, str]:
        """One hash an address."""
        profile: Mapping[str, str] = await self._client.ask("HGETALL", keys.profile(address))
        return profile

    async def update_profile(self, address: str, changes: Mapping[str, str]) -> None:
        """In one step."""
        key = keys.profile(address)
        commands = [
            ("HSET", key, name, value) if value else ("HDEL", key, name)
            for name, value in changes.items()
        ]
        if commands:
            await self._client.do_all(*commands)

    async def forget(self, address: str) -> None:
        """Settings and lists of tables; the tables' own logs stay."""
        own = (keys.profile, keys.waiting, *_LISTS)
        await self._client.ask_all(*(("DEL", key(address)) for key in own))

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """Settings move too, where the new chat has none. Can be done again without harm."""
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        profile, *lists = await self._client.ask_all(
            ("HGETALL", keys.profile(here)),
            *(("ZRANGE", key(here), 0, -1, "WITHSCORES") for key in _LISTS),
        )
        # Everything is there before anything goes here: the two lie in different slots.
        # The new chat is where it is, even if it was once left: else two chats would point at
        # each other.
        there_now: list[tuple[Word, ...]] = [
            ("HSET", keys.MOVED_CHATS, here, new),
            ("HDEL", keys.MOVED_CHATS, there),
            *(("HSETNX", keys.profile(there), *pair) for pair in profile.items()),
        ]
        gone: list[tuple[Word, ...]] = [("DEL", keys.profile(here))]
        for key, listed in zip(_LISTS, lists, strict=True):
            for name, at in zip(listed[::2], listed[1::2], strict=True):
                there_now.append(("ZADD", key(there), at, name))
                gone.append(("ZREM", key(here), name))  # no more: one may have been added meanwhile
        await self._client.ask_all(*there_now)
        await self._client.ask_all(*gone)

    async def chat_now(self, platform: str, chat: str) -> str:
        """One round trip a move."""
        while moved := await self._client.ask("HGET", keys.MOVED_CHATS, f"{platform}:{chat}"):
            chat = moved
        return chat
