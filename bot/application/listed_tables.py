"""Loads the tables on the lists of a person or a chat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address
from bot.application.tables import Tables
from storage.base import TableKey

# How many of one's finished tables a list or a question shows.
FINISHED_SHOWN: Final = 5

_FINISHED_LOOKED_AT: Final = 40  # names, among which those of one chat are looked for


async def running_tables(
    tables: Tables, address: str, *, chat: Address | None = None, asker: str = ""
) -> list[LoadedTable]:
    """All that run under a player or a chat, the newest first; only those of `chat`, if given.

    They are loaded for `asker`, or else for the player, whose own list it is then. Those that can't
    be read are left out. What is over by now, because Salle was killed before that was noted, is
    put where it belongs; where the player has no seat after all, it is taken off their list.
    """
    listed = await _listed(tables, address, tables.store.running_tables)
    keys = await _in_chat(tables, listed, chat)
    is_own = asker in ("", address)
    found = []
    for table in await _load(tables, keys, asker or address):
        if is_own and table.seat_of(address) is None:
            await tables.lists.unlist_outsider(table, address)
        elif table.is_running:
            found.append(table)
        elif not is_own:  # a player's were put right when they were loaded for them
            await tables.lists.put_right(table, address)
    return found


async def finished_tables(
    tables: Tables,
    address: str,
    *,
    limit: int = FINISHED_SHOWN,
    chat: Address | None = None,
    asker: str = "",
) -> list[LoadedTable]:
    """The last that came to their end under a player or a chat; else as `running_tables`."""
    looked_at = limit if chat is None else _FINISHED_LOOKED_AT
    look = partial(tables.store.finished_tables, limit=looked_at)
    keys = await _listed(tables, address, look)
    return await _load(tables, (await _in_chat(tables, keys, chat))[:limit], asker or address)


# What stands under all identities of a player, or under a chat.
async def _listed(
    tables: Tables, address: str, look: Callable[[str], Awaitable[Sequence[TableKey]]]
) -> Sequence[TableKey]:
    mine, identities = await asyncio.gather(look(address), tables.store.identities(address))
    others = await asyncio.gather(*(look(one) for one in identities if one != address))
    return list(dict.fromkeys([*mine, *(key for keys in others for key in keys)]))


async def _in_chat(
    tables: Tables, keys: Sequence[TableKey], chat: Address | None
) -> Sequence[TableKey]:
    # The tables of one chat; their keys may name one that it was before it moved.
    if chat is None:
        return keys
    moved = {key.chat for key in keys if key.platform == chat.platform and key.chat != chat.id}
    now = await asyncio.gather(*(tables.store.chat_now(chat.platform, id_) for id_ in moved))
    here = {chat.id, *(id_ for id_, present in zip(moved, now, strict=True) if present == chat.id)}
    return [key for key in keys if key.platform == chat.platform and key.chat in here]


async def _load(tables: Tables, keys: Sequence[TableKey], asker: str) -> list[LoadedTable]:
    # Tables, all in one round trip; those that can't be read left out.
    found = await asyncio.gather(*(tables.find(key, asker=asker) for key in keys))
    return [table for table in found if table]
