"""What a server or a group is told of its finished matches, where it wants that."""

from __future__ import annotations

import asyncio

import structlog

from bot.application import profile
from bot.application.message_refs import CHAT_RESULT
from bot.application.model import Address
from bot.application.place import with_place
from bot.application.profile import ProfileShown
from bot.messages.messenger import ChatGoneError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.result_posts import result_post
from bot.workers.teller import Teller
from storage.base import Notice

log = structlog.get_logger(__name__)


class ResultNotices(Teller):
    """Tells them, each once; not of those who keep their profiles to themselves."""

    async def tell(self, notice: Notice, chat: Address) -> None:
        """Tell it, if the chat takes it.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        store = self.tables.store
        table = await self.tables.load(notice.table, has_noted=True)
        people = await asyncio.gather(*(store.profile(str(one.address)) for one in table.people))
        if ProfileShown.NOTHING in map(profile.shown_to_others, people):
            return
        chat = Address(platform=chat.platform, id=await store.chat_now(chat.platform, chat.id))
        settings = await with_place(store, chat, await store.profile(str(chat)))
        preferences = Preferences.of(settings, platform=chat.platform)
        post = result_post(Perspective(table=table, preferences=preferences))
        try:
            await self.out.send_line(notice, chat, post, noted=table.noted, under=CHAT_RESULT)
        except ChatGoneError as err:
            log.info("a result can't be told where it was wished for", why=str(err))
