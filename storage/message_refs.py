"""Messages in chats, and who was reached by them, in Redis: two hashes per table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.base import NO_ONE, Reached, TableKey
from storage.batching import Word
from storage.client import LuaScript
from storage.part import StorePart

_NOTE_MESSAGE: Final = LuaScript.named("note_message")


class MessageRefs(StorePart):
    """Messages that stand in chats, and who was reached by them."""

    async def message_refs(self, table: TableKey) -> Mapping[str, str]:
        """For each recipient, what an adapter remembered of the last message it sent."""
        refs: Mapping[str, str] = await self._client.ask("HGETALL", keys.message_refs(table))
        return refs

    async def set_message_ref(
        self,
        table: TableKey,
        to: str,
        reference: str,
        *,
        reached: Mapping[str, Reached] = NO_ONE,
        unless_newer: bool = False,
    ) -> str:
        """Remember the last message to a recipient, in one step; what was remembered before, or "".

        An empty reference forgets it. At a table that has come to its end it is remembered for as
        long as `commit` says. `reached`: who was told of their decision by this message, noted
        in the same step. `unless_newer`: a message stays that shows a later version of the log,
        which is the number that a reference begins with.
        """
        touched = (
            keys.message_refs(table),
            keys.log(table),
            keys.ended(keys.shard_of(table)),
            keys.reached(table),
        )
        newer = "1" if unless_newer else ""
        words: list[Word] = [str(table), self._kept_after_end, to, reference, newer]
        for address, one in reached.items():
            words += [address, str(one)]
        return str(await self._client.run(_NOTE_MESSAGE, touched, *words))

    async def note_reached(self, table: TableKey, reached: Mapping[str, Reached]) -> None:
        """Note the players who have got notice of their decision, by address.

        Of a decision the first time counts: what is stored stays if its version is as high.
        """
        await self.set_message_ref(table, "", "", reached=reached)
