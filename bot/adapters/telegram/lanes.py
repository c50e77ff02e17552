"""Jobs in lanes: those of one lane begin in their order, and no lane waits for another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field

from bot.adapters.background import Background

Job = Callable[[], Coroutine[None, None, None]]


@dataclass(slots=True)
class _Lane:
    running: int = 0
    waiting: deque[Job] = field(default_factory=deque)


class Lanes:
    """Runs jobs; of one lane as many side by side as it is wide."""

    def __init__(self) -> None:
        self._lanes: dict[str, _Lane] = {}  # those with something to do
        self._jobs = Background()
        self._is_closed = False

    def add(self, name: str, job: Job, *, width: int) -> None:
        """Begin a job in its lane when it is its turn there."""
        lane = self._lanes.setdefault(name, _Lane())
        if self._is_closed or lane.running >= width:
            lane.waiting.append(job)
        else:
            self._begin(name, lane, job)

    def waiting(self, name: str) -> int:
        """How many jobs of a lane have not begun."""
        lane = self._lanes.get(name)
        return len(lane.waiting) if lane else 0

    async def close(self, *, seconds: float) -> None:
        """Begin nothing more; what has begun is finished, or cancelled after so many seconds."""
        self._is_closed = True
        await self._jobs.close(within=seconds)

    def _begin(self, name: str, lane: _Lane, job: Job) -> None:
        lane.running += 1

        def end(_: asyncio.Task[None]) -> None:
            lane.running -= 1
            if lane.waiting and not self._is_closed:
                self._begin(name, lane, lane.waiting.popleft())
            elif not lane.running and not lane.waiting:
                del self._lanes[name]

        self._jobs.begin(job()).add_done_callback(end)
