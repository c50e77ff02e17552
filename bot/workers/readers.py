"""The readers of notices: how each sees a table, and whether they can be written to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.application import profile
from bot.application.linking import SEVERAL
from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Person, is_computer_address
from bot.application.notices import where_told
from bot.application.tables import Tables
from bot.messages.messenger import PrivateChatClosedError
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from engines.core.seat import Seat


@dataclass(frozen=True, kw_only=True)
class Readers:
    """Looks readers up. Holds no state."""

    tables: Tables

    async def player(
        self, table: LoadedTable, address: str, settings: Mapping[str, str]
    ) -> Perspective:
        """A table as one of its players sees it; the chat's language where they chose none."""
        seat = table.seat_of(address)
        where = where_told(table.key, table.match.players[seat] if seat else None)
        chat = await profile.of_chat(self.tables.store, where.platform, where.id)
        platform = Address.parse(address).platform
        preferences = Preferences.of(settings, chat.get(profile.LOCALE, ""), platform=platform)
        return Perspective(table=table, preferences=preferences, seat=seat)

    async def identity_to_tell(self, table: LoadedTable, address: str) -> str:
        """The identity of a player, for whom the table was loaded, that is told of it.

        Of several the one on the platform that they chose, else by which they were here last, or
        else any whose chat isn't closed; a browser hears only while its page is open, and so comes
        last, unless it was chosen.
        """
        return await self.identity_of_person(table.identities, address, table.asker_profile)

    async def identity_of_person(
        self,
        identities: Collection[str],
        address: str,
        settings: Mapping[str, str] | None = None,
    ) -> str:
        """The same of a person with these identities; `settings` are theirs, if they are known."""
        if len(identities) < 2:
            return address
        if settings is None:
            settings = await self.tables.store.profile(address)
        last = await self.tables.store.last_identity(identities)
        ordered = dict.fromkeys([*filter(None, [last]), address, *sorted(identities)])
        wish = settings.get(profile.TOLD_ON, "")
        wished = [one for one in ordered if Address.parse(one).platform == wish]
        chats = [one for one in ordered if Address.parse(one).platform != SEVERAL]
        chats = list(dict.fromkeys([*wished, *chats]))
        for one in chats:
            if not await self.is_closed(one):
                return one
        return next(iter(ordered)) if not chats else chats[0]

    async def is_closed(self, address: str) -> bool:
        """Whether somebody's private chat refused our last message."""
        return profile.is_closed(await self.tables.store.profile(address))

    async def unreachable(self, table: LoadedTable, seats: Iterable[Seat]) -> list[Seat]:
        """Those of the seats whose players' private chats are closed to us."""
        found = []
        for seat in sorted(seats):
            player = table.match.players[seat]
            is_person = player is not None and not is_computer_address(player.address)
            if player and is_person and await self.is_closed(player.address):
                found.append(seat)
        return found

    async def note_closed(self, address: str, refused: PrivateChatClosedError) -> None:
        """Their private chat has refused a message just now."""
        store, now = self.tables.store, self.tables.now()
        await profile.note_private_chat_closed(store, address, refused.why, now=now)

    async def note_open(
        self, address: str, settings: Mapping[str, str], *, is_greeted: bool
    ) -> None:
        """Their private chat has just taken a message, which may have announced further ones."""
        changes = {profile.PRIVATE_CHAT_CLOSED: ""} if profile.is_closed(settings) else {}
        if is_greeted and profile.GREETED not in settings:
            changes[profile.GREETED] = "1"
        if changes:
            await self.tables.store.update_profile(address, changes)


def people(perspective: Perspective, seats: Sequence[Seat]) -> tuple[Person, ...]:
    """The people in these seats, each once."""
    found = (perspective.person(seat) for seat in seats)
    return tuple({person.address: person for person in found if person}.values())
