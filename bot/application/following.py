"""Following matches: followers are told of the end, or of every move, as everybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import followed_by
from bot.application.tables import Tables
from engines.core.match_state import Status
from storage.base import Following, TableKey
from storage.store import Store

MOST_FOLLOWED: Final = 20  # matches that one person may follow at a time
MOST_FOLLOWERS: Final = 100  # people who may follow one match


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowedMatch:
    """A running match that somebody follows."""

    table: LoadedTable
    how: Following


async def followed_matches(tables: Tables, address: str) -> Mapping[TableKey, FollowedMatch]:
    """The running matches that somebody follows; others aren't followed any more."""
    followed = await tables.store.followed(address)
    known = {key: how for key, how in followed.items() if how is not Following.JUDGED}
    loaded = await asyncio.gather(*(tables.find(key, asker=address) for key in known))
    found, gone = dict[TableKey, FollowedMatch](), list[TableKey]()
    for (key, how), table in zip(known.items(), loaded, strict=True):
        if table and table.match.status is Status.PLAYING:
            found[key] = FollowedMatch(table=table, how=how)
        else:
            gone.append(key)
    await asyncio.gather(*(tables.store.unfollow(key, address) for key in gone))
    return found


async def unfollow_all(store: Store, address: str) -> None:
    """Somebody is forgotten: no table knows that they have followed it."""
    for key in await store.followed(address):
        await store.unfollow(key, address)
        await store.set_message_ref(key, followed_by(address), "")
