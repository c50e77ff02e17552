"""Talk at tables, in Redis: a list per table, of lines as JSON."""

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
from storage.client import LuaScript
from storage.notice_queue import stream_fields
from storage.part import StorePart

_ADD = LuaScript.named("add_talk")
_FORGET = LuaScript.named("forget_talk")


class Talk(StorePart):
    """What players say to each other.

    It stands beside the log: a line changes no version. It goes with the message references,
    `KEPT_AFTER_END` after the end or after the last line, if that is later.
    """

    async def talk(self, table: TableKey) -> Sequence[TalkLine]:
        """The last `KEPT_TALK` lines, the oldest first."""
        rows = await self._client.ask("LRANGE", keys.talk(table), 0, -1)
        return [line for row in rows if (line := decode(row))]

    async def add_talk(
        self, table: TableKey, line: TalkLine, *, after: int, notices: Sequence[Notice] = ()
    ) -> None:
        """Add a line, and its notices to the outbox, in one step.

        `after` is the number of the last line that the writer saw; 0: they saw none.

        Raises:
            ConflictError: another line is the last one by now; nothing was done.
        """
        shard = keys.shard_of(table)
        touched = (keys.talk(table), keys.log(table), keys.ended(shard), keys.outbox(shard))
        told = [json.dumps(stream_fields(notice)) for notice in notices]
        words: list[Word] = [str(table), after, KEPT_TALK, self._kept_after_end, encode(line)]
        if not await self._client.run(_ADD, touched, *words, *told):
            raise ConflictError(f"something has been said at {table} since {after}")

    async def forget_talk(self, table: TableKey, who: str) -> None:
        """Remove what somebody has said at a table."""
        await self._client.run(_FORGET, (keys.talk(table),), who)


def encode(line: TalkLine) -> str:
    """A line as it is stored."""
    fields = asdict(line)
    fields["request"] = fields.pop("ask_id")
    return json.dumps(fields, ensure_ascii=False)


def decode(row: str) -> TalkLine | None:
    """Read back what `encode` wrote; None if it can't be read."""
    try:
        fields = json.loads(row)
        fields["ask_id"] = fields.pop("request", "")
        return TalkLine(**fields | {"seat": Seat(fields["seat"])})
    except (ValueError, TypeError, KeyError):
        return None
