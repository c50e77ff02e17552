"""Salle at work: in this process, with a platform's adapter, or as the real process of its own."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
from aiohttp import ClientSession

from bot.messages.pictures import Pictures
from tests.bot import forks
from tests.bot.salle import Salle, deliverer_of, meanwhile

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def at_work(salle: Salle, pictures: Pictures, name: str, adapter: Any) -> AsyncIterator[None]:
    """People are heard and told through the platform of that name; at the end all is closed."""
    deliverer = deliverer_of(salle, {name: adapter})
    await adapter.start()
    try:
        async with meanwhile(deliverer.run(), salle.computer_turns().run(), adapter.run()):
            yield
    finally:
        await adapter.finish()
        await adapter.close()
        pictures.close()
        await salle.computers.close()


class Process:
    """Salle as `python -m bot` (see `unwarmed`), over a private Valkey in a folder of its own.

    Not yet started when it is entered; at the end it is stopped, and its folder is gone.
    """

    def __init__(self, **settings: str) -> None:
        # Not in pytest's own folder: its paths are too long for the private server's socket.
        self._folder = TemporaryDirectory(prefix="salle-")
        self._settings = {
            "PATH": os.environ["PATH"],
            "HOME": self._folder.name,
            "SALLE_DATA": f"{self._folder.name}/d",
            "SALLE_PORT": "0",
            "SALLE_APPENDFSYNC": "always",  # its Valkey may be killed, on a disk that is busy
        } | settings
        self.process: asyncio.subprocess.Process | None = None
        self._address = ""

    @property
    def data(self) -> str:
        """The data folder."""
        return self._settings["SALLE_DATA"]

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process and self.process.returncode is None:
            await self.stop()
        self._folder.cleanup()

    async def start(
        self,
        *,
        begin: Sequence[str] = (),
        module: str = "tests.bot.unwarmed",
        args: Sequence[str] = (),
        **more: str,
    ) -> None:
        """Begin, without waiting for anything, as `python -m module args`.

        `begin`: Python's arguments for another start, by a process that shares nothing.
        """
        self._address = ""
        settings = self._settings | more
        pipes = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.STDOUT}
        if begin or "PYTHONPATH" in settings:
            begin = begin or ("-m", module, *args)
            self.process = await forks.begin_anew(*begin, env=settings, **pipes)
        else:
            self.process = await forks.begin(module, *args, env=settings, **pipes)

    @property
    def roles(self) -> str:
        """What it does."""
        return self._settings.get("SALLE_ROLES", "all")

    async def address(self) -> str:
        """Where its port is, once it has printed that."""
        assert self.process
        assert self.process.stdout
        while not self._address:
            line = (await self.process.stdout.readline()).decode()
            found = re.match(r"Salle: (http://[^/]+/)", line)
            assert found, line
            self._address = found[1]
        return self._address

    async def ready_to_serve(self, within: float) -> None:
        """Until it says that it can do its part."""
        async with asyncio.timeout(within), ClientSession(await self.address()) as client:
            while True:
                async with client.get("/readyz") as answer:
                    if answer.status == 200:
                        return
                await asyncio.sleep(0.1)

    async def kill(self) -> None:
        """As by a power cut: the process and its Valkey, which has a session of its own."""
        assert self.process
        both = psutil.Process(self.process.pid)
        for one in (both, *both.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                one.kill()
        await self.process.communicate()

    async def stop(self) -> tuple[int, str]:
        """Politely; the exit code and what was written."""
        assert self.process
        with suppress(ProcessLookupError):
            self.process.terminate()
        return await self.end()

    async def end(self, within: float = 60.0) -> tuple[int, str]:
        """Until it ends by itself; the exit code and what was written beside the page's address."""
        assert self.process
        async with asyncio.timeout(within):
            written, _ = await self.process.communicate()
        assert self.process.returncode is not None
        lines = written.decode().splitlines(keepends=True)
        said = "".join(line for line in lines if not line.startswith("Salle: http"))
        return self.process.returncode, said
