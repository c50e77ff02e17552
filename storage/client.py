"""A Redis client: connections, time limits, scripts, and our own errors.

Nothing is tried again here: the caller knows whether asking twice does harm.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha1
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from redis import exceptions as redis_errors
from redis.asyncio import BlockingConnectionPool, ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from storage.base import StoreAwayError, StoreRefusedError
from storage.batching import CommandBatcher

Word = str | bytes | int | float
_Execute = Callable[..., Awaitable[Any]]  # redis-py leaves it untyped

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 3.0
CONNECTIONS: Final = 16  # enough to keep a single-threaded server busy

_REFUSED: Final = (
    redis_errors.AuthenticationError,
    redis_errors.AuthenticationWrongNumberOfArgsError,
    redis_errors.AuthorizationError,
)
_UNABLE: Final = (
    redis_errors.BusyLoadingError,
    redis_errors.ReadOnlyError,
    redis_errors.OutOfMemoryError,
    redis_errors.ClusterDownError,
)
# More answers of a server that can't serve just now; redis-py has no classes for them. They stand
# in front, behind redis-py's own words about a transaction, or, before Redis 7, about a script.
_UNABLE_TEXT: Final = re.compile(
    r"(?:^|of pipeline caused error: \(['\"]|: -)"
    r"(?:BUSY|MISCONF|MASTERDOWN|NOREPLICAS|UNBLOCKED|TRYAGAIN|OOM|READONLY) "
)
_UNREACHABLE: Final = (OSError, redis_errors.ConnectionError, redis_errors.TimeoutError)
_CODES: Final = {
    redis_errors.NoScriptError: "NOSCRIPT",
    redis_errors.NoPermissionError: "NOPERM",
}
"""redis-py strips these codes from the text of errors that it has a class for."""


class ServerError(Exception):
    """The server has understood us, and says no; `code` is the first word of what it says."""

    def __init__(self, error: redis_errors.ResponseError) -> None:
        super().__init__(str(error))
        self.code = _CODES.get(type(error)) or str(error).partition(" ")[0]


def _text(answer: Any) -> Any:
    """An answer with all its bytes as text; damaged text must not break the connection."""
    if isinstance(answer, bytes):
        return answer.decode(errors="replace")
    if isinstance(answer, list):
        return [_text(part) for part in answer]
    return answer


def _paired(flat: Sequence[str]) -> dict[str, str]:
    """What the server calls a map: names and values in turn."""
    return dict(zip(flat[::2], flat[1::2], strict=True))


_SHAPES: Final[Mapping[Word, Callable[[Any], Any]]] = {
    "HGETALL": _paired,
    "CONFIG": _paired,
    "ZSCORE": lambda score: None if score is None else float(score),
}
"""How to read the answers of these commands; all others are text, numbers or lists."""


class Raw(tuple[Word, ...]):
    """A command whose answer stays bytes."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class LuaScript:
    """A script that the server runs in one step, and the digest that names it there."""

    text: str
    digest: str

    @classmethod
    def named(cls, name: str) -> LuaScript:
        """Read `scripts/<name>.lua`."""
        path = Path(__file__).parent / "scripts" / f"{name}.lua"
        text = path.read_text(encoding="utf-8")
        # SHA-1 is how Redis names scripts; nothing secret hangs on it.
        return cls(text, sha1(text.encode(), usedforsecurity=False).hexdigest())


class RedisClient:
    """A pool of connections, and a second one for reads that wait.

    Every method raises StoreAwayError when the server can't be reached, is loading, is a replica
    or can't write; StoreRefusedError when it refuses our name or password, or is no Redis; and
    ServerError when it doesn't like the command. A connection that broke is replaced at the next
    call.
    """

    def __init__(self, url: str) -> None:
        self.where = place(url)
        common: dict[str, Any] = {
            "socket_connect_timeout": CONNECT_SECONDS,
            # We set time limits ourselves: with its own, redis-py sends through
            # `asyncio.wait_for`, which until Python 3.12 may swallow a cancellation.
            "socket_timeout": None,
            "protocol": 2,
            "encoding_errors": "replace",  # JSON may hold a lone surrogate, which UTF-8 can't
            "retry": Retry(NoBackoff(), 0),
        }
        try:
            pool = BlockingConnectionPool.from_url(url, max_connections=CONNECTIONS, **common)
            patient = ConnectionPool.from_url(url, **common)
        except (ValueError, TypeError) as err:
            raise StoreRefusedError(
                f"{self.where} is not the address of a Redis (redis://host:port or unix:///path)."
            ) from err
        self._redis = _plain(pool)
        self._patient = _plain(patient)
        self._batcher = CommandBatcher(self._redis, seconds=ANSWER_SECONDS)
        self._execute_patiently: _Execute = self._patient.execute_command

    async def ask(self, *words: Word) -> Any:
        """Send one command; its answer."""
        (answer,) = await self.ask_all(words)
        return answer

    async def ask_all(self, *commands: Sequence[Word]) -> list[Any]:
        """Send several commands in one round trip; their answers."""
        async with self._own_errors():
            answers = _checked(await self._batcher.ask(commands))
        return list(map(_shaped, commands, answers))

    async def do_all(self, *commands: Sequence[Word]) -> None:
        """Carry several commands out in one round trip and in one step."""
        pipe = self._redis.pipeline(transaction=True)
        for command in commands:
            pipe.execute_command(*command)
        async with self._own_errors(), asyncio.timeout(ANSWER_SECONDS):
            _checked(await pipe.execute(raise_on_error=False))  # else it adds words of its own

    async def run(self, script: LuaScript, keys: Sequence[str], *words: Word) -> Any:
        """Run a script: one round trip, two when the server doesn't know it (any more)."""
        try:
            return await self.ask("EVALSHA", script.digest, len(keys), *keys, *words)
        except ServerError as err:
            if err.code != "NOSCRIPT":
                raise
            return await self.ask("EVAL", script.text, len(keys), *keys, *words)

    async def wait(self, seconds: float, *words: Word) -> Any:
        """Send a command that blocks for up to `seconds`, on a connection of the second pool."""
        async with self._own_errors(), asyncio.timeout(seconds + ANSWER_SECONDS):
            return _shaped(words, await self._execute_patiently(*words))

    async def close(self) -> None:
        """Close every connection."""
        await self._redis.aclose()
        await self._patient.aclose()

    @asynccontextmanager
    async def _own_errors(self) -> AsyncIterator[None]:
        try:
            yield
        except TimeoutError as err:
            raise StoreAwayError(f"Redis at {self.where} doesn't answer.") from err
        except (OSError, redis_errors.RedisError) as err:
            raise self._own_error(err) from err

    def _own_error(self, err: Exception) -> Exception:
        if type(err) is redis_errors.ConnectionError and isinstance(
            err.__cause__, redis_errors.RedisError
        ):
            err = err.__cause__  # redis-py wraps an answer that it got while connecting
        if isinstance(err, _REFUSED):
            return StoreRefusedError(f"Redis at {self.where} refuses our name or password.")
        if isinstance(err, redis_errors.InvalidResponse):
            return StoreRefusedError(f"What answers at {self.where} is not a Redis.")
        if isinstance(err, _UNABLE) or _UNABLE_TEXT.search(str(err)):
            return StoreAwayError(f"Redis at {self.where} can't serve us just now: {err}")
        if isinstance(err, _UNREACHABLE):
            return StoreAwayError(f"Redis at {self.where} can't be reached.")
        return ServerError(err) if isinstance(err, redis_errors.ResponseError) else err


def _plain(pool: ConnectionPool) -> Redis:
    """A client that gives answers as the server sends them; `_shaped` reads them."""
    client = Redis.from_pool(pool)
    client.response_callbacks.clear()
    return client


def _checked(answers: list[Any]) -> list[Any]:
    """The answers; raises the first error among them."""
    for answer in answers:
        if isinstance(answer, Exception):
            raise answer
    return answers


def _shaped(command: Sequence[Word], answer: Any) -> Any:
    if isinstance(command, Raw):
        return answer
    shape = _SHAPES.get(command[0])
    return shape(_text(answer)) if shape else _text(answer)


def place(url: str) -> str:
    """Where a URL leads, without name and password."""
    parts = urlsplit(url)
    return (parts.netloc.rpartition("@")[2] + parts.path) or url
