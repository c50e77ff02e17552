"""A served page over a hall of the tests, in a process of its own: for browsers that stay for
several tests, and settings that start no platform's adapter.
"""

from __future__ import annotations

import asyncio

from tests.bot.web.conftest import Lobby


async def serve() -> None:
    """Until the process is ended."""
    lobby = Lobby()
    await lobby.open()
    async with lobby.delivering():
        print(f"Salle: {lobby.server.make_url('/')}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve())
