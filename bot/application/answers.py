"""What is waited for within this process: a computer's move, and answers that are under way.

Nothing depends on it but how many messages somebody gets: what is lost with the process is told
from the outbox all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from storage.base import TableKey

PATIENCE: Final = 1.5
"""Seconds that an answer waits for the computer's move, to show both."""
_LONGEST: Final = 5.0  # seconds that a delivery waits for an answer


class NextActs:
    """Hands on what is done at a table to those who wait for it."""

    def __init__(self) -> None:
        self._awaited: dict[TableKey, list[asyncio.Queue[LoadedTable]]] = {}

    @contextmanager
    def awaited(self, key: TableKey) -> Iterator[asyncio.Queue[LoadedTable]]:
        """The table after each act from now on."""
        acts: asyncio.Queue[LoadedTable] = asyncio.Queue()
        waiting = self._awaited.setdefault(key, [])
        waiting.append(acts)
        try:
            yield acts
        finally:
            waiting.remove(acts)
            if not waiting:
                self._awaited.pop(key, None)

    def announce(self, table: LoadedTable) -> None:
        """Somebody has acted; this is the table now."""
        for acts in self._awaited.get(table.key, ()):
            acts.put_nowait(table)


async def after_computer(acts: asyncio.Queue[LoadedTable], table: LoadedTable) -> LoadedTable:
    """The table when the computer has moved, if it is to move and is quick; else `table`."""
    if table.game.windows:
        return table  # there it takes its time, lest that tell what it holds
    found = table
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while any(found.computer_level(seat) for seat in found.match.active):
                now = await acts.get()
                found = now if now.version > found.version else found
    return replace(found, asker_profile=table.asker_profile)


class AnswersUnderWay:
    """Whom we are answering in his private chat just now.

    Deliveries to him wait until the answer is shown and noted, and may find that it said all.
    """

    def __init__(self) -> None:
        self._under_way: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def to(self, address: str) -> Iterator[None]:
        """For as long as it takes to answer him."""
        is_done = asyncio.Event()
        others = self._under_way.setdefault(address, set())
        others.add(is_done)
        try:
            yield
        finally:
            is_done.set()
            others.discard(is_done)
            if not others:
                self._under_way.pop(address, None)

    async def finished(self, address: str) -> None:
        """Return when he has had the answers that are under way now, or after a while."""
        waiting = [asyncio.ensure_future(e.wait()) for e in self._under_way.get(address, ())]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=_LONGEST)
            for one in late:
                one.cancel()
