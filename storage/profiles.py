"""People and chats in Redis: settings, lists of tables, and chats that moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage import keys
from storage.base import TableKey
from storage.client import Line


class People:
    """The part of a store that knows players and chats."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def settings(self, address: str) -> Mapping[str, str]:
        """One hash an address."""
        settings: Mapping[str, str] = await self._line.ask("HGETALL", keys.settings(address))
        return settings

    async def set_settings(self, address: str, changes: Mapping[str, str]) -> None:
        """In one step."""
        key = keys.settings(address)
        commands = [
            ("HSET", key, name, value) if value else ("HDEL", key, name)
            for name, value in changes.items()
        ]
        if commands:
            await self._line.do_all(*commands)

    async def seat(self, addresses: Sequence[str], table: TableKey) -> None:
        """One round trip; not one step, for the lists live in several slots."""
        await self._each("SADD", addresses, table)

    async def unseat(self, addresses: Sequence[str], table: TableKey) -> None:
        """One round trip; not one step."""
        await self._each("SREM", addresses, table)

    async def tables(self, address: str) -> Sequence[TableKey]:
        """One set an address."""
        names = await self._line.ask("SMEMBERS", keys.tables(address))
        return sorted(keys.table_at(address, name) for name in names)

    async def forget(self, address: str) -> None:
        """Settings and list of tables; the tables' own logs stay."""
        await self._line.ask_all(("DEL", keys.settings(address)), ("DEL", keys.tables(address)))

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """Settings move too, where the new chat has none. Can be done again without harm."""
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        names, settings = await self._line.ask_all(
            ("SMEMBERS", keys.tables(here)), ("HGETALL", keys.settings(here))
        )
        # The new chat is where it is, even if it was once left: else two chats would point at
        # each other.
        commands: list[tuple[str, ...]] = [
            ("HSET", keys.MOVED, here, new),
            ("HDEL", keys.MOVED, there),
        ]
        commands += [("HSETNX", keys.settings(there), *pair) for pair in settings.items()]
        if names:  # and no more than these: one may have been added meanwhile
            tables = [keys.table_at(here, name) for name in names]
            moved = [keys.name_at(there, table) for table in tables]
            commands.append(("SADD", keys.tables(there), *moved))
            commands.append(("SREM", keys.tables(here), *names))
        await self._line.ask_all(*commands, ("DEL", keys.settings(here)))

    async def chat_now(self, platform: str, chat: str) -> str:
        """One round trip a move."""
        while moved := await self._line.ask("HGET", keys.MOVED, f"{platform}:{chat}"):
            chat = moved
        return chat

    async def _each(self, command: str, addresses: Sequence[str], table: TableKey) -> None:
        if addresses:
            await self._line.ask_all(
                *((command, keys.tables(a), keys.name_at(a, table)) for a in addresses)
            )
