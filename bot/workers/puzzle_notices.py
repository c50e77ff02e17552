"""The puzzle of the day, told: a chat in one message that is brought up to date, people alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import structlog

from bot.application import daily_puzzles, profile, puzzles
from bot.application.daily_puzzles import PlaceDay, puzzle_of_day
from bot.application.message_refs import noted_messages
from bot.application.model import Address, Post
from bot.application.place import read_place, with_place
from bot.application.puzzle_record import Fared
from bot.application.puzzle_shelf import NoPuzzleError, load_shelf
from bot.application.puzzles import Solver
from bot.messages.calendar_words import zone_of
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError
from bot.messages.preferences import Preferences
from bot.messages.puzzle_posts import PuzzleReader, daily_post, puzzle_post
from bot.timing.calendars import Calendar
from bot.timing.reminders import day_of
from bot.workers.teller import Teller
from storage.base import Notice, NoticeKind

log = structlog.get_logger(__name__)

PUZZLE_KINDS: Final = (
    NoticeKind.DAILY_PUZZLE,
    NoticeKind.DAILY_EDIT,
    NoticeKind.OWN_PUZZLE,
)


@dataclass(frozen=True, kw_only=True)
class PuzzleNotices(Teller):
    """Tells it. The version of a notice is the second in which it was made, which tells its day."""

    async def tell(self, notice: Notice, whom: Address) -> None:
        """Tell it, if it is still to be told and somebody takes it.

        Raises:
            what a messenger and the store raise, except for a chat that is closed.
        """
        try:
            if notice.kind is NoticeKind.OWN_PUZZLE:
                await self._tell_person(notice)
            else:
                await self._tell_chat(notice, whom)
        except NoPuzzleError as err:
            log.info("there is no puzzle of the day", why=str(err))

    async def _tell_chat(self, notice: Notice, chat: Address) -> None:
        store, now = self.tables.store, self.tables.now()
        chat = replace(chat, id=await store.chat_now(chat.platform, chat.id))
        place = await read_place(store, chat.platform, chat.id)
        own = await store.profile(str(chat))
        if place.puzzle != chat.id:
            return
        if not await profile.is_place_worth_a_try(store, chat.platform, own, now=now):
            return
        day = PlaceDay.of(place).day(notice.version)
        preferences = Preferences.of(await with_place(store, chat, own), platform=chat.platform)
        reader = await self._reader(day, preferences, {}, None)
        post = daily_post(reader)
        noted, under = await noted_messages(store, notice.table), f"{notice.to}-puzzle"
        last = noted.last(under)
        is_todays = last is not None and PlaceDay.of(place).day(last.version) == day
        try:
            if is_todays:
                post = replace(post, is_update=True)
                await self.out.send(notice, chat, post, noted=noted, under=under)
            elif notice.kind is NoticeKind.DAILY_PUZZLE:
                await self.out.send_line(notice, chat, post, noted=noted, under=under)
                await store.note_daily_chat(str(chat), day)
        except ChatGoneError as err:
            log.info("a chat is told no puzzle", why=str(err))
            await profile.note_place_closed(store, str(chat), now=now)

    async def _tell_person(self, notice: Notice) -> None:
        store, now = self.tables.store, self.tables.now()
        identities = await store.identities(notice.to)
        address = await self.readers.identity_of_person(identities, notice.to)
        settings = await store.profile(address)
        calendar = Calendar.of(settings)
        if daily_puzzles.wanted_hour(settings) is None or profile.is_closed(settings):
            return
        if not calendar.is_awake(now):
            return
        solver = await puzzles.solver_of(store, address)
        preferences = Preferences.of(settings, platform=Address.parse(address).platform)
        reader = await self._reader(day_of(notice.version, calendar), preferences, settings, solver)
        if reader.attempt.is_done:
            return
        post: Post = replace(puzzle_post(reader), is_silent=False)
        await store.note_present_puzzle(address, reader.numbered.name)
        noted, under = await noted_messages(store, notice.table), f"{address}-puzzle"
        try:
            whom = Address.parse(address)
            await self.out.send_line(notice, whom, post, noted=noted, under=under)
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(address, refused)

    async def _reader(
        self, day: int, preferences: Preferences, settings: Mapping[str, str], solver: Solver | None
    ) -> PuzzleReader:
        store = self.tables.store
        game, one = await puzzle_of_day(store, self.tables.games, day)
        counts = await store.puzzle_counts(game.id)
        return PuzzleReader(
            game=game,
            numbered=one,
            preferences=preferences,
            fared=Fared.of(counts, one.puzzle.id),
            shelf=await load_shelf(store, game),
            now=self.tables.now(),
            zone=zone_of(settings),
            record=solver.record if solver else None,
        )
