"""A process of Salle's. All is real in it but the platforms, which are at the other end of a wire,
and how long the computer thinks.

`python -m tests.simulate.worker` makes such processes: each line of its standard input is one. They
are forks of it, so that games and words are read once.

Virtual time stands still while something happens: seconds for which Salle waits are real ones, and
only slow the simulation down. So they are few here.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import structlog

from bot.adapters.links import all_links
from bot.application.catalogue import Catalogue
from bot.application.deleting import Deleting
from bot.application.linking import follow_up
from bot.application.loaded_table import LoadedTable
from bot.application.locales import words_file
from bot.application.tables import Tables
from bot.commands.application import Application
from bot.commands.context import Context
from bot.messages.words import LANGUAGES, say_in
from bot.workers import delivery_order, patience, queue_worker
from bot.workers.computer_turns import ComputerTurnWorker
from bot.workers.delivery import DeliveryWorker
from bot.workers.judging import Judges
from bot.workers.notice_sender import NoticeSender
from bot.workers.timer_worker import TimerWorker
from bot.workers.tournament_worker import TournamentWorker
from engines.core.lab import at_random, chance_of
from engines.core.match_state import MatchError
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import StoreAwayError, TableKey
from tests.simulate import platforms
from tests.simulate.breaks import messenger_class, spoil, store_class
from tests.simulate.hands import Hands
from tests.simulate.virtual_clock import reader
from tests.simulate.wire import LONGEST, Wire

BEAT = 0.2  # seconds between two signs of life


class QuickPlayers:
    """Computer players that play the first thing that comes to mind."""

    thinkers = 16

    def __init__(self, tables: Tables, luck: Random) -> None:
        self._tables = tables
        self._luck = luck

    async def answer(self, table: LoadedTable, seat: Seat, *, thought: Callable[[], None]) -> None:
        if seat not in table.match.active:
            return
        game, state, version = table.game, table.match.game_state, table.version
        luck = chance_of(self._luck.getrandbits(32))
        move = at_random(game.view(state, seat), game.legal_moves(state, seat), luck)

        def decide(now: LoadedTable) -> Entry:
            if now.version != version:
                raise MatchError("not-your-turn", "somebody acted meanwhile")
            return Entry(act=Act.MOVE, seat=seat, move=str(move), at=int(self._tables.now()))

        with suppress(MatchError):
            await self._tables.act(table.key, decide, table=table)

    def is_failing(self, table: TableKey) -> bool:
        return False

    def get_ready(self, game: str) -> None:
        pass


class Worker:
    """Salle in one process."""

    def __init__(self, url: str, clock: Path, luck: Random, faults: Collection[str]) -> None:
        spoil(faults)
        self.store = store_class(faults)(url)
        self._messenger = messenger_class(faults)
        self.now = reader(clock)
        catalogue = Catalogue()
        tables = Tables(
            self.store,
            catalogue.games,
            secret=b"s" * 32,
            now=self.now,
            computers=catalogue.computers,
        )
        context = Context(
            tables=tables, games=catalogue.games, players=catalogue.computers, links=all_links()
        )
        self.tables = tables
        self.hands = Hands(Application(context))
        self.clock = TimerWorker(tables=tables)
        judges = Judges(catalogue.computers)  # which nobody asks: clocks decide here
        self.tournaments = TournamentWorker(tournaments=context.tournaments, judge=judges)
        self.computer_turns = ComputerTurnWorker(tables=tables, players=QuickPlayers(tables, luck))
        self._working: list[asyncio.Task[None]] = []

    async def close(self) -> None:
        await self._stop_working()
        await self.store.close()

    async def _stop_working(self) -> None:
        """What has begun is finished."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    def _deliverer(self, wire: Wire) -> DeliveryWorker:
        messengers = {name: self._messenger(name, wire) for name in platforms.NAMES}
        sender = NoticeSender(tables=self.tables, messengers=messengers, quiet_delay=0.0)
        return DeliveryWorker(store=self.store, sender=sender)

    async def answer(self, wire: Wire, question: dict[str, Any]) -> Any:
        what = question.pop("do")
        if what == "begin":
            workers = (self._deliverer(wire), self.computer_turns)
            self._working = [asyncio.create_task(one.run()) for one in workers]
            return [one.name for one in workers]
        if what == "end":
            await self._stop_working()
            return True
        if what == "beat":
            return await self._there(self._clock(question["passed"]).credit_downtime)
        if what == "tick":
            return await self._there(self._see_to_all)
        return await self.hands.do(what, **question)

    def _clock(self, passed: float) -> TimerWorker:
        """Salle would have looked every few seconds while this time passed at one go."""
        return replace(self.clock, shut=passed + self.clock.shut)

    async def _see_to_all(self) -> None:
        while await self.clock.sweep():  # a beat came before
            pass
        while await self.tournaments.tick():
            pass
        await follow_up(self.tables)
        await Deleting(self.tables).go_on()

    async def _there(self, look: Callable[[], Awaitable[object]]) -> bool:
        """Look; whether Valkey was there."""
        try:
            await look()
        except StoreAwayError:
            return False
        return True


def hurry() -> None:
    """Wait for less."""
    queue_worker._BEAT = BEAT
    delivery_order.PATIENCE = 0.5
    patience.AWAY = 0.05


async def work(url: str, socket: str, clock: str, name: str, seed: str, faults: str) -> None:
    """From when it is told to begin until it is killed, or the wire is cut."""
    hurry()
    worker = Worker(url, Path(clock), Random(seed), faults.split(","))
    streams = await asyncio.open_unix_connection(socket, limit=LONGEST)
    wire = Wire(*streams, worker.answer)
    running = asyncio.create_task(wire.run())
    await wire.ask(do="hello", name=name, process=os.getpid())
    await running
    await worker.close()


def prepare() -> None:
    """Read what every worker needs."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    list(Catalogue().games.values())
    for path in words_file("hall", "en").parent.glob("*.ftl"):
        _ = f"{path.stem}-any" in say_in("en")  # which reads the file
    for language in LANGUAGES:
        _ = "lines-any" in say_in(language)  # whoever types a line may use any of them
    gc.collect()
    gc.freeze()


def make_workers() -> None:
    """Until standard input ends; nobody waits for those that have died."""
    prepare()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in iter(sys.stdin.readline, ""):
        if os.fork() == 0:
            asyncio.run(work(*json.loads(line)))
            return


if __name__ == "__main__":
    make_workers()
