"""The watchers of each table, noted in the store for as long as a tab of theirs is open."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.adapters.web.events import Tab
from storage.base import MOST_PRESENT
from storage.store import Store

# Seconds after which those who are still there are noted again.
REFRESH: Final = 20.0

_LASTING: Final = 3 * REFRESH  # after which nobody is there whom a process held that has died


@dataclass(frozen=True, slots=True, kw_only=True)
class Watcher:
    """Somebody who has a table open."""

    person: str
    name: str  # "" if they have given none


class Watchers:
    """Notes who has tables open in this process, and knows those of all."""

    def __init__(self, store: Store, *, lasting: float = _LASTING) -> None:
        self._store, self._lasting = store, lasting
        self._process = secrets.token_hex(4)  # whose death takes nobody else's watchers along
        self._notes: dict[tuple[str, str], str] = {}  # by table and person: one however many tabs

    async def note(self, tabs: Mapping[str, Sequence[Tab]]) -> None:
        """These have the tables open, by table. Raises StoreAwayError."""
        notes = (
            self._store.lease(
                _place(table), *map(self._note, there), lasting=self._lasting, most=MOST_PRESENT
            )
            for table, there in tabs.items()
        )
        await asyncio.gather(*notes)

    async def note_gone(self, tab: Tab) -> None:
        """This was the last tab of its person's at its table. Raises StoreAwayError."""
        await self._store.release(_place(tab.table), self._notes.pop((tab.table, tab.person), ""))

    async def at(self, table: str) -> Collection[Watcher]:
        """Who has a table open, in the order in which they came. Raises StoreAwayError."""
        notes = sorted(map(json.loads, await self._store.owners(_place(table))))
        return {person: Watcher(person=person, name=name) for _, _, person, name in notes}.values()

    def _note(self, tab: Tab) -> str:
        note = json.dumps([tab.since, self._process, tab.person, tab.name], ensure_ascii=False)
        return self._notes.setdefault((tab.table, tab.person), note)


def _place(table: str) -> str:
    return f"table:web:hall:{table}"
