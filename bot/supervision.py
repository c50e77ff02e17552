"""Jobs that run as long as Salle does: begun again when they fail, ended in order with her."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Never

import structlog

from bot.settings import StartError
from bot.workers.patience import are_we_cancelled

log = structlog.get_logger(__name__)

_FIRST_PAUSE: Final = 1.0  # seconds before it is begun again, doubled each time
_LONGEST_PAUSE: Final = 300.0

Run = Callable[[], Awaitable[None]]


def begin(jobs: Mapping[str, Run]) -> list[asyncio.Task[Never]]:
    """Run each of them in a task of that name, until it is ended."""
    return [asyncio.create_task(keep_running(*job), name=job[0]) for job in jobs.items()]


async def keep_running(name: str, run: Run) -> Never:
    """Run a job until we are cancelled. If it ends by itself it is begun again, after a pause."""
    pause = _FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            await run()
            log.error("a job ended by itself; it is begun again", job=name, seconds=pause)
        except (Exception, asyncio.CancelledError) as err:
            if are_we_cancelled():
                raise
            if isinstance(err, StartError):  # one sentence says it all
                log.error("a job can't go on yet", job=name, why=str(err), seconds=pause)
            else:
                log.exception("a job failed; it is begun again", job=name, seconds=pause)
        if time.monotonic() - began > _LONGEST_PAUSE:
            pause = _FIRST_PAUSE
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


async def end(tasks: Sequence[asyncio.Task[Never]], *, within: float) -> None:
    """Cancel them, and let them finish what they do for so many seconds."""
    for task in tasks:
        task.cancel()
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=within)
    for task in late:
        log.warning("it takes too long to stop; going on without it", job=task.get_name())


async def close(name: str, closing: Callable[[], Awaitable[None]], *, within: float) -> None:
    """Close something, for no longer than so many seconds. Its failure harms nothing else."""
    try:
        async with asyncio.timeout(within):
            await closing()
    except Exception:
        log.exception("it could not be closed as it should be", job=name)


def stop_signal() -> asyncio.Event:
    """Set by the first signal to stop. The second ends the process at once."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    # SIGBREAK is what Ctrl-Break, and a program that stops another, send on Windows.
    names = ("SIGINT", "SIGTERM", "SIGBREAK")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]

    def asked() -> None:
        stop.set()
        for number in numbers:
            with suppress(NotImplementedError):
                loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)

    for number in numbers:
        try:
            loop.add_signal_handler(number, asked)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(asked))
    return stop
