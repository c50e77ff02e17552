"""Salle as a process that tells notices on one platform and hears nobody there: `python -m` this.

Two that hear would take each other's updates away; of those that tell there may be any number.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from importlib import import_module
from types import TracebackType
from typing import Self

from bot.messages.pictures import Pictures
from bot.settings import Settings
from storage.store import Store
from tests.bot import forks
from tests.bot.salle import Salle, deliverer_of, meanwhile


async def tell(url: str, platform: str, token: str, base: str) -> None:
    """Until a signal asks to stop."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    store, pictures = Store(url), Pictures()
    salle = Salle(store)
    where = {f"{platform}_token": token, f"{platform}_api_base": base}
    settings = Settings(_env_file=None, telegram_limits=False, **where)
    package = import_module(f"bot.adapters.{platform}.adapter")
    adapter = package.make_adapter(settings, salle.app, pictures)
    await adapter.start()
    deliverer = deliverer_of(salle, {platform: adapter})
    async with meanwhile(deliverer.run(), salle.computer_turns().run()):
        await stop.wait()
    await adapter.finish()
    await adapter.close()
    pictures.close()
    await salle.computers.close()
    await store.close()


class Teller:
    """One such process; killed at the end of the block, if it still runs."""

    def __init__(self, url: str, platform: str, token: str, base: str) -> None:
        self._arguments = (url, platform, token, base)
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        self._process = await forks.begin(
            __name__, *self._arguments, env={"PATH": os.environ["PATH"]}
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, err: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._process and self._process.returncode is None:
            await self.kill()

    async def kill(self) -> None:
        """At once."""
        assert self._process
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> None:
        """Politely."""
        assert self._process
        self._process.terminate()
        async with asyncio.timeout(60):
            assert await self._process.wait() == 0

    def suspend(self) -> None:
        """As when its machine sleeps."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """As when it wakes up."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)


if __name__ == "__main__":
    asyncio.run(tell(*sys.argv[1:]))
