"""Renames tables that were played in the private chat of a person who is being deleted.

The name of such a table holds the chat's address. Afterwards its data lie in another slot, so they
are written there completely before they are deleted here; if interrupted, it is done again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from storage import keys
from storage.base import TableKey
from storage.client import Raw
from storage.part import StorePart

# Beside the preset answers, of which a match that is over has none: the server's part of its seed,
# which is else made from the table's name.
SEED: Final = "seed"


class FormerTables(StorePart):
    """Gives tables other names."""

    async def rename_table(
        self, table: TableKey, new: TableKey, *, seed: str, players: Collection[str]
    ) -> None:
        """Keep a match that is over under another name, also on the lists of these players.

        Its messages can't be found any more. Four round trips; can be done again.
        """
        shard, there = keys.shard_of(table), keys.shard_of(new)
        rows, talk, ended = await self._client.ask_all(
            Raw(("LRANGE", keys.log(table), 0, -1)),
            ("LRANGE", keys.talk(table), 0, -1),
            ("ZSCORE", keys.ended(shard), str(table)),
        )
        if rows and ended is not None:
            kept = [("RPUSH", keys.talk(new), *talk)] if talk else []
            left = await self._client.ask("PTTL", keys.talk(table))
            await self._client.do_all(
                ("DEL", keys.log(new)),
                ("DEL", keys.talk(new)),
                ("RPUSH", keys.log(new), *rows),
                ("HSET", keys.preset_answers(new), SEED, seed),
                ("ZADD", keys.ended(there), ended, str(new)),
                *kept,
                ("PEXPIRE", keys.talk(new), max(1, left)),
            )
            await self._client.ask_all(
                *(("ZADD", keys.finished(one), ended, str(new)) for one in players)
            )
        for key_of in (keys.finished, keys.running, keys.waiting):
            await self._client.ask_all(*(("ZREM", key_of(one), str(table)) for one in players))

    async def tables_of_chats(self, chats: Collection[str]) -> list[TableKey]:
        """All tables that were opened in these chats, by their addresses. Reads all keys."""
        found = []
        for chat in chats:
            shard = keys.shard_of(TableKey.parse(f"{chat}:"))
            async for page in self._client.pages(f"table:{{{shard}}}:{_literal(chat)}:*", size=500):
                found += [keys.table_named(key) for key in page]
        return found


# A pattern that means these characters.
def _literal(text: str) -> str:
    return "".join(f"\\{one}" if one in "*?[]\\^-" else one for one in text)
