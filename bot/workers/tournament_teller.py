"""What chats and players are told of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import structlog

from bot.application import profile
from bot.application.loaded_tournament import LoadedTournament
from bot.application.message_refs import NotedMessages, card_of, noted_messages
from bot.application.model import Address, Post
from bot.application.place import with_place
from bot.application.tournament_chats import end_of
from bot.application.tournament_notices import chat_kinds
from bot.application.tournaments import Tournaments
from bot.messages import tournament_card, tournament_news, tournament_posts
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError
from bot.messages.preferences import Preferences
from bot.messages.tournament_reader import TournamentReader
from bot.workers.teller import Teller
from storage.base import Notice, NoticeKind

log = structlog.get_logger(__name__)

TOURNAMENT_KINDS: Final = (
    NoticeKind.TOURNAMENT_CARD,
    NoticeKind.TOURNAMENT_ROUND,
    NoticeKind.TOURNAMENT_END,
    NoticeKind.TOURNAMENT_NEWS,
)

# Of a ladder, which has no rounds, there is a new message after so many seconds.
_LADDER_MESSAGE: Final = 14 * 86_400


@dataclass(frozen=True, kw_only=True)
class TournamentTeller(Teller):
    """Tells them: a chat in one message a round, a player of what concerns them."""

    tournaments: Tournaments
    page_url: str = ""  # of the page, if it can be reached from outside

    async def tell(self, notice: Notice, whom: Address) -> None:
        """Tell it, if it is still to be told and somebody takes it.

        Raises:
            what a messenger and the store raise; NoTournamentError, DamagedTournamentError.
        """
        loaded = await self.tournaments.load(notice.table.chat)
        noted = await noted_messages(self.tables.store, notice.table)
        if notice.kind is NoticeKind.TOURNAMENT_NEWS:
            await self._tell_player(notice, loaded, noted)
        elif not _comes_again(notice, loaded):
            await self._tell_chat(notice, whom, loaded, noted)

    async def _tell_chat(
        self, notice: Notice, chat: Address, loaded: LoadedTournament, noted: NotedMessages
    ) -> None:
        store, now = self.tables.store, self.tables.now()
        chat = replace(chat, id=await store.chat_now(chat.platform, chat.id))
        own = await store.profile(str(chat))
        if not await profile.is_place_worth_a_try(store, chat.platform, own, now=now):
            return
        settings = await with_place(store, chat, own)
        preferences = Preferences.of(settings, platform=chat.platform)
        reader = await self._reader(loaded, preferences)
        under, post = self._public(notice, loaded, reader)
        try:
            await self.out.send(notice, chat, post, noted=noted, under=under)
        except ChatGoneError as err:
            log.info("a chat is told no more of a tournament", why=str(err))
            await profile.note_place_closed(store, str(chat), now=now)
        else:
            if profile.is_place_closed(own):
                await profile.note_place_open(store, str(chat))

    def _public(
        self, notice: Notice, loaded: LoadedTournament, reader: TournamentReader
    ) -> tuple[str, Post]:
        # And what the message is noted under.
        url, number = self._url(loaded), len(loaded.state.rounds)
        match notice.kind:
            case NoticeKind.TOURNAMENT_CARD:
                post = tournament_card.card(loaded, reader, url=url)
                return card_of(notice.to), replace(post, is_update=True)
            case NoticeKind.TOURNAMENT_END:
                return end_of(notice.to), tournament_posts.end_post(loaded, reader, url=url)
            case _:
                post = tournament_posts.round_post(loaded, number, reader, url=url)
                if not loaded.head.has_rounds:
                    number = int(self.tables.now() - loaded.state.began) // _LADDER_MESSAGE
                return f"{notice.to}-round-{number}", replace(post, is_update=True)

    async def _tell_player(
        self, notice: Notice, loaded: LoadedTournament, noted: NotedMessages
    ) -> None:
        store = self.tables.store
        identities = await store.identities(notice.to)
        known = {*loaded.state.entrants, loaded.state.organiser.address}
        if known.isdisjoint(identities):
            return  # they have deleted themselves since
        address = await self.readers.identity_of_person(identities, notice.to)
        settings = await store.profile(address)
        whom = Address.parse(address)
        preferences = Preferences.of(settings, platform=whom.platform)
        reader = await self._reader(loaded, preferences, identities)
        post = tournament_news.news_post(
            loaded, notice.version, notice.to, reader, url=self._url(loaded)
        )
        if post is None or profile.is_closed(settings):
            return
        under = f"{notice.to}-news-{notice.version}"
        try:
            await self.out.send_line(notice, whom, post, noted=noted, under=under)
        except PrivateChatClosedError as refused:
            await self.readers.note_closed(address, refused)

    async def _reader(
        self, loaded: LoadedTournament, preferences: Preferences, identities: Sequence[str] = ()
    ) -> TournamentReader:
        first = await self.tables.store.first_identities(list(loaded.state.entrants))
        return TournamentReader(
            preferences=preferences,
            now=self.tables.now(),
            identities=frozenset(identities),
            first_identities=first,
        )

    def _url(self, loaded: LoadedTournament) -> str:
        return f"{self.page_url}/tournament/{loaded.id}" if self.page_url else ""


def _comes_again(notice: Notice, loaded: LoadedTournament) -> bool:
    # Whether a notice of the same kind, of a later act, is behind this one in the outbox.
    later = loaded.record.log[notice.version :]
    return any(notice.kind in chat_kinds(loaded.state, entry) for entry in later)
