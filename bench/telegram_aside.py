"""The tests' Telegram in a process of its own, with very many people and groups.

They have the numbers that `bench.live_tables` gives them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from tests.servers.telegram import TelegramServer

TOKEN: Final = "1:b"


class Aside:
    """The server, as the benchmark's process sees it."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self.base: str = line.recv()

    def calls(self) -> Counter[str]:
        """How many calls there were so far, by method; and `429`, how many were refused so."""
        self._line.send("calls")
        calls: Counter[str] = self._line.recv()
        return calls


@asynccontextmanager
async def telegram_aside(
    people: int, groups: int, *, real_limits: bool = False
) -> AsyncIterator[Aside]:
    """A Telegram where everybody has started the bot."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, people, groups, real_limits))
    process.start()
    try:
        yield await asyncio.to_thread(Aside, ours)
    finally:
        ours.send("stop")
        process.join(10)
        process.kill()


def _serve(line: Connection, people: int, groups: int, real_limits: bool) -> None:
    asyncio.run(_served(line, people, groups, real_limits=real_limits))


async def _served(line: Connection, people: int, groups: int, *, real_limits: bool) -> None:
    calls: Counter[str] = Counter()
    async with TelegramServer(TOKEN, real_limits=real_limits) as server:
        for number in range(people):
            server.user(f"P{number}").has_started = True
        owner = next(iter(server.people.values()))
        for number in range(groups):
            server.group(f"G{number}", [owner])
        server.updates.sent.clear()
        line.send(server.base)
        while True:
            word = await asyncio.to_thread(line.poll, 0.2) and line.recv()
            for call in server.log:
                calls["429" if call.status == 429 else call.method] += 1
            server.log.clear()  # else it grows with every call
            if word == "calls":
                line.send(calls)
            elif word == "stop":
                return
