"""What chats are told of the lines that players say to each other."""

from __future__ import annotations

from bot.application import place, profile
from bot.application.message_refs import CHAT_TALK
from bot.application.model import Address
from bot.application.profile import Boards
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.workers.teller import Teller
from storage.base import Notice


class TalkNotices(Teller):
    """Tells chats, once and without a sound."""

    async def tell(self, notice: Notice, chat: Address) -> None:
        """Show a line, unless the chat is closed, or who said it has been forgotten since.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        said = await self.tables.store.talk(notice.table)
        line = next((line for line in said if line.number == notice.version), None)
        if line is None:
            return
        table = await self.tables.load(notice.table, has_noted=True)
        settings = await self.tables.store.profile(str(chat))
        if profile.is_place_closed(settings):
            return
        settings = await place.with_place(self.tables.store, chat, settings)
        perspective = Perspective(table=table, preferences=Preferences.of(settings))
        name = line.name or perspective.say("entrance-somebody")
        post = perspective.post(
            title="",  # the chat knows what is played in it
            clocks=(),
            lines=(perspective.say("talk-line", name=name, text=line.text),),
            has_thread=profile.boards(settings, chat.platform) is Boards.THREADS,
        )
        await self.out.send_line(notice, chat, post, noted=table.noted, under=CHAT_TALK)
