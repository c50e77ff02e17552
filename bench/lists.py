"""What a command costs that looks for one's tables, with five that are over and with thousands.

`python -m bench lists`. Five matches run; what was ever played must not matter. `cpu_ms` is
what one command takes of one processor, whatever else the machine does.
"""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.application.catalogue import Catalogue
from bot.application.model import Address, Ask, Person
from bot.application.tables import Tables
from bot.commands import boards, challenge_answers, challenges, resignations, table_list
from bot.commands.application import Application
from bot.commands.challenges import Terms
from bot.commands.context import Context
from storage.base import TableKey, Timer
from storage.embedded import private_server
from storage.store import Store

RUNNING = 5
FINISHED = (5, 5_000)
ROUNDS = 200
ROOM = Address(platform="discord", id="987654321098765432")
COMMANDS = {"/tables": table_list.tables, "/hand": boards.hand, "/resign": resignations.resign}


def run() -> Iterator[dict[str, Any]]:
    """One dictionary a command and a past."""
    for finished in FINISHED:
        yield from asyncio.run(_measured(finished))


async def _measured(finished: int) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="salle-") as name:
        async with private_server(Path(name)) as url:
            store = Store(url)
            evening = _Evening(store)
            for _ in range(RUNNING):
                await evening.finish(await evening.match())
            await evening.copy_finished(finished)
            for _ in range(RUNNING):
                await evening.match()
            found = [
                {"command": command, "running": RUNNING, "finished": finished}
                | await evening.times(run_it)
                for command, run_it in COMMANDS.items()
            ]
            await store.close()
            return found


class _Evening:
    """Two people and a Salle over a real store."""

    def __init__(self, store: Store) -> None:
        catalogue = Catalogue()
        self.store = store
        tables = Tables(store, catalogue.games, secret=secrets.token_bytes(32), now=time.time)
        context = Context(tables=tables, games=catalogue.games, players=catalogue.computers)
        self.app = Application(context)
        self.north, self.south = (
            Person(address=Address(platform="discord", id=id_), name=name)
            for id_, name in (("123456789012345678", "North"), ("223456789012345678", "South"))
        )

    def ask(self, who: Person) -> Ask:
        return Ask(who=who, where=who.address, nonce="0", is_private=True)

    async def match(self) -> TableKey:
        terms = Terms(game="cannae", opponent=self.south)
        there = Ask(who=self.north, where=ROOM, nonce=secrets.token_hex(8))
        made = await self.app.run(challenges.challenge, there, terms)
        assert made.table, made
        await self.app.run(challenge_answers.accept, self.ask(self.south), made.table)
        return made.table

    async def finish(self, table: TableKey) -> None:
        await self.app.tap(self.ask(self.north), f"ry:{table}:1:")

    async def copy_finished(self, count: int) -> None:
        """Many more like the one that ended last, all of before it."""
        people = [str(who.address) for who in (self.north, self.south)]
        (last,) = await self.store.finished_tables(people[0], limit=1)
        loaded = await self.store.load(last)
        assert loaded
        for start in range(0, count - RUNNING, 250):
            copies = [
                TableKey(ROOM.platform, ROOM.id, f"f{number}")
                for number in range(start, min(start + 250, count - RUNNING))
            ]
            await asyncio.gather(
                *(
                    self.store.commit(key, loaded.record, expected=None, timer=Timer())
                    for key in copies
                ),
                *(
                    self.store.list_finished(people, key, at=number)
                    for number, key in enumerate(copies)
                ),
            )

    async def times(self, command: Any) -> dict[str, float]:
        taken, cpu = [], time.process_time()
        for _ in range(ROUNDS):
            began = time.perf_counter()
            reply = await self.app.run(command, self.ask(self.north))
            taken.append(1000 * (time.perf_counter() - began))
            assert reply.private, reply
        cpu = 1000 * (time.process_time() - cpu) / ROUNDS
        p99 = quantiles(taken, n=100)[98]
        figures = {"cpu_ms": cpu, "least_ms": min(taken), "median_ms": median(taken), "p99_ms": p99}
        return {name: round(figure, 2) for name, figure in figures.items()}
