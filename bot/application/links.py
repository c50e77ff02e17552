"""Links to where a table is played; each platform knows how to link to its own messages.

And links to the page, if people can open it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.application import profile
from bot.application.message_refs import (
    CHAT_BOARD,
    CHAT_CARD,
    NotedMessage,
    board_of,
    chat_of_board,
)
from bot.application.model import Subject
from storage.base import CHAT_AT, TableKey
from storage.store import Store

# A link to a message, from its reference and what is kept of its chat; "" if there is none.
LinkTo = Callable[[str, Mapping[str, str]], str]
# A chat as a sentence names it, so that it can be gone to.
NameChat = Callable[[str], str]
# The page's own address of a subject.
LinkToPage = Callable[[Store, Subject], Awaitable[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Links:
    """Makes links. Those of a platform that isn't among these are ""."""

    by_platform: dict[str, LinkTo] = field(default_factory=dict)
    chats: dict[str, NameChat] = field(default_factory=dict)
    page: LinkToPage | None = None
    # By platform: links to its private chat that show a challenge, by the alias of its table.
    joins: dict[str, Callable[[TableKey], str]] = field(default_factory=dict)

    async def to_page(self, store: Store, subject: Subject) -> str:
        """A link to what the page shows by itself; "" if it isn't known where people open it."""
        return await self.page(store, subject) if self.page else ""

    def name_chat(self, platform: str, chat: str) -> str:
        """A chat as a sentence names it; by its id, where the platform has nothing better."""
        name = self.chats.get(platform)
        return name(chat) if name else chat

    async def to_table(self, store: Store, table: TableKey, platform: str) -> str:
        """A link to the table's last board in its chat on a platform, else to its card; "" if there
        is none.

        One round trip, unless the chat has moved; two, if it isn't the table's own.
        """
        link_to = self.by_platform.get(platform)
        if link_to is None:
            return ""
        if table.platform != platform:
            return await self._to_other_chat(store, table, platform, link_to)
        refs, settings = await asyncio.gather(
            store.message_refs(table), profile.of_chat(store, table.platform, table.chat)
        )
        return _link(refs.get(CHAT_BOARD) or refs.get(CHAT_CARD), settings, link_to)

    async def _to_other_chat(
        self, store: Store, table: TableKey, platform: str, link_to: LinkTo
    ) -> str:
        refs = await store.message_refs(table)
        chats = filter(None, map(chat_of_board, refs))
        chat = next((one for one in chats if one.platform == platform), None)
        if chat is None:
            return ""
        settings = await profile.of_chat(store, chat.platform, chat.id)
        return _link(refs[board_of(f"{CHAT_AT}{chat}")], settings, link_to)


def _link(shown: str | None, settings: Mapping[str, str], link_to: LinkTo) -> str:
    try:
        return link_to(NotedMessage.parse(shown).reference, settings) if shown else ""
    except ValueError:  # a damaged reference costs this link, and no list that it stands in
        return ""
