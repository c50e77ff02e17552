"""People and chats in Redis: settings, who is forgotten, and chats that moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from storage import keys
from storage.base import FORM, StoreRefusedError
from storage.batching import Word
from storage.client import LuaScript, RedisClient
from storage.migrations import FORM_FIELD, carried_profile, named_profile
from storage.part import StorePart

_UPDATE: Final = LuaScript.named("update_profile")
_NOTE_SEEN: Final = LuaScript.named("note_seen")
_LISTS: Final = (keys.running, keys.finished, keys.pending, keys.tournaments_of)


class Profiles(StorePart):
    """Settings of players and chats, and chats that have moved."""

    async def profile(self, address: str) -> Mapping[str, str]:
        """The settings of a player or of a chat: name, locale, theme, …"""
        return carried_profile(await self._client.ask("HGETALL", keys.profile(address)))

    async def update_profile(self, address: str, changes: Mapping[str, str]) -> None:
        """Change some settings; an empty value removes one.

        One script; a profile in an older form is carried forward first, by two more.
        """
        key, today = keys.profile(address), str(FORM)
        while changes and not await update_profile(self._client, key, changes, form=today):
            if not await carry_profile(self._client, key):
                raise StoreRefusedError(f"A newer Salle has changed {key}.")

    async def note_seen(self, address: str, field: str, day: str, *, outdated: str) -> bool:
        """Set a field of a profile, and remove another; whether there is such a profile. A step."""
        touched = (keys.profile(address),)
        return bool(await self._client.run(_NOTE_SEEN, touched, field, day, outdated))

    async def forget(self, address: str) -> None:
        """Remove a player's settings, passkeys, puzzles, lists of tables; logs of tables stay."""
        own = (
            *(keys.profile, keys.passkeys, keys.sessions, keys.waiting),
            *(keys.absence, keys.following, keys.puzzle_attempts, *_LISTS),
        )
        await self._client.ask_all(*(("DEL", key(address)) for key in own))

    async def move_chat(self, platform: str, old: str, new: str) -> None:
        """A chat got another id: its tables are listed, and its settings kept, under the new one.

        Settings that the new chat has stay. `chat_now` follows; the tables keep their keys. Can be
        done again without harm.
        """
        if old == new:
            return
        here, there = f"{platform}:{old}", f"{platform}:{new}"
        profile = await self.profile(here)
        await carry_profile(self._client, keys.profile(there))
        lists = await self._client.ask_all(
            *(("ZRANGE", key(here), 0, -1, "WITHSCORES") for key in _LISTS),
        )
        # Everything is there before anything goes here: the two lie in different slots.
        # The new chat is where it is, even if it was once left: else two chats would point at
        # each other.
        there_now: list[tuple[Word, ...]] = [
            ("HSET", keys.MOVED_CHATS, here, new),
            ("HDEL", keys.MOVED_CHATS, there),
            *(("HSETNX", keys.profile(there), *pair) for pair in named_profile(profile).items()),
        ]
        gone: list[tuple[Word, ...]] = [("DEL", keys.profile(here))]
        for key, listed in zip(_LISTS, lists, strict=True):
            for name, at in zip(listed[::2], listed[1::2], strict=True):
                there_now.append(("ZADD", key(there), at, name))
                gone.append(("ZREM", key(here), name))  # no more: one may have been added meanwhile
        await self._client.ask_all(*there_now)
        await self._client.ask_all(*gone)

    async def chat_now(self, platform: str, chat: str) -> str:
        """The present id of a chat that may have moved. One round trip a move."""
        while moved := await self._client.ask("HGET", keys.MOVED_CHATS, f"{platform}:{chat}"):
            chat = moved
        return chat


async def update_profile(
    client: RedisClient, key: str, changes: Mapping[str, str], *, form: str
) -> bool:
    """Change the profile at a key, "" removes a field; not if it has another form than this."""
    words = [word for pair in changes.items() for word in pair]
    return bool(await client.run(_UPDATE, (key,), form, FORM, *words))


async def carry_profile(client: RedisClient, key: str) -> bool:
    """Bring the profile at a key into today's form; whether it was in an older one."""
    stored: dict[str, str] = await client.ask("HGETALL", key)
    form = stored.get(FORM_FIELD)
    if not stored or not is_older_profile(form):
        return False
    carried = carried_profile(stored)
    changes = {name: carried.get(name, "") for name in {*stored, *carried} - {FORM_FIELD}}
    return await update_profile(client, key, changes, form=form or "")


def is_older_profile(form: str | None) -> bool:
    """Whether this is an older form than today's: what a profile names, if it names one."""
    return form is None or not form.isdecimal() or int(form) < FORM
