"""Standard error without waiting: a reader that is slow, or never reads, stops nobody.

A full pipe blocks its writer. Lines are therefore written in a thread; where too many wait,
new ones are left out, and how many is said as soon as there is room.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from contextlib import suppress
from queue import Full, Queue
from typing import Final

_WAITING: Final = 2_000  # lines
_FAREWELL: Final = 1.0  # seconds for the last lines


class LogStream:
    """A stream for `logging.StreamHandler` that writes to a descriptor and never waits for it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._lines: Queue[str] = Queue(_WAITING)
        self._left_out, self._counting = 0, threading.Lock()
        # A daemon: a reader who has gone to sleep must not keep the process from ending.
        threading.Thread(target=self._write_lines, name="log", daemon=True).start()
        atexit.register(self.drain)

    def write(self, text: str) -> None:
        """Have it written soon; left out where too many wait."""
        try:
            self._lines.put_nowait(text)
        except Full:
            with self._counting:
                self._left_out += 1

    def flush(self) -> None:
        """Nothing: lines go as soon as they can."""

    def drain(self) -> None:
        """Wait until all is written, but not long."""
        end = time.monotonic() + _FAREWELL
        while self._lines.unfinished_tasks and time.monotonic() < end:
            time.sleep(0.005)

    def _write_lines(self) -> None:
        while True:
            text = self._lines.get()
            with self._counting:
                left_out, self._left_out = self._left_out, 0
            if left_out:
                text += f"{left_out} lines of the log were left out: nobody read them\n"
            with suppress(OSError):  # where nobody is there to read any more
                _write_all(self._descriptor, text.encode(errors="backslashreplace"))
            self._lines.task_done()


def _write_all(descriptor: int, rest: bytes) -> None:
    while rest:
        rest = rest[os.write(descriptor, rest) :]
