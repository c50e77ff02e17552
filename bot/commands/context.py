"""What every command needs: tables, games, and the asker's preferences and perspective."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.application import named_invitations, profile
from bot.application.links import Links
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask
from bot.application.move_draft import MoveDraft
from bot.application.permissions import PlaceInspector
from bot.application.place import PlaceSettings, of_chat_and_place, read_place
from bot.application.profile import FORGET_DAYS, NOTICE_DAYS
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from bot.commands.hint_thoughts import HintThoughts
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.words import Words, say_in
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.seat import Seat
from storage.base import CHAT, CHAT_AT, TableKey
from storage.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Shared by all commands; created once by the composition root."""

    tables: Tables
    games: Mapping[str, AnyGame]
    players: Mapping[str, AnyComputer]
    links: Links = field(default_factory=Links)
    forget_days: float = FORGET_DAYS  # who is silent for so long is asked; 0: nobody
    notice_days: float = NOTICE_DAYS  # and deleted so many days later
    # By platform: those where Salle needs permissions put themselves in.
    inspectors: dict[str, PlaceInspector] = field(default_factory=dict)
    hints: HintThoughts = field(default_factory=HintThoughts)
    tournaments: Tournaments = field(init=False)

    def __post_init__(self) -> None:
        """Tournaments are played at the tables."""
        object.__setattr__(self, "tournaments", Tournaments(self.tables))

    @property
    def store(self) -> Store:
        """The store."""
        return self.tables.store

    def now(self) -> float:
        """Seconds since the epoch."""
        return self.tables.now()

    async def load(self, ask: Ask, key: TableKey) -> LoadedTable:
        """A table with the asker's settings.

        What the platform says about them is stored, unless they only look: people who neither play
        here nor are known leave no trace.

        Raises:
            RefusedError: they tapped a button that doesn't belong here.
            NoTableError, DamagedTableError: there is none, or it can't be read.
        """
        table = await self.tables.load(key, asker=ask.me)
        if seat := named_invitations.seat_for(table.match, ask.who):
            table = await named_invitations.identify(self.tables, table, seat, ask.who)
        if ask.is_tap and not await self._belongs_here(ask, table):
            raise RefusedError("fair-elsewhere", str(key))
        if any(map(table.is_missed, Seat)) and not (ask.is_home or ask.is_guest):
            await profile.note_place_open(self.store, str(ask.where))
        if len(table.identities) > 1:
            await self.store.note_identity(table.identities, ask.me)
        if table.seat_of(ask.me) or table.asker_profile:
            await self.remember(ask, table.asker_profile)
        return table

    async def admit(self, ask: Ask, kind: Kind) -> None:
        """Count a rate-limited act. Raises RefusedError: the limit is exceeded."""
        await self.tables.rates.admit(kind, ask)

    async def note_looked(self, ask: Ask, table: LoadedTable) -> None:
        """They see what they have to decide, which counts as having been told."""
        if reached := table.reached_now(ask.me, self.now()):
            await self.store.note_reached(table.key, reached)

    # In the table's own chat a button counts, and in private for its players, and for whoever is in
    # that chat; a challenge that nobody has accepted may have been sent to anybody.
    async def _belongs_here(self, ask: Ask, table: LoadedTable) -> bool:
        key = table.key
        home = Address(platform=key.platform, id=key.chat)
        if _is_same_room(ask.where, home):
            return True
        if ask.is_private and (table.match.state is None or table.seat_of(ask.me) is not None):
            return True
        places = ask.seen_in if ask.is_private else (ask.where, *ask.seen_in)
        if not places:
            return False
        now = await asyncio.gather(*map(self.present, (home, *table.other_chats)))
        return any(_is_same_room(place, chat) for place in places for chat in now)

    async def present(self, where: Address) -> Address:
        """A chat where it is now: its id may have changed since it was noted, or tapped in."""
        return replace(where, id=await self.store.chat_now(where.platform, where.id))

    async def place(self, ask: Ask) -> PlaceSettings:
        """What is set for the server or the group where something is asked."""
        if ask.is_home:
            return PlaceSettings(address=ask.me)
        return await read_place(self.store, ask.where.platform, ask.where.id, ask.community)

    async def remember(self, ask: Ask, settings: Mapping[str, str]) -> None:
        """Keep name and locale for messages sent later; their private chat is open.

        A move that they entered long ago and never sent is forgotten.
        """
        said = {profile.LOCALE: ask.who.locale, profile.NAME: ask.who.name}
        if ask.where == ask.who.address:
            said[profile.PRIVATE_CHAT_CLOSED] = ""
        draft = MoveDraft.parse(settings.get(profile.DRAFT, ""))
        if draft and draft.has_expired(self.now()):
            said[profile.DRAFT] = ""
        news = {k: v for k, v in said.items() if settings.get(k, "") != v}
        if news:
            await self.store.update_profile(ask.me, news)

    def preferences(self, ask: Ask, settings: Mapping[str, str]) -> Preferences:
        """Their choice, else the platform's locale, else the chat's."""
        return Preferences.of(
            settings, ask.who.locale, ask.chat_locale, platform=ask.where.platform
        )

    async def preferences_of(self, ask: Ask) -> Preferences:
        """The same of an asker of whom nothing is loaded yet."""
        return self.preferences(ask, await self.store.profile(ask.me))

    async def settings(self, ask: Ask) -> tuple[Mapping[str, str], Words]:
        """What is stored of such an asker, and words for them."""
        settings = await self.store.profile(ask.me)
        return settings, say_in(self.preferences(ask, settings).language)

    async def say(self, ask: Ask) -> Words:
        """The words alone."""
        return say_in((await self.preferences_of(ask)).language)

    def perspective(self, ask: Ask, table: LoadedTable, *, seat: Seat | None = None) -> Perspective:
        """The table as the asker sees it: their own seat's, or a spectator's."""
        seat = seat or table.seat_of(ask.me, ask.as_seat)
        return Perspective(
            table=table, preferences=self.preferences(ask, table.asker_profile), seat=seat
        )

    async def public_perspective(self, ask: Ask, table: LoadedTable) -> Perspective:
        """The table as the chat sees it where something is asked, in its language and look; where
        that is none of the table's, as the table's own.
        """
        there = (chat for chat in table.other_chats if _is_same_room(chat, ask.where))
        chat = next(there, Address(platform=table.key.platform, id=table.key.chat))
        settings = await of_chat_and_place(self.store, chat.platform, chat.id)
        return Perspective(
            table=table, preferences=Preferences.of(settings, platform=chat.platform)
        )

    def is_elsewhere(self, ask: Ask, table: LoadedTable) -> bool:
        """Whether something is asked in a public chat that isn't the table's own."""
        is_here = _is_same_room(ask.where, Address(platform=table.key.platform, id=table.key.chat))
        return not (is_here or ask.is_home) and ask.has_readers

    def chat_of(self, ask: Ask, table: LoadedTable) -> str:
        """Which of a table's chats something is asked in, as notices name it; "": in none."""
        home = Address(platform=table.key.platform, id=table.key.chat)
        names = {home: CHAT} | {chat: f"{CHAT_AT}{chat}" for chat in table.other_chats}
        found = (name for chat, name in names.items() if _is_same_room(chat, ask.where))
        return next(found, "")

    def player_perspective(self, ask: Ask, table: LoadedTable) -> Perspective:
        """The same for a player. Raises RefusedError: the asker has no seat at this table."""
        perspective = self.perspective(ask, table)
        if perspective.seat is None:
            one, two = perspective.names
            raise RefusedError("hall-not-a-player", str(table.key), one=one, two=two)
        return perspective


# The same people read a chat and all its topics.
def _is_same_room(one: Address, other: Address) -> bool:
    rooms = ((chat.platform, chat.id.partition(".")[0]) for chat in (one, other))
    return len({*rooms}) == 1
