"""The pinned list: one message in somebody's private chat with what runs at their tables.

It is edited when something changes, but not at every act: what happens within a while is shown
together. It is sent again only if they have deleted it.
"""

from __future__ import annotations

from typing import Final

from bot.application import notices, profile
from bot.application.listed_tables import running_tables
from bot.application.loaded_table import LoadedTable
from bot.application.message_refs import NOTHING_NOTED, NotedMessage
from bot.application.model import Address
from bot.messages.messenger import PrivateChatClosedError, RetryLaterError
from bot.messages.perspective import Perspective
from bot.messages.pinned_list_post import pinned_list_post
from bot.messages.preferences import Preferences
from bot.messages.table_lines import table_summary
from bot.messages.words import say_in
from bot.workers.post_sender import nonce
from bot.workers.teller import Teller
from storage.base import Notice

# Seconds between two edits of one list, at least.
PAUSE: Final = 10.0


class PinnedList(Teller):
    """Brings pinned lists up to date."""

    async def note_change(self, table: LoadedTable) -> None:
        """Something has happened at this table: the pinned lists of its people are to show it."""
        changed = []
        for person in table.people:
            if person.address.platform in profile.CAN_PIN:
                settings = await self.tables.store.profile(str(person.address))
                if profile.PINNED_LIST in settings:
                    changed.append(notices.of_pinned_list(person.address, now=self.tables.now()))
        await self.tables.store.enqueue(changed)

    async def tell(self, notice: Notice, who: Address) -> None:
        """Edit it, unless it has been looked through since the notice was made.

        Raises:
            RetryLaterError: it was edited a moment ago; else what a messenger and the store raise.
        """
        settings, now = await self.tables.store.profile(notice.to), self.tables.now()
        if profile.PINNED_LIST not in settings or profile.is_closed(settings):
            return
        last = profile.pinned_message(settings)
        if last and last.version > notice.version:
            return
        if last and (rest := last.version + PAUSE - now) > 0:
            raise RetryLaterError(min(rest, PAUSE))
        preferences = Preferences.of(settings)
        mine = await running_tables(self.tables, notice.to)
        perspectives = (
            Perspective(table=table, preferences=preferences, seat=table.seat_of(notice.to))
            for table in mine
        )
        post = pinned_list_post(map(table_summary, perspectives), now, say_in(preferences.language))
        post = await self.tables.aliases.post_on(who.platform, post)
        messenger = self.out.messengers[who.platform]
        previous = last.reference if last else ""
        try:
            reference = await messenger.send_to_person(
                who,
                post,
                previous=previous,
                noted=NOTHING_NOTED,
                nonce=nonce(notice, notice.to),
            )
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(notice.to, refused)
            return
        shown = NotedMessage(version=int(now), reference=reference)
        await self.tables.store.update_profile(notice.to, {profile.PINNED_MESSAGE: str(shown)})
