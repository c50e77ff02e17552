"""The small form: one process that does everything, over its private Valkey."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress

import psutil

from storage.data_folder import socket_path
from tests.chaos.deployment import Deployment


class Alone(Deployment):
    """As `make run`."""

    pause = 0.15
    begins = 90.0
    goes_on = 60.0
    quiet = 90.0

    async def start(self, **settings: str) -> None:
        own = {"SALLE_PORT": "0", "CHAOS_LIGHT": "yes"}
        self.process = self._new_process("all", own | settings)
        await self.process.start()

    @property
    def url(self) -> str:
        return f"unix://{socket_path(self.folder / 'd')}"

    def servers(self) -> Iterable[str]:
        return [self.url]

    async def whole(self) -> None:
        await asyncio.sleep(0)  # the process looks after its Valkey itself

    def send_to_valkey(self, number: signal.Signals) -> None:
        """A signal to its Valkey, which outlives the process."""
        for server in self._valkeys():
            with suppress(psutil.NoSuchProcess):
                server.send_signal(number)

    async def close(self) -> None:
        for process in self.processes:
            await process.stop()
        self.send_to_valkey(signal.SIGKILL)
        self._folder.cleanup()

    def _valkeys(self) -> Iterator[psutil.Process]:
        for process in psutil.process_iter():
            with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
                # It shows its socket in its title.
                command = " ".join(process.cmdline())
                if "valkey-server" in command and f"{self.folder / 'd'}/" in command:
                    yield process
