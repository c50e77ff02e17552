"""Who has finished a match with a person: decides whether a challenge is rated by default.

A match between two people who have is rated, unless they agree otherwise; anybody's first match is
friendly.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from cachetools import LRUCache

from engines.core.record import Head
from storage.store import Store

_LOOKED_AT: Final = 100  # the last of somebody's finished matches, among which one is looked for
_REMEMBERED: Final = 20_000  # people: about 2 MB


class Experience:
    """Looks at the lists of finished matches; remembers whom it has found, for that stays true."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._experienced: LRUCache[str, bool] = LRUCache(_REMEMBERED)

    async def have_all_played(self, addresses: Iterable[str]) -> bool:
        """Whether each of these has finished a match with a person.

        It costs nothing where each is remembered, else two round trips. Raises StoreAwayError.
        """
        return all(await asyncio.gather(*map(self._has_played, addresses)))

    async def _has_played(self, address: str) -> bool:
        if address in self._experienced:
            return True
        finished = await self._store.finished_tables(address, limit=_LOOKED_AT)
        found = any(map(_is_with_a_person, await self._store.heads(finished)))
        if found:
            self._experienced[address] = True
        return found


# Only people take an open seat.
def _is_with_a_person(head: Head) -> bool:
    return not head.is_study and not any(one and one.is_computer for one in head.players)
