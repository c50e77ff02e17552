"""Side processes, as the event loop sees them.

An executor of the standard library can't tell whose work was under way when its process died, nor
end work that has no end. Here each has one question at a time.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

from bot.side_process.child import Function, Report, read_answer, written

_LONGEST_LINE: Final = 1 << 23  # bytes
_COMMAND: Final = "from bot.side_process.child import main; main()"


class SideProcessError(Exception):
    """No answer came; the message says why, and names nothing hidden."""


class WorkFailedError(SideProcessError):
    """The work raised something."""


class ProcessDiedError(SideProcessError):
    """The process ended in the middle of this work."""


class WorkTooLongError(SideProcessError):
    """The process had to be ended, for the work had no end."""


class SideProcesses:
    """So many processes, each begun when it is first needed and asked one question at a time.

    First come, first served.
    """

    def __init__(self, name: str, *, longest: float, count: int = 1, lasts: bool = True) -> None:
        """`name` tells them from others in a list of processes; `longest` is in seconds.

        One that doesn't last ends with its answer.
        """
        self.longest, self._lasts = longest, lasts
        self._all = [_SideProcess(name) for _ in range(count)]
        self._free = [*self._all]
        self._places = asyncio.Semaphore(count)

    @property
    def have_begun(self) -> bool:
        """Whether there is a process."""
        return any(one.has_begun for one in self._all)

    async def ask(self, function: Function, *args: Any, on_report: Report | None = None) -> str:
        """What the function says to this, called in a process; it must be importable there.

        The one that was free last is asked, because it has started. With `on_report` the function
        gets a `Report`, after its other arguments, and what it reports is heard at once.

        Raises:
            WorkFailedError, ProcessDiedError, WorkTooLongError.
        """
        async with self._places:
            one = self._free.pop()
            try:
                return await one.ask(function, *args, within=self.longest, on_report=on_report)
            finally:
                if not self._lasts:
                    await one.end(is_asked=False)
                self._free.append(one)

    async def end(self) -> None:
        """Let all go; they are begun again when they are needed. The askers are told."""
        for one in self._all:
            await one.end(is_asked=one not in self._free)


class _SideProcess:
    def __init__(self, name: str) -> None:
        self._name = name
        self._process: Process | None = None

    @property
    def has_begun(self) -> bool:
        return self._process is not None

    async def ask(
        self, function: Function, *args: Any, within: float, on_report: Report | None
    ) -> str:
        try:
            async with asyncio.timeout(within):
                question = written(function, *args, reports=on_report is not None)
                found, error = await self._call(question, on_report)
        except BaseException as err:
            # Also if nobody wants the answer any more: the next one must not take it for its own.
            await self.end(is_asked=False)
            if isinstance(err, TimeoutError):
                raise WorkTooLongError(f"no end after {within:g} s") from err
            raise
        if error:
            raise WorkFailedError(error)
        return found

    async def end(self, *, is_asked: bool) -> None:
        # End it; while it is asked, the asker reads to the end of its output.
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        # To the end of its output, for the event loop may stop after this; a pipe has one reader.
        # It is dead already. Wait a moment all the same, or its pipes stay open.
        while process.returncode is None:
            with suppress(asyncio.CancelledError):
                await (process.wait() if is_asked else process.communicate())

    async def _call(self, question: bytes, on_report: Report | None) -> tuple[str, str]:
        if self._process is None or self._process.returncode is not None:
            await self.end(is_asked=False)
            self._process = await _begin(self._name)
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin  # noqa: S101 - both are pipes
        assert stdout  # noqa: S101 - the same
        with suppress(ConnectionError):
            stdin.write(question)
            await stdin.drain()
            while (line := await stdout.readline()).endswith(b"\n"):
                answer = read_answer(line)
                if not isinstance(answer, str):
                    return answer
                if on_report:
                    on_report(answer)
        raise ProcessDiedError("its process died")


async def _begin(name: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        _COMMAND,
        name,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=PIPE,
        stdout=PIPE,
        limit=_LONGEST_LINE,
        # Else Ctrl-C would end it before us. Of our session it stays: Linux shares processors
        # between sessions first, and it is to give way to us and not to everybody else.
        process_group=0,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )
