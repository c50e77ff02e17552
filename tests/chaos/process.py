"""A process of Salle's, which can be killed, suspended, stopped and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
_AGAIN: Final = 0.5  # seconds after which a process that ended by itself is started again
_AT_MOST: Final = 4.0  # of these seconds, which double while it doesn't begin
_STOPS: Final = 20.0  # seconds for a polite end, as docs/operating.md promises
_UNDER_LOAD: Final = 10.0  # seconds more, for a machine that has more to do than it can
_LAST_WORDS: Final = 6  # lines
_REFUSAL: Final = "Salle: "  # begins the one sentence of a process that can't begin


class Process:
    """`python -m tests.chaos.salle`. A supervisor starts it again when it ends by itself."""

    def __init__(
        self, name: str, settings: Mapping[str, str], *, log: Path, may_refuse: bool = False
    ) -> None:
        """`may_refuse`: it may end at once, with one sentence, while its store is away."""
        self.name = name
        self._may_refuse = may_refuse
        self.log = log
        self.kills: list[float] = []
        self.deaths: list[str] = []  # last words of those that ended by themselves
        self.without: set[str] = set()  # settings that are left out
        self._settings = {"PATH": os.environ["PATH"], **settings}
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._pause = _AGAIN

    async def start(self) -> None:
        """Begin, and watch; without waiting for anything."""
        settings = {name: v for name, v in self._settings.items() if name not in self.without}
        begins_at = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.chaos.salle"),
                env=settings,
                cwd=ROOT,
                stdout=output,
                stderr=output,
            )
        self._watching = asyncio.create_task(self._watch(self._process, begins_at))

    async def kill(self) -> None:
        """At once."""
        await self._end(signal.SIGKILL)
        self.kills.append(time.time())

    async def stop(self) -> None:
        """Politely."""
        await self._end(signal.SIGTERM)

    def send(self, number: signal.Signals) -> None:
        """A signal to the process."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)

    async def _end(self, number: signal.Signals) -> None:
        if self._watching:
            self._watching.cancel()
        if self._process is None:
            return
        self.send(number)
        try:
            async with asyncio.timeout(_STOPS + _UNDER_LOAD):
                await self._process.wait()
        except TimeoutError:
            self.deaths.append(f"{self.name} didn't end within {_STOPS + _UNDER_LOAD} s")
            self.send(signal.SIGKILL)
            await self._process.wait()

    async def _watch(self, process: asyncio.subprocess.Process, begins_at: int) -> None:
        code = await process.wait()
        said = self.log.read_bytes()[begins_at:].decode(errors="replace").splitlines()
        if self._has_refused(code, said):
            self._pause = min(2 * self._pause, _AT_MOST)
        else:
            self.deaths.append(f"{self.name}, {code}: " + " / ".join(said[-_LAST_WORDS:]))
            self._pause = _AGAIN
        await asyncio.sleep(self._pause)
        await self.start()

    def _has_refused(self, code: int, said: list[str]) -> bool:
        """Whether it didn't begin, for a reason that it told."""
        is_told = any(line.startswith(_REFUSAL) and "http://" not in line for line in said)
        return self._may_refuse and code == 1 and is_told and "Traceback" not in "".join(said)
