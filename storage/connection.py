"""One connection to a Redis: what is asked goes out in order, and so come the answers.

Whoever asks in the same turn of the event loop shares one packet, and nobody waits for anybody
else's answer before he asks.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from storage.resp import NotRedisError, Reader, ServerError, Word, written

_ROOM: Final = 1 << 16  # bytes taken from the socket at once
_PORT: Final = 6379


class WrongPasswordError(Exception):
    """The server refuses our name or password."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a server is, and who we are there."""

    host: str = ""
    port: int = _PORT
    path: str = ""  # of a Unix socket, instead of host and port
    is_secret: bool = False  # TLS
    name: str = ""
    password: str = field(default="", repr=False)
    database: int = 0

    @classmethod
    def parse(cls, url: str) -> Place:
        """Read `redis://`, `rediss://` or `unix://`. Raises ValueError."""
        parts = urlsplit(url)
        if parts.scheme not in ("redis", "rediss", "unix"):
            raise ValueError(parts.scheme)
        said = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        is_socket = parts.scheme == "unix"
        database = said.get("db") or ("" if is_socket else parts.path.strip("/")) or "0"
        return cls(
            host="" if is_socket else parts.hostname or "localhost",
            port=parts.port or _PORT,
            path=unquote(parts.path) if is_socket else "",
            is_secret=parts.scheme == "rediss",
            name=said.get("username", unquote(parts.username or "")),
            password=said.get("password", unquote(parts.password or "")),
            database=int(database),
        )


class _Question(NamedTuple):
    answers: list[Any]
    number: int  # of them there will be
    deadline: float
    told: asyncio.Future[list[Any]]


class Connection(asyncio.BufferedProtocol):
    """Once it is broken every `ask` raises; it doesn't mend itself."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._reader = Reader()
        self._room = bytearray(_ROOM)
        self._going: list[bytes] = []
        self._asked: deque[_Question] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None
        self._gone = asyncio.Event()
        self.is_broken = False

    @classmethod
    async def to(cls, place: Place, seconds: float) -> Connection:
        """Connect, and log in; each question is given so many seconds.

        Raises:
            OSError: nobody is there, or TimeoutError, which is one.
            WrongPasswordError, ServerError: he doesn't let us in.
        """
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(seconds):
            if place.path:
                _, connection = await loop.create_unix_connection(cls, place.path)
            else:
                secret = True if place.is_secret else None
                _, connection = await loop.create_connection(
                    cls, place.host, place.port, ssl=secret
                )
        try:
            await connection._enter(place, seconds)
        except BaseException:
            connection.close()
            raise
        return connection

    async def _enter(self, place: Place, seconds: float) -> None:
        if place.password:
            login = [word for word in (place.name, place.password) if word]
            try:
                await self.ask([["AUTH", *login]], seconds)
            except ServerError as err:
                raise WrongPasswordError from err
        if place.database:
            await self.ask([["SELECT", place.database]], seconds)

    def ask(self, commands: Sequence[Sequence[Word]], seconds: float) -> asyncio.Future[list[Any]]:
        """The answers to be: if one of them is a `ServerError`, the first such is raised instead.

        Raises (when awaited):
            TimeoutError: they don't come; then the connection is given up.
            ConnectionError: it has been lost. NotRedisError: it leads somewhere else.
        """
        told: asyncio.Future[list[Any]] = self._loop.create_future()
        if self.is_broken:
            told.set_exception(ConnectionResetError())
            return told
        if not self._going:
            self._loop.call_soon(self._send)
        self._going += map(written, commands)
        deadline = self._loop.time() + seconds
        self._asked.append(_Question([], len(commands), deadline, told))
        if self._alarm is None:
            self._alarm = self._loop.call_at(deadline, self._look_at_clock)
        return told

    def close(self) -> None:
        """Let go; whoever still waits is told that it is lost."""
        self._break(ConnectionResetError())

    async def closed(self) -> None:
        """Let go, and wait until that is done."""
        self.close()
        await self._gone.wait()

    # -- what the event loop calls ---------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It stands."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - for the type's sake
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """It is broken."""
        self._gone.set()
        self._break(exc if isinstance(exc, OSError) else ConnectionResetError())

    def get_buffer(self, sizehint: int) -> bytearray:
        """Room for what has come."""
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        """Something has come."""
        try:
            for answer in self._reader.answers(bytes(self._room[:nbytes])):
                self._tell(answer)
        except (NotRedisError, IndexError):  # no such answer, or one that nobody asked for
            self._break(NotRedisError())

    def _tell(self, answer: Any) -> None:
        question = self._asked[0]
        question.answers.append(answer)
        if len(question.answers) < question.number:
            return
        self._asked.popleft()
        if question.told.done():  # whoever asked has left
            return
        if (error := _first_error(question.answers)) is not None:
            question.told.set_exception(error)
        else:
            question.told.set_result(question.answers)

    def _send(self) -> None:
        if self._transport and not self.is_broken:
            self._transport.write(b"".join(self._going))
        self._going.clear()

    def _look_at_clock(self) -> None:
        """One alarm for all: questions are many, and almost all are answered at once."""
        self._alarm = None
        if not self._asked:
            return
        if (deadline := self._asked[0].deadline) <= self._loop.time():
            self._break(TimeoutError())
        else:
            self._alarm = self._loop.call_at(deadline, self._look_at_clock)

    def _break(self, error: Exception) -> None:
        self.is_broken = True
        if self._alarm:
            self._alarm.cancel()
        if self._transport:
            self._transport.abort()
        for question in self._asked:
            if not question.told.done():
                question.told.set_exception(error)
        self._asked.clear()


def _first_error(answers: list[Any]) -> ServerError | None:
    """Also one within the answer to EXEC."""
    for answer in answers:
        if isinstance(answer, ServerError):
            return answer
        if isinstance(answer, list):
            for part in answer:
                if isinstance(part, ServerError):
                    return part
    return None
