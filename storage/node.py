"""One server: its connections, and time limits. Whose keys it has: `storage.servers`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from redis import exceptions as redis_errors
from redis.asyncio import BlockingConnectionPool, ConnectionPool, Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.driver_info import DriverInfo

from storage.base import FORM
from storage.batching import Command, CommandBatcher
from storage.routing import beside, changes, key_of

_Execute = Callable[..., Awaitable[Any]]  # redis-py leaves it untyped

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 3.0
CONNECTIONS: Final = 16  # enough to keep a single-threaded server busy

_DRIVER: Final = DriverInfo().add_upstream_driver("salle", str(FORM))

# What the server shows of our connections; it tells programs of an older form (`storage.form`).
CONNECTION_NAME: Final = _DRIVER.formatted_name

CONNECTION_OPTIONS: Final[Mapping[str, Any]] = {
    "socket_connect_timeout": CONNECT_SECONDS,
    # We set time limits ourselves: with its own, redis-py sends through
    # `asyncio.wait_for`, which until Python 3.12 may swallow a cancellation.
    "socket_timeout": None,
    "protocol": 2,
    "encoding_errors": "replace",  # JSON may hold a lone surrogate, which UTF-8 can't
    "retry": Retry(NoBackoff(), 0),
    "driver_info": _DRIVER,
}


class UnsentError(redis_errors.ConnectionError):
    """There was no connection, so that nothing was asked; its cause says why."""


# Exactly these: others are a server's answers, such as that it is loading.
_NO_CONNECTION: Final = (redis_errors.ConnectionError, redis_errors.TimeoutError)


class Pool(BlockingConnectionPool):
    """A pool that says of a failure whether anything can have been sent."""

    async def get_connection(self, *words: Any, **options: Any) -> Any:
        """Raises UnsentError, or what redis-py raises where a server answers and refuses."""
        try:
            return await super().get_connection()  # type: ignore[no-untyped-call]  # redis-py has no types for it
        except (OSError, redis_errors.ConnectionError, redis_errors.TimeoutError) as err:
            is_answer = isinstance(err.__cause__, redis_errors.RedisError)
            if is_answer or not (type(err) in _NO_CONNECTION or isinstance(err, OSError)):
                raise
            raise UnsentError(str(err)) from err


class Node:
    """A pool of connections to a server, and a second one for what waits.

    With `replicas`, a change is answered when so many have it. What was changed and not confirmed
    is told to nobody: until the replicas have it, reading fails as well.

    Its methods raise what redis-py raises where there is no answer, TimeoutError, and
    UnconfirmedError.
    """

    def __init__(self, pool: ConnectionPool, patient: ConnectionPool, *, replicas: int = 0) -> None:
        self._redis = _plain(pool)
        self._patient = _plain(patient)
        self._batcher = CommandBatcher(self._redis, seconds=ANSWER_SECONDS)
        self._is_confirming = replicas > 0
        self._confirming = CommandBatcher(self._redis, seconds=ANSWER_SECONDS, replicas=replicas)
        self._doubts = 0  # changes of which we don't know whether the replicas have them
        self._settled = 0
        self._execute_patiently: _Execute = self._patient.execute_command

    @classmethod
    def at(cls, options: Mapping[str, Any], *, replicas: int = 0) -> Node:
        """The server that redis-py's connections reach with these options."""
        own = {**CONNECTION_OPTIONS, **options}
        pool = Pool(max_connections=CONNECTIONS, **own)
        return cls(pool, ConnectionPool(**own), replicas=replicas)

    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """The answers to several commands, in one round trip; an error that it gives is one too."""
        if not self._is_confirming:
            return await self._batcher.ask(commands)
        doubts = self._doubts
        if doubts == self._settled:
            return await self._ask_surely(commands)
        key = next((key for command in commands if (key := key_of(command)) is not None), None)
        if key is None:  # about the server itself
            return await self._batcher.ask(commands)
        fence = ("SET", beside(key, "fence"), "", "PX", 1)
        *answers, is_set = await self._ask_surely([*commands, fence])
        if not isinstance(is_set, Exception):
            self._settled = max(self._settled, doubts)
        return answers

    async def _ask_surely(self, commands: Sequence[Command]) -> list[Any]:
        # Answered when the replicas have what these change.
        if not any(map(changes, commands)):
            return await self._batcher.ask(commands)
        try:
            return await self._confirming.ask(commands)
        except UnsentError:
            raise
        except BaseException:  # also where the caller doesn't wait any longer
            self._doubts += 1
            raise

    async def wait(self, seconds: float, *words: Any) -> Any:
        """The answer to a command that blocks for up to `seconds`, on a connection of its own."""
        async with asyncio.timeout(seconds + ANSWER_SECONDS):
            return await self._execute_patiently(*words)

    def pubsub(self) -> PubSub:
        """To subscribe to channels, on a connection of its own."""
        return self._patient.pubsub()

    async def close(self) -> None:
        """Close every connection."""
        await asyncio.gather(self._batcher.close(), self._confirming.close())
        await self._redis.aclose()
        await self._patient.aclose()


def _plain(pool: ConnectionPool) -> Redis:
    # A client that gives answers as the server sends them; `storage.client` reads them.
    client = Redis.from_pool(pool)
    client.response_callbacks.clear()
    return client
