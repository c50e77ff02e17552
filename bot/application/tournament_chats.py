"""Tells chats of their tournaments once more after they couldn't be reached for a while."""

from __future__ import annotations

from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Address
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from engines.core.tournaments.state import Status
from storage.base import KEPT_AFTER_END, Notice, NoticeKind

_MOST: Final = 200


def end_of(chat: str) -> str:
    """What the message is noted under that tells a chat how a tournament has ended."""
    return f"{chat}-end"


async def tell_again(tables: Tables, chat: Address) -> None:
    """Have a chat told how its tournaments stand; of those that are over, whose end it missed.

    Messages that it already has are edited. Raises StoreAwayError.
    """
    tournaments, notices = Tournaments(tables), list[Notice]()
    for name in await tables.store.tournaments_of(str(chat), limit=_MOST):
        if loaded := await tournaments.find(name):
            for to in await _known_as(tables, loaded, chat):
                notices += [
                    Notice(table=loaded.key, version=loaded.version, to=to, kind=kind)
                    for kind in await _kinds(tables, loaded, to)
                ]
    if notices:
        await tables.store.enqueue(notices)


async def _kinds(tables: Tables, loaded: LoadedTournament, to: str) -> list[NoticeKind]:
    state = loaded.state
    if state.status is not Status.ENDED:
        round_ = [NoticeKind.TOURNAMENT_ROUND] if state.rounds else []
        return [NoticeKind.TOURNAMENT_CARD, *round_]
    if state.ended < tables.now() - KEPT_AFTER_END:
        return []  # nobody knows any more what was told
    noted = await tables.store.message_refs(loaded.key)
    return [] if end_of(to) in noted else [NoticeKind.TOURNAMENT_CARD, NoticeKind.TOURNAMENT_END]


async def _known_as(tables: Tables, loaded: LoadedTournament, chat: Address) -> list[str]:
    # What a tournament's log calls the chat, which may have another id by now.
    found = []
    for one in loaded.state.chats:
        there = Address.parse(one)
        now = await tables.store.chat_now(there.platform, there.id)
        if (there.platform, now) == (chat.platform, chat.id):
            found.append(one)
    return found
