"""What chats are told of the lines that players say to each other, and rivals who read none."""

from __future__ import annotations

from dataclasses import replace

from bot.application import place, profile
from bot.application.message_refs import talk_to
from bot.application.model import Address, Post
from bot.application.profile import Boards
from bot.application.unread_lines import is_unread
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.workers.teller import Teller
from storage.base import Notice, TalkLine


class TalkNotices(Teller):
    """Tells them, once and without a sound."""

    async def tell(self, notice: Notice, whom: Address) -> None:
        """Show a line, unless the chat is closed, or who said it has been forgotten since.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        said = await self.tables.store.talk(notice.table)
        line = next((line for line in said if line.number == notice.version), None)
        if line is None:
            return
        if notice.is_to_chat:
            await self._tell_chat(notice, line, whom)
        else:
            await self._tell_rival(notice, line, whom)

    async def _tell_chat(self, notice: Notice, line: TalkLine, chat: Address) -> None:
        table = await self.tables.load(notice.table, has_noted=True)
        settings = await self.tables.store.profile(str(chat))
        if profile.is_place_closed(settings):
            return
        settings = await place.with_place(self.tables.store, chat, settings)
        perspective = Perspective(table=table, preferences=Preferences.of(settings))
        post = replace(
            _post(perspective, line),
            title="",  # the chat knows what is played in it
            has_thread=profile.boards(settings, chat.platform) is Boards.THREADS,
        )
        noted = table.noted.in_chat(notice.to)
        await self.out.send_line(notice, chat, post, noted=noted, under=talk_to(notice.to))

    async def _tell_rival(self, notice: Notice, line: TalkLine, who: Address) -> None:
        # By the identity that is told of the table, and not where they don't want to read it.
        table = await self.tables.load(notice.table, asker=str(who), has_noted=True)
        identity = await self.readers.identity_to_tell(table, str(who))
        if identity != str(who):
            await self.tables.store.enqueue([replace(notice, to=identity)])
            return
        settings = table.asker_profile
        is_muted = table.key in profile.muted_tables(settings)
        if is_muted or is_unread(table, settings, line) or profile.is_closed(settings):
            return
        post = _post(await self.readers.player(table, str(who), settings), line)
        try:
            await self.out.send_line(notice, who, post, noted=table.noted, under=talk_to(notice.to))
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(str(who), refused)


def _post(perspective: Perspective, line: TalkLine) -> Post:
    name = line.name or perspective.say("entrance-somebody")
    said = perspective.say("talk-line", name=name, text=line.text)
    return perspective.post(clocks=(), lines=(said,))
