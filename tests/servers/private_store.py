"""A store of a test's own, over the Valkey of this test process, and what lies behind it.

Scripts, keys and answers are the real ones. Only the way there is shorter than Salle's own, which
has tests of its own: commands go over one connection that all stores of the process share.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import socket
from collections.abc import Collection, Sequence
from functools import cache
from io import BufferedReader
from typing import Any, Final

from redis.asyncio.connection import DefaultParser

from storage import keys
from storage.base import TableKey
from storage.batching import Command, Word
from storage.store import Store
from tests.servers.valkey import OwnValkey

_DATABASES: Final = 512
"""More than the stores that one test makes: a database is emptied when its turn comes again."""

_ERRORS: Final = DefaultParser(socket_read_size=1)


class _Server:
    """The server of this process, and a connection to it."""

    def __init__(self) -> None:
        self._valkey = OwnValkey("--databases", str(_DATABASES))
        self.url = self._valkey.url
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(self._valkey.path)
        self._answers = self._line.makefile("rb")
        self._numbers = itertools.cycle(range(_DATABASES))
        self._selected = 0

    def database(self) -> int:
        """The number of one that is empty."""
        number = next(self._numbers)
        self.ask(number, [("FLUSHDB", "SYNC")])
        return number

    def ask(self, database: int, commands: Sequence[Command]) -> list[Any]:
        """The answers, as redis-py gives them; nothing else happens meanwhile."""
        if self._selected != database:
            self._selected = database
            self.ask(database, [("SELECT", database)])
        self._line.sendall(b"".join(map(_packed, commands)))
        return [_read(self._answers) for _ in commands]


@cache
def _server(process: int) -> _Server:
    """Started at its first use. A fork has another: two can't share a connection."""
    return _Server()


def _packed(command: Command) -> bytes:
    parts = [b"*%d\r\n" % len(command)]
    for word in command:
        text = word if isinstance(word, bytes) else str(word).encode(errors="replace")
        parts.append(b"$%d\r\n%b\r\n" % (len(text), text))
    return b"".join(parts)


def _read(lines: BufferedReader) -> Any:
    line = lines.readline()
    kind, rest = line[:1], line[1:-2]
    if kind == b"$":
        return None if rest == b"-1" else lines.read(int(rest) + 2)[:-2]
    if kind == b":":
        return int(rest)
    if kind == b"*":
        return None if rest == b"-1" else [_read(lines) for _ in range(int(rest))]
    return _ERRORS.parse_error(rest.decode()) if kind == b"-" else rest


_opened: list[PrivateStore] = []


async def close_stores() -> None:
    """Close those of the test that has just ended."""
    while _opened:
        await _opened.pop().close()


class PrivateStore(Store):
    """A store with nothing in it, and what tests want to know of it or do to it."""

    def __init__(self, **options: Any) -> None:
        self._server = _server(os.getpid())
        self._database = self._server.database()
        super().__init__(f"{self._server.url}?db={self._database}", **options)
        servers: Any = self._client._servers
        (servers._only,) = servers._nodes.values()
        servers.ask, servers.wait = self._ask, self._wait
        _opened.append(self)

    async def _ask(self, commands: Sequence[Command]) -> list[Any]:
        await asyncio.sleep(0)  # racing writers meet here, as they do over a network
        return self._server.ask(self._database, commands)

    async def _wait(self, seconds: float, *words: Word) -> Any:
        """On a connection of its own only where there is something to wait for."""
        await asyncio.sleep(0)
        at = words.index("BLOCK") if "BLOCK" in words else len(words)
        (answer,) = self._server.ask(self._database, [words[:at] + words[at + 2 :]])
        if isinstance(answer, Exception):
            raise answer
        if answer is None and at < len(words):
            return await self._client._servers._one().wait(seconds, *words)
        return answer

    # -- behind the store ------------------------------------------------------------------------
    def peek(self, *words: Word) -> Any:
        """The answer to any command, as bytes."""
        (answer,) = self._server.ask(self._database, [words])
        assert not isinstance(answer, Exception), answer
        return answer

    def found(self, pattern: str) -> list[str]:
        """The names of keys that fit."""
        return sorted(name.decode() for name in self.peek("KEYS", pattern))

    def contents(self, kinds: Collection[str]) -> dict[str, bytes]:
        """What the keys of some kinds hold, each as the server itself would write it to disk."""
        names = [name for name in self.found("*") if name.partition(":")[0] in kinds]
        dumps = self._server.ask(self._database, [("DUMP", name) for name in names])
        return dict(zip(names, dumps, strict=True))

    def tables(self) -> list[TableKey]:
        """All that it knows."""
        return [TableKey.parse(name.split(":", 2)[2]) for name in self.found("table:*")]

    def rows(self, table: TableKey) -> list[bytes]:
        """A table's log as it is kept."""
        rows: list[bytes] = self.peek("LRANGE", keys.log(table), 0, -1)
        return rows

    def put_rows(self, table: TableKey, rows: Sequence[bytes]) -> None:
        """Put others in their place."""
        self.lose(table)
        if rows:
            self.peek("RPUSH", keys.log(table), *rows)

    def damage(self, table: TableKey, row: int = -1) -> None:
        """Make a row of a table unreadable."""
        self.peek("LSET", keys.log(table), row, "nonsense")

    def lose(self, table: TableKey) -> None:
        """Put a table away before its time."""
        self.peek("DEL", keys.log(table))

    def profiles(self) -> dict[str, dict[str, str]]:
        """Everybody's, by address."""
        names = self.found(keys.profile("*"))
        hashes = self._server.ask(self._database, [("HGETALL", name) for name in names])
        texts = ([word.decode() for word in words] for words in hashes)
        return {
            name.partition(":")[2]: dict(zip(words[::2], words[1::2], strict=True))
            for name, words in zip(names, texts, strict=True)
        }

    def is_told(self) -> bool:
        """Whether nothing lies in the outbox, taken or not."""
        return not any(self.peek("XLEN", stream) for stream in self.found("outbox:*"))

    def pass_time(self, seconds: float) -> None:
        """What expires, and updates that are leased: as if they had been written so long ago."""
        milliseconds = round(seconds * 1000)
        for name in self.found("*"):
            left = self.peek("PTTL", name)
            if left >= 0:
                self.peek("PEXPIRE", name, left - milliseconds)
        for name in self.found("inbox_leases:*"):
            for number in self.peek("ZRANGE", name, 0, -1):
                self.peek("ZINCRBY", name, -milliseconds, number)
