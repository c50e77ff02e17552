"""People and chats in Redis: settings, lists of tables, and chats that moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage import keys
from storage.base import TableKey
from storage.client import RedisClient


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

    async def list_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """One round trip; not one step, for the lists live in several slots."""
        await self._each("SADD", addresses, table)

    async def unlist_table(self, addresses: Sequence[str], table: TableKey) -> None:
        """One round trip; not one step."""
        await self._each("SREM", addresses, table)

    async def tables_of(self, address: str) -> Sequence[TableKey]:
        """One set an address."""
        names = await self._client.ask("SMEMBERS", keys.table_list(address))
        return sorted(map(TableKey.parse, names))

    async def forget(self, address: str) -> None:
        """Settings and list of tables; the tables' own logs stay."""
        await self._client.ask_all(
            ("DEL", keys.profile(address)), ("DEL", keys.table_list(address))
        )

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """Settings move too, where the new chat has none. Can be done again without harm."""
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        names, profile = await self._client.ask_all(
            ("SMEMBERS", keys.table_list(here)), ("HGETALL", keys.profile(here))
        )
        # The new chat is where it is, even if it was once left: else two chats would point at
        # each other.
        commands: list[tuple[str, ...]] = [
            ("HSET", keys.MOVED_CHATS, here, new),
            ("HDEL", keys.MOVED_CHATS, there),
        ]
        commands += [("HSETNX", keys.profile(there), *pair) for pair in profile.items()]
        if names:  # and no more than these: one may have been added meanwhile
            commands.append(("SADD", keys.table_list(there), *names))
            commands.append(("SREM", keys.table_list(here), *names))
        await self._client.ask_all(*commands, ("DEL", keys.profile(here)))

    async def chat_now(self, platform: str, chat: str) -> str:
        """One round trip a move."""
        while moved := await self._client.ask("HGET", keys.MOVED_CHATS, f"{platform}:{chat}"):
            chat = moved
        return chat

    async def _each(self, command: str, addresses: Sequence[str], table: TableKey) -> None:
        if addresses:
            await self._client.ask_all(
                *((command, keys.table_list(address), str(table)) for address in addresses)
            )
