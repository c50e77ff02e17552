"""What the moves of a match were worth, for a player who has asked and looks at it."""

from __future__ import annotations

from dataclasses import replace

from bot.application.analyses import Analyses
from bot.application.message_refs import told_of
from bot.application.model import Address
from bot.application.walkthrough import walk_through
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.review_posts import Review
from bot.workers.teller import Teller
from storage.base import Notice


class JudgedNotices(Teller):
    """Changes the message that stands, without a sound; where none does, nothing is told."""

    async def tell(self, notice: Notice, who: Address) -> None:
        """Show it at the position that the player has come to.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        table = await self.tables.load(notice.table, asker=notice.to, has_noted=True)
        identity = await self.readers.identity_to_tell(table, notice.to)
        if identity != notice.to:
            await self.tables.store.enqueue([replace(notice, to=identity)])
            return
        analysis = await Analyses(tables=self.tables).of(table)
        perspective = await self.readers.player(table, notice.to, table.asker_profile)
        seat = perspective.seat
        if seat is None or not analysis.is_there or table.noted.last(notice.to) is None:
            return
        review = Review(perspective=perspective, steps=walk_through(table), analysis=analysis)
        post = replace(review.at(analysis.shown_to.get(seat, 0)), is_silent=True)
        try:
            await self.out.send(
                notice,
                who,
                post,
                noted=table.noted,
                under=notice.to,
                marks=[told_of(notice.to, notice.kind)],
            )
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(notice.to, refused)
