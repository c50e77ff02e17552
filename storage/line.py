"""The line to a Redis: connections, time limits, scripts, and the words for trouble.

Nothing is tried again here: whoever asks knows whether asking twice does harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha1
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from storage.base import StoreAwayError, StoreRefusedError
from storage.connection import Connection, Place, WrongPasswordError
from storage.resp import NotRedisError, ServerError, Word, paired, text

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 3.0

_NOT_US: Final = ("NOAUTH", "WRONGPASS")
_NOT_NOW: Final = (
    "LOADING", "READONLY", "OOM", "CLUSTERDOWN", "MISCONF", "MASTERDOWN", "NOREPLICAS",
    "UNBLOCKED", "TRYAGAIN",
)  # fmt: skip
"""Codes of a server that can't serve just now."""

_SHAPES: Final[Mapping[Word, Callable[[Any], Any]]] = {
    "HGETALL": paired,
    "CONFIG": paired,
    "ZSCORE": lambda score: None if score is None else float(score),
}
"""What a command's answer is, where it is more than its words."""


class Raw(tuple[Word, ...]):
    """A command whose answer is no text, and stays bytes."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Script:
    """A script that the server runs in one step, and the digest by which it knows it."""

    text: str
    digest: str

    @classmethod
    def named(cls, *names: str) -> Script:
        """Read `scripts/<name>.lua`; the last goes on where the others end."""
        folder = Path(__file__).parent / "scripts"
        text = "".join((folder / f"{name}.lua").read_text(encoding="utf-8") for name in names)
        # SHA-1 is how Redis names scripts; nothing secret hangs on it.
        return cls(text, sha1(text.encode(), usedforsecurity=False).hexdigest())


class Line:
    """A connection that everybody shares, and others for reads that wait.

    Every method raises StoreAwayError when the server can't be reached, is loading, is a replica
    or can't write; StoreRefusedError when it refuses our name or password, or is no Redis; and
    ServerError when it doesn't like the command. A connection that broke is replaced at the next
    call.
    """

    def __init__(self, url: str) -> None:
        self.where = place(url)
        try:
            self._place = Place.parse(url)
        except ValueError as err:
            raise StoreRefusedError(
                f"{self.where} is not the address of a Redis (redis://host:port or unix:///path)."
            ) from err
        self._shared: Connection | None = None
        self._connecting = asyncio.Lock()
        self._patient: list[Connection] = []  # those on which nobody waits

    async def ask(self, *words: Word) -> Any:
        """Send one command; its answer."""
        (answer,) = await self.ask_all(words)
        return answer

    async def ask_all(self, *commands: Sequence[Word], at_once: bool = False) -> list[Any]:
        """Send several commands in one round trip, `at_once` also in one step; their answers."""
        sent = [("MULTI",), *commands, ("EXEC",)] if at_once else commands
        with self._trouble():
            shared = self._shared
            if shared is None or shared.is_broken:
                shared = await self._connected()
            answers = await shared.ask(sent, ANSWER_SECONDS)
        return list(map(_shaped, commands, answers[-1] if at_once else answers))

    async def run(self, script: Script, keys: Sequence[str], *words: Word) -> Any:
        """Run a script: one round trip, two when the server doesn't know it (any more)."""
        try:
            return await self.ask("EVALSHA", script.digest, len(keys), *keys, *words)
        except ServerError as err:
            if err.code != "NOSCRIPT":
                raise
            return await self.ask("EVAL", script.text, len(keys), *keys, *words)

    async def wait(self, seconds: float, *words: Word) -> Any:
        """Send a command that blocks for up to `seconds`, on a connection of its own."""
        with self._trouble():
            idle = self._patient.pop() if self._patient else None
            if idle is None or idle.is_broken:
                idle = await Connection.to(self._place, CONNECT_SECONDS)
            try:
                (answer,) = await idle.ask([words], seconds + ANSWER_SECONDS)
            except asyncio.CancelledError:
                idle.close()  # the answer would still come
                raise
            finally:
                if not idle.is_broken:
                    self._patient.append(idle)
        return _shaped(words, answer)

    async def close(self) -> None:
        """Close every connection."""
        for connection in (self._shared, *self._patient):
            if connection:
                await connection.closed()
        self._patient.clear()

    async def _connected(self) -> Connection:
        """The shared connection, made anew by whoever comes first."""
        async with self._connecting:
            if self._shared is None or self._shared.is_broken:
                self._shared = await Connection.to(self._place, CONNECT_SECONDS)
            return self._shared

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except (OSError, WrongPasswordError, NotRedisError, ServerError) as err:
            told = self._in_our_words(err)
            if told is err:
                raise
            raise told from err

    def _in_our_words(self, err: Exception) -> Exception:
        match err:
            case TimeoutError():
                return StoreAwayError(f"Redis at {self.where} doesn't answer.")
            case OSError():
                return StoreAwayError(f"Redis at {self.where} can't be reached.")
            case WrongPasswordError():
                return StoreRefusedError(f"Redis at {self.where} refuses our name or password.")
            case NotRedisError():
                return StoreRefusedError(f"What answers at {self.where} is not a Redis.")
            case ServerError(code=code) if code in _NOT_US:
                return StoreRefusedError(f"Redis at {self.where} refuses our name or password.")
            case ServerError(code=code) if code in _NOT_NOW:
                return StoreAwayError(f"Redis at {self.where} can't serve us just now: {err}")
        return err


def _shaped(command: Sequence[Word], answer: Any) -> Any:
    if isinstance(command, Raw):
        return answer
    shape = _SHAPES.get(command[0])
    return shape(text(answer)) if shape else text(answer)


def place(url: str) -> str:
    """Where a URL leads, without name and password."""
    parts = urlsplit(url)
    return (parts.netloc.rpartition("@")[2] + parts.path) or url
