"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.side_process.child import Function
from bot.side_process.parent import SideProcess


class Thinkers:
    """So many processes, each begun when it is first needed. First come, first served."""

    def __init__(self, count: int, *, longest: float) -> None:
        """`longest` is for one thought, in seconds."""
        self._all = [SideProcess("thinking", longest=longest) for _ in range(count)]
        self._free = [*self._all]
        self._places = asyncio.Semaphore(count)

    @property
    def have_begun(self) -> bool:
        """Whether there is a process."""
        return any(one.has_begun for one in self._all)

    async def ask(self, function: Function, *args: Any) -> str:
        """As `SideProcess.ask`, in one that is free; that which was free last has begun."""
        async with self._places:
            one = self._free.pop()
            try:
                return await one.ask(function, *args)
            finally:
                self._free.append(one)

    async def end(self) -> None:
        """Let all processes go. Who waits for them is told."""
        for one in self._all:
            await one.end()
