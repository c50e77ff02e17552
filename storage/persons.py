"""People with several identities, in Redis: one hash of the identities of each, by addresses.

All of it lies in one slot, so people are linked and unlinked in one step. People with a single
identity aren't in it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from storage import keys
from storage.client import LuaScript
from storage.part import StorePart

_log = logging.getLogger(__name__)

_LINK: Final = LuaScript.named("link")
_UNLINK: Final = LuaScript.named("unlink")


class Linked(IntEnum):
    """The outcome of a code. The values are known to a script."""

    GONE = 0  # there is no such code any more: it is wrong, late, or was used
    NOW = 1
    OWN = 2  # it was given to the same person
    SAME_PLATFORM = 3  # both have an identity on one chat platform


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowUp:
    """What is to be done after people were linked or parted."""

    groups: tuple[tuple[str, ...], ...]  # the identities of each
    settings: tuple[str, ...]  # whose settings are joined; where both have chosen the first one's
    row: str = field(repr=False)  # as it is stored


class Persons(StorePart):
    """Which identities are one person's."""

    async def identities(self, address: str) -> Sequence[str]:
        """All identities of a person, the one linked first in front; else the address alone."""
        return identities_of(address, await self._client.ask("HGET", keys.PERSONS, address))

    async def first_identities(self, addresses: Collection[str]) -> Mapping[str, str]:
        """The identity linked first of each person, by these of theirs. One round trip."""
        if not addresses:
            return {}
        return first_of(addresses, await self._client.ask("HMGET", keys.PERSONS, *addresses))

    async def all_persons(self) -> Sequence[Sequence[str]]:
        """The identities of all who have several."""
        stored = await self._client.ask("HGETALL", keys.PERSONS)
        found = {identities_of(address, text) for address, text in stored.items()}
        return sorted(one for one in found if len(one) > 1)

    async def offer_link(self, code: str, address: str, *, lasts: float) -> None:
        """Keep a code for so many seconds, by which another identity is linked with this one.

        `code` is what it is known by, and not the code itself.
        """
        name = keys.link_code(code)
        await self._client.ask("SET", name, address, "PX", max(1, round(lasts * 1000)))

    async def offered_by(self, code: str) -> str:
        """Whose code it is; "" if there is no such code any more."""
        return await self._client.ask("GET", keys.link_code(code)) or ""

    async def link(
        self, code: str, address: str, *, several: str, with_theirs: bool = False
    ) -> Linked:
        """Join two people by a code, in one step; it counts once. What follows is `to_follow_up`.

        `several` is the platform on which one person may have any number of identities.
        `with_theirs`: where both have chosen a setting, that of who gave the code holds.
        """
        touched = (keys.PERSONS, keys.link_code(code), keys.AFTER_LINKING)
        words = (address, several, int(with_theirs))
        return Linked(await self._client.run(_LINK, touched, *words))

    async def to_follow_up(self) -> Sequence[FollowUp]:
        """What is to be done yet after people were linked or parted, in that order."""
        found = []
        for row in await self._client.ask("LRANGE", keys.AFTER_LINKING, 0, -1):
            try:
                kept = json.loads(row)
                groups = tuple(map(tuple, kept["groups"]))
                settings = tuple(kept.get("settings", ()))
            except (ValueError, KeyError, TypeError):
                _log.error("what is to be done after a link can't be read")  # it names people
                continue
            found.append(FollowUp(groups=groups, settings=settings, row=row))
        return found

    async def followed_up(self, done: FollowUp) -> None:
        """It is done."""
        await self._client.ask("LREM", keys.AFTER_LINKING, 1, done.row)

    async def note_identity(self, identities: Collection[str], address: str) -> None:
        """A person with several identities is here by this one."""
        await self._client.ask("HSET", keys.LAST_IDENTITY, min(identities), address)

    async def last_identity(self, identities: Collection[str]) -> str:
        """The identity by which a person was here last; "" if that isn't known."""
        found = await self._client.ask("HGET", keys.LAST_IDENTITY, min(identities))
        return found if found in identities else ""

    async def unlink(self, address: str) -> Sequence[str]:
        """Part one identity from the others, in one step; these. () if it has none."""
        found: list[str] = await self._client.run(
            _UNLINK, (keys.PERSONS, keys.AFTER_LINKING), address
        )
        return found


def identities_of(address: str, stored: str | None) -> tuple[str, ...]:
    """The identities that are stored beside an address; what can't be read counts as none."""
    try:
        found = json.loads(stored) if stored else None
    except ValueError:
        found = None
    if not isinstance(found, list) or address not in found:
        return (address,)
    return tuple(one for one in found if isinstance(one, str))


def first_of(addresses: Iterable[str], stored: Iterable[str | None]) -> dict[str, str]:
    """The identity linked first, by each address that has something stored beside it."""
    both = zip(addresses, stored, strict=True)
    return {address: identities_of(address, text)[0] for address, text in both}
