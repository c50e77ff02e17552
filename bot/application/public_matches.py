"""Running matches of others that somebody may look at, and follow.

Public is a match of two people that isn't played in a player's own private chat. It is listed where
it is played and nowhere else: in its channel or group, whose members read its boards, and in the
page's hall, where every table has an address. So no list tells anybody of a place that they can't
see. People with a hidden profile, or who have blocked the onlooker, aren't followed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, is_solo
from bot.application.profile import ProfileShown
from bot.application.tables import Tables
from engines.core.match_state import Status
from storage.base import TableKey
from storage.store import Store

_LOOKED_AT: Final = 30  # tables of a place, the newest first


def is_public(table: LoadedTable) -> bool:
    """Whether others than its players may look at a table, if they know where it is."""
    return not (table.is_private or is_solo(table.record.head))


async def may_follow(store: Store, table: LoadedTable, address: str) -> bool:
    """Whether somebody who doesn't play there may be told of a match. One round trip."""
    if not is_public(table):
        return False
    players = asyncio.gather(*(store.profile(str(one.address)) for one in table.people))
    identities, known = await asyncio.gather(store.identities(address), players)
    return not any(
        profile.shown_to_others(settings) is ProfileShown.NOTHING
        or profile.has_blocked(settings, address, identities=identities)
        for settings in known
    )


async def public_matches(
    tables: Tables, listed_under: Address, *, place: Address, asker: str
) -> list[LoadedTable]:
    """The running matches of a player, a chat or a thread that the asker may follow.

    They are played at `place`, where the asker is, and the asker plays in none of them; the newest
    first. Three round trips.
    """
    keys = await tables.store.running_tables(str(listed_under))
    here = await _played_at(tables.store, place, keys)
    loaded = await asyncio.gather(*(tables.find(key, asker=asker) for key in here[:_LOOKED_AT]))
    running = [
        table
        for table in loaded
        if table and table.match.status is Status.PLAYING and not table.seats_of(asker)
    ]
    allowed = await asyncio.gather(*(may_follow(tables.store, one, asker) for one in running))
    return [table for table, is_so in zip(running, allowed, strict=True) if is_so]


async def _played_at(store: Store, place: Address, keys: Sequence[TableKey]) -> list[TableKey]:
    # All topics of a chat are one place; a table's name may hold an id that its chat had before.
    on_platform = [key for key in keys if key.platform == place.platform]
    rooms = {_room(key.chat) for key in on_platform}
    now = await asyncio.gather(*(store.chat_now(place.platform, room) for room in rooms))
    here = {room for room, present in zip(rooms, now, strict=True) if present == _room(place.id)}
    return [key for key in on_platform if _room(key.chat) in here]


def _room(chat: str) -> str:
    return chat.partition(".")[0]
