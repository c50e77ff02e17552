"""The users that a command names: by a reply to them, or by a mention."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache
from telegram import Message, MessageEntity, User
from telegram.constants import MessageEntityType
from telegram.ext import ExtBot

from bot.adapters.telegram import requests
from bot.adapters.telegram.places import PLATFORM
from bot.application import profile
from bot.application.model import Address, Person
from bot.application.named_invitations import identify_everywhere
from bot.application.tables import Tables

_ID: Final = "id"
_REMEMBERED: Final = 4_096


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedUser:
    """Somebody named in a message; where only the @name is known, the address is that name."""

    person: Person
    is_replied_to: bool = False  # not named by name: their message is answered


class UserDirectory:
    """The ids of people who were seen, by @name: Telegram doesn't tell them with a mention."""

    def __init__(self, tables: Tables, bot: ExtBot[int]) -> None:
        self._tables = tables
        self._bot = bot
        self._store = tables.store
        self._stored: LRUCache[str, tuple[int, str]] = LRUCache(_REMEMBERED)
        self._seen: LRUCache[str, User] = LRUCache(_REMEMBERED)  # and not stored

    async def remember(self, user: User, *, is_private: bool) -> None:
        """Keep whose this @name is; challenges that ask for the name are this user's from now on.

        An onlooker in a group is known until the end of the process, and leaves nothing in
        the store.
        """
        if not user.username:
            return
        name, entry = user.username.casefold(), (user.id, user.first_name)
        if self._stored.get(name) == entry:
            return
        who = requests.person(user)
        known, is_asked = await asyncio.gather(
            self._store.profile(str(who.address)), identify_everywhere(self._tables, who)
        )
        if not (is_private or known or is_asked):
            self._seen[name] = user
            return
        await self._store.update_profile(
            _key(name), {_ID: str(user.id), profile.NAME: user.first_name}
        )
        if known.get(profile.USERNAME) != name:
            await self._rename(str(who.address), known.get(profile.USERNAME, ""), name)
        self._stored[name] = entry

    async def _rename(self, address: str, before: str, name: str) -> None:
        # Note which name somebody bears; the one from before may be somebody else's by now.
        kept = await self._store.profile(_key(before)) if before else {}
        if kept.get(_ID) == Address.parse(address).id:
            await self._store.forget(_key(before))
        await self._store.update_profile(address, {profile.USERNAME: name})

    async def forget(self, user: User) -> None:
        """Remove what `remember` kept."""
        if user.username:
            for kept in (self._stored, self._seen):
                kept.pop(user.username.casefold(), None)
            await self._store.forget(_key(user.username.casefold()))

    async def named(self, message: Message) -> tuple[NamedUser | None, str]:
        """Whom a command means, and its words without the command and the mention.

        The first mention of somebody else than us counts, else the author of the message replied
        to.
        """
        words = message.text or ""
        found: NamedUser | None = None
        for entity, part in message.parse_entities().items():
            if entity.type == MessageEntityType.BOT_COMMAND and entity.offset == 0:
                words = words.replace(part, "", 1)
            elif named := await self._mentioned(entity, part):
                found = found or named
                words = words.replace(part, "", 1)
        reply = requests.answered_to(message)
        if found is None and reply and reply.from_user and not reply.from_user.is_bot:
            found = NamedUser(person=requests.person(reply.from_user), is_replied_to=True)
        return found, " ".join(words.split())

    async def _mentioned(self, entity: MessageEntity, part: str) -> NamedUser | None:
        if entity.type == MessageEntityType.TEXT_MENTION and entity.user:
            return NamedUser(person=requests.person(entity.user))
        name = part[1:].casefold()
        if entity.type != MessageEntityType.MENTION or name == self._bot.username.casefold():
            return None
        kept = await self._store.profile(_key(name))
        if not kept.get(_ID):
            if seen := self._seen.get(name):
                return NamedUser(person=requests.person(seen))
            return NamedUser(person=Person(address=Address.of_name(PLATFORM, name), name=part))
        address = Address(platform=PLATFORM, id=kept[_ID])
        return NamedUser(person=Person(address=address, name=kept.get(profile.NAME, part)))


def _key(name: str) -> str:
    return f"{PLATFORM}:@{name}"
