"""Sends commands issued in the same iteration of the event loop as one pipeline.

redis-py spends far more on fetching a connection, sending and waiting than on a command, so callers
that ask at the same time share that. `python -m bench batching` measures what it is worth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from redis import exceptions as redis_errors
from redis.asyncio import Redis

Word = str | bytes | int | float
Command = Sequence[Word]
_Asked = tuple[Sequence[Command], "asyncio.Future[list[Any]]"]

_CONFIRM_MILLISECONDS: Final = 1_000  # for replicas to say that they have it


class UnconfirmedError(redis_errors.ConnectionError):
    """Carried out, but too few replicas have said that they have it."""


class CommandBatcher:
    """Sends commands over a client's pool. No caller waits longer than `seconds`.

    `replicas`: how many must have what was changed before anybody gets their answer.
    """

    def __init__(self, redis: Redis, *, seconds: float, replicas: int = 0) -> None:
        self._redis = redis
        self._replicas = replicas
        self._encode = redis.get_encoder().encode  # type: ignore[no-untyped-call]  # redis-py has no types for it
        self._seconds = seconds
        self._next: list[_Asked] = []
        self._sending: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """The commands' answers; an error that the server gives is an answer too.

        Raises what redis-py raises where there is no answer, TimeoutError and UnconfirmedError; and
        DataError for what can't be sent, so that it doesn't fail the others' commands. A caller who
        is cancelled stops waiting; their commands may or may not be carried out.
        """
        if self._is_closed:
            raise redis_errors.ConnectionError("it is closed")
        ready = [(name, *map(self._encode, words)) for name, *words in commands]
        loop = asyncio.get_running_loop()
        if not self._next:
            loop.call_soon(self._send_next)
        answer: asyncio.Future[list[Any]] = loop.create_future()
        self._next.append((ready, answer))
        return await answer

    async def close(self) -> None:
        """Give up what is under way, whose callers are cancelled, and refuse what comes later.

        To be called before the pool is closed: either would leave a new connection open.
        """
        self._is_closed = True
        asked, self._next = self._next, []
        for _, answer in asked:
            answer.cancel()
        await asyncio.sleep(0)  # a task that has not begun would leave its callers waiting
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _send_next(self) -> None:
        asked, self._next = self._next, []
        if not asked:
            return
        task = asyncio.create_task(self._send(asked))
        self._sending.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._sending.discard)

    async def _send(self, asked: Sequence[_Asked]) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for commands, _ in asked:
            for command in commands:
                pipe.execute_command(*command)
        if self._replicas:
            pipe.execute_command("WAIT", self._replicas, _CONFIRM_MILLISECONDS)
        try:
            async with asyncio.timeout(self._seconds):
                heard = await pipe.execute(raise_on_error=False)
        except Exception as err:  # raised to every caller
            for _, answer in asked:
                if not answer.done():
                    answer.set_exception(err)
        else:
            confirmed_by = heard.pop() if self._replicas else 0
            answers = iter(heard)
            for commands, answer in asked:
                own = list(islice(answers, len(commands)))
                if answer.done():
                    continue
                is_refused = all(isinstance(one, Exception) for one in own)
                if is_refused or self._is_enough(confirmed_by):
                    answer.set_result(own)
                else:
                    answer.set_exception(self._unconfirmed(confirmed_by))
        finally:
            for _, answer in asked:
                answer.cancel()  # where this task itself was cancelled

    def _is_enough(self, confirmed_by: Any) -> bool:
        return not isinstance(confirmed_by, Exception) and confirmed_by >= self._replicas

    def _unconfirmed(self, answer: Any) -> UnconfirmedError:
        # What WAIT has answered, in words; an error says that the server is a replica by now.
        found = 0 if isinstance(answer, Exception) else answer
        return UnconfirmedError(
            f"it was perhaps stored, but only {found} of {self._replicas} replicas have it"
        )
