"""Something that listens where a Redis is expected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing

Speak = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def impostor(speak: Speak) -> AsyncIterator[str]:
    """The URL of a server that answers so; at the end it has seen everybody leave."""
    talks: list[asyncio.Task[None]] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer):
            await speak(reader, writer)
        await writer.wait_closed()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.append(asyncio.create_task(talk(reader, writer)))

    async with await asyncio.start_server(begin, "127.0.0.1", 0) as server:
        yield f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with asyncio.timeout(60):
            await asyncio.gather(*talks)
