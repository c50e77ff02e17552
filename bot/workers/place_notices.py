"""What players are told when the chat of their table is closed to Salle."""

from __future__ import annotations

from bot.application import left_places, profile
from bot.application.model import Address
from bot.application.notices import where_told
from bot.messages.messenger import PrivateChatClosedError
from bot.workers.teller import Teller
from storage.base import Notice


class PlaceNotices(Teller):
    """Tells them in private, once; where that can't be, the match is adjourned."""

    async def tell(self, notice: Notice, who: Address) -> None:
        """Tell it, unless the chat takes messages again.

        Raises:
            what a messenger and the store raise, except for a private chat that is closed;
            NoTableError, DamagedTableError.
        """
        key = notice.table
        table = await self.tables.load(key, asker=notice.to, has_noted=True)
        perspective = await self.readers.player(table, notice.to, table.asker_profile)
        if perspective.seat is None:
            return
        where = where_told(key, table.match.players[perspective.seat])
        chat = await profile.of_chat(self.tables.store, where.platform, where.id)
        if not profile.is_place_closed(chat):
            return
        line = perspective.say("reach-place-left", title=perspective.title)
        post = perspective.post(lines=(line,), is_silent=False)
        under = f"{notice.to}-place"
        try:
            await self.out.send_line(notice, who, post, noted=table.noted, under=under)
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(notice.to, refused)
            await left_places.adjourn(self.tables, key)
