"""Rate limits per person, one for each kind of act that costs others something.

A burst is allowed, then one every so many seconds. Somebody who plays many matches at a time never
meets these limits. They are counted in the store, so they hold across several processes.
"""

from __future__ import annotations

import hmac
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.application.model import Ask
from bot.application.refused import RefusedError
from storage.base import Rate
from storage.store import Store


class Kind(StrEnum):
    """What is counted. The values are stored, and name the sentence that refuses."""

    CHALLENGE = "challenge"  # a table is opened, also against the computer
    TALK = "talk"  # a line to one's rival
    OFFER = "request"  # a draw, a move taken back, a break, other terms: the rival is asked
    SETTING = "setting"
    EXPORT = "export"  # a file is made
    JUDGEMENT = "judgement"  # of a match's moves, which takes a minute of a processor
    PICTURE = "picture"  # of a refused move
    LINK = "link"  # a code is said: nobody finds one by trying


PERSON: Final[Mapping[Kind, Rate]] = {
    Kind.CHALLENGE: Rate(most=20, every=30.0),
    Kind.TALK: Rate(most=10, every=6.0),
    Kind.OFFER: Rate(most=20, every=30.0),
    Kind.SETTING: Rate(most=60, every=2.0),
    Kind.EXPORT: Rate(most=10, every=30.0),
    Kind.JUDGEMENT: Rate(most=5, every=120.0),
    Kind.PICTURE: Rate(most=20, every=3.0),
    Kind.LINK: Rate(most=5, every=600.0),
}

# The rates of all who come from one network address, where anybody may be a new guest at once.
NETWORK: Final[Mapping[Kind, Rate]] = {Kind.CHALLENGE: Rate(most=60, every=10.0)}


@dataclass(frozen=True, slots=True, kw_only=True)
class RateLimiter:
    """Counts acts. Holds no state but a key, by which no network's address is stored."""

    store: Store
    now: Callable[[], float]
    secret: bytes

    async def admit(self, kind: Kind, ask: Ask) -> None:
        """Count an act. Raises RefusedError: it is one too many, and isn't counted."""
        if ask.network and kind in NETWORK:
            digest = hmac.digest(self.secret, f"rates: {ask.network}".encode(), "sha256").hex()
            await self._admit(kind, f"network:{digest[:16]}", NETWORK[kind])
        await self._admit(kind, ask.me, PERSON[kind])

    async def has_room(self, kind: Kind, ask: Ask) -> bool:
        """Count an act that is left out where it would be one too many; whether it is made."""
        try:
            await self.admit(kind, ask)
        except RefusedError:
            return False
        return True

    async def _admit(self, kind: Kind, name: str, rate: Rate) -> None:
        counted = await self.store.reserve(f"{kind}:{name}", rate, {}, within=0, now=self.now())
        if not counted.is_made:
            raise RefusedError(f"limit-often-{kind}", seconds=math.ceil(counted.wait))
