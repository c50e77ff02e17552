"""Passkeys of the page's people in Redis, and the challenges that wait for an answer.

A hash per person, of passkeys as JSON by their credential ids. A challenge is a string that
expires.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final

from storage import keys
from storage.client import LuaScript
from storage.part import StorePart

_REPLACE: Final = LuaScript.named("replace_field")
_REMOVE: Final = LuaScript.named("remove_passkey")


@dataclass(frozen=True, slots=True, kw_only=True)
class Passkey:
    """One of somebody's passkeys; days are since 1970."""

    public_key: str  # COSE, base64url
    sign_count: int  # as its authenticator said last; 0 for ever if that doesn't count
    host: str  # for which it was made
    device: str  # on which, in words
    made: int  # the day
    used: int  # the day on which it was made or used last

    def encode(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def decode(cls, text: str) -> Passkey | None:
        """Read back what `encode` wrote; None if it can't be read."""
        try:
            return cls(**json.loads(text))
        except (ValueError, TypeError):
            return None


class Passkeys(StorePart):
    """Passkeys by the addresses of those who hold them."""

    async def passkeys(self, address: str) -> Mapping[str, Passkey]:
        """Somebody's, by their credential ids, the oldest first."""
        found = await self._client.ask("HGETALL", keys.passkeys(address))
        read = {name: one for name, text in found.items() if (one := Passkey.decode(text))}
        return dict(sorted(read.items(), key=lambda pair: (pair[1].made, pair[0])))

    async def add_passkey(self, address: str, credential: str, passkey: Passkey) -> bool:
        """Keep one; False if there is one with this id."""
        kept = ("HSETNX", keys.passkeys(address), credential, passkey.encode())
        return bool(await self._client.ask(*kept))

    async def note_use(
        self, address: str, credential: str, passkey: Passkey, *, sign_count: int, day: int
    ) -> bool:
        """Note that one was used; False if it has been used or taken away since it was read."""
        used = replace(passkey, sign_count=sign_count, used=day)
        words = (credential, passkey.encode(), used.encode())
        return bool(await self._client.run(_REPLACE, (keys.passkeys(address),), *words))

    async def remove_passkey(self, address: str, credential: str, *, may_be_last: bool) -> bool:
        """Take one away; False if it is the last one, and mustn't be."""
        words = (credential, "1" if may_be_last else "")
        return bool(await self._client.run(_REMOVE, (keys.passkeys(address),), *words))

    # -- ceremonies ----------------------------------------------------------------------------
    async def begin_ceremony(
        self, session: str, purpose: str, challenge: str, *, lasting: int
    ) -> None:
        """Expect one answer of this session's within `lasting` seconds; an earlier one no more."""
        key = keys.ceremony(f"{purpose}:{session}")
        await self._client.ask("SET", key, challenge, "EX", lasting)

    async def take_ceremony(self, session: str, purpose: str) -> str:
        """The challenge that is to be answered, once; "" if none is, or its time is over."""
        key = keys.ceremony(f"{purpose}:{session}")
        return await self._client.ask("GETDEL", key) or ""
