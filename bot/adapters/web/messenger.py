"""What deliveries tell the page's tabs, in whichever process, and its people's browsers."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext

from bot.adapters.web.logins import PLATFORM, address_named
from bot.adapters.web.news import News
from bot.adapters.web.push import Push
from bot.adapters.web.watchers import Watchers
from bot.application.message_refs import NotedMessages
from bot.application.model import Address, Post
from storage.base import Notice, TableKey
from storage.store import Store


class WebMessenger:
    """Fulfils `bot.messages.messenger.Messenger`."""

    platform = PLATFORM

    def __init__(self, store: Store, push: Push, watchers: Watchers) -> None:
        self._store, self._push, self._watchers = store, push, watchers

    def turn(self, whom: Address, notice: Notice) -> AbstractAsyncContextManager[None]:
        """A tab is told at once."""
        return nullcontext()

    async def send_to_chat(
        self, chat: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """Tell the tabs at this table that it changed, and at that of which it is the rematch.

        They load it, and their lists. So do all tabs of its players: what waits for them is counted
        there too, also after their own acts.
        """
        players = (player.address for player in post.players) if post.table else ()
        news = News(
            about=_name(post),
            version=post.version,
            tables=[*filter(None, [_name(post), post.follows.table if post.follows else ""])],
            people=[player.id for player in players if player.platform == PLATFORM],
            # A challenge, which has been made or answered.
            has_challenges=bool(post.prompt and not post.picture),
        )
        if news.about or news.has_challenges:
            await self._store.publish(str(news))
        return ""

    async def send_to_person(
        self, who: Address, post: Post, *, previous: str, noted: NotedMessages, nonce: str
    ) -> str:
        """Tell all tabs of one person that a table changed; their browsers, if they see none."""
        if post.table:
            news = News(about=_name(post), version=post.version, people=[who.id])
            await self._store.publish(str(news))
        self._push.tell(who, post)
        return ""

    async def changed(self, table: TableKey, alias: str, version: int) -> None:
        """Tell the tabs at a table of another platform that it changed.

        Those of the page's own hear it as it is told there.
        """
        if table.platform != PLATFORM:
            news = News(about=alias, version=version, tables=[alias])
            await self._store.publish(str(news))

    async def watching(self, alias: str) -> Collection[Address]:
        """Who looks at a table, by the name that it has on the page."""
        return [address_named(one.person) for one in await self._watchers.at(alias)]

    async def strip(self, reference: str, *, words: str = "") -> None:
        """Nothing: a page shows the table as it is, in the place of an older question."""

    def private_link(self, table: TableKey, *, is_open: bool) -> str:
        """None: the page reaches nobody who hasn't opened it."""
        return ""


def _name(post: Post) -> str:
    # What its table is called on the page.
    return post.alias or (post.table.table if post.table else "")
