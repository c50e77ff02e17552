"""A connection to a server's socket that shows whether the server answers, and when it stops."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from storage.base import StoreAwayError

_ANSWER_SECONDS: Final = 3.0


class LivenessConnection:
    """A connection that is kept open, idle, after the server has answered a PING."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, socket: Path) -> LivenessConnection | None:
        """Connect, and wait until the server has read its files; None if nobody listens.

        Raises:
            StoreAwayError: somebody listens and doesn't answer, or not as a server does.
        """
        try:
            connection = cls(*await asyncio.open_unix_connection(socket))
        except (FileNotFoundError, ConnectionRefusedError):  # no socket, or one left over
            return None
        except OSError as err:
            raise StoreAwayError(f"{socket} can't be reached ({err.strerror}).") from err
        try:
            # The server has no way to tell us when it is ready.
            while (answer := await connection._ask("PING")).startswith("-LOADING"):  # noqa: ASYNC110 - nothing to await
                await asyncio.sleep(0.02)
            if answer != "+PONG":
                raise StoreAwayError(f"What listens at {socket} is no private server: {answer}")
        except ConnectionError:  # it was just ending
            connection.close()
            return None
        except BaseException:
            connection.close()
            raise
        return connection

    async def gone(self) -> None:
        """Return when the other end has closed."""
        try:
            while await self._reader.read(1024):
                pass
        except ConnectionError:
            return

    async def shut_down(self, seconds: float) -> None:
        """Tell the server to write what it has and to end, and wait for that."""
        try:
            async with asyncio.timeout(seconds):
                self._writer.write(b"SHUTDOWN\r\n")
                await self.gone()
        except TimeoutError as err:
            raise StoreAwayError("The private server doesn't stop.") from err

    def close(self) -> None:
        """Let go."""
        self._writer.close()

    async def _ask(self, word: str) -> str:
        self._writer.write(f"{word}\r\n".encode())
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                line = await self._reader.readline()
        except TimeoutError as err:
            raise StoreAwayError("The private server listens, but doesn't answer.") from err
        if not line:
            raise ConnectionResetError
        return line.decode(errors="replace").strip()
