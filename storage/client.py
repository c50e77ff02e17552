"""A Redis client: connections, time limits, scripts, and our own errors.

Nothing is tried again here: the caller knows whether asking twice does harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha1
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from redis import exceptions as redis_errors
from redis.asyncio.client import PubSub

from storage.address import Address, Kind
from storage.batching import Word
from storage.node import ANSWER_SECONDS
from storage.server_errors import ServerError, own_error
from storage.servers import Servers

# Is told of every round trip: whether it went well ("ok"; else "away" or "refused"), in how many
# seconds.
Observe = Callable[[str, float], None]

# Seconds without a word from a subscription before its server is asked whether it is there.
_SILENCE_SECONDS: Final = 3.0


def _text(answer: Any) -> Any:
    if isinstance(answer, bytes):
        return answer.decode(errors="replace")
    if isinstance(answer, list):
        return [_text(part) for part in answer]
    return answer


def _paired(flat: Sequence[str]) -> dict[str, str]:
    # What the server calls a map: names and values in turn.
    return dict(zip(flat[::2], flat[1::2], strict=True))


# How to read the answers of these commands; all others are text, numbers or lists.
_SHAPES: Final[Mapping[Word, Callable[[Any], Any]]] = {
    "HGETALL": _paired,
    "CONFIG": _paired,
    "ZSCORE": lambda score: None if score is None else float(score),
}


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
        # SHA-1 is how Redis names scripts; nothing secret depends on it.
        return cls(text, sha1(text.encode(), usedforsecurity=False).hexdigest())


_DO_ALL: Final = LuaScript.named("do_all")


class RedisClient:
    """What answers at a REDIS_URL: one server, a cluster, or the master that Sentinels name.

    Every method raises StoreAwayError when a server that is asked can't be reached, is loading, is
    a replica or can't write; StoreRefusedError when it refuses our name or password, or is no
    Redis; and ServerError when it doesn't like the command. A connection that broke is replaced at
    the next call. In a cluster commands go to several servers at the same time.

    `min_replicas`: how many must have a change before it is answered.
    """

    def __init__(self, url: str, *, min_replicas: int = 0, observe: Observe | None = None) -> None:
        address = Address.parse(url)
        self.where = address.where
        self.is_watched = address.kind is Kind.SENTINEL
        self._observe = observe or (lambda *_: None)
        self._servers = Servers(address, replicas=min_replicas)

    async def ask(self, *words: Word) -> Any:
        """Send one command; its answer."""
        (answer,) = await self.ask_all(words)
        return answer

    async def ask_all(self, *commands: Sequence[Word]) -> list[Any]:
        """Send several commands in one round trip; their answers.

        Those of one slot are carried out in their order.
        """
        answers = await self.ask_each(*commands)
        for answer in answers:
            if isinstance(answer, ServerError):
                raise answer
        return answers

    async def ask_each(self, *commands: Sequence[Word]) -> list[Any]:
        """As `ask_all`, but where the server says no to one, ServerError stands in its place."""
        began, outcome = perf_counter(), "away"
        try:
            async with self._own_errors():
                answers = await self._servers.ask(commands)
            read = list(map(self._read, commands, answers))
            is_refused = any(isinstance(answer, ServerError) for answer in read)
            outcome = "refused" if is_refused else "ok"
        finally:
            self._observe(outcome, perf_counter() - began)
        return read

    def _read(self, command: Sequence[Word], answer: Any) -> Any:
        # An answer, or ServerError; raises what says that there is no answer.
        if not isinstance(answer, Exception):
            return _shaped(command, answer)
        error = own_error(answer, self.where)
        if isinstance(error, ServerError):
            return error
        raise error from answer

    async def ask_masters(self, *words: Word) -> dict[str, Any]:
        """Send one command to every server that keeps keys; their answers, by where they are."""
        async with self._own_errors():
            masters = await self._servers.masters()
            answers = await asyncio.gather(*(node.ask([words]) for node in masters.values()))
            checked = _checked([answer for (answer,) in answers])
        return {
            where: _shaped(words, answer) for where, answer in zip(masters, checked, strict=True)
        }

    async def keys(self, pattern: str, *, page: int = 500) -> AsyncIterator[list[str]]:
        """The names of all keys that fit, each once, about a page at a time.

        A key that is moved between two servers meanwhile may be missed.
        """
        seen: set[str] = set()
        async for found in self.pages(pattern, size=page):
            yield [key for key in dict.fromkeys(found) if key not in seen]
            seen.update(found)

    async def pages(self, pattern: str, *, size: int) -> AsyncIterator[list[str]]:
        """The same where it does no harm that a key may come more than once."""
        async with self._own_errors():
            cursors = dict.fromkeys((await self._servers.masters()).values(), "0")
        while cursors:
            for node, cursor in list(cursors.items()):
                words = ("SCAN", cursor, "MATCH", pattern, "COUNT", size)
                async with self._own_errors():
                    (answer,) = _checked(await node.ask([words]))
                cursors[node], found = _text(answer)
                yield found
                if cursors[node] == "0":
                    del cursors[node]

    async def do_all(self, *commands: Sequence[Word]) -> list[Any]:
        """Carry several commands out in one round trip and in one step; their answers.

        All keys share a slot.
        """
        keys = list(dict.fromkeys(str(command[1]) for command in commands))
        words = [word for command in commands for word in (len(command), *command)]
        answers = await self._evaluated(_DO_ALL, keys, *words)
        return list(map(_shaped, commands, answers))

    async def run(self, script: LuaScript, keys: Sequence[str], *words: Word) -> Any:
        """Run a script: one round trip, two when the server doesn't know it (any more)."""
        return _text(await self._evaluated(script, keys, *words))

    async def _evaluated(self, script: LuaScript, keys: Sequence[str], *words: Word) -> Any:
        # What it answers, as bytes.
        touched = (len(keys), *keys, *words)
        try:
            (answer,) = await self.ask_all(Raw(("EVALSHA", script.digest, *touched)))
        except ServerError as err:
            if err.code != "NOSCRIPT":
                raise
            (answer,) = await self.ask_all(Raw(("EVAL", script.text, *touched)))
        return answer

    async def wait(self, seconds: float, *words: Word) -> Any:
        """Send a command that blocks for up to `seconds`, on a connection of its own.

        Not in a cluster, where no command reads from several slots.
        """
        async with self._own_errors():
            return _shaped(words, await self._servers.wait(seconds, *words))

    @asynccontextmanager
    async def subscribed(self, channel: str) -> AsyncIterator[AsyncIterator[str]]:
        """The texts of a channel from now on, on a connection of its own.

        A subscription that failed, or was left waiting, is of no use any more. One whose server
        says nothing, not even that it is there, fails.
        """
        async with self._own_errors():
            subscription = await self._servers.pubsub(channel)
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await subscription.subscribe(channel)
                    await subscription.get_message(timeout=None)  # that we are subscribed
                yield self._texts(subscription)
            finally:
                await subscription.aclose()  # type: ignore[no-untyped-call]  # redis-py has no types for it

    async def _texts(self, subscription: PubSub) -> AsyncIterator[str]:
        async with self._own_errors():
            is_asked = False
            while True:
                seconds = ANSWER_SECONDS if is_asked else _SILENCE_SECONDS
                message = await subscription.get_message(timeout=seconds)
                if message and message["type"] == "message":
                    yield str(_text(message["data"]))
                if message is None and is_asked:
                    raise TimeoutError
                is_asked = message is None
                if is_asked:
                    await subscription.ping()

    async def is_cluster(self) -> bool:
        """Whether keys lie in the slots of several servers."""
        async with self._own_errors():
            return await self._servers.is_cluster()

    async def close(self) -> None:
        """Close every connection."""
        await self._servers.close()

    @asynccontextmanager
    async def _own_errors(self) -> AsyncIterator[None]:
        try:
            yield
        except (OSError, redis_errors.RedisError) as err:
            raise own_error(err, self.where) from err


def _checked(answers: list[Any]) -> list[Any]:
    # The answers; raises the first error among them.
    for answer in answers:
        if isinstance(answer, Exception):
            raise answer
    return answers


def _shaped(command: Sequence[Word], answer: Any) -> Any:
    if isinstance(command, Raw):
        return answer
    shape = _SHAPES.get(command[0])
    return shape(_text(answer)) if shape else _text(answer)
