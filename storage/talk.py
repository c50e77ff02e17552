"""What is said at tables, in Redis: a list a table, of lines as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from engines.core.seat import Seat
from storage import keys
from storage.base import (
    KEPT_TALK,
    ConflictError,
    Notice,
    TableKey,
    TalkLine,
)
from storage.batching import Word
from storage.client import LuaScript, RedisClient
from storage.outbox import stream_fields

_ADD = LuaScript.named("add_talk")
_FORGET = LuaScript.named("forget_talk")


class Talk:
    """The part of a store that keeps what is said."""

    _client: RedisClient
    _kept_after_end: int  # milliseconds

    async def talk(self, table: TableKey) -> Sequence[TalkLine]:
        """All of one list."""
        rows = await self._client.ask("LRANGE", keys.talk(table), 0, -1)
        return [line for row in rows if (line := decode(row))]

    async def add_talk(
        self, table: TableKey, line: TalkLine, *, after: int, notices: Sequence[Notice] = ()
    ) -> None:
        """One script."""
        shard = keys.shard_of(table)
        touched = (keys.talk(table), keys.log(table), keys.ended(shard), keys.outbox(shard))
        told = [json.dumps(stream_fields(notice)) for notice in notices]
        words: list[Word] = [str(table), after, KEPT_TALK, self._kept_after_end, encode(line)]
        if not await self._client.run(_ADD, touched, *words, *told):
            raise ConflictError(f"something has been said at {table} since {after}")

    async def forget_talk(self, table: TableKey, who: str) -> None:
        """One script."""
        await self._client.run(_FORGET, (keys.talk(table),), who)


def encode(line: TalkLine) -> str:
    """A line as it is stored."""
    return json.dumps(asdict(line), ensure_ascii=False)


def decode(row: str) -> TalkLine | None:
    """Read back what `encode` wrote; None if it can't be read."""
    try:
        fields = json.loads(row)
        return TalkLine(**fields | {"seat": Seat(fields["seat"])})
    except (ValueError, TypeError, KeyError):
        return None
