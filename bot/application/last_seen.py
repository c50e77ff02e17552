"""The day of somebody's last request, in their profile; written once a day.

It is noted while their request is answered, so nobody waits for it. People without a profile leave
nothing behind.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from cachetools import LRUCache

from bot.application import profile
from bot.application.model import Address
from storage.base import StoreAwayError
from storage.store import Store

DAY: Final = 86_400.0
_KNOWN: Final = 16_384  # people whose day this process has noted


def day_of(now: float) -> int:
    """The number of a day since 1970."""
    return int(now // DAY)


class LastSeen:
    """Notes it. Holds whom it has noted today."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._noted: LRUCache[Address, int] = LRUCache(_KNOWN)

    def is_noted(self, who: Address) -> bool:
        """Whether that is done for today."""
        return self._noted.get(who) == day_of(self._now())

    async def note(self, who: Address) -> None:
        """Note it, if they are known; while the store is away, the next ask will."""
        today = day_of(self._now())
        with suppress(StoreAwayError):
            if await self._store.note_seen(
                str(who), profile.SEEN, str(today), outdated=profile.ASKED_TO_STAY
            ):
                self._noted[who] = today
