"""What deliveries wait for: a computer's move, and answers that are under way.

It only saves messages: if a process dies, everything is delivered from the outbox all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from engines.core.seat import Seat
from storage.base import MOST_PRESENT, StoreAwayError, TableKey
from storage.owners import new_owner
from storage.store import Store

# Seconds that an answer waits for the computer's move, to show both.
PATIENCE: Final = 1.5
_LONGEST: Final = 5.0  # seconds that a delivery waits for an answer
_OTHERS_LOOK: Final = 0.1  # seconds between two looks for another process' answers


class NextActs:
    """Hands on what is done at a table in this process to those who wait for it."""

    def __init__(self) -> None:
        self._awaited: dict[TableKey, list[asyncio.Queue[LoadedTable]]] = {}
        self._listeners: list[Callable[[LoadedTable], None]] = []
        self._slow: set[str] = set()  # computer players that have kept a message waiting

    @contextmanager
    def told_to(self, listener: Callable[[LoadedTable], None]) -> Iterator[None]:
        """While computers think in this process: the worker that makes them hears of every act."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    @property
    def computers_are_here(self) -> bool:
        """Whether computers think in this process: else nobody waits for them."""
        return bool(self._listeners)

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
        actor = table.record.log[-1].actor
        player = table.match.players[actor] if actor else None
        self._slow.discard(player.address if player else "")
        for acts in self._awaited.get(table.key, ()):
            acts.put_nowait(table)
        for listener in self._listeners:
            listener(table)

    async def after_computer(
        self, acts: asyncio.Queue[LoadedTable], table: LoadedTable
    ) -> LoadedTable:
        """The table when the computer has moved, if it is to move and is quick; else `table`."""
        if table.game.windows or not self.computers_are_here:
            return table  # with windows it takes its time, lest that tell what it holds
        found = table
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while any(found.computer_level(seat) for seat in found.match.active):
                    now = await acts.get()
                    found = now if now.version > found.version else found
        return replace(found, asker_profile=table.asker_profile)

    async def computer_answered(
        self, acts: asyncio.Queue[LoadedTable], table: LoadedTable, *, within: float
    ) -> None:
        """Return when the computer has answered whatever it is asked at this table, or after a
        while. One that kept us waiting is not waited for again until it has acted somewhere.
        """
        players = [table.match.players[seat] for seat in _asked_of_computers(table)]
        asked = {player.address for player in players if player}
        if not asked or asked & self._slow:
            return
        try:
            async with asyncio.timeout(within):
                while (await acts.get()).version <= table.version:
                    pass
        except TimeoutError:
            self._slow |= asked


def _asked_of_computers(table: LoadedTable) -> list[Seat]:
    match = table.match
    asked = [seat for seat in Seat if seat in match.active or match.is_asked(seat)]
    return [seat for seat in asked if table.computer_level(seat)]


class AnswersUnderWay:
    """Whom we are answering in their private chat just now.

    Deliveries to them wait until the answer is shown and noted, and may find that it said all. If
    another process delivers, or answers, they hear of each other through a `shared` store.
    """

    def __init__(self, shared: Store | None = None) -> None:
        self._under_way: dict[str, set[asyncio.Event]] = {}
        self._shared = shared

    @asynccontextmanager
    async def to(self, address: str) -> AsyncIterator[None]:
        """For as long as it takes to answer them."""
        is_done = asyncio.Event()
        others = self._under_way.setdefault(address, set())
        others.add(is_done)
        try:
            if self._shared:
                async with _told_to_others(self._shared, address):
                    yield
            else:
                yield
        finally:
            is_done.set()
            others.discard(is_done)
            if not others:
                self._under_way.pop(address, None)

    async def finished(self, address: str) -> None:
        """Return when they have had the answers that are under way now, or after a while."""
        waiting = [asyncio.ensure_future(e.wait()) for e in self._under_way.get(address, ())]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=_LONGEST)
            for one in late:
                one.cancel()
        elif self._shared:
            with suppress(TimeoutError, StoreAwayError):
                async with asyncio.timeout(_LONGEST):
                    # The store doesn't say when that changes.
                    while await self._shared.owners(_place(address)):  # noqa: ASYNC110 - as said
                        await asyncio.sleep(_OTHERS_LOOK)


@asynccontextmanager
async def _told_to_others(store: Store, address: str) -> AsyncIterator[None]:
    # Note in the store that an answer is under way, beside it: the answer never waits for that.
    place, owner = _place(address), new_owner()

    async def certainly(act: Awaitable[object]) -> None:
        with suppress(StoreAwayError):
            await act

    lease = store.lease(place, owner, lasting=_LONGEST, most=MOST_PRESENT)
    noting = asyncio.ensure_future(certainly(lease))
    try:
        yield
    finally:
        await asyncio.wait([noting])
        await certainly(store.release(place, owner))


def _place(address: str) -> str:
    return f"answer:{address}"
