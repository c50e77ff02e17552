"""What somebody is told of no single table: their daily digest, and that messages reach them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.application import digests, profile
from bot.application.last_seen import DAY
from bot.application.message_refs import noted_messages
from bot.application.model import Address, Choice, Post, Prompt, Section
from bot.application.summaries import TableSummary, Turn
from bot.application.tables import Tables
from bot.application.tickets import Ticket, Verb
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.staying_post import staying_post
from bot.messages.table_lines import by_urgency, line_of, table_summary
from bot.messages.words import say_in
from bot.timing.calendars import Calendar
from bot.timing.reminders import day_of
from bot.workers.teller import Teller
from storage.base import Notice, NoticeKind, TableKey

_LISTED: Final = 15  # tables in a digest; the others are in the list of their tables


async def remind(tables: Tables, key: TableKey, now: float) -> None:
    """Somebody's digest is due, by their settings as they are now; once a day of theirs.

    After an outage over their hour it comes late, and not at all if they sleep by then.
    """
    who = Address(platform=key.platform, id=key.chat)
    settings = await tables.store.profile(str(who))
    calendar = Calendar.of(settings)
    again = digests.next_at(settings, after=now)
    today = day_of(now, calendar)
    is_past_hour = again is not None and day_of(again, calendar) != today
    is_due = is_past_hour and calendar.is_awake(now)
    notice = Notice(table=key, version=today, to=str(who), kind=NoticeKind.DIGEST)
    await tables.store.remind(key, [notice] if is_due else [], now=now, again=again)


@dataclass(frozen=True, kw_only=True)
class OwnNotices(Teller):
    """Tells them in private."""

    notice_days: float = profile.NOTICE_DAYS  # between the question and the deletion

    async def tell(self, notice: Notice, who: Address) -> None:
        """Tell it, if there is something to tell.

        Raises:
            what a messenger and the store raise, except for a private chat that is closed.
        """
        settings = await self.tables.store.profile(notice.to)
        post = await self._post(notice, settings)
        if post is None:
            return
        try:
            noted = await noted_messages(self.tables.store, notice.table)
            under = f"{notice.to}-{notice.kind}"
            await self.out.send(notice, who, post, noted=noted, under=under)
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(notice.to, refused)
        else:
            await self.readers.note_open(notice.to, settings, is_greeted=True)

    async def _post(self, notice: Notice, settings: Mapping[str, str]) -> Post | None:
        preferences = Preferences.of(settings)
        if notice.kind is NoticeKind.HELLO:
            words = say_in(preferences.language)("reach-here")
            return Post(lines=(words,), is_silent=False)
        if notice.kind is NoticeKind.STAYING:
            return self._staying(settings, preferences)
        if profile.is_closed(settings) or not Calendar.of(settings).is_awake(self.tables.now()):
            return None
        return await self._digest(notice.to, preferences)

    def _staying(self, settings: Mapping[str, str], preferences: Preferences) -> Post | None:
        # None if they have said something since.
        asked = settings.get(profile.ASKED_TO_STAY, "")
        if not asked.isdecimal():
            return None
        until = (int(asked) + self.notice_days) * DAY
        return staying_post(until, say_in(preferences.language))

    async def _digest(self, address: str, preferences: Preferences) -> Post | None:
        # All tables where it is their turn, the most urgent first; None if there are none.
        keys = await self.tables.store.running_tables(address)
        found = await asyncio.gather(*map(self.tables.find, keys))
        perspectives = (
            Perspective(table=table, preferences=preferences, seat=table.seat_of(address))
            for table in found
            if table and table.seat_of(address)
        )
        summaries = [one for one in map(table_summary, perspectives) if one.turn is Turn.MINE]
        if not summaries:
            return None
        say, now = say_in(preferences.language), self.tables.now()
        shown = sorted(summaries, key=by_urgency)[:_LISTED]
        section = Section(
            title=say("reach-digest", count=len(summaries)),
            lines=tuple(line_of(one, now, say) for one in shown),
        )
        return Post(
            sections=(section,),
            prompt=Prompt(controls=tuple(map(_opener, shown))),
            is_silent=False,
        )


def _opener(summary: TableSummary) -> Choice:
    ticket = Ticket(verb=Verb.HAND, table=summary.key, version=0)
    return Choice(label=f"{summary.title} · {summary.who}", ticket=str(ticket))
