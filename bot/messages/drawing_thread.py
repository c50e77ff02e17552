"""A thread to draw in, off the event loop. One that hangs is given up for another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeVar

T = TypeVar("T")

_TICK: Final = 1.0  # seconds between two looks whether the work is done
_FAREWELL: Final = 1.0  # seconds that what is being drawn has to end in, when Salle stops

_Outcome = tuple[Any, BaseException | None]
_Job = tuple[Callable[[], Any], "asyncio.Future[_Outcome]"]


class HungError(Exception):
    """The work didn't end; its thread was given up."""


class DrawingThread:
    """Does one piece of work after the other. It begins with the first."""

    def __init__(self, name: str, *, ticks: int) -> None:
        """`ticks` is for how many seconds, about, a piece of work may last."""
        self._name = name
        self._ticks = ticks
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns. Raises what it raises, and HungError; ask for one at a time."""
        if self._thread is None:
            # A daemon, because the interpreter waits for all others when it ends.
            self._thread = threading.Thread(
                target=_work_off, args=[self._jobs], name=self._name, daemon=True
            )
            self._thread.start()
        done: asyncio.Future[_Outcome] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        # Ticks are counted, and not time: a process that was suspended hasn't waited.
        for _ in range(self._ticks):
            await asyncio.wait([done], timeout=_TICK)
            if done.done():
                result, error = done.result()
                if error is not None:
                    raise error
                return result  # type: ignore[no-any-return]  # what `work` returned
        self._give_up()
        raise HungError(f"{self._name}: not done after {self._ticks} looks")

    def close(self) -> None:
        """End the thread when it is done with what it is at; wait for that, but not long."""
        thread = self._thread
        self._give_up()
        if thread:
            thread.join(_FAREWELL)

    # Leaves the thread to itself: if its work ever ends, it ends too.
    def _give_up(self) -> None:
        self._jobs.put(None)
        self._jobs, self._thread = SimpleQueue(), None


def _work_off(jobs: SimpleQueue[_Job | None]) -> None:
    while job := jobs.get():
        work, done = job
        result, error = None, None
        try:
            result = work()
        except BaseException as err:  # also one that would end this thread without a word
            error = err if isinstance(err, Exception) else RuntimeError(repr(err))
        try:
            done.get_loop().call_soon_threadsafe(_settle, done, (result, error))
        except RuntimeError:  # the loop is closed
            return


def _settle(done: asyncio.Future[_Outcome], outcome: _Outcome) -> None:
    if not done.done():
        done.set_result(outcome)
