"""Commands that are asked for in the same turn of the event loop are sent as one pipeline.

redis-py spends far more on fetching a connection, sending and waiting than on a command, so callers
who ask at the same time share that. `python -m bench batching` measures what it is worth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import Any

from redis.asyncio import Redis

Command = Sequence[str | bytes | int | float]
_Asked = tuple[Sequence[Command], "asyncio.Future[list[Any]]"]


class CommandBatcher:
    """Sends commands over a client's pool. No caller waits longer than `seconds`."""

    def __init__(self, redis: Redis, *, seconds: float) -> None:
        self._redis = redis
        self._encode = redis.get_encoder().encode  # type: ignore[no-untyped-call]  # redis-py has no types for it
        self._seconds = seconds
        self._next: list[_Asked] = []
        self._sending: set[asyncio.Task[None]] = set()

    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """The commands' answers; an error that the server gives is an answer too.

        Raises what redis-py raises where there is no answer, and TimeoutError; and DataError for
        what can't be sent, so that it doesn't fail the others' commands. A caller who is cancelled
        stops waiting; his commands may or may not be carried out.
        """
        ready = [(name, *map(self._encode, words)) for name, *words in commands]
        loop = asyncio.get_running_loop()
        if not self._next:
            loop.call_soon(self._send_next)
        answer: asyncio.Future[list[Any]] = loop.create_future()
        self._next.append((ready, answer))
        return await answer

    def _send_next(self) -> None:
        asked, self._next = self._next, []
        task = asyncio.create_task(self._send(asked))
        self._sending.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._sending.discard)

    async def _send(self, asked: Sequence[_Asked]) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for commands, _ in asked:
            for command in commands:
                pipe.execute_command(*command)
        try:
            async with asyncio.timeout(self._seconds):
                answers = iter(await pipe.execute(raise_on_error=False))
        except Exception as err:  # raised to every caller
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(err)
        else:
            for commands, answer in asked:
                own = list(islice(answers, len(commands)))
                if not answer.done():
                    answer.set_result(own)
        finally:
            for _, answer in asked:
                answer.cancel()  # where this task itself was cancelled
