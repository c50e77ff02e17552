"""What those are told who follow a match: the board that all see, and its end."""

from __future__ import annotations

from bot.application import profile
from bot.application.message_refs import followed_by
from bot.application.model import Address
from bot.application.public_matches import may_follow
from bot.messages.follow_posts import told_post
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.timing.calendars import Calendar
from bot.workers.teller import Teller
from engines.core.match_state import Status
from storage.base import Following, Notice


class FollowerNotices(Teller):
    """Tells them in private: of a table one message, which is edited without a sound until the end.

    Each is told of the table as it stands, so that what was overtaken isn't told.
    """

    async def tell(self, notice: Notice, who: Address) -> None:
        """Tell it to somebody who still follows the match and may. After the end they don't.

        Raises:
            what a messenger and the store raise; NoTableError, DamagedTableError.
        """
        store = self.tables.store
        how = await store.how_followed(notice.table, notice.to)
        if how is None:
            return
        table = await self.tables.load(notice.table, asker=notice.to, has_noted=True)
        is_over = table.match.status is Status.OVER
        is_wanted = is_over or how is Following.MOVES
        is_player = bool(table.seats_of(notice.to))
        if is_wanted and not is_player and await may_follow(store, table, notice.to):
            settings = table.asker_profile
            perspective = await self.readers.player(table, notice.to, settings)
            if not profile.is_closed(settings):
                is_awake = Calendar.of(settings).is_awake(self.tables.now())
                await self._send(notice, who, perspective, rings=is_over and is_awake)
        if is_over:
            await store.unfollow(notice.table, notice.to)

    async def _send(
        self, notice: Notice, who: Address, perspective: Perspective, *, rings: bool
    ) -> None:
        try:
            await self.out.send(
                notice,
                who,
                told_post(perspective, rings=rings),
                noted=perspective.table.noted,
                under=followed_by(notice.to),
            )
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(notice.to, refused)
