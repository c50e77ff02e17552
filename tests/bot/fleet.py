"""Salle as several processes over one Valkey, each with roles of its own."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Self

from tests.bot.running import Process
from tests.servers.valkey import private_valkey

BEGINS = 60.0  # seconds that several processes may need to begin on a busy machine


class Fleet:
    """Processes by their roles; whoever still runs at the end of the block is stopped."""

    def __init__(self, **settings: str) -> None:
        self._settings = settings
        self._stack = AsyncExitStack()
        self.running: list[Process] = []
        self.url = ""

    async def __aenter__(self) -> Self:
        self.url = await self._stack.enter_async_context(private_valkey())
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def start(self, *roles: str, **more: str) -> list[Process]:
        """One process more for each: `discord`, or several together as `clock,think`."""
        made = []
        for role in roles:
            process = Process(
                REDIS_URL=self.url, SALLE_ALLOW_VOLATILE="true", SALLE_ROLES=role, **self._settings
            )
            await self._stack.enter_async_context(process)
            await process.start(**more)
            self.running.append(process)
            made.append(process)
        return made

    async def replace(self, old: Process) -> Process:
        """As an update does: another with its roles begins; when it is ready the old one stops."""
        (new,) = await self.start(old.roles)
        await new.ready_to_serve(BEGINS)
        await self.stop(old)
        return new

    async def kill(self, process: Process) -> None:
        """At once."""
        self.running.remove(process)
        await process.kill()

    async def stop(self, *processes: Process) -> None:
        """Politely, all at once. None reports an error; on a busy machine a store may seem away."""
        for process in processes:
            self.running.remove(process)
        ends = await asyncio.gather(*(process.stop() for process in processes))
        said = "".join(said for _, said in ends)
        assert "Traceback" not in said, said
        assert "[error" not in said, said
        assert {code for code, _ in ends} <= {0}
