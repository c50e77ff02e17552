"""The process in which computer players think, as the event loop sees it.

An executor of the standard library can't tell whose thought was under way when its process died,
nor end a thought that has no end. Here there is one question at a time.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

from bot.workers.thinking import Function, read_answer, written

LONGEST_THOUGHT: Final = 30.0
"""Seconds for one thought, which takes under two where the machine has nothing else to do."""

_LONGEST_LINE: Final = 1 << 20  # bytes
_COMMAND: Final = "from bot.workers.thinking import main; main()"


class ThoughtError(Exception):
    """No move came of a thought; the message says why, and names no hidden cards."""


class ThoughtFailedError(ThoughtError):
    """A computer player raised something."""


class ThinkerDiedError(ThoughtError):
    """The process ended in the middle of this thought."""


class ThoughtTooLongError(ThoughtError):
    """The process had to be ended, for it thought without end."""


class Thinker:
    """One process, begun when it is first needed. Who asks waits for his turn: first come, first
    served.
    """

    def __init__(self, *, longest: float = LONGEST_THOUGHT) -> None:
        self.longest = longest
        self._turn = asyncio.Lock()
        self._process: Process | None = None

    @property
    def has_begun(self) -> bool:
        """Whether there is a process."""
        return self._process is not None

    async def ask(self, function: Function, *args: Any) -> str:
        """What the function says to this, called in the process; it must be importable there.

        Raises:
            ThoughtFailedError, ThinkerDiedError, ThoughtTooLongError.
        """
        async with self._turn:
            try:
                async with asyncio.timeout(self.longest):
                    found, error = await self._call(written(function, *args))
            except BaseException as err:
                # Also if nobody wants the answer any more: the next must not take it for his.
                await self.end()
                if isinstance(err, TimeoutError):
                    raise ThoughtTooLongError(f"no end after {self.longest:g} s") from err
                raise
        if error:
            raise ThoughtFailedError(error)
        return found

    async def end(self) -> None:
        """Let the process go; it is begun again when it is needed."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _call(self, question: bytes) -> tuple[str, str]:
        if self._process is None or self._process.returncode is not None:
            await self.end()
            self._process = await _begin()
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin  # noqa: S101 - both are pipes
        assert stdout  # noqa: S101 - the same
        line = b""
        with suppress(ConnectionError):
            stdin.write(question)
            await stdin.drain()
            line = await stdout.readline()
        if not line.endswith(b"\n"):
            raise ThinkerDiedError("its process died")
        return read_answer(line)


async def _begin() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        _COMMAND,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=PIPE,
        stdout=PIPE,
        limit=_LONGEST_LINE,
        start_new_session=True,  # else Ctrl-C would end it before us
    )
