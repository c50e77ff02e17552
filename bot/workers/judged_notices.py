"""What the moves of a match were worth, for a reader who has asked and looks at it."""

from __future__ import annotations

from dataclasses import replace

from bot.application import profile
from bot.application.analyses import Analyses, Analysis
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import told_of
from bot.application.model import Address, Post
from bot.application.public_matches import may_follow
from bot.application.walkthrough import walk_through
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.review_posts import Review
from bot.workers.teller import Teller
from storage.base import Following, Notice


class JudgedNotices(Teller):
    """Changes the message that stands, without a sound.

    Where none does a player is told nothing. A spectator has no table to come back to: they
    get one silent message, of a public match that they may still look at.
    """

    async def tell(self, notice: Notice, who: Address) -> None:
        """Show it at the position that its reader has come to.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        table = await self.tables.load(notice.table, asker=notice.to, has_noted=True)
        analysis = await Analyses(tables=self.tables).of(table)
        if not table.seats_of(notice.to):
            await self._tell_spectator(notice, who, table, analysis)
            return
        identity = await self.readers.identity_to_tell(table, notice.to)
        if identity != notice.to:
            await self.tables.store.enqueue([replace(notice, to=identity)])
            return
        seat = table.seat_of(notice.to)
        if seat is None or not analysis.is_there or table.noted.last(notice.to) is None:
            return
        post = await self._post(notice, table, analysis, analysis.shown_to.get(seat, 0))
        await self._send(notice, who, table, post)

    async def _tell_spectator(
        self, notice: Notice, who: Address, table: LoadedTable, analysis: Analysis
    ) -> None:
        store, ply = self.tables.store, analysis.spectators.get(notice.to)
        is_wanted = await store.how_followed(notice.table, notice.to) is Following.JUDGED
        is_closed = profile.is_closed(table.asker_profile)
        if ply is None or not is_wanted or not analysis.is_there or is_closed:
            return
        if await may_follow(store, table, notice.to):
            admission = self.tables.pass_to(table.key, notice.to)
            post = await self._post(notice, table, analysis, ply, admission)
            await self._send(notice, who, table, post)
            await store.set_message_ref(table.key, told_of(notice.to, notice.kind), "")
        await store.unfollow(notice.table, notice.to)

    async def _post(
        self, notice: Notice, table: LoadedTable, analysis: Analysis, ply: int, *admission: int
    ) -> Post:
        review = Review(
            perspective=await self.readers.player(table, notice.to, table.asker_profile),
            steps=walk_through(table),
            analysis=analysis,
            admission=admission,
        )
        return replace(review.at(ply), is_silent=True)

    async def _send(self, notice: Notice, who: Address, table: LoadedTable, post: Post) -> None:
        marks, noted = [told_of(notice.to, notice.kind)], table.noted
        try:
            await self.out.send(notice, who, post, noted=noted, under=notice.to, marks=marks)
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(notice.to, refused)
