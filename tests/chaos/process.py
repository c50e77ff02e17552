"""The process of Salle and its private Valkey, which can be killed, suspended and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil

from storage.data_folder import socket_path
from tests.chaos.clock import JumpingClock

ROOT = Path(__file__).parents[2]
_AGAIN = 0.5  # seconds after which a process that ended by itself is started again
_STOPS = 15.0  # seconds for a polite end
_LAST_WORDS = 6  # lines


class Process:
    """`python -m tests.chaos.salle`. A supervisor starts it again when it ends by itself."""

    def __init__(self, **settings: str) -> None:
        # Not in pytest's own folder: its paths are too long for the private server's socket.
        self._folder = TemporaryDirectory(prefix="chaos-")
        folder = Path(self._folder.name)
        self.data = folder / "d"
        self.clock = JumpingClock(folder / "clock")
        self.log = folder / "log"
        self.kills: list[float] = []
        self.deaths: list[str] = []  # last words of those that ended by themselves
        self._settings = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "SALLE_DATA": str(self.data),
            "SALLE_PORT": "0",
            "SALLE_LOG_LEVEL": "info",
            "SALLE_CHAOS_CLOCK": str(self.clock.path),
        } | settings
        self.without: set[str] = set()  # settings that are left out
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, and watch; without waiting for anything."""
        settings = {name: v for name, v in self._settings.items() if name not in self.without}
        with self.log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.chaos.salle"),
                env=settings,
                cwd=ROOT,
                stdout=output,
                stderr=output,
            )
        self._watching = asyncio.create_task(self._watch(self._process))

    async def kill(self) -> None:
        """At once; its Valkey lives on."""
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

    def send_to_valkey(self, number: signal.Signals) -> None:
        """A signal to its Valkey."""
        for server in self._valkeys():
            with suppress(psutil.NoSuchProcess):
                server.send_signal(number)

    @property
    def url(self) -> str:
        """Its Valkey's."""
        return f"unix://{socket_path(self.data)}"

    async def close(self) -> None:
        """End both, and remove all that they wrote."""
        with suppress(TimeoutError):
            await self.stop()
        self.send_to_valkey(signal.SIGKILL)
        self._folder.cleanup()

    async def _end(self, number: signal.Signals) -> None:
        assert self._process
        if self._watching:
            self._watching.cancel()
        self.send(number)
        try:
            async with asyncio.timeout(_STOPS):
                await self._process.wait()
        except TimeoutError:
            self.deaths.append(f"it didn't end within {_STOPS} s")
            self.send(signal.SIGKILL)
            await self._process.wait()

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        code = await process.wait()
        lines = self.log.read_text(errors="replace").splitlines()
        self.deaths.append(f"{code}: " + " / ".join(lines[-_LAST_WORDS:]))
        await asyncio.sleep(_AGAIN)
        await self.start()

    def _valkeys(self) -> Iterator[psutil.Process]:
        for process in psutil.process_iter():
            with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
                # It shows its socket in its title.
                command = " ".join(process.cmdline())
                if "valkey-server" in command and f"{self.data}/" in command:
                    yield process
