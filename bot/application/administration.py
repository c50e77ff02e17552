"""Moderation of a place: who is banned from its tables, and which pairs play only friendly matches.

A place is a server or a group, as leaderboards name it; what the operator does holds everywhere.
Somebody's own private chat is nobody's place, so only the operator's word counts there. What is
said of one identity of a person holds for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import product

from bot.application import profile
from bot.application.model import Ask, is_computer_address
from bot.application.refused import RefusedError
from bot.application.tables import Tables
from storage.administration import EVERYWHERE
from storage.base import TableKey


async def place_asked_in(tables: Tables, ask: Ask) -> str:
    """The place where somebody asks: its platform tells it, or what is kept of the chat."""
    if ask.community:
        return f"{ask.where.platform}:{ask.community}"
    return await profile.place_of(tables.store, ask.where.platform, ask.where.id)


async def place_of_table(tables: Tables, key: TableKey) -> str:
    """The place where a table is played."""
    return await profile.place_of(tables.store, key.platform, key.chat)


async def check_not_banned(tables: Tables, address: str, place: str) -> None:
    """See that somebody may sit down at a place's tables. Raises RefusedError."""
    names = map(tables.pseudonym, await tables.store.identities(address))
    if await tables.store.is_banned([*names], (place, EVERYWHERE)):
        raise RefusedError("admin-banned")


async def are_kept_friendly(tables: Tables, addresses: Iterable[str], place: str) -> bool:
    """Whether two play no rated matches against each other at a place."""
    people = [one for one in dict.fromkeys(addresses) if not is_computer_address(one)]
    both = await asyncio.gather(*map(tables.store.identities, people))
    if len(both) != 2:
        return False
    pairs = [tuple(map(tables.pseudonym, two)) for two in product(*both)]
    return await tables.store.is_kept_friendly(pairs, (place, EVERYWHERE))
