"""The worker of the computer's turns: takes as many as computers can think about at once.

So a thought holds up no message, and what waits for one lies in the queue, where any other process
that has room may take it. How a turn is answered: `bot.workers.computer_players`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address
from bot.application.tables import Tables
from bot.workers.computer_players import ComputerPlayers
from bot.workers.queue_worker import LONGEST_READ, QueueWorker
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.base import OutboxEntry


class ComputerTurnWorker:
    """Answers the computer's turns. Any number may run: a turn is in the hands of one of them."""

    def __init__(self, *, tables: Tables, players: ComputerPlayers) -> None:
        self._tables = tables
        self._players = players
        self._turns = tables.store.computer_turns
        self._worker = QueueWorker(self._turns, take=self._take, see_to=self._see_to)
        self.name = self._worker.name
        self._thinking: set[tuple[int, str]] = set()  # turns that have, or wait for, a thinker
        self._has_room = asyncio.Event()  # set when there is more of it

    async def run(self) -> None:
        """Answer for ever. Cancel to stop: thoughts are broken off, and left to another worker."""
        with self._tables.next_acts.told_to(self._get_ready):
            await self._worker.run()

    async def answer(self, entries: Sequence[OutboxEntry]) -> None:
        """Return when all these have been answered or put away."""
        await self._worker.see_to(entries)

    def _get_ready(self, table: LoadedTable) -> None:
        if table.match.status is Status.PLAYING and any(map(table.computer_level, Seat)):
            self._players.get_ready(table.game.id)

    # -- room --------------------------------------------------------------------------------------
    async def _take(self, name: str) -> Sequence[OutboxEntry]:
        while (room := self._players.thinkers - len(self._thinking)) < 1:
            self._has_room.clear()
            await self._has_room.wait()
        return await self._turns.take(name, count=room, wait=LONGEST_READ)

    def _vacate(self, entry: OutboxEntry) -> None:
        self._thinking.discard(entry.key)
        self._has_room.set()

    # -- one turn ----------------------------------------------------------------------------------
    async def _see_to(self, entry: OutboxEntry) -> str:
        return await self._worker.finish(entry, partial(self._answer, entry))

    async def _answer(self, entry: OutboxEntry) -> None:
        if not self._players.is_failing(entry.notice.table):  # that thinks apart
            self._thinking.add(entry.key)
        thought = partial(self._vacate, entry)
        try:
            self._worker.ownership.check()
            table = await self._tables.load(entry.notice.table)
            level = Address.parse(entry.notice.to).id
            for seat in Seat:
                if table.computer_level(seat) == level:
                    await self._players.answer(table, seat, thought=thought)
        finally:
            thought()
