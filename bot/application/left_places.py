"""Chats that Salle was taken out of: their matches go on in private.

Both players are told once. If one of them can't be told in private either, the match is adjourned,
and goes on when Salle is back. A chat that only refuses messages is left alone, and tried again:
`bot.workers.chat_notices`.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bot.application import profile
from bot.application.loaded_table import BusyError, DamagedTableError, LoadedTable, NoTableError
from bot.application.model import Address, Person
from bot.application.tables import Tables
from bot.application.tournament_chats import tell_again
from engines.core.match_state import MatchError, Status
from engines.core.record import Act, Entry, Wish
from storage.base import Notice, NoticeKind, TableKey

_MOST_CHATS: Final = 200  # of a community
_BREAKS: Final = frozenset({Act.ADJOURN, Act.GRANT})


async def leave(tables: Tables, chat: Address) -> None:
    """Salle isn't in a chat any more: note it, and have the players of its tables told."""
    await profile.note_place_closed(tables.store, str(chat), now=tables.now())
    told = [
        Notice(table=one.key, version=one.version, to=str(who.address), kind=NoticeKind.PLACE_LEFT)
        for one in await _matches(tables, chat)
        for who in _who_read(one, chat)
    ]
    if told:
        await tables.store.enqueue(told)


async def leave_all(tables: Tables, platform: str, community: str) -> None:
    """The same of all chats of a community in which tables were opened."""
    for chat in await _chats(tables, platform, community):
        await leave(tables, chat)


async def adjourn(tables: Tables, key: TableKey) -> None:
    """Adjourn a match because somebody can't be told of it; nothing if it is at rest already."""
    await _act(tables, key, Entry(act=Act.ADJOURN, at=int(tables.now())))


async def come_back(tables: Tables, chat: Address) -> None:
    """Salle is in a chat again: matches that were adjourned go on; others are shown there again.

    Their boards come with the next acts, so nobody's chat is flooded; of its tournaments it is told
    how they stand.
    """
    was_closed = profile.is_place_closed(await tables.store.profile(str(chat)))
    await profile.note_place_open(tables.store, str(chat))
    if was_closed:
        await tell_again(tables, chat)
    for table in await _matches(tables, chat):
        if is_adjourned_for_place(table):
            entry = Entry(act=Act.GRANT, at=int(tables.now()), wish=Wish.RESUME)
            await _act(tables, table.key, entry)


async def come_back_to_all(tables: Tables, platform: str, community: str) -> None:
    """The same of all chats of a community."""
    for chat in await _chats(tables, platform, community):
        await come_back(tables, chat)


async def note_chat(tables: Tables, chat: Address, community: str) -> None:
    """A table is opened in a chat of a community: remember that it belongs there."""
    home = f"{chat.platform}:{community}"
    known = (await tables.store.profile(home)).get(profile.CHATS, "").split()
    if chat.id not in known:
        chats = " ".join((*known[1 - _MOST_CHATS :], chat.id))
        await tables.store.update_profile(home, {profile.CHATS: chats})


async def _chats(tables: Tables, platform: str, community: str) -> list[Address]:
    known = await tables.store.profile(f"{platform}:{community}")
    return [Address(platform=platform, id=one) for one in known.get(profile.CHATS, "").split()]


def is_adjourned_for_place(table: LoadedTable) -> bool:
    """Whether Salle has adjourned a match because somebody couldn't be told of it."""
    if not table.match.is_adjourned:
        return False
    last = next((one for one in reversed(table.record.log) if one.act in _BREAKS), None)
    return last is not None and last.act is Act.ADJOURN and last.seat is None


async def _matches(tables: Tables, chat: Address) -> list[LoadedTable]:
    keys = await tables.store.running_tables(str(chat))
    found = await asyncio.gather(*map(tables.find, keys))
    running = [one for one in found if one and one.match.status is Status.PLAYING]
    return [one for one in running if not one.is_private or chat in one.other_chats]


def _who_read(table: LoadedTable, chat: Address) -> list[Person]:
    # The players who are told of a table in this chat, and in no other.
    chats = {player.address: player.chat for player in table.match.players if player}
    where = str(chat) if chat in table.other_chats else ""
    return [one for one in table.people if chats[str(one.address)] == where]


async def _act(tables: Tables, key: TableKey, entry: Entry) -> None:
    try:
        await tables.act(key, lambda _: entry)
    except (MatchError, NoTableError, DamagedTableError, BusyError):
        return  # it is as it should be, or somebody acts there, who is here
