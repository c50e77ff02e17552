"""Whether this process can serve people, and which part of it can't.

That it lives is another question: it does as long as its event loop turns.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.observability import metrics

IsReady = Callable[[], Awaitable[bool]]

# Stands for the whole process once it has been told to stop: it takes nothing new.
DRAINED: Final = "drained"


class Health:
    """The parts of a process, each of which is ready or isn't."""

    def __init__(self) -> None:
        self._parts: dict[str, IsReady] = {}
        self._is_draining = False

    def watch(self, part: str, is_ready: IsReady) -> None:
        """Count a part in. `is_ready` answers soon, and raises nothing."""
        self._parts[part] = is_ready

    def drain(self) -> None:
        """From now on nothing is ready: send nobody here any more."""
        self._is_draining = True

    async def parts(self) -> Mapping[str, bool]:
        """Which parts are ready."""
        found = {name: await is_ready() for name, is_ready in self._parts.items()}
        if self._is_draining:
            found[DRAINED] = False
        for name, is_ready in found.items():
            metrics.ready.of(name).set(is_ready)
        return found

    async def report(self) -> tuple[int, dict[str, object]]:
        """For a probe: 200 or 503, and what to say, which parts aren't ready among it."""
        parts = await self.parts()
        missing = [name for name, is_ready in parts.items() if not is_ready]
        return (503 if missing else 200), {"ready": not missing, "not_ready": missing}
