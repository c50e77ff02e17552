"""Questions and answers between two processes, both ways over one stream: a line of JSON each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any

Answer = Callable[["Wire", dict[str, Any]], Awaitable[Any]]

LONGEST = 1 << 22  # bytes of a line


class WireGoneError(Exception):
    """The other side is gone; whether it did what it was asked can't be said."""


class Wire:
    """One end. `answer` is what this end says to the other's questions."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: Answer
    ) -> None:
        self.name = ""  # of the other side, once it has said so
        self._reader, self._writer, self._answer = reader, writer, answer
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self.is_gone = False

    async def ask(self, **question: Any) -> Any:
        """What the other side says. Raises WireGoneError."""
        if self.is_gone:
            raise WireGoneError
        number = next(self._numbers)
        future = asyncio.get_running_loop().create_future()
        self._asked[number] = future
        self._write({"ask": number, "what": question})
        return await future

    async def run(self) -> None:
        """Until the other side is gone."""
        try:
            with suppress(ConnectionError):
                while line := await self._reader.readline():
                    self._read(json.loads(line))
        finally:
            self.is_gone = True
            for task in self._answering:
                task.cancel()
            for future in self._asked.values():
                if not future.done():
                    future.set_exception(WireGoneError())
            self._writer.close()

    async def all_answered(self) -> None:
        """Return when the other side has answered all that it was asked."""
        while self._asked:
            await asyncio.wait([*self._asked.values()])

    def close(self) -> None:
        """The other side finds this one gone."""
        self._writer.close()

    def _read(self, said: dict[str, Any]) -> None:
        if "ask" in said:
            task = asyncio.create_task(self._reply(said["ask"], said["what"]))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif (future := self._asked.pop(said["to"])) and not future.done():
            future.set_result(said["answer"])

    async def _reply(self, number: int, question: dict[str, Any]) -> None:
        answer = await self._answer(self, question)
        self._write({"to": number, "answer": answer})

    def _write(self, said: dict[str, Any]) -> None:
        if not self.is_gone:
            self._writer.write(json.dumps(said).encode() + b"\n")
