"""Moderation of places, in Redis: bans, pairs kept friendly, and the log of acts.

People appear only under pseudonyms, which one table of addresses resolves. So a deleted person is
nameless everywhere at once, without a change to the log or a ban. Log entries can't be changed:
each is added in the same step as the act that it reports, and expires after 400 days.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from enum import StrEnum
from typing import Final

from pydantic import Field, ValidationError

from engines.core.record import Durable, Moment
from storage import keys
from storage.client import LuaScript
from storage.part import StorePart

KEPT: Final = 400 * 86_400  # seconds
# In the place of a place: what the operator does holds in all of them.
EVERYWHERE: Final = "salle:everywhere"

_ACT: Final = LuaScript.named("admin_act")


class AdminAct(StrEnum):
    """What can be done. The values are stored."""

    BAN = "ban"
    UNBAN = "unban"
    KEEP_FRIENDLY = "keep_friendly"  # two play no rated matches against each other
    ALLOW_RATED = "allow_rated"
    FREE = "free"  # a table that nobody plays
    VOID = "void"  # a match


class AdminEntry(Durable):
    """What was done, by whom, when, about what, and why."""

    id: str  # done twice, it is noted once
    act: AdminAct
    at: Moment
    by: str = ""  # a pseudonym; "": the operator
    about: tuple[str, ...] = ()  # pseudonyms
    table: str = ""
    reason: str = ""


class KeptPlace(Durable):
    """All that is kept of a place, as it is stored."""

    place: str
    log: tuple[str, ...] = ()
    banned: dict[str, str] = Field(default_factory=dict)
    friendly_pairs: dict[str, str] = Field(default_factory=dict)


_HASHES: Final[Mapping[AdminAct, tuple[int, str]]] = {  # the number of the key, and what is done
    AdminAct.BAN: (2, "HSET"),
    AdminAct.UNBAN: (2, "HDEL"),
    AdminAct.KEEP_FRIENDLY: (3, "HSET"),
    AdminAct.ALLOW_RATED: (3, "HDEL"),
}


class Administration(StorePart):
    """Bans, pairs and logs of places."""

    async def note_admin_act(
        self, place: str, entry: AdminEntry, people: Mapping[str, str]
    ) -> bool:
        """Do what an entry tells, as far as it is done here, and add it to the place's log.

        `people`: the addresses of those whom it names, by pseudonyms. Whether it is new.
        """
        if people:
            words = [word for pair in people.items() for word in pair]
            await self._client.ask("HSET", keys.PSEUDONYMS, *words)
        touched = (keys.admin_log(place), keys.banned(place), keys.friendly_pairs(place))
        number, command = _HASHES.get(entry.act, (0, ""))
        field = " ".join(sorted(entry.about))
        row = entry.model_dump_json(exclude_defaults=True)
        words = [entry.id, row, str(entry.at - KEPT), str(number), command, field, str(entry.at)]
        return bool(await self._client.run(_ACT, touched, *words))

    async def admin_log(
        self, place: str, *, since: float, skip: int = 0, limit: int
    ) -> list[AdminEntry]:
        """What was done at a place, the newest first; what can't be read is left out."""
        last = -1 - skip
        rows = await self._client.ask("LRANGE", keys.admin_log(place), last - limit + 1, last)
        found = []
        for row in reversed(rows):
            try:
                found.append(AdminEntry.model_validate_json(row))
            except ValidationError:
                continue
        return [entry for entry in found if entry.at >= since]

    async def is_banned(self, pseudonyms: Collection[str], places: Collection[str]) -> bool:
        """Whether one of these is banned from the tables of one of these places. One round trip."""
        asked = (("HEXISTS", keys.banned(at), who) for at in places for who in pseudonyms)
        return any(await self._client.ask_all(*asked))

    async def is_kept_friendly(
        self, pairs: Collection[Collection[str]], places: Collection[str]
    ) -> bool:
        """Whether one of these pairs plays only friendly matches there. One round trip."""
        fields = [" ".join(sorted(pair)) for pair in pairs]
        asked = (("HEXISTS", keys.friendly_pairs(at), one) for at in places for one in fields)
        return any(await self._client.ask_all(*asked))

    async def addresses_of(self, pseudonyms: Sequence[str]) -> dict[str, str]:
        """Who they are, except for those who have deleted themselves."""
        if not pseudonyms:
            return {}
        found = await self._client.ask("HMGET", keys.PSEUDONYMS, *pseudonyms)
        return {name: who for name, who in zip(pseudonyms, found, strict=True) if who}

    async def forget_pseudonym(self, pseudonym: str) -> None:
        """Somebody deletes themselves: nobody can tell any more whose pseudonym it was."""
        await self._client.ask("HDEL", keys.PSEUDONYMS, pseudonym)

    async def kept_places(self) -> AsyncIterator[KeptPlace]:
        """All that is kept of places, for an export."""
        places = set[str]()
        for key_of in (keys.admin_log, keys.banned, keys.friendly_pairs):
            async for page in self._client.keys(key_of("*")):
                places |= {key.partition("{")[2].rstrip("}") for key in page}
        for place in sorted(places):
            log, banned, pairs = await self._client.ask_all(
                ("LRANGE", keys.admin_log(place), 0, -1),
                ("HGETALL", keys.banned(place)),
                ("HGETALL", keys.friendly_pairs(place)),
            )
            yield KeptPlace(place=place, log=log, banned=banned, friendly_pairs=pairs)

    async def put_place(self, kept: KeptPlace) -> None:
        """Put back what an export holds of a place; its log, if there is none."""
        key = keys.admin_log(kept.place)
        if kept.log and not await self._client.ask("EXISTS", key):
            await self._client.ask("RPUSH", key, *kept.log)
        for key, fields in (
            (keys.banned(kept.place), kept.banned),
            (keys.friendly_pairs(kept.place), kept.friendly_pairs),
        ):
            words = [word for pair in fields.items() for word in pair]
            if words:
                await self._client.ask("HSET", key, *words)

    async def pseudonyms(self) -> dict[str, str]:
        """All addresses by pseudonyms, for an export."""
        found: dict[str, str] = await self._client.ask("HGETALL", keys.PSEUDONYMS)
        return found

    async def put_pseudonyms(self, people: Mapping[str, str]) -> None:
        """Put them back."""
        words = [word for pair in people.items() for word in pair]
        await self._client.ask("HSET", keys.PSEUDONYMS, *words)
