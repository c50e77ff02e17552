"""Whether somebody has a page of ours in sight, and so needs no notification."""

from __future__ import annotations

from typing import Final

from storage.base import MOST_PRESENT
from storage.store import Store

# Seconds for which a page's word holds: pages in sight repeat it, those cut off can't.
LASTING: Final = 45.0


class Sight:
    """The tabs that are in sight, as they say themselves, in whichever process."""

    def __init__(self, store: Store, *, lasting: float = LASTING) -> None:
        self._store = store
        self._lasting = lasting

    async def note(self, person: str, tab: str, *, is_seen: bool) -> None:
        """A tab says whether it can be seen. Raises StoreAwayError."""
        if is_seen:
            await self._store.lease(_place(person), tab, lasting=self._lasting, most=MOST_PRESENT)
        else:
            await self._store.release(_place(person), tab)

    async def has(self, person: str) -> bool:
        """Whether any tab of somebody's is in sight. Raises StoreAwayError."""
        return bool(await self._store.owners(_place(person)))


def _place(person: str) -> str:
    return f"sight:web:{person}"
